"""Packs LineBreakTest.txt into one case a line: hexadecimal code points, a tab, the numbers of scalars in front of each break.

Source: LineBreakTest.txt of Unicode 15.0.0 (Debian package unicode-data 15.0.0-1).
Usage:  python3 line_break_test.py LineBreakTest.txt > ../Data/line-break-test-15.tsv
"""

import sys

print("# Derived from LineBreakTest-15.0.0.txt, Date: 2022-02-26. Copyright 2022 Unicode, Inc.")
print("# Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the U.S. and other countries.")
print("# Used under the Unicode License V3, https://www.unicode.org/license.txt; comments removed.")
print("codepoints\tbreaks")
for line in open(sys.argv[1], encoding="utf-8"):
    tokens = line.split("#")[0].split()
    if not tokens:
        continue
    points = tokens[1::2]
    marks = tokens[0::2]
    breaks = [str(i) for i, mark in enumerate(marks) if mark == "\u00f7"]
    print(" ".join(points) + "\t" + ",".join(breaks))
