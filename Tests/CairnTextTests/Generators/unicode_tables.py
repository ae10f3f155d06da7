"""Writes the two Unicode tables of CairnText.

Sources: ICU 78.3 (Unicode 17.0) through the PyPI package icukit-pyicu 78.3.1, and for text presentation
emoji-variation-sequences.txt of Unicode 15.0 (Debian package unicode-data 15.0.0-1).
Usage:   python3 unicode_tables.py <directory of Sources/CairnText/Unicode> emoji-variation-sequences.txt
"""

import sys
from pathlib import Path

import icu

Char, Property = icu.Char, icu.UProperty
SHORT = icu.UPropertyNameChoice.SHORT_PROPERTY_NAME
LIMIT = 0x20000
BLOCK = 64
OFFSET = 0x30
COLUMNS = 112

WIDTH_CLASSES = [
    "narrow", "wide", "ambiguous", "zero", "emojiNarrow", "emojiAmbiguous", "emojiWide",
    "extend", "spacingZero", "spacingNarrow", "textSelector", "emojiSelector", "skinTone",
    "regional", "joiner", "linker", "leadingJamo", "trailingJamo", "prepend",
]

LINE_CLASSES = """
    start mandatory carriageReturn lineFeed nextLine space zeroWidthSpace wordJoiner glue breakAfter
    hyphen unambiguousHyphen breakBoth breakBefore contingent closePunctuation closeParenthesis exclamation
    inseparable nonstarter openPunctuation quotation initialQuotation finalQuotation infixSeparator numeric
    postfix prefix symbol alphabetic hebrew dottedCircle ideographic emojiBase emojiModifier unassignedPictograph
    hangulLV hangulLVT jamoL jamoV jamoT regional combining joiner aksara aksaraPrebase aksaraStart viramaFinal
    virama guardedSpace afterJoiner
    alphabeticWide breakAfterWide closeWide emojiBaseWide exclamationWide glueWide ideographicWide inseparableWide
    nonstarterWide openWide postfixWide prefixWide
""".split()

LINE_NAMES = {
    "BK": "mandatory", "CR": "carriageReturn", "LF": "lineFeed", "NL": "nextLine", "SP": "space",
    "ZW": "zeroWidthSpace", "WJ": "wordJoiner", "GL": "glue", "BA": "breakAfter", "HY": "hyphen",
    "HH": "unambiguousHyphen", "B2": "breakBoth", "BB": "breakBefore", "CB": "contingent",
    "CL": "closePunctuation", "CP": "closeParenthesis", "EX": "exclamation", "IN": "inseparable",
    "NS": "nonstarter", "CJ": "nonstarter", "OP": "openPunctuation", "IS": "infixSeparator", "NU": "numeric",
    "PO": "postfix", "PR": "prefix", "SY": "symbol", "AL": "alphabetic", "AI": "alphabetic", "SG": "alphabetic",
    "XX": "alphabetic", "HL": "hebrew", "ID": "ideographic", "EB": "emojiBase", "EM": "emojiModifier",
    "H2": "hangulLV", "H3": "hangulLVT", "JL": "jamoL", "JV": "jamoV", "JT": "jamoT", "RI": "regional",
    "CM": "combining", "ZWJ": "joiner", "AK": "aksara", "AP": "aksaraPrebase", "AS": "aksaraStart",
    "VF": "viramaFinal", "VI": "virama",
}

WIDE_NAMES = {
    "alphabetic": "alphabeticWide", "breakAfter": "breakAfterWide", "closePunctuation": "closeWide",
    "emojiBase": "emojiBaseWide", "exclamation": "exclamationWide", "glue": "glueWide",
    "ideographic": "ideographicWide", "inseparable": "inseparableWide", "nonstarter": "nonstarterWide",
    "openPunctuation": "openWide", "postfix": "postfixWide", "prefix": "prefixWide",
}


def name(code, prop):
    return Char.getPropertyValueName(prop, Char.getIntPropertyValue(code, prop), SHORT)


def has(code, prop):
    return Char.hasBinaryProperty(code, prop)


def is_zero(code, category, width):
    """Zero columns whatever the cluster rules say of it."""
    if has(code, Property.PREPENDED_CONCATENATION_MARK):
        return False
    if category in ("Mn", "Me", "Mc", "Cf", "Cc", "Zl", "Zp", "Cs"):
        return True
    if 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FF:
        return True
    return has(code, Property.DEFAULT_IGNORABLE_CODE_POINT) and not 0x115F == code


