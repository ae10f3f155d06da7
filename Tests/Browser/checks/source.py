"""What must not stand in any page: scripts, inline styles, event handlers."""
import html.parser

from .result import Result, unique

URL_ATTRIBUTES = {"href", "src", "action", "formaction", "xlink:href"}


class _Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.found = []

    def handle_starttag(self, tag, attributes):
        # Browsers run no data, and no policy forbids it.
        if tag == "style" or tag == "script" and dict(attributes).get("type") != "application/ld+json":
            self._tell(f"<{tag}> element")
        for name, value in attributes:
            if name == "style":
                self._tell(f"style attribute on <{tag}>")
            elif name.startswith("on"):
                self._tell(f"event handler {name} on <{tag}>")
            elif name in URL_ATTRIBUTES and "".join((value or "").split()).lower().startswith("javascript:"):
                self._tell(f"script address in {name} of <{tag}>")

    handle_startendtag = handle_starttag

    def _tell(self, what):
        self.found.append((self.getpos()[0], what))


def check_source(site):
    findings = []
    for page in site.pages:
        parser = _Page()
        parser.feed(site.text(page))
        parser.close()
        findings += [f"{page}:{line}: {what}" for line, what in parser.found]
    return Result("no script or inline style", f"{len(site.pages)} pages", unique(findings))
