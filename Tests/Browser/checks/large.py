"""What a large page costs: style and layout at load, shifts while scrolling, size when compressed."""
import base64
import gzip
import pathlib
import tempfile
import time

from .by_hand import write_by_hand
from .chromium import Chromium
from .loading import SHIFTS, WATCH_SHIFTS
from .site import Site, address, served
from .view import BrowserError, View

RUNS = 5
MOST_LAYOUT_MILLISECONDS = 30
# What may be spent on a slower machine, as a share of a list written by hand that is laid out as a whole.
MOST_LAYOUT_SHARE = 0.08
MOST_KILOBYTES = 130

# Jumps through the whole page, then screen by screen through a part in its middle, then back to the top.
SCROLL = """(async () => {
  const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const height = () => document.documentElement.scrollHeight, before = height();
  const to = async top => { scrollTo({ top, behavior: 'instant' }); await frames(); };
  for (let step = 1; step <= 40; step++) await to(before * step / 40);
  for (let step = 0; step < 40; step++) await to(before / 2 + step * innerHeight * 0.9);
  for (let step = 9; step >= 0; step--) await to(height() * step / 10);
  return { drift: height() - before, height: height() };
})()"""


def check_large(path):
    """Prints the figures; true when they hold."""
    path = pathlib.Path(path)
    folder = path if path.is_dir() else path.parent
    page = max(Site(path).pages, key=lambda each: (path / each).stat().st_size) if path.is_dir() else path.name
    runs, by_hand = [], []
    with tempfile.TemporaryDirectory() as plain, served(folder) as origin, served(pathlib.Path(plain)) as plain_origin, \
            Chromium(View(width=390)) as browser:
        write_by_hand(plain)
        browser.send("Network.setCacheDisabled", cacheDisabled=True)
        browser.on_every_page(WATCH_SHIFTS)
        for _ in range(RUNS):
            by_hand.append(_load(browser, address(plain_origin, "index.html")))
            runs.append(_load(browser, address(origin, page)))
        scroll = browser.evaluate(SCROLL)
        shifts = browser.evaluate(SHIFTS)
        text, pictures = _compressed(browser)
        elements = browser.evaluate("document.getElementsByTagName('*').length")
        version = browser.version
    # A busy machine only ever makes a run longer.
    least = min(runs)
    most = max(MOST_LAYOUT_MILLISECONDS, MOST_LAYOUT_SHARE * min(by_hand))
    print(f"{page} in {version}: {elements} elements, {scroll['height']} px high, width 390")
    return all([
        tell("style and layout at load, least of 5", least, "ms", most,
              f"runs {', '.join(format(run, '.1f') for run in runs)}"),
        tell("layout shift while scrolling", shifts["total"], "", 0,
              f"height drifted {scroll['drift']} px" + (f", moved {', '.join(shifts['moved'])}" if shifts["moved"] else "")),
        tell("page and style sheets, gzip", text / 1000, "KB", MOST_KILOBYTES, f"pictures loaded so far {pictures / 1000:.1f} KB"),
    ])


def tell(what, value, unit, most, note):
    holds = value <= most
    print(f"{'ok' if holds else 'FAIL':4}   {what}: {value:.4g} {unit} (at most {most}; {note})")
    return holds


def _load(browser, url):
    # The counters begin again with each page, so there is no "before" to subtract.
    browser.open("about:blank")
    browser.open(url)
    time.sleep(0.3)
    return style_and_layout(browser)


def style_and_layout(browser):
    """Milliseconds that the open page has spent on style and layout so far."""
    metrics = {each["name"]: each["value"] for each in browser.send("Performance.getMetrics")["metrics"]}
    return (metrics["RecalcStyleDuration"] + metrics["LayoutDuration"]) * 1000


def _compressed(browser):
    """Bytes of text and of pictures as gzip -6 would send them."""
    text = pictures = 0
    kinds = {event["params"]["requestId"]: event["params"]["type"] for event in browser.events
             if event["method"] == "Network.responseReceived"}
    for number, kind in kinds.items():
        try:
            answer = browser.send("Network.getResponseBody", requestId=number)
        except BrowserError:
            continue
        body = base64.b64decode(answer["body"]) if answer["base64Encoded"] else answer["body"].encode()
        size = len(gzip.compress(body, 6))
        text, pictures = (text, pictures + size) if kind == "Image" else (text + size, pictures)
    return text, pictures