def width_class(code):
    category = name(code, Property.GENERAL_CATEGORY)
    cluster = name(code, Property.GRAPHEME_CLUSTER_BREAK)
    width = name(code, Property.EAST_ASIAN_WIDTH)
    wide = width in "WF"
    special = {0xFE0E: "textSelector", 0xFE0F: "emojiSelector", 0x200D: "joiner"}
    if code in special:
        return special[code]
    if cluster == "RI":
        return "regional"
    if 0x1F3FB <= code <= 0x1F3FF:
        return "skinTone"
    if cluster == "L":
        return "leadingJamo"
    if cluster in ("V", "T"):
        return "trailingJamo"
    if cluster == "PP":
        return "prepend"
    zero = is_zero(code, category, width)
    if cluster == "SM" or cluster == "EX":
        if name(code, Property.INDIC_CONJUNCT_BREAK) == "Linker":
            return "linker"
        if category == "Mc":
            return "spacingZero"
        return "extend" if zero else "spacingNarrow"
    if zero:
        # A vowel sign that the cluster rules set apart from its base has a column of its own.
        return "narrow" if category == "Mc" else "zero"
    if wide:
        return "emojiWide" if code in HAS_TEXT_PRESENTATION else "wide"
    if has(code, Property.EMOJI) and not has(code, Property.EMOJI_PRESENTATION):
        return "emojiAmbiguous" if width == "A" else "emojiNarrow"
    return "ambiguous" if width == "A" else "narrow"


def line_class(code):
    category = name(code, Property.GENERAL_CATEGORY)
    short = name(code, Property.LINE_BREAK)
    if short == "SA":
        return "combining" if category in ("Mn", "Mc") else "alphabetic"
    if short == "QU":
        return {"Pi": "initialQuotation", "Pf": "finalQuotation"}.get(category, "quotation")
    if code == 0x25CC:
        return "dottedCircle"
    if short == "ID" and category == "Cn" and has(code, Property.EXTENDED_PICTOGRAPHIC):
        return "unassignedPictograph"
    plain = LINE_NAMES[short]
    wide = name(code, Property.EAST_ASIAN_WIDTH) in "FWH"
    return WIDE_NAMES.get(plain, plain) if wide else plain


def two_stages(values):
    blocks, index = {}, []
    for start in range(0, LIMIT, BLOCK):
        block = bytes(values[start:start + BLOCK])
        index.append(blocks.setdefault(block, len(blocks)))
    return index, b"".join(blocks)


def literal(data):
    text = "".join(chr(OFFSET + value) for value in data)
    lines = [text[start:start + COLUMNS] for start in range(0, len(text), COLUMNS)]
    return "\\#\n".join("    " + line for line in lines)


def swift(type_name, summary, index, blocks):
    high = [value >> 6 for value in index]
    low = [value & 63 for value in index]
    return f'''extension {type_name} {{
  /// {summary}
  ///
  /// Written by `Tests/CairnTextTests/Generators/unicode_tables.py` from ICU 78.3, Unicode 17.0. Do not edit.
  static var classes: StaticString {{
    #"""
{literal(blocks)}
    """#
  }}

  /// The upper six bits of the number of the block for each 64 scalars.
  static var indexHigh: StaticString {{
    #"""
{literal(high)}
    """#
  }}

  /// The lower six bits of the number of the block for each 64 scalars.
  static var indexLow: StaticString {{
    #"""
{literal(low)}
    """#
  }}
}}
'''


def write(directory, type_name, names, classify, summary):
    values = [names.index(classify(code)) for code in range(LIMIT)]
    index, blocks = two_stages(values)
    Path(directory, f"{type_name}+Data.swift").write_text(swift(type_name, summary, index, blocks))
    print(type_name, len(blocks) // BLOCK, "blocks,", len(blocks) + 2 * len(index), "bytes")


lines = Path(sys.argv[2]).read_text(encoding="utf-8").splitlines()
HAS_TEXT_PRESENTATION = {int(line.split()[0], 16) for line in lines if " FE0E " in line}
assert len(HAS_TEXT_PRESENTATION) > 300
assert icu.UNICODE_VERSION == "17.0"
write(sys.argv[1], "WidthTable", WIDTH_CLASSES, width_class, "The width class of each scalar of each distinct block.")
write(sys.argv[1], "LineBreakTable", LINE_CLASSES, line_class, "The line-break class of each scalar of each distinct block.")
