"""`python3 -m ur`: see `ur.cli.commands`."""

# PYTHON_ARGCOMPLETE_OK

import sys

from ur.cli.commands import main

if __name__ == "__main__":
    sys.exit(main())
