"""`ur lab`: the laboratory of rules in the terminal, with files, processes and clusters of machines.

May import: `ur.cli`, and what it may.
Start reading at `command`, then `job`.
"""
