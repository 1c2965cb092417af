"""Formats: positions, throws and actions as JSON and as short text, written and read.

May import: `ur.model` and `ur.rules`. It knows nothing of games, players or the page.
Start reading at `notation` (text) and `json_write` (JSON).
"""
