"""What `build.py bench` measures: a module for each measurement, and their records as .txt files."""
