"""The words of a language as a terminal shows them."""

from __future__ import annotations

from ur.model.message import Message
from ur.model.refusal import END, ISOLATE
from ur.text.translator import Words, words_in


class _FromTheLeft(Words):
    """Words without the marks around what somebody wrote: only a line from right to left needs them."""

    def text(self, message: Message) -> str:
        return super().text(message).replace(ISOLATE, "").replace(END, "")


def shown_words(language: str) -> Words:
    """The words of a language, with English for what it lacks; LanguageError if there are none."""
    words = words_in(language)
    return words if words.right_to_left else _FromTheLeft(words.sources)
