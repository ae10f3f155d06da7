"""Scenarios: what a person does to the pages of a site, and what must come of it, a line a step.

    scenario Rows are chosen and sent
      page index.html [WIDTH HEIGHT]      opens a page; nothing may be nameless or told twice on it
      press checkbox "K2"                 points and clicks; `press link "K2" in "Menu"` where the name is not the only one
      receive POST /send selection=k2     the server was sent exactly this, in this order
      see ROLE "NAME" [STATE...]          is told, and can be seen and pressed; states: checked unchecked expanded collapsed disabled
      away ROLE "NAME"                    is told once, and is out of sight: beside a row, or covered
      miss ROLE "NAME"                    is neither told nor seen
      above ROLE "NAME" "OTHER"           the first stands higher; `beside`: both begin at the same height; `aligned`: their words at the same side
      count ROLE NUMBER [in "PLACE"]      so many can be seen
      swipe ROLE "NAME" DISTANCE          a finger moves sideways over it, to the left for a negative distance
      write "WORDS"                       types words into the field that has the focus
      key NAME [TIMES]                    Tab, Enter, Space, Escape, ArrowDown ...
      tab to ROLE "NAME"                  Tab, until it has the focus
      at PATH                             the address has become this one
      receive nothing                     the server was sent nothing
      walk                                Tab reaches every control; each has a name, shows its focus and can be seen
      tree FILE                           the accessibility tree is that of the file, beside the scenarios
"""
import dataclasses
import pathlib
import shlex
import time

from .person import PATIENCE, Disagreement, Person
from .site import address

LOOKING = {"see", "away", "miss", "above", "beside", "aligned", "count", "tree"}
SECOND_LOOK = 1.0
SAME_HEIGHT = 2
SAME_SIDE = 1
STATES = {"checked", "unchecked", "expanded", "collapsed", "disabled", "busy", "selected"}


class ScenarioError(RuntimeError):
    """A line that is no step."""


@dataclasses.dataclass
class Scenario:
    """A name and its steps: the number of the line, and its words."""

    name: str
    steps: list[tuple[int, list[str]]]


def read_scenarios(file):
    scenarios = []
    for number, line in enumerate(pathlib.Path(file).read_text(encoding="utf-8").splitlines(), 1):
        words = shlex.split(line, comments=True)
        if not words:
            continue
        if words[0] == "scenario":
            scenarios.append(Scenario(" ".join(words[1:]), []))
        elif not scenarios or words[0] not in Play.VERBS:
            raise ScenarioError(f'{file}:{number}: there is no step "{words[0]}"')
        else:
            scenarios[-1].steps.append((number, words))
    return scenarios


