"""The pages of Examples/Recipes in Chromium, while their server sends updates.

usage: python -m checks.recipes PROGRAM [OUT_DIR]

After each action the page has to be equal to one that is loaded anew, and what the reader did is still there. With OUT_DIR
each page is pictured in light and dark, narrow and wide.
"""
import base64
import pathlib
import re
import subprocess
import sys
import time
import urllib.request

from .chromium import Chromium
from .view import View

# Which disclosures are open is the reader's, and no part of what was sent.
HELPERS = """
window.content = root => {
  const copy = root.cloneNode(true);
  for (const element of copy.querySelectorAll('details')) element.removeAttribute('open');
  return copy.outerHTML;
};
window.isFresh = async () => {
  const page = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(page, 'text/html').getElementById('collection');
  return content(document.getElementById('collection')) === content(fresh);
};
window.waitFor = async condition => {
  for (let frame = 0; frame < 300; frame++) {
    if (condition()) return true;
    await new Promise(done => requestAnimationFrame(done));
  }
  return false;
};
window.words = () => document.getElementById('collection').innerText;
window.type = text => {
  const field = document.querySelector('input[type=search]');
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
};
"""

FAVOURITE = """(async () => {
  const row = document.getElementById('desserts--tart');
  const outline = row.querySelector('details');
  outline.open = true;
  const press = () => row.querySelector('button[value="favourite:tart"]').click();
  press();
  if (!await waitFor(() => words().includes('1 of 2 are favourites'))) return 'the count stays as it was';
  if (!await isFresh()) return 'the page differs from a fresh one';
  if (!outline.isConnected || !outline.open) return 'the outline is closed';
  press();
  if (!await waitFor(() => words().includes('0 of 2 are favourites'))) return 'the favourite stays one';
  if (!await isFresh()) return 'the page differs from a fresh one after the second press';
  return outline.isConnected && outline.open ? '' : 'the outline is closed after the second press';
})()"""

SORTING = """(async () => {
  const tiles = () => [...document.querySelectorAll('[id*="--"]')].filter(e => /^\\d+--\\d+$/.test(e.id));
  const before = new Set(tiles());
  if (before.size !== 96) return `there are ${before.size} tiles`;
  for (let step = 1; step <= 11; step++) {
    [...document.querySelectorAll('button')].find(b => b.textContent === 'Next').click();
    if (!await waitFor(() => words().includes(`tep ${step} of 11`))) return `step ${step} does not come`;
    if (!await isFresh()) return `the page differs from a fresh one after step ${step}`;
  }
  const after = tiles();
  if (!after.every(tile => before.has(tile))) return 'a tile was made anew';
  const row = after.filter(tile => tile.id.startsWith('1--')).map(tile => tile.textContent);
  return row.join() === '1,2,3,4,5,6,7,8,9,10,11,12' ? '' : `the first row is ${row}`;
})()"""

SEARCH = """(async () => {
  const field = document.querySelector('input[type=search]');
  type('mont');
  if (!await waitFor(() => words().startsWith('1 of'))) return 'nothing is filtered: ' + words().slice(0, 80);
  if (!await isFresh()) return 'the page differs from a fresh one';
  // The last of several answers that are under way counts.
  for (const text of ['m', 'mo', 'zzz', 'k', 'k2']) type(text);
  if (!await waitFor(() => words().includes('K2') && words().startsWith('1 of'))) return 'the last search is not shown';
  if (!await isFresh()) return 'the page differs from a fresh one after several searches';
  type('<b>');
  if (!await waitFor(() => words().includes('No Results for “<b>”'))) return 'no note that nothing was found';
  if (!await isFresh()) return 'the page differs from a fresh one when nothing is found';
  type('');
  if (!await waitFor(() => words().startsWith('70 of 70'))) return 'not all come back';
  if (!await isFresh()) return 'the page differs from a fresh one when all are back';
  return field.isConnected && document.activeElement === field ? '' : 'the focus is elsewhere';
})()"""

PAGES = [("recipes", "/", FAVOURITE), ("sorting", "/sorting", SORTING), ("mountains", "/mountains", SEARCH)]


def act(browser, address):
    for name, path, script in PAGES:
        browser.open(address + path)
        browser.evaluate(HELPERS + "\n;0")
        if problem := browser.evaluate(script):
            yield f"{name}: {problem}"
        else:
            print(f"{name}: the page follows")
        for event in browser.events:
            if event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                yield f"{name}, console: " + event["params"]["entry"]["text"]


def act_without_script(browser, address):
    """A reader without scripts presses the same buttons and gets whole pages."""
    browser.run_scripts(False)
    browser.open(address + "/sorting?step=3")
    browser.evaluate("[...document.querySelectorAll('button')].find(b => b.textContent === 'Next').click(), 0")
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        time.sleep(0.1)
        if "Step 4 of 11" in browser.evaluate("document.body.innerText"):
            print("without a script: the next page comes")
            return
    yield "without a script: the next page does not come"


def picture(browser, address, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, path, _ in PAGES:
        for width in (390, 1280):
            for dark in (False, True):
                browser.show(View(width=width, dark=dark))
                browser.open(address + path)
                data = browser.send("Page.captureScreenshot", captureBeyondViewport=True)["data"]
                (folder / f"{name}-{width}{'-dark' if dark else ''}.png").write_bytes(base64.b64decode(data))


def main(program, folder):
    server = subprocess.Popen([program, "--port", "0"], stdout=subprocess.PIPE, text=True)
    failures = []
    try:
        address = re.search(r"http://[\d.:]+", server.stdout.readline()).group()
        browser = Chromium(View(width=390, height=844))
        try:
            failures += act(browser, address)
            failures += act_without_script(browser, address)
            if folder:
                browser.run_scripts(True)
                picture(browser, address, folder)
        finally:
            browser.close()
        with urllib.request.urlopen(address + "/style.css") as sheet:
            if sheet.status != 200:
                failures.append("the sheet is not there any more")
    finally:
        server.terminate()
        status = server.wait(timeout=15)
    if status != 0:
        failures.append(f"the server ended with status {status}")
    for words in failures:
        print(words)
    return not failures


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1], pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None) else 1)
