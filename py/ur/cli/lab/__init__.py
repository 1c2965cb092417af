"""`ur lab`: the laboratory of rules in the terminal, with files, processes and clusters of machines.

Start reading at `command`, then `job`.
"""
