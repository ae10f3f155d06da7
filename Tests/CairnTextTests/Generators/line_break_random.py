"""Writes random line-break cases of Unicode 17, as ICU breaks them.

Source: ICU 78.3 (Unicode 17.0) through the PyPI package icukit-pyicu 78.3.1, line iterator of locale "en".
Scripts that ICU breaks by dictionary (class SA) are left out.
Usage:  python3 line_break_random.py > ../Data/line-break-random-17.tsv
"""

import random
from collections import defaultdict

import icu

Char, Property = icu.Char, icu.UProperty
SHORT = icu.UPropertyNameChoice.SHORT_PROPERTY_NAME
SEED = 17

by_class = defaultdict(list)
for code in range(0x20000):
    name = Char.getPropertyValueName(
        Property.LINE_BREAK, Char.getIntPropertyValue(code, Property.LINE_BREAK), SHORT)
    if name in ("SA", "SG", "XX") or Char.charType(code) == 0 and name != "ID":
        continue
    wide = Char.getIntPropertyValue(code, Property.EAST_ASIAN_WIDTH) in (2, 3, 5)
    by_class[(name, wide, Char.charType(code) in (28, 29))].append(code)

generator = random.Random(SEED)
groups = sorted(by_class)
common = [group for group in groups if group[0] in ("AL", "SP", "QU", "OP", "CL", "NU", "HY", "CM", "IS", "SY", "ZWJ", "AK", "VI", "RI")]
iterator = icu.BreakIterator.createLineInstance(icu.Locale("en"))
print(f"# ICU {icu.ICU_VERSION}, Unicode {icu.UNICODE_VERSION}, seed {SEED}. Breaks are numbers of scalars in front.")
print("codepoints\tbreaks")
for _ in range(4000):
    count = generator.randint(2, 7)
    codes = [generator.choice(by_class[generator.choice(generator.choice([groups, common]))]) for _ in range(count)]
    text = icu.UnicodeString("".join(map(chr, codes)))
    iterator.setText(text)
    units = [0]
    for code in codes:
        units.append(units[-1] + (2 if code > 0xFFFF else 1))
    breaks = [str(units.index(position)) for position in iterator if position in units]
    print(" ".join(f"{code:X}" for code in codes) + "\t" + ",".join(breaks))
