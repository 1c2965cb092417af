"""Pictures of every screen, for `build.py bench gallery` and `build.py bench languages`."""
