"""What happens while a page loads: policy violations, console errors, shifts, broken pictures, boxes that stick out."""
import threading

from .overflow import OVERFLOW, overflow_findings
from .result import Result, unique
from .site import address, served
from .view import View

NARROW = View(width=320)
LARGE_TEXT = View(width=390, text_scale=2.0)

# The observer is told of shifts in a task of its own; who asks for them takes those that it was not told of yet.
WATCH_SHIFTS = """(() => { const seen = { total: 0, moved: new Set() };
  const add = entries => { for (const entry of entries) { if (entry.hadRecentInput) continue;
    seen.total += entry.value;
    for (const source of entry.sources || []) { const node = source.node;
      seen.moved.add(node ? (node.localName || '#text') + (node.className ? '.' + node.className : '') : 'a removed node'); } } };
  const observer = new PerformanceObserver(list => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.__shifts = () => { add(observer.takeRecords()); return { total: seen.total, moved: [...seen.moved].slice(0, 3) }; }; })()"""
SHIFTS = "__shifts()"

# Before the second frame the first one was laid out, with all of the page and without its pictures.
FIRST_FRAME = "__firstFrame"
TELL_FIRST_FRAME = f"""addEventListener('DOMContentLoaded',
  () => requestAnimationFrame(() => requestAnimationFrame(() => {FIRST_FRAME}(''))))"""

DISCLOSE = "document.querySelectorAll('details').forEach(each => { each.open = true })"

# Lazy pictures that were not asked for yet are fetched now, so that a broken one cannot hide below the fold.
PICTURES = """(async () => { const broken = [];
  await document.fonts.ready;
  for (const font of document.fonts) if (font.status === 'error' && !/fallback/.test(font.family)) broken.push('font ' + font.family);
  await Promise.all([...document.images].map(async picture => { picture.loading = 'eager';
    try { await picture.decode(); } catch { broken.push(picture.currentSrc || picture.src); return; }
    const box = picture.getBoundingClientRect();
    if (!picture.naturalWidth || (box.width > 0) !== (box.height > 0)) broken.push(picture.currentSrc || picture.src); }));
  return { count: document.images.length, broken }; })()"""


def check_loading(site, browser):
    """Every page at the narrowest width, served under the strict policy with pictures that come late; then with large text."""
    findings, pictures = [], 0
    shown = threading.Event()
    watches = [browser.on_every_page(script) for script in (WATCH_SHIFTS, TELL_FIRST_FRAME)]
    with browser.called(FIRST_FRAME, shown.set), served(site.folder, shown, base=site.base) as origin:
        for page in site.shown:
            browser.show(NARROW)
            told = load(browser, address(origin, page), shown)
            # A busy machine may paint a page before its last bytes have come; what moves then does not move every time.
            if told["shifts"]["total"] > 0:
                told["shifts"] = min(told["shifts"], load(browser, address(origin, page), shown)["shifts"], key=lambda shifts: shifts["total"])
            pictures += told["pictures"]["count"]
            if told["shifts"]["total"] > 0:
                findings.append(f"{page}: layout shift {told['shifts']['total']:.4f} of {', '.join(told['shifts']['moved'])}")
            findings += [f"{page}: broken picture {url.removeprefix(origin)}" for url in told["pictures"]["broken"]]
            findings += overflow_findings(page, NARROW, told["overflow"])
            # The open page is laid out again, with what it discloses: a second load would double the time.
            browser.show(LARGE_TEXT)
            browser.evaluate(DISCLOSE)
            findings += overflow_findings(page, LARGE_TEXT, browser.evaluate(OVERFLOW))
            findings += [f"{page}: {message.replace(origin, '')}" for message in console_messages(browser.events)]
    for watch in watches:
        browser.send("Page.removeScriptToEvaluateOnNewDocument", identifier=watch)
    return Result("loading and overflow", f"{len(site.shown)} pages under the strict policy, {pictures} pictures", unique(findings))


def load(browser, url, shown):
    shown.clear()
    browser.open(url)
    return browser.evaluate(f"{PICTURES}.then(pictures => ({{ pictures, overflow: {OVERFLOW}, shifts: {SHIFTS} }}))")


def console_messages(events):
    """What the browser complained of: violations of the policy, errors, exceptions, requests that failed."""
    told = []
    for event in events:
        parameters = event["params"]
        match event["method"]:
            case "Log.entryAdded" if parameters["entry"]["level"] in ("error", "warning"):
                told.append(" ".join(filter(None, (parameters["entry"]["text"], parameters["entry"].get("url")))))
            case "Runtime.consoleAPICalled" if parameters["type"] in ("error", "warning", "assert"):
                told.append(str(parameters["args"][0].get("value")) if parameters["args"] else parameters["type"])
            case "Runtime.exceptionThrown":
                told.append(parameters["exceptionDetails"]["text"])
    return told
