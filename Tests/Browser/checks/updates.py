"""Updates of a page in Chromium: by the guide's script, by Turbo and by htmx.

usage: python -m checks.updates FOLDER GUIDE

FOLDER has `page.html` and `updates.json`, as LivePageFilesTests writes them. After each update the page has to be equal to
one that is rendered anew, and what the reader did stays where updates promise it.
"""
import importlib.util
import json
import pathlib
import re
import sys
import time

from .chromium import Chromium
from .view import View

# What the reader did is no part of what was sent: an open disclosure has an attribute for it.
READER = """
window.failures = [];
window.note = words => window.failures.push(words);
window.lines = root => {
  const lines = [];
  const visit = (node, depth) => {
    const indent = ' '.repeat(depth);
    if (node.nodeType === 3) { lines.push(indent + JSON.stringify(node.data)); return; }
    if (node.nodeType !== 1) return;
    const attributes = [...node.attributes].filter(a => !(a.name === 'open' && node.localName === 'details'))
      .map(a => `${a.name}=${a.value}`).sort();
    // An element of a drawing that was read as HTML has the same name and draws nothing.
    lines.push(indent + node.namespaceURI.split('/').pop() + ':' + node.localName + ' ' + attributes.join(' '));
    node.childNodes.forEach(child => visit(child, depth + 1));
  };
  visit(root, 0);
  return lines.join('\\n');
};
window.fresh = html => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return lines(template.content.firstElementChild);
};
window.act = () => {
  const outline = document.querySelector('#watched details');
  const box = document.querySelector('#watched input[type=checkbox]');
  const field = document.querySelector('#watched input[type=text]');
  const scroller = [...document.querySelectorAll('#watched *')].find(e => e.scrollWidth > e.clientWidth + 200);
  outline.open = true;
  box.checked = true;
  field.value = 'typed';
  scroller.scrollLeft = 100;
  field.focus({preventScroll: true});
  field.setSelectionRange(2, 3);
  window.acted = {outline, box, field, scroller};
};
window.kept = () => {
  const lost = [];
  const {outline, box, field, scroller} = window.acted;
  for (const [name, element] of Object.entries(window.acted)) if (!element.isConnected) lost.push(name + ' was replaced');
  if (!outline.open) lost.push('the outline is closed');
  if (!box.checked) lost.push('the box is not checked');
  if (field.value !== 'typed') lost.push('the field is empty');
  if (document.activeElement !== field) lost.push('the focus is elsewhere');
  if (field.selectionStart !== 2) lost.push('the caret is elsewhere');
  if (Math.abs(scroller.scrollLeft - 100) > 1) lost.push('the scroller is at ' + scroller.scrollLeft);
  return lost;
};
window.frames = count => count ? new Promise(done => requestAnimationFrame(() => frames(count - 1).then(done))) : Promise.resolve();
"""

FOLLOW = """(async () => {
  const {updates} = window.batch;
  for (let index = 0; index < updates.length; index++) {
    const update = updates[index];
    try { await window.follow(update); } catch (error) { return [`update ${index}: ${error}`]; }
    const now = lines(document.getElementById('collection'));
    if (now !== fresh(update.fresh)) {
      const expected = fresh(update.fresh).split('\\n');
      const found = now.split('\\n');
      const place = found.findIndex((line, index) => line !== expected[index]);
      return [`update ${index}: the page differs at line ${place}:\\n found ${found.slice(place, place + 4).join('\\n')}` +
        `\\n expected ${expected.slice(place, place + 4).join('\\n')}\\n${update.json.slice(0, 2000)}`];
    }
    const lost = kept();
    if (lost.length) return [`update ${index}: ${lost.join(', ')}\\n${update.json.slice(0, 2000)}`];
  }
  return [];
})()"""

TURBO = """window.follow = async update => {
  if (!update.turbo) return;
  Turbo.renderStreamMessage(update.turbo);
  // Each stream goes away when it is done, and the focus is put back a frame after the last.
  do await frames(1); while (document.querySelector('turbo-stream'));
  await frames(1);
}"""

HTMX = """htmx.config.settleDelay = 0; htmx.config.defaultSettleDelay = 0;
window.follow = async update => {
  if (!update.htmx) return;
  htmx.swap(document.body, update.htmx, {swapStyle: 'none', swapDelay: 0, settleDelay: 0});
  await new Promise(done => setTimeout(done, 5));
}"""


def package_file(package, name):
    root = pathlib.Path(importlib.util.find_spec(package).submodule_search_locations[0])
    return next(root.rglob(name)).read_text(encoding="utf-8")


def clients(guide):
    """Each client: its name, and the scripts that make `follow`."""
    script = next(block for block in re.findall(r"```js\n(.*?)```", guide.read_text(encoding="utf-8"), re.S) if "apply" in block)
    yield "the guide's script", [script + "window.follow = async update => apply(JSON.parse(update.json));"]
    yield "Turbo", [package_file("turbo", "turbo.min.js"), TURBO]
    yield "htmx", [package_file("django_htmx", "htmx-2.min.js"), HTMX]


def main(folder, guide):
    started = time.monotonic()
    everything = json.loads((folder / "updates.json").read_text(encoding="utf-8"))
    browser = Chromium(View(width=390, height=844))
    failures = []
    try:
        for name, scripts in clients(guide):
            browser.open((folder / "page.html").as_uri())
            for script in (READER, *scripts):
                browser.evaluate(script + "\n;0")
            browser.evaluate("act(), 0")
            found = []
            began = time.monotonic()
            for start in range(0, len(everything), 50):
                browser.evaluate("window.batch = " + json.dumps({"updates": everything[start:start + 50]}) + ", 0")
                found = browser.evaluate(FOLLOW)
                if found:
                    break
            failures += [f"{name}: {words}" for words in found]
            result = "FAILED" if found else "the page is equal and what the reader did stays"
            print(f"{name}: {len(everything)} updates in {time.monotonic() - began:.0f} s, {result}")
    finally:
        browser.close()
    for words in failures:
        print(words)
    print(f"Updates took {time.monotonic() - started:.0f} s")
    return not failures


if __name__ == "__main__":
    sys.exit(0 if main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])) else 1)
