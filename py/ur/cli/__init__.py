"""Command line: `ur play`, `ur rules`, `ur perft` and `ur jsonl`.

May import: everything but `ur.bridge`.
Start reading at `commands`.
"""
