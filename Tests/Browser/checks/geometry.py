"""Whether the boxes of stacks, frames and layers stand where SwiftUI puts them.

The folder holds boxes.json: for each page the expected [left, top, width, height] of boxes by their ids, in pixels from
the corner of the page's stage, or of the window for a page without one; a fifth number is the thickness of the line below a row.
A sixth one is 1 if nothing lies in front of the centre of the box, or 0.
"""
import json
import pathlib
import sys

from .chromium import Chromium
from .site import address, served
from .view import View

TOLERANCE = 0.75

MEASURE = """(() => {
  const stage = (document.querySelector('.stage') ?? document.documentElement).getBoundingClientRect();
  return Object.fromEntries([...document.querySelectorAll('[id]')].map(element => {
    const box = element.getBoundingClientRect();
    const line = parseFloat(getComputedStyle(element.querySelector('.body') ?? element, '::after').borderBlockEndWidth);
    const frontmost = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isInFront = element.contains(frontmost) ? 1 : 0;
    return [element.id, [box.left - stage.left, box.top - stage.top, box.width, box.height, line, isInFront]];
  }));
})()"""


def check_geometry(folder):
    """Prints what stands elsewhere; true when nothing does."""
    folder = pathlib.Path(folder)
    expectations = json.loads((folder / "boxes.json").read_text())
    findings = []
    with served(folder) as origin, Chromium(View(width=800)) as browser:
        for page, boxes in sorted(expectations.items()):
            browser.open(address(origin, f"{page}.html"))
            found = browser.evaluate(MEASURE)
            findings += [f"{page}: {finding}" for finding in differences(boxes, found)]
    for finding in findings:
        print(f"       {finding}")
    boxes = sum(len(boxes) for boxes in expectations.values())
    print(f"{'FAIL' if findings else 'ok':4}   geometry: {boxes} boxes on {len(expectations)} pages, {len(findings)} findings")
    return not findings


def differences(boxes, found):
    for name, expected in sorted(boxes.items()):
        if name not in found:
            yield f"there is no box {name}"
            continue
        box = found[name]
        if any(want is not None and abs(want - is_) > TOLERANCE for want, is_ in zip(expected, box)):
            yield f"{name} is at {[round(value, 1) for value in box]} instead of {expected}"


if __name__ == "__main__":
    sys.exit(0 if check_geometry(sys.argv[1]) else 1)
