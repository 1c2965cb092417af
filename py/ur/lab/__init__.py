"""The laboratory of rules: it plays games between players and measures what the rules do.

`match` says what is played, `playing` plays one game as a generator that may be dropped at any yield, `measures` has
what is measured in a game, `sums` adds games up, in parts that merge in any order, and `figures`
makes means and shares with 95 % intervals of them. `rows` puts matches side by side, and `answers` says in sentences
what that shows; `summary`, `plots` and `pictures` print and draw it outside the page. `rollouts` plays the moves of one
choice on, for a deep look at it. Nothing here opens a file or starts a process: `ur.cli.lab` does.

May import: everything but `ur.mechanics`, `ur.lessons`, `ur.api`, `ur.bridge`, `ur.jsonl` and
`ur.cli`.
Start reading at `match`, then `playing`.
"""
