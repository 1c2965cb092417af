"""Race: plain races solved exactly, and nets fitted to the solved values.

May import: `ur`, `study.kernel` and `study.nets`. Start reading at `solve`, then `fit`.
"""
