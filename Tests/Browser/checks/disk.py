"""The site opened from disk, without a server."""
from .loading import PICTURES, console_messages
from .result import Result
from .view import View

SHEETS = "document.querySelectorAll('link[rel~=stylesheet]').length"


def check_disk(site, browser):
    """index.html finds its style sheets and pictures when it is opened as a file."""
    browser.show(View())
    browser.open((site.folder / "index.html").as_uri())
    sheets, pictures = browser.evaluate(SHEETS), browser.evaluate(PICTURES)
    findings = [f"index.html: broken picture {url}" for url in pictures["broken"]]
    findings += [f"index.html: {message}" for message in console_messages(browser.events)]
    if not sheets:
        findings.append("index.html: links no style sheet")
    return Result("from disk", f"index.html, {sheets} sheets, {pictures['count']} pictures", findings)
