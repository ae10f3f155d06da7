"""Brings HTML to one form, so that only differences of meaning are left."""

from html.parser import HTMLParser
from urllib.parse import quote, unquote_to_bytes
import html
import re

BLOCKS = {"p", "pre", "blockquote", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "table", "thead", "tbody", "tr", "td", "th",
          "div", "section"}


def normalize(text):
    try:
        return _Normalizer(re.sub(r"(<blockquote>|<li>)\s+(</)", r"\1\2", text)).result
    except AssertionError:  # raw HTML that Python's parser refuses
        return re.sub(r"[ \t\n]+", " ", text)


class _Normalizer(HTMLParser):
    """White space outside `pre` is collapsed, attributes are sorted, addresses are escaped in one way."""

    def __init__(self, text):
        super().__init__(convert_charrefs=False)
        self.parts = []
        self.words = ""
        self.depth = 0
        self.feed(text)
        self.close()
        self.flush()
        self.result = "".join(self.parts).replace("\x01", "")

    CDATA_CONTENT_ELEMENTS = ()

    def flush(self):
        words, self.words = self.words, ""
        if not words: return
        if self.depth == 0:
            words = re.sub(r"[ \t\n\r]+", " ", words)
            if not self.parts or self.parts[-1].startswith("\x01"): words = words.lstrip(" ")
        self.parts.append(html.escape(words, quote=False))

    def trim(self, tag):
        if tag in BLOCKS and self.depth == 0 and self.parts and not self.parts[-1].startswith("\x01"):
            self.parts[-1] = self.parts[-1].rstrip(" ")

    def handle_starttag(self, tag, attributes):
        self.flush()
        self.trim(tag)
        values = []
        for name, value in sorted(attributes, key=lambda pair: (pair[0], pair[1] or "")):
            value = value or ""
            if name in ("href", "src"): value = quote(unquote_to_bytes(value), safe="/:?#[]@!$&'()*+,;=-._~ ").replace(" ", "%20")
            if name in ("alt", "title"): value = re.sub(r"[ \t\n]+", " ", value)
            values.append(f' {name}="{html.escape(value)}"')
        self.parts.append(("\x01" if tag in BLOCKS or tag == "br" else "") + "<" + tag + "".join(values) + ">")
        if tag == "pre": self.depth += 1

    def handle_startendtag(self, tag, attributes):
        depth = self.depth
        self.handle_starttag(tag, attributes)
        self.depth = depth

    def handle_endtag(self, tag):
        self.flush()
        self.trim(tag)
        self.parts.append(("\x01" if tag in BLOCKS else "") + f"</{tag}>")
        if tag == "pre" and self.depth: self.depth -= 1

    def handle_data(self, data):
        self.words += data

    def handle_entityref(self, name):
        self.words += html.unescape(f"&{name};")

    def handle_charref(self, name):
        self.words += html.unescape(f"&#{name};")

    def handle_comment(self, data):
        self.flush()
        self.parts.append(f"<!--{data}-->")

    def handle_decl(self, data):
        self.flush()
        self.parts.append(f"<!{data}>")

    def handle_pi(self, data):
        self.flush()
        self.parts.append(f"<?{data}>")

    def unknown_decl(self, data):
        self.flush()
        self.parts.append(f"<![{data}]>")
