"""Acts on a page as a person does: looks, points, touches and types. Scripts of the page are off."""
import time

from .accessible import CONTROLS, flaws, outline, read_page
from .focus import STOP, stop_flaws
from .view import SETTLED, BrowserError, View

MOST_STOPS = 300
# A finger needs some steps for the browser to see a movement.
STEPS, STEP_TIME = 12, 0.016
PATIENCE = 3.0

# Whether the spot shows the element and would give it a press; for words, whether it shows what they stand in.
HITS = """function (x, y, isWords) {
  const target = this.nodeType === Node.TEXT_NODE ? this.parentElement : this, at = document.elementFromPoint(x, y);
  if (!at) return false;
  const label = at.closest('label');
  if (target.contains(at) || (label && label.control === target)) return true;
  const around = at.closest('li, a, label') || at;
  return isWords && (at.contains(target) || around.contains(target));
}"""


# Where the words of the element begin.
SIDE = """function () {
  const words = document.createRange();
  words.selectNodeContents(this);
  return words.getBoundingClientRect().left;
}"""


class Disagreement(AssertionError):
    """The page is not as a scenario says."""


class Person:
    def __init__(self, browser):
        self.browser = browser
        browser.send("Accessibility.enable")
        browser.run_scripts(False)
        browser.send("Emulation.setTouchEmulationEnabled", enabled=True)

    def open(self, url, width, height):
        self.browser.show(View(width=width, height=height, reduced_motion=True))
        self.browser.open(url)
        deadline = time.monotonic() + PATIENCE
        # What is told lags behind what is shown: at first it may be the page before, or nothing.
        while not (self._is_told() or time.monotonic() > deadline):
            time.sleep(0.05)

    def _is_told(self):
        page = read_page(self.browser)
        return page.children and page.name == " ".join(self.browser.evaluate("document.title").split())

    def leave(self):
        """The browser is as it was before."""
        self.browser.send("Emulation.setTouchEmulationEnabled", enabled=False)
        self.browser.run_scripts(True)
        self.browser.send("Accessibility.disable")

    # What is told

    def all(self, role, name, place=None):
        """The nodes of a role and name; in the part of the page that is called `place`, if that is given."""
        page = read_page(self.browser)
        part = page if place is None else next((node for node in page.below() if node.children and node.is_called(place)), None)
        if part is None:
            raise Disagreement(f'nothing is called "{place}"')
        return [node for node in part.below() if node.role == role and name in (None, node.name)]

    def one(self, role, name, place=None):
        found = self.all(role, name, place)
        if not found:
            # What is told lags behind what is shown.
            time.sleep(0.2)
            found = self.all(role, name, place)
        if len(found) != 1:
            there = ", ".join(f'"{node.name}"' for node in self.all(role, None, place)[:12]) or "none"
            raise Disagreement(f'there are {len(found)} of {role} "{name}"; there is {there}')
        return found[0]

    def tree(self):
        return outline(read_page(self.browser))

    def flaws(self):
        return list(flaws(read_page(self.browser)))

    # What is seen

    def spot(self, node):
        """The middle of the element on the screen, or None when it cannot be seen or pressed there.

        The page is scrolled up or down to it, but what scrolls sideways stays as it is.
        """
        box = self._box(node)
        if box is None:
            return None
        height = self.browser.view.height
        if not 0 <= box[1] <= height:
            self.browser.evaluate(f"scrollBy({{ top: {box[1] - height / 2}, behavior: 'instant' }})")
            self.settle()
            box = self._box(node)
        return box if box and self._ask(node, HITS, *box, node.role == "text") else None

    def top(self, node):
        """How far down from the top of the screen the element begins; None when it is not drawn."""
        return min((min(quad[1::2]) for quad in self._quads(node)), default=None)

    def side(self, node):
        """How far from the left side of the screen the words of the element begin."""
        return self._ask(node, SIDE)

    def _quads(self, node):
        try:
            return self.browser.send("DOM.getContentQuads", backendNodeId=node.number)["quads"]
        except BrowserError:
            return []

    def _box(self, node):
        # A link of several lines has several quads, and there may be nothing of it between them.
        quad = max(self._quads(node), key=lambda quad: abs(quad[4] - quad[0]) * abs(quad[5] - quad[1]), default=None)
        return quad and (sum(quad[0::2]) / 4, sum(quad[1::2]) / 4)

    def _ask(self, node, function, *arguments):
        found = self.browser.send("DOM.resolveNode", backendNodeId=node.number)["object"]["objectId"]
        answer = self.browser.send("Runtime.callFunctionOn", functionDeclaration=function, objectId=found, returnByValue=True,
                                   arguments=[{"value": argument} for argument in arguments])
        return answer["result"].get("value")

    def settle(self):
        """Waits for two frames of whatever page is there: a press may just be leading to another."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.browser.evaluate(SETTLED)
            except BrowserError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    # What is done

    def press(self, node):
        spot = self.spot(node)
        if spot is None:
            raise Disagreement(f"{node} cannot be pressed: it is out of sight or covered")
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.browser.send("Input.dispatchMouseEvent", type=kind, x=spot[0], y=spot[1], button="left", clickCount=1)
        self.settle()

    def swipe(self, node, distance):
        """A finger moves sideways over the element; returns when what it moved is at rest."""
        spot = self.spot(node)
        if spot is None:
            raise Disagreement(f"{node} cannot be touched: it is out of sight or covered")
        middle, height = self.browser.view.width / 2, spot[1]
        send = self.browser.send
        send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": middle - distance / 2, "y": height}])
        for step in range(1, STEPS + 1):
            at = middle - distance / 2 + distance * step / STEPS
            send("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": at, "y": height}])
            time.sleep(STEP_TIME)
        send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self._wait_for_rest(node)

    def _wait_for_rest(self, node):
        before, deadline = None, time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            time.sleep(0.15)
            self.settle()
            box = self._box(node)
            if box == before:
                return
            before = box

    def type(self, key, times=1):
        for _ in range(times):
            self.browser.press(key)
        self.settle()

    def write(self, words):
        self.browser.send("Input.insertText", text=words)
        self.settle()

    # Where the Tab key goes

    def focused(self):
        answer = self.browser.send("Runtime.evaluate", expression="document.activeElement", objectGroup="focus")["result"]
        return self.browser.send("DOM.describeNode", objectId=answer["objectId"])["node"]["backendNodeId"]

    def tab_to(self, node):
        for _ in range(MOST_STOPS):
            self.browser.press("Tab")
            if self.focused() == node.number:
                self._wait_for_rest(node)
                return
        raise Disagreement(f"the Tab key does not reach {node}")

    def walk(self):
        """Tabs through the whole page; yields what is wrong with a stop, and the controls that are no stop."""
        stops = {}
        for is_rehearsal in (True, False):
            # The first round only finds the end of the page: the next press begins at its start.
            for _ in range(MOST_STOPS):
                self.browser.press("Tab")
                stop = self.browser.evaluate(STOP)
                if stop is None:
                    break
                if not is_rehearsal:
                    stops[self.focused()] = stop
        controls = {node.number: node for node in read_page(self.browser).below() if node.role in CONTROLS}
        for number, stop in stops.items():
            name = controls[number].name if number in controls else stop["what"]
            yield from (f'{stop["what"]} "{name}" {flaw}' for flaw in stop_flaws(stop, name))
        for number, node in controls.items():
            if number not in stops and "disabled" not in node.states and not _is_reached_by_arrows(node, controls, stops):
                yield f"the Tab key does not reach {node}"


def _is_reached_by_arrows(node, controls, stops):
    """Of radio buttons, one is a stop, and the arrow keys go on from it."""
    around = ("list", "group", "radiogroup", "form", "page")
    return node.role == "radio" and any(
        number in stops and other.role == "radio" and other.nearest(*around) is node.nearest(*around)
        for number, other in controls.items())
