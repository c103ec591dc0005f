"""What questions and rulings share: a picture, and sentences of which one is picked."""

from __future__ import annotations

from collections.abc import Sequence

from ipywidgets import HTML

from scopa_lessons.drawing import Scene
from scopa_lessons.drawing.svg import to_image
from scopa_lessons.puzzles import PickAttempt, Picking
from scopa_lessons.widgets.controls import Toggles, group
from scopa_lessons.widgets.frame import Frame
from scopa_lessons.widgets.guard import guarded
from scopa_lessons.widgets.keeping import Recorder
from scopa_lessons.widgets.sentences import show
from scopa_lessons.words import _


class Picker(Frame[PickAttempt]):
    """Levels in which one sentence is picked and confirmed; a kind of them says what is pictured."""

    def __init__(self, levels: Sequence[Picking], *, record: Recorder | None = None) -> None:
        self.picture = HTML()
        self.picture.add_class("scopa-picture")
        self.answers: Toggles[int] = Toggles(on_choice=self.pick, one_a_line=True)
        controls = [group(_("Answers"), self.answers)]
        super().__init__(
            [PickAttempt(level) for level in levels], [self.picture], controls=controls, record=record
        )

    def scene(self, level: Picking) -> Scene | None:
        """The picture that belongs to this level, if one does."""
        raise NotImplementedError

    @guarded
    def pick(self, place: int) -> None:
        """Pick the sentence at this place; picking it again undoes."""
        self.become(self.attempt.pick(place))

    def show_attempt(self, attempt: PickAttempt) -> None:
        """The picture, and a toggle for each sentence."""
        scene = self.scene(attempt.level)
        show(self.picture, to_image(scene) if scene else "")
        self.answers.offer(dict(enumerate(attempt.level.offers())))
        self.answers.press([] if attempt.picked is None else [attempt.picked])
