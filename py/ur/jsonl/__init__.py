"""The JSON-lines service for bots and scripts: a request in each line in, its answer in a line out.

May import: everything but `ur.mechanics`, `ur.api`, `ur.bridge` and `ur.cli`.
Start reading at `service`, which documents every request.
"""
