"""Whether the boxes of layouts stand where the solver puts them: at rest, scrolled, and at other widths.

A folder holds pairs of NAME.html and NAME.json. What the second says decides what is looked at:

  {"origin": selector, "boxes": [{"selector", "x", "y", "width", "height"}]}       boxes of the page as it opens, also of ::before
  {…, "scrolled": [{"offset", "boxes"}]}                                           boxes when the page is scrolled
  {…, "widths": [{"width", "boxes"}]}                                              boxes when the page is that wide
  {…, "scrollers": [{"selector", "offsets"}]}                                      where scrollers come to rest; [] is anywhere

Places count from the corner of the origin, by default that of the page. `width` and `height` of the page may be given, and
a `tolerance` where much that engines round adds up. `leftOut` names parts that HTML cannot show.
"""
import contextlib
import dataclasses
import json
import pathlib
import time

from .engines import ENGINES, is_installed
from .result import Result
from .site import address, served
from .view import View

TOLERANCE = 0.1
# Engines round the offset of a scroller to whole pixels of the screen, some down and some to the nearest.
SCROLL_TOLERANCE = 0.99
PAGE = View(width=375, height=812)

BOXES = """(({ origin, selectors }) => {
  const base = origin ? document.querySelector(origin) : null;
  if (origin && !base) return { missing: origin };
  const corner = base ? base.getBoundingClientRect() : { left: -scrollX, top: -scrollY };
  const left = corner.left + (base ? base.clientLeft : 0), top = corner.top + (base ? base.clientTop - base.scrollTop : 0);
  return { boxes: selectors.map(selector => {
    const [host, part] = selector.split('::'), element = document.querySelector(host);
    if (!element) return null;
    const box = element.getBoundingClientRect();
    if (!part) return [box.left - left, box.top - top, box.width, box.height];
    // What is drawn without an element has no box to ask for; laid out of the flow, it counts from its element's.
    const style = getComputedStyle(element, '::' + part);
    if (style.content === 'none' || style.position !== 'absolute') return null;
    const [x, y, width, height] = [style.left, style.top, style.width, style.height].map(parseFloat);
    return [box.left + element.clientLeft + x - left, box.top + element.clientTop + y - top, width, height];
  }) };
})(%s)"""

# An origin that has a height of its own scrolls by itself, others with the page.
SCROLL = """(({ origin, top }) => {
  const base = origin ? document.querySelector(origin) : null;
  const scroller = base && getComputedStyle(base).overflowY !== 'visible' ? base : document.scrollingElement;
  scroller.scrollTo({ top, behavior: 'instant' });
  return scroller.scrollTop;
})(%s)"""

# Where a scroller rests after a finger has left it, at every 33rd pixel.
RESTS = """(async selector => {
  const scroller = document.querySelector(selector);
  if (!scroller) return null;
  const frame = () => new Promise(done => requestAnimationFrame(done)), rests = new Set();
  const end = scroller.scrollWidth - scroller.clientWidth;
  // From right to left, offsets are negative.
  const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  for (let step = 0; step <= end + 32; step += 33) {
    scroller.scrollTo({ left: sign * Math.min(step, end), behavior: 'instant' });
    await frame();
    rests.add(sign * scroller.scrollLeft || 0);
  }
  return { rests: [...rests].sort((one, other) => one - other), end };
})(%s)"""


@dataclasses.dataclass
class Tally:
    """How much was looked at, and what was found, page by page."""

    boxes: int = 0
    pages: int = 0
    left_out: int = 0
    findings: dict = dataclasses.field(default_factory=dict)

    def add(self, page, findings):
        self.pages += 1
        if findings:
            self.findings[page] = findings


def check_layout(folder, engines=None, least=1, exceptions=None):
    """Prints a line for each engine; true when none has a finding. Without a choice, all engines that are installed."""
    folder = pathlib.Path(folder)
    names = engines or [name for name in ENGINES if is_installed(name)]
    if absent := [name for name in ENGINES if name not in names]:
        print(f"       not looked at, for want of the engine or of a wish: {', '.join(absent)}")
    skipped = _skipped(folder)
    for reason, pages in _by_reason(skipped).items():
        print(f"       no page of {', '.join(pages)}: {reason}")
    worked = True
    for name in names:
        start = time.monotonic()
        with ENGINES[name]() as browser:
            tally = measure(folder, browser)
            findings = layout_findings(folder, browser, least, tally, exceptions)
            result = Result(f"layout in {browser.version}", f"{tally.boxes} boxes on {tally.pages} pages", findings)
            if tally.left_out:
                result.summary += f", {tally.left_out} parts left out"
        result.seconds = time.monotonic() - start
        result.report()
        worked = worked and not findings
    return worked


def layout_findings(folder, browser, least=1, tally=None, exceptions=None):
    """What is elsewhere than expected and not excused; too few boxes are a finding too."""
    tally = tally or measure(folder, browser)
    findings = judged(tally, browser.name if browser else "chromium", exceptions)
    if tally.boxes < least:
        findings.append(f"{folder}: only {tally.boxes} boxes were looked at, of at least {least}")
    return findings


