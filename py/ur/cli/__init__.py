"""The command line: `ur rules`, `ur play`, `ur lab`, `ur perft` and `ur jsonl`.

May import: everything but `ur.mechanics`.
Start reading at `commands`; `parser` has the words and their help, `lab/` the laboratory of rules.
"""
