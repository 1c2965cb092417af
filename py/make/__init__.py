"""What build.py is made of: it turns the sources into `dist/`, serves it, and fetches the tools. Never shipped."""
