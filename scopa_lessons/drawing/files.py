"""Pictures as files: SVG by itself, PNG with the library that the extra ``png`` installs."""

from __future__ import annotations

from pathlib import Path

from scopa_lessons.drawing.scene import Scene
from scopa_lessons.drawing.scenes import scene_of
from scopa_lessons.drawing.svg import to_svg
from scopa_lessons.errors import ScopaError

PNG_SCALE = 2  # pixels to a scene unit, as on a dense screen


class NoPngError(ScopaError):
    """No PNG can be made, because the library for it is not installed."""


def save_svg(value: object, path: str | Path) -> Path:
    """Save the picture of a value, or a scene, as an SVG file; the answer is where it is.

    >>> import tempfile
    >>> from scopa_lessons import cards
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_svg(cards("7D"), Path(folder) / "settebello.svg").name
    'settebello.svg'
    """
    path = Path(path)
    path.write_text(to_svg(_scene(value)), encoding="utf-8")
    return path


def save_png(value: object, path: str | Path, *, scale: float = PNG_SCALE) -> Path:
    """Save the picture of a value, or a scene, as a PNG file; the answer is where it is.

    Raises NoPngError where the library for it is missing.
    """
    path, scene = Path(path), _scene(value)
    path.write_bytes(_png(to_svg(scene), round(scene.width * scale)))
    return path


def _scene(value: object) -> Scene:
    return value if isinstance(value, Scene) else scene_of(value)


def _png(svg: str, width: int) -> bytes:
    try:
        import resvg_py
    except ImportError:
        raise NoPngError(
            "A PNG needs one more library: run pip install 'scopa-lessons[png]', or use save_svg instead."
        ) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
