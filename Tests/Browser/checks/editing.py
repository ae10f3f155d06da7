"""What it costs to load a long list, to choose a row and to begin to edit, against a list written by hand.

Times of a busy machine are long; those of a page that does little, taken between the others, are as much longer.
"""
import contextlib
import pathlib
import tempfile

from .by_hand import ROWS_BY_HAND, write_by_hand
from .chromium import Chromium
from .large import SCROLL, style_and_layout, tell
from .loading import SHIFTS, WATCH_SHIFTS
from .site import address, served
from .view import View

RUNS = 3
# What may be spent, as shares of style and layout of the page written by hand.
MOST = {"load": 1, "choosing a row": 0.1, "beginning to edit": 0.5}

PRESS = """(async () => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  await frame(); document.querySelectorAll('%s')[%d].click(); await frame(); })()"""


def check_editing(page):
    """Prints the figures of a page with a list to edit; true when they hold."""
    page = pathlib.Path(page)
    with tempfile.TemporaryDirectory() as plain:
        write_by_hand(plain)
        costs, shifts = measure_costs(page, pathlib.Path(plain, "index.html"))
    print(f"{page.name}, against style and layout of {ROWS_BY_HAND} rows written by hand, {costs.pop('by hand'):.0f} ms")
    return all([
        *[tell(what, share, "", MOST[what], f"{time:.1f} ms") for what, (share, time) in costs.items()],
        tell("layout shift while scrolling", shifts["total"], "", 0, ", ".join(shifts["moved"]) or "nothing moved")])


def measure_costs(page, plain):
    """The share and the milliseconds of each cost, and the shifts while scrolling.

    Of several runs the least counts, since a busy machine only makes runs longer.
    """
    times = {what: [] for what in (*MOST, "by hand")}
    with contextlib.ExitStack() as stack:
        origins = [stack.enter_context(served(each.parent)) for each in (plain, page)]
        browser = stack.enter_context(Chromium(View(width=390)))
        browser.on_every_page(WATCH_SHIFTS)
        for _ in range(RUNS):
            browser.open(address(origins[0], plain.name))
            times["by hand"].append(style_and_layout(browser))
            browser.open(address(origins[1], page.name))
            times["load"].append(style_and_layout(browser))
            times["choosing a row"].append(_cost(browser, PRESS % (".pick", 3)))
            times["beginning to edit"].append(_cost(browser, PRESS % (".edit input", 0)))
        browser.open(address(origins[1], page.name))
        browser.evaluate(SCROLL)
        shifts = browser.evaluate(SHIFTS)
    least = {what: min(each) for what, each in times.items()}
    plain_time = least.pop("by hand")
    return {what: (time / plain_time, time) for what, time in least.items()} | {"by hand": plain_time}, shifts


def _cost(browser, script):
    before = style_and_layout(browser)
    browser.evaluate(script)
    return style_and_layout(browser) - before
