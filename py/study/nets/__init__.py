"""Nets: the features, weights and files of a net, and the hand-made evaluation in compiled code.

May import: `ur` and `study.kernel`. Start reading at `weights`.
"""
