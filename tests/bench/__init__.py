"""What `build.py bench` measures: a module for each measurement, and their records as .txt files.

`main` of a module reads its words first. Only then a measurement of the site builds it: a wrong word costs no build.
"""