def _skipped(folder):
    """The cases of which the test wrote no page, and why."""
    skipped = {}
    for file in sorted(folder.rglob("skipped.json")):
        skipped |= json.loads(file.read_text())
    return skipped


def _by_reason(skipped):
    pages = {}
    for page, reason in sorted(skipped.items()):
        pages.setdefault(reason, []).append(page)
    return pages


def judged(tally, engine, exceptions=None):
    """The findings but those that an exception explains, and the exceptions that explain nothing."""
    excused, findings = excuses(exceptions, engine)
    for page, of_page in tally.findings.items():
        if page not in excused:
            findings += [f"{page}: {finding}" for finding in of_page]
    findings += [f"{exceptions.name}: {page} is excused in {engine} and has no finding"
                 for page in sorted(excused) if page not in tally.findings]
    return findings


def excuses(path, engine):
    """The pages that an engine may show otherwise, and findings for lines without a reason."""
    pages, findings = set(), []
    for number, line in enumerate(path.read_text().splitlines() if path else [], 1):
        if not line.strip() or line.startswith("#"):
            continue
        subject, arrow, reason = line.partition(" => ")
        engines, _, page = subject.strip().partition(" ")
        if not reason.strip():
            findings.append(f"{path.name}:{number}: no reason is given")
        if engine in engines.split(",") or engines == "all":
            pages.add(page)
    return pages, findings


def measure(folder, browser, pattern="*.json"):
    """Looks at every page of the folder, or at those whose expectation has a name like the pattern."""
    tally = Tally()
    with contextlib.ExitStack() as stack:
        # The stages of cases say their size in a style attribute, which the strict policy forbids.
        origin = stack.enter_context(served(folder, policy=None))
        for file in sorted(folder.rglob(pattern)):
            page = file.with_suffix(".html")
            if not page.exists():
                continue
            name = page.relative_to(folder).as_posix()
            expected = json.loads(file.read_text())
            look = _Look(browser, address(origin, name), expected, tally)
            tally.left_out += len(expected.get("leftOut", []))
            tally.add(name.removesuffix(".html"), list(look.findings()))
    return tally


class _Look:
    """One page and what is expected of it."""

    def __init__(self, browser, url, expected, tally):
        self.browser, self.url, self.expected, self.tally = browser, url, expected, tally
        self.tolerance = expected.get("tolerance", TOLERANCE)
        self.view = dataclasses.replace(
            PAGE, width=round(expected.get("width", PAGE.width)), height=round(expected.get("height", PAGE.height)))

    def findings(self):
        self._open(self.view)
        if "boxes" in self.expected:
            yield from self._differences(self.expected["boxes"])
        for scrolled in self.expected.get("scrolled", []):
            place = {"origin": self.expected.get("origin"), "top": scrolled["offset"]}
            if abs(self.browser.evaluate(SCROLL % json.dumps(place)) - scrolled["offset"]) > SCROLL_TOLERANCE:
                yield f"the page does not scroll to {scrolled['offset']}"
            for finding in self._differences(scrolled["boxes"]):
                yield f"scrolled to {scrolled['offset']}, {finding}"
        for scroller in self.expected.get("scrollers", []):
            yield from self._rests(scroller)
        for wide in self.expected.get("widths", []):
            self._open(dataclasses.replace(self.view, width=wide["width"]))
            for finding in self._differences(wide["boxes"]):
                yield f"at {wide['width']}, {finding}"

    def _open(self, view):
        self.browser.show(view)
        self.browser.open(self.url)

    def _differences(self, boxes):
        question = {"origin": self.expected.get("origin"), "selectors": [box["selector"] for box in boxes]}
        answer = self.browser.evaluate(BOXES % json.dumps(question))
        if "missing" in answer:
            yield f"there is no {answer['missing']}"
            return
        for box, found in zip(boxes, answer["boxes"]):
            self.tally.boxes += 1
            wanted = [box["x"], box["y"], box["width"], box["height"]]
            if found is None:
                yield f"there is no {box['selector']}"
            elif any(abs(want - is_) > self.tolerance for want, is_ in zip(wanted, found)):
                yield f"{box['selector']} is at {_text(found)} instead of {_text(wanted)}"

    def _rests(self, scroller):
        answer = self.browser.evaluate(RESTS % json.dumps(scroller["selector"]))
        if answer is None:
            yield f"there is no {scroller['selector']}"
            return
        self.tally.boxes += 1
        if not scroller["offsets"]:
            # Every step but the first and the last is a place where it may not rest if anything holds it.
            if len(answer["rests"]) < answer["end"] / 33:
                yield f"{scroller['selector']} rests at {_text(answer['rests'])} only"
            return
        # A page that centres its groups has room before the first, so offsets count from where the first one rests.
        wanted = [offset - scroller["offsets"][0] for offset in scroller["offsets"]]
        rests = answer["rests"]
        if len(rests) != len(wanted) or any(abs(want - is_) > SCROLL_TOLERANCE for want, is_ in zip(wanted, rests)):
            yield f"{scroller['selector']} rests at {_text(rests)} instead of {_text(wanted)}"


def _text(numbers):
    return "[" + ", ".join(f"{number:.2f}".rstrip("0").rstrip(".") for number in numbers) + "]"