class Play:
    """Plays one scenario; `received` is filled by the server."""

    VERBS = ("page", "press", "receive", "see", "away", "miss", "above", "beside", "aligned", "count", "swipe", "key", "write", "tab", "at", "walk", "tree")

    def __init__(self, person: Person, origin, received, folder, updates):
        self.person, self.origin, self.received, self.folder, self.updates = person, origin, received, folder, updates

    def findings(self, scenario, file):
        """What disagrees; the scenario ends at the first step that does."""
        for number, words in scenario.steps:
            try:
                self._step(words)
            except Disagreement as disagreement:
                return [f"{file}:{number} {scenario.name}: {disagreement}"]
            except (TypeError, ValueError, KeyError) as error:
                return [f"{file}:{number} {scenario.name}: the step cannot be read ({error})"]
        return []

    def _step(self, words):
        """A person who does not see at once what is meant to be there looks again."""
        deadline = time.monotonic() + SECOND_LOOK
        while True:
            try:
                return getattr(self, words[0])(*words[1:])
            except Disagreement:
                if words[0] not in LOOKING or time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def page(self, path, width="390", height="844"):
        del self.received[:]
        self.person.open(address(self.origin, path), int(width), int(height))
        self._agree(not (flaws := self.person.flaws()), "; ".join(flaws))

    def see(self, role, name, *rest):
        states, place = self._rest(rest)
        node = self.person.one(role, name, place)
        self._agree(states <= set(node.states), f"{node} is not {' '.join(sorted(states))}")
        self._agree(self.person.spot(node), f"{node} is out of sight or covered")

    def away(self, role, name, *rest):
        node = self.person.one(role, name, self._rest(rest)[1])
        self._agree(not self.person.spot(node), f"{node} can be seen")

    def miss(self, role, name, *rest):
        found = self.person.all(role, name, self._rest(rest)[1])
        self._agree(not found, f'there is {role} "{name}"')

    def above(self, role, name, other):
        difference = self._top(role, other) - self._top(role, name)
        self._agree(difference > SAME_HEIGHT, f'{role} "{name}" is not above "{other}"')

    def beside(self, role, name, other):
        difference = abs(self._top(role, other) - self._top(role, name))
        self._agree(difference <= SAME_HEIGHT, f'{role} "{name}" is not beside "{other}"')

    def aligned(self, role, name, other):
        difference = self.person.side(self.person.one(role, other)) - self.person.side(self.person.one(role, name))
        self._agree(abs(difference) <= SAME_SIDE, f'{role} "{name}" is not aligned with "{other}", off by {difference:.0f} pixels')

    def _top(self, role, name):
        node = self.person.one(role, name)
        top = self.person.top(node)
        self._agree(top is not None, f"{node} is nowhere on the page")
        return top

    def count(self, role, number, *rest):
        found = [node for node in self.person.all(role, None, self._rest(rest)[1]) if self.person.spot(node)]
        self._agree(len(found) == int(number), f"{len(found)} of {role} can be seen, not {number}")

    def press(self, role, name, *rest):
        self.person.press(self.person.one(role, name, self._rest(rest)[1]))

    def swipe(self, role, name, distance, *rest):
        self.person.swipe(self.person.one(role, name, self._rest(rest)[1]), int(distance))

    def key(self, name, times="1"):
        self.person.type(name, int(times))

    def write(self, words):
        self.person.write(words)

    def tab(self, to, role, name, *rest):
        self.person.tab_to(self.person.one(role, name, self._rest(rest)[1]))

    def at(self, path):
        self._wait(lambda: self._path() == path)
        self._agree(self._path() == path, f"the address is {self._path()}, not {path}")

    def receive(self, *wanted):
        if wanted == ("nothing",):
            time.sleep(0.3)
            self._agree(not self.received, f"the server was sent {self._sent()}")
            return
        self._wait(lambda: self.received)
        sent = self._sent()
        del self.received[:]
        self._agree(sent == " ".join(wanted), f'the server was sent {sent or "nothing"}, not {" ".join(wanted)}')

    def walk(self):
        self._agree(not (wrong := list(self.person.walk())), "; ".join(wrong))

    def tree(self, name):
        self._agree(not (flaws := self.person.flaws()), "; ".join(flaws))
        file, now = self.folder / name, self.person.tree()
        # Only Chromium says what it tells.
        if now is None:
            return
        if self.updates:
            file.write_text(now, encoding="utf-8")
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        changed = [f"{sign} {line.strip()}" for sign, lines, others in (("-", before, now), ("+", now, before))
                   for line in lines.splitlines() if line not in others.splitlines()]
        self._agree(before == now, f"the accessibility tree is not that of {name}: {'; '.join(changed[:6]) or 'other order'}")

    def _rest(self, words):
        words = list(words)
        place = words.pop(words.index("in") + 1) if "in" in words else None
        states = {word for word in words if word != "in"}
        if unknown := states - STATES:
            raise ValueError(f"unknown words {' '.join(sorted(unknown))}")
        return states, place

    def _path(self):
        self.person.settle()
        return self.person.browser.evaluate("location.pathname + location.search + location.hash")

    def _sent(self):
        return "; ".join(" ".join([method, path, *(f"{name}={value}" for name, value in fields)])
                         for method, path, fields in self.received)

    def _wait(self, holds):
        deadline = time.monotonic() + PATIENCE
        while not holds() and time.monotonic() < deadline:
            time.sleep(0.05)

    def _agree(self, holds, message):
        if not holds:
            raise Disagreement(message)
