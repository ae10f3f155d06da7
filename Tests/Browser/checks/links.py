"""Every link, fragment, id reference and picture of a site, without a network."""
import posixpath
import urllib.parse

from .page_links import PageLinks, css_links
from .result import Result, unique

NOT_FOUND_PAGE = "404.html"


def check_links(site):
    """Links that lead nowhere on a server or from disk, references to missing ids, and pages that nothing leads to."""
    return _Links(site).result()


class _Links:
    def __init__(self, site):
        self.site = site
        self.files = set(site.files)
        self.spelling = {file.lower(): file for file in site.files}
        self.pages = {page: PageLinks(site.text(page)) for page in site.pages}
        self.leads = {page: set() for page in site.pages}
        self.findings = []
        self.internal = self.external = 0

    def result(self):
        for page, links in self.pages.items():
            for line, link in links.links:
                self.follow(page, line, link)
            self.findings += [f"{page}:{line}: {name}={reference} names no id on the page"
                              for line, name, reference in links.references if reference not in links.ids]
        for sheet in self.site.of_kind(".css"):
            for link in css_links(self.site.text(sheet)):
                self.follow(sheet, 1, link)
        self.findings += [f"{page}: nothing leads here from index.html" for page in self.orphans()]
        summary = f"{len(self.pages)} pages, {self.internal} links inside the site, {self.external} others"
        return Result("links", summary, unique(self.findings))

    def follow(self, file, line, link):
        parts = urllib.parse.urlsplit(link.strip())
        if parts.scheme or parts.netloc:
            self.external += 1
            return
        self.internal += 1
        tell = lambda why: self.findings.append(f"{file}:{line}: {link} {why}")
        path = urllib.parse.unquote(parts.path)
        if path.startswith("/"):
            if file != NOT_FOUND_PAGE:
                tell("starts at the server's root, so it fails from disk")
                return
            if not path.startswith(self.site.base):
                tell(f"is not in the site's folder {self.site.base} of its server")
                return
            path = "/" + path.removeprefix(self.site.base)
        target = file if not path else posixpath.normpath(posixpath.join(posixpath.dirname(file), path)).lstrip("/")
        if target not in self.files:
            tell(self.absence(target, path))
            return
        if file in self.leads:
            self.leads[file].add(target)
        fragment = urllib.parse.unquote(parts.fragment)
        if fragment and target in self.pages and fragment not in self.pages[target].ids | {"top"}:
            tell(f"names no id in {target}")

    def absence(self, target, path):
        if target.lower() in self.spelling:
            return f"differs in case from {self.spelling[target.lower()]}"
        if path.endswith("/") or posixpath.normpath(target + "/index.html") in self.files:
            return "names a folder, so it fails from disk"
        return "leads to no file"

    def orphans(self):
        # Who comes to a page that leads on has an old address of it.
        reached, waiting = {NOT_FOUND_PAGE, *self.site.redirects}, ["index.html"]
        while waiting:
            page = waiting.pop()
            if page not in reached:
                reached.add(page)
                waiting += self.leads.get(page, ())
        return [page for page in self.pages if page not in reached]
