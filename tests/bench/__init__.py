"""What `build.py bench` measures: a module for each measurement, and their records as .txt files.

`main` of a module reads its options first. Only then a measurement of the site builds it, so that a wrong option costs
no build.
"""
