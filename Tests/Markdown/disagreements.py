"""The known differences from other parsers; `disagreements.md` says for each what the specification says."""

import re

SYMBOL = "[€£😀]"

# Differences from markdown-it-py where cmark agrees with us.
MARKDOWN_IT = [
    ("M1 spaces behind a backslash at the end of a line", lambda d: re.search(r"\\ +\n", d)),
    ("M2 a quote's marker that is indented as code is", lambda d: re.search(r"(^|\n)[^\n]*( {4,}|\t)[ \t]*>", d)),
    ("M3 tabs behind the markers of quotes and items", lambda d: re.search(r"(>|[-+*]|\d[.)])[ >]*\t", d) or re.search(r"(^|\n)[ \t]*\t[ \t]*([-+*>]|\d+[.)])", d)),
    ("M4 spaces at the beginning of a line in a code span or a tag", lambda d: re.search("[`<]", d) and re.search(r"\n[ \t>]*[ \t]", d)),
    ("M5 the words of a link or an image are read alone", lambda d: "[" in d),
    ("M6 what ends a definition of a label", lambda d: "]:" in d),
    ("M7 a block of code without an end", lambda d: re.search(r"```|~~~", d)),
    ("M9 a lazy line that is indented as code is", lambda d: re.search(r"\n[ >]*( {4,}| *\t)[ \t]*\S", d)),
    ("M10 a language that is a space without a break", lambda d: re.search(r"(```|~~~) *&nbsp;", d)),
    ("M11 references in addresses between angle brackets", lambda d: re.search(r"<[A-Za-z][^<> ]*&[^<> ]*;[^<> ]*>", d)),
    ("M12 references to control characters", lambda d: re.search(r"&#(0*([1-9]|1\d|2\d|3[01]|127)|[xX]0*(1?[0-9a-fA-F]|7[fF]));", d)),
    ("M8 blank lines in items", lambda d: re.search(r"([-+*]|\d[.)])[ \t]*\n[ \t>]*\n", d)),
]

# Differences from cmark 0.30.2 where markdown-it-py agrees with us.
CMARK = [
    ("C1 symbols are punctuation since 0.31", lambda d: re.search(f"([*_]{SYMBOL})|({SYMBOL}[*_])", d)),
    ("C2 declarations may be in lower case since 0.31", lambda d: re.search(r"<![a-z]", d)),
    ("C3 comments end otherwise since 0.31", lambda d: "<!--" in d),
    ("C4 tabs at the end of a line", lambda d: re.search(r"\t[ \t]*\n", d)),
    ("C5 spaces before a fence behind a part of a tab", lambda d: "\t" in d and re.search(r"```|~~~", d)),
    ("C6 an item that begins with two blank lines", lambda d: re.search(r"([-+*]|\d[.)])[ \t]*\n[ \t>]+\n", d)),
    ("C7 spaces before a lazy line", lambda d: re.search(r"[`<]|\]:", d) and re.search(r"\n[ \t>]*[ \t]", d)),
    ("C10 words behind what looks like the title of a definition", lambda d: re.search(r"\]:[^\n]*\n[ \t>]*[\"'(]", d)),
    ("C11 a definition beside a blank line in an item", lambda d: "]:" in d and re.search(r"\n[ \t>]*\n", d)),
    ("C12 the rule of three", lambda d: re.search(r"[*_][^*_]*[*_][^*_]*[*_]", d)),
    ("C13 code spans behind backticks that are none", lambda d: re.search(r"``[^`]*`[^`]*`", d)),
    ("C14 blanks between brackets behind a link", lambda d: re.search(r"\]\[\s+\]", d)),
    ("C15 a declaration that is a name only", lambda d: re.search(r"<![A-Za-z]+>", d)),
    ("C9 a thematic break behind a definition", lambda d: re.search(r"\]:[^\n]*\n[ \t>]*---", d)),
    ("C8 a blank line behind a heading or a thematic break in an item", lambda d: re.search(r"(#|([-*_])[ \t]*\2[ \t]*\2)[^\n]*\n[ \t>]*\n", d)),
]

# Differences from both, which agree with each other.
BOTH = [
    ("B3 symbols (C1) at the end of the words of a link (M5)", lambda d: re.search(f"\\[[^]]*{SYMBOL}[*_]+\\]", d)),
    ("B4 a fence behind a tab in a quote or an item", lambda d: re.search(r">[ ]*\t[ \t]*(```|~~~)", d)),
    ("B2 comments whose words end with a hyphen", lambda d: re.search(r"<!--[^>]*--->", d)),
]


def explanation(name, document, others_agree):
    rules = BOTH if others_agree else {"cmark": CMARK, "markdown-it": MARKDOWN_IT}[name]
    return next((reason for reason, applies in rules if applies(document)), None)
