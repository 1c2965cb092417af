"""Whole games of every ruleset in compiled code, for millions of games.

May import: `ur`. Start reading at `parts` (which rulesets can be compiled) and `arrays` (a ruleset as numbers),
then `play`. In compiled functions `k` is a `CompiledRules` and `st` the state vector of `states`. A call hands over
every array of `k`, which takes longer than the work of most functions. So most are compiled into their callers
(`forceinline`).
"""
