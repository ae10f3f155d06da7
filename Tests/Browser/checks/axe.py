"""Accessibility with axe, in every appearance."""
import json

from . import tools
from .result import Result, unique
from .site import address, served
from .view import BrowserError, View

VIEWS = [View(width=width, reduced_motion=True, **how) for width in (390, 1280)
         for how in ({}, {"dark": True}, {"right_to_left": True}, {"forced_colors": True})]
OPTIONS = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "resultTypes": ["violations"],
    # Without it axe would fetch style sheets, which the site's policy forbids.
    "preload": False,
}
RUN = f"""axe.run(document, {json.dumps(OPTIONS)}).then(result => ({{
  version: result.testEngine.version, passes: result.passes.length,
  violations: result.violations.map(rule => ({{ id: rule.id, help: rule.help, nodes: rule.nodes.map(node => ({{
    target: node.target.flat().join(' '), summary: (node.failureSummary || '').replace(/\\s+/g, ' ').slice(0, 200) }})) }})) }}))"""


def check_axe(site, browser, sample):
    """No violation on the sampled pages, at two widths, light, dark, right to left and in forced colours."""
    source = "(() => {" + tools.AXE.read_text() + "\n})(), true"
    pages, findings, version = site.sample(sample), [], ""
    with served(site.folder, base=site.base) as origin:
        for page in pages:
            last_direction = None
            for view in sorted(VIEWS, key=lambda view: view.right_to_left):
                browser.show(view)
                # A change of direction needs a fresh page; everything else applies to the open one.
                if view.right_to_left != last_direction:
                    browser.open(address(origin, page))
                    browser.evaluate(source)
                    last_direction = view.right_to_left
                result = browser.evaluate(f"new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => {RUN})")
                version = result["version"]
                if not result["passes"]:
                    raise BrowserError(f"axe found nothing to check on {page}")
                findings += [f"{page} {view}: {rule['id']}: {node['target']} {node['summary']}"
                             for rule in result["violations"] for node in rule["nodes"][:3]]
    return Result("axe", f"{version}, {len(pages)} pages in {len(VIEWS)} views", unique(findings))
