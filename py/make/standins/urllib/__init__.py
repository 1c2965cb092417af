"""Stand-in for `urllib`: it has only `parse`."""
