"""The ids, links and id references of one page."""
import html.parser
import re

URL_ATTRIBUTES = {"href", "src", "poster", "action", "formaction", "cite", "xlink:href"}
ID_ATTRIBUTES = {"for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details",
                 "aria-activedescendant", "popovertarget", "commandfor", "headers", "form"}
CSS_URL = re.compile(r"""url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')""")
CSS_COMMENT = re.compile(r"/\*.*?\*/", re.S)


def css_links(text):
    return [next(group for group in groups if group) for groups in CSS_URL.findall(CSS_COMMENT.sub("", text)) if any(groups)]


class PageLinks(html.parser.HTMLParser):
    """`links` are (line, address), `references` are (line, attribute, id)."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.ids, self.links, self.references = set(), [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        line, given = self.getpos()[0], dict(attributes)
        # What a form posts is answered by a server, not by a file.
        posts = (given.get("formmethod") or given.get("method") or "").lower() == "post"
        if tag == "meta" and (given.get("http-equiv") or "").lower() == "refresh":
            self.links += [(line, address) for address in (given.get("content") or "").partition("url=")[2:] if address]
        for name, value in attributes:
            if value is None:
                continue
            if name == "id" or (name == "name" and tag == "a"):
                self.ids.add(value)
            elif posts and name in ("action", "formaction"):
                continue
            elif name in URL_ATTRIBUTES or (name == "data" and tag == "object"):
                self.links.append((line, value))
            elif name in ("srcset", "imagesrcset"):
                self.links += [(line, choice.split()[0]) for choice in value.split(",") if choice.strip()]
            elif name in ID_ATTRIBUTES or (name == "list" and tag == "input"):
                self.references += [(line, name, reference) for reference in value.split()]

    handle_startendtag = handle_starttag
