"""Acts on a page in Firefox and WebKit. They tell no accessibility tree, so roles and names are read from the elements."""
import time

from .person import MOST_STOPS, PATIENCE, Disagreement
from .view import SETTLED, BrowserError, View

KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Space": " ", "Escape": "\ue00c",
        "ArrowRight": "\ue014", "ArrowDown": "\ue015", "ArrowLeft": "\ue012", "ArrowUp": "\ue013"}

# What is shown and not kept from the reader, in the order of the page: role, name, states and the middle of its box.
READ = """(() => {
  const squeeze = words => words.replace(/\\s+/g, ' ').trim();
  const spoken = element => squeeze(element.innerText ?? element.textContent);
  const name = element => {
    const label = element.getAttribute('aria-label');
    if (label) return squeeze(label);
    const ids = element.getAttribute('aria-labelledby');
    if (ids) return squeeze(ids.split(' ').map(id => document.getElementById(id)?.textContent ?? '').join(' '));
    const own = element.closest('label');
    if (own && 'value' in element) return spoken(own.lastElementChild);
    if (element.labels?.length) return spoken(element.labels[0]);
    const picture = element.querySelector('[role=img][aria-label]');
    return spoken(element) || (picture ? picture.getAttribute('aria-label') : '');
  };
  const role = element => {
    if (element.matches('[role=switch]')) return 'switch';
    if (element.matches('input[type=radio]')) return 'radio';
    if (element.matches('input[type=checkbox]')) return 'checkbox';
    if (element.matches('button')) return 'button';
    if (element.matches('summary')) return 'disclosure';
    if (element.matches('select')) return 'combobox';
    if (element.matches('input[type=text],textarea')) return 'textbox';
    if (element.matches('a[href]')) return 'link';
    if (element.matches('h1,h2,h3,h4,h5,h6')) return 'heading';
    return null;
  };
  const states = element => {
    const found = [];
    if ('checked' in element && element.matches('[type=radio],[type=checkbox]')) found.push(element.checked ? 'checked' : 'unchecked');
    if (element.matches('summary')) found.push(element.parentElement.open ? 'expanded' : 'collapsed');
    const target = element.getAttribute('popovertarget');
    if (target) found.push(document.getElementById(target)?.matches(':popover-open,[open]') ? 'expanded' : 'collapsed');
    if (element.matches(':disabled')) found.push('disabled');
    return found;
  };
  const modal = [...document.querySelectorAll('dialog')].filter(dialog => dialog.matches(':modal')).at(-1);
  const result = [];
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]')) continue;
    const isText = node.nodeType === Node.TEXT_NODE;
    const kind = isText ? 'text' : role(element);
    if (!kind || (isText && element.closest('button,a,summary,h1,h2,h3,h4,h5,h6,select,option'))) continue;
    const words = isText ? squeeze(node.nodeValue) : name(element);
    if (isText && !words) continue;
    let box = element.getBoundingClientRect();
    if (isText) {
      const range = document.createRange();
      range.selectNodeContents(node);
      box = range.getBoundingClientRect();
    }
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    result.push({ role: kind, name: words, states: isText ? [] : states(element), x, y, focused: element === document.activeElement && !isText });
  }
  return result;
})()"""

HIT = """(() => {
  const at = document.elementFromPoint(%f, %f);
  return at !== null && at !== document.documentElement && at !== document.body;
})()"""


class Seen(dict):
    """A node as it was read."""

    @property
    def states(self):
        return self["states"]

    def __str__(self):
        return " ".join([self["role"], f'"{self["name"]}"', *self["states"]])


class PersonElsewhere:
    """What a scenario asks of a person, as far as Firefox and WebKit can be asked; nothing is said about what is told."""

    def __init__(self, browser):
        self.browser = browser

    def open(self, url, width, height):
        self.browser.show(View(width=width, height=height))
        self.browser.open(url)

    def leave(self):
        pass

    def flaws(self):
        return []

    def walk(self):
        return []

    def tree(self):
        return None

    def all(self, role, name, place=None):
        if place is not None:
            raise ValueError("places are known in Chromium only")
        return [Seen(node) for node in self.browser.evaluate(READ) if node["role"] == role and name in (None, node["name"])]

    def one(self, role, name, place=None):
        deadline = time.monotonic() + PATIENCE
        while True:
            found = self.all(role, name, place)
            if len(found) == 1 or time.monotonic() > deadline:
                break
            time.sleep(0.1)
        if len(found) != 1:
            there = ", ".join(f'"{node["name"]}"' for node in self.all(role, None)[:12]) or "none"
            raise Disagreement(f'there are {len(found)} of {role} "{name}"; there is {there}')
        return found[0]

    def spot(self, node):
        height = self.browser.view.height
        if not 0 <= node["y"] <= height - 20:
            self.browser.evaluate(f"scrollBy({{ top: {node['y'] - height / 2}, behavior: 'instant' }})")
            self.settle()
            node = self.one(node["role"], node["name"])
        return (node["x"], node["y"]) if self.browser.evaluate(HIT % (node["x"], node["y"])) else None

    def press(self, node):
        spot = self.spot(node)
        if spot is None:
            raise Disagreement(f"{node} cannot be pressed: it is out of sight or covered")
        self.browser.click(*spot)
        self.settle()

    def type(self, key, times=1):
        for _ in range(times):
            self.browser.press(KEYS[key])
        self.settle()

    def write(self, words):
        for letter in words:
            self.browser.press(letter)
        self.settle()

    def tab_to(self, node):
        for _ in range(MOST_STOPS):
            self.browser.press(KEYS["Tab"])
            if any(seen["focused"] for seen in self.all(node["role"], node["name"])):
                return
        raise Disagreement(f"the Tab key does not reach {node}")

    def settle(self):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.browser.evaluate(SETTLED)
            except BrowserError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)
