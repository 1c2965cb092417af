"""Whole games of every ruleset in compiled code, for millions of games.

May import: `ur`. Start reading at `parts` (which rulesets can be compiled) and `arrays` (a ruleset as numbers),
then `play`. In compiled functions `k` is a `CompiledRules` and `st` the state vector of `states`.
"""
