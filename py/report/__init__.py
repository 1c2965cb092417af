"""The pages "What the rules do" and "How light and how strong": what was measured for them, and their sections.

`python3 build.py report` goes on measuring with the laboratory (`ur.lab`) and keeps what it finds in `results.json`;
`build.py docs` makes the pages. With `--keep`, `build.py bench growth` writes `growth.json`, `bench exact`
`small.json`, `bench exact --others` `other_games.json`, `bench advantage` `perfect.json`, `bench visit` `visits.json`.
`trials.json` is written by hand. Never shipped.

May import: everything in `ur` but `ur.bridge` and `ur.jsonl`; `ur.cli` in `run` alone.
Start reading at `plan` and `questions`, then `run` and `page`; for the second page, at `light`.
"""
