"""The puzzles and the claims of each lesson: data, one module to a notebook."""
