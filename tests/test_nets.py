"""The safety nets that hold under every test catch what falls into them."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]


def test_an_error_that_is_only_logged_fails_its_test(pytester: pytest.Pytester) -> None:
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text())
    pytester.makepyfile(
        """
        from ipywidgets import Button

        def test_a_callback_raises():
            button = Button()
            button.on_click(lambda _: 1 / 0)
            button.click()

        def test_a_callback_raises_and_is_meant_to(caplog):
            test_a_callback_raises()
            assert "ZeroDivisionError" in caplog.text
            caplog.clear()

        def test_a_canvas_is_left_half_drawn():
            import ipycanvas.canvas as canvas
            canvas._CANVAS_MANAGER._caching = True

        def test_and_the_next_one_finds_it_whole():
            import ipycanvas.canvas as canvas
            assert canvas._CANVAS_MANAGER._caching is False
        """
    )
    result = pytester.runpytest_subprocess()

    result.assert_outcomes(passed=4, errors=1)
    result.stdout.fnmatch_lines(["*An error was logged instead of raised:*", "*ZeroDivisionError*"])
