"""What Node reports of the branches of storage is read as it is meant."""

from __future__ import annotations

from soak.coverage import read_lcov

REPORT = """TN:
SF:js/page/late.js
FN:5,late
BRDA:1,0,0,9
BRDA:5,1,0,0
BRDA:6,2,0,3
DA:1,9
DA:2,0
end_of_record
SF:js/lib/dom.js
BRDA:1,0,0,0
DA:1,0
end_of_record
"""


def test_only_the_modules_of_storage_are_counted_with_the_lines_that_are_missing() -> None:
    found = read_lcov(REPORT)
    assert list(found) == ["js/page/late.js"]
    assert found["js/page/late.js"] == (3, [5], 2, [2])
