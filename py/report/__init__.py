"""The page "What the rules do": what is measured for it by the laboratory (`ur.lab`), what was found, and the page.

`python3 build.py report` goes on measuring and keeps what it finds in `results.json`; `build.py docs` makes the page of
it. With `--keep`, `build.py bench growth` writes `growth.json`, `bench exact` `small.json`, `bench advantage`
`perfect.json`. Never shipped.

May import: everything in `ur` but `ur.bridge`, `ur.jsonl` and `ur.cli`.
Start reading at `plan` and `questions`, then `run` and `page`.
"""
