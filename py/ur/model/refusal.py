"""What all refusals have: one sentence in English for programs, and a message for people."""

from __future__ import annotations

from ur.model.message import Message

LONGEST = 40
# A text of any direction, kept apart from the sentence around it.
ISOLATE, END = "\u2068", "\u2069"


class Refusal(ValueError):
    """Something that is not allowed or cannot be read.

    `explanation` is a message for people, in their language; it is missing where only a mistake in a program can be
    the cause, which no person who plays or brings in a file ever meets.
    """

    def __init__(self, message: str, explanation: Message | None = None) -> None:
        super().__init__(message)
        self.explanation = explanation


def quoted(written: object, longest: int = LONGEST) -> str:
    """What somebody wrote, for a sentence about it: short, without signs that hide or turn, isolated."""
    text = "".join(letter if letter.isprintable() else " " for letter in str(written)[: longest + 1])
    return f"{ISOLATE}{text[:longest]}{'…' if len(text) > longest else ''}{END}"
