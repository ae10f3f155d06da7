"""Where the Tab key goes: every stop has a name, shows its focus, and can be seen."""
from .result import Result, unique
from .site import address, served
from .view import View

VIEWS = [View(width=390, reduced_motion=True), View(width=1280, reduced_motion=True)]
MOST_STOPS = 120

# A focus may be drawn by the element, its pseudo-elements, or one of the boxes around it.
STOP = """(() => {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const around = [element];
  for (let at = element.parentElement; at && at !== document.body && around.length < 4; at = at.parentElement) around.push(at);
  const look = () => around.flatMap(at => ['', '::before', '::after'].map(part => { const style = getComputedStyle(at, part || null);
    return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow, style.borderColor, style.backgroundColor,
            style.textDecorationLine, part && style.content].join('|'); })).join();
  const box = element.getBoundingClientRect(), focused = look();
  const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth), top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
  const visible = right - left >= 1 && bottom - top >= 1;
  const spots = [[0.5, 0.5], [0.05, 0.1], [0.95, 0.1], [0.05, 0.9], [0.95, 0.9]];
  const hit = visible && spots.some(([x, y]) => { const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    return at && (element.contains(at) || at.contains(element) || (element.labels && [...element.labels].some(label => label.contains(at)))); });
  element.blur();
  const plain = look();
  element.focus({ focusVisible: true, preventScroll: true });
  return { what: element.localName + (element.id ? '#' + element.id : '') + (element.className ? '.' + [...element.classList].join('.') : ''),
           shows: focused !== plain, visible, hit }; })()"""


def check_focus(site, browser, sample):
    """Presses Tab through the sampled pages, narrow and wide."""
    pages, findings, stops = site.sample(sample), [], 0
    browser.send("Accessibility.enable")
    with served(site.folder, base=site.base) as origin:
        for page in pages:
            for view in VIEWS:
                browser.show(view)
                browser.open(address(origin, page))
                names = _names(browser)
                for _ in range(MOST_STOPS):
                    browser.press("Tab")
                    stop = browser.evaluate(STOP)
                    if stop is None:
                        break
                    stops += 1
                    findings += [f"{page} {view}: {stop['what']} {flaw}" for flaw in stop_flaws(stop, _name(browser, names))]
    browser.send("Accessibility.disable")
    return Result("focus", f"{stops} tab stops on {len(pages)} pages in {len(VIEWS)} views", unique(findings))


def _names(browser):
    """The accessible names of the page by the browser's own numbers for its elements."""
    nodes = browser.send("Accessibility.getFullAXTree")["nodes"]
    return {node.get("backendDOMNodeId"): node.get("name", {}).get("value", "").strip() for node in nodes}


def _name(browser, names):
    element = browser.send("Runtime.evaluate", expression="document.activeElement", objectGroup="stop")["result"]["objectId"]
    number = browser.send("DOM.describeNode", objectId=element)["node"]["backendNodeId"]
    if not names.get(number):
        # Skipped or hidden content has no name until the focus brings it to the page.
        nodes = browser.send("Accessibility.getPartialAXTree", objectId=element, fetchRelatives=False)["nodes"]
        names[number] = nodes[0].get("name", {}).get("value", "").strip() if nodes else ""
    return names[number]


def stop_flaws(stop, name):
    """What is wrong with a tab stop."""
    if not name:
        yield "has no name"
    if not stop["shows"]:
        yield "does not show its focus"
    if not stop["visible"]:
        yield "is off the screen when focused"
    elif not stop["hit"]:
        yield "is covered when focused"
