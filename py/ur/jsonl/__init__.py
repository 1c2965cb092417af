"""JSON lines: one request a line in, one answer a line out, for bots and scripts.

May import: everything but `ur.bridge` and `ur.cli`.
Start reading at `service`, which documents every request.
"""
