"""Tests the checks: the good fixtures pass all of them, and each seeded fault is caught by the one meant for it."""
import pathlib
import shutil
import tempfile
import time

from .act import check_scenarios
from .axe import check_axe
from .chromium import Chromium
from .css import check_css
from .disk import check_disk
from .by_hand import STYLE_BY_HAND, write_by_hand
from .editing import MOST, measure_costs
from .faults import FAULTS
from .faults_of_lists import LIST_FAULTS
from .focus import check_focus
from .gate import run_gate
from .layout import Tally, check_layout, judged, layout_findings, measure
from .layout_faults import LAYOUT_FAULTS
from .links import check_links
from .loading import check_loading
from .nu import check_nu
from .page_links import PageLinks
from .result import Result
from .scenario import ScenarioError, read_scenarios
from .site import Site
from .source import check_source

FIXTURE = pathlib.Path(__file__).resolve().parent.parent / "fixture"
LAYOUTS = FIXTURE.parent / "fixture-layout"
LISTS = FIXTURE.with_name("lists")
CHECKS = {
    "nu": lambda site, browser: check_nu(site),
    "source": lambda site, browser: check_source(site),
    "links": lambda site, browser: check_links(site),
    "css": lambda site, browser: check_css(site, [browser]),
    "loading": check_loading,
    "disk": check_disk,
    "focus": lambda site, browser: check_focus(site, browser, 8),
    "axe": lambda site, browser: check_axe(site, browser, 8),
} | {
    f"layout {page}": lambda site, browser, page=page: Result(
        "layout", "", layout_findings(site.folder, browser, tally=measure(site.folder, browser, f"{page}.json")))
    for page in ("grid", "headers", "gallery")
}


def run_selftest():
    """Prints a line a test; true when all pass."""
    start = time.monotonic()
    outcomes = [_tell("the good site passes the whole gate", run_gate(FIXTURE))]
    outcomes += [_tell("the good layouts pass", check_layout(LAYOUTS, ["chromium"]))]
    outcomes += [_tell(name, holds) for name, holds in [*_units(), *_exceptions(), *_editing()]]
    with Chromium() as browser:
        outcomes += [_catches(fault, FIXTURE, lambda site: CHECKS[fault.check](site, browser)) for fault in FAULTS]
        findings = _act(Site(LISTS), browser).findings
        outcomes.append(_tell("the good lists pass their scenarios", not findings, f": {findings}" if findings else ""))
        outcomes += [_catches(fault, LISTS, lambda site: _act(site, browser, fault.check)) for fault in LIST_FAULTS]
        outcomes += [_catches(fault, LAYOUTS, lambda site: CHECKS[fault.check](site, browser)) for fault in LAYOUT_FAULTS]
    print(f"selftest in {time.monotonic() - start:.0f} s: {sum(outcomes)} passed, {outcomes.count(False)} failed")
    return all(outcomes)


def _tell(name, holds, note=""):
    print(f"{'ok' if holds else 'FAIL':4} {name}{note}", flush=True)
    return holds


def _act(site, browser, only=""):
    return check_scenarios(site.folder, site.folder / "scenarios.txt", browser, only=only)


def _editing():
    """Whether choosing costs what it may in a list by hand, and more in one that is looked at again as a whole."""
    with tempfile.TemporaryDirectory() as good, tempfile.TemporaryDirectory() as bad:
        write_by_hand(good)
        write_by_hand(bad, STYLE_BY_HAND + " form:has(.edit > :checked) * { color: gray } form:has(.edit > :checked) .none { color: red }")
        shares = [measure_costs(pathlib.Path(folder, "index.html"), pathlib.Path(good, "index.html"))[0]["choosing a row"][0]
                  for folder in (good, bad)]
    most = MOST["choosing a row"]
    return [("large --editing passes a list whose rows know when they are chosen", shares[0] <= most),
            ("large --editing catches: list that is styled again at each choice", shares[1] > most)]


def _catches(fault, good, check):
    with tempfile.TemporaryDirectory() as folder:
        site = shutil.copytree(good, pathlib.Path(folder, "site"))
        text = (site / fault.file).read_text()
        if fault.old not in text:
            return _tell(fault.name, False, f": {fault.file} has no {fault.old!r} to replace")
        (site / fault.file).write_text(text.replace(fault.old, fault.new))
        findings = check(Site(site)).findings
    caught = any(fault.words in finding for finding in findings)
    return _tell(f"{fault.check} catches: {fault.name}", caught, "" if caught else f": wanted {fault.words!r} in {findings}")


def _units():
    """What needs no browser: how pages are sampled, what leads to files, and what must be given."""
    forms = PageLinks('<form method="post" action="send"></form><form action="find"></form>')
    yield "a form that asks leads to a file, one that posts to none", [link for _, link in forms.links] == ["find"]
    yield from _folders_of_servers()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(100):
            pathlib.Path(folder, f"page-{number:03}.html").touch()
        pathlib.Path(folder, "index.html").touch()
        site = Site(folder)
        sample = site.sample(5)
        yield "a sample begins with index.html", sample[0] == "index.html"
        yield "a sample is spread evenly", sample[1:] == ["page-012.html", "page-037.html", "page-062.html", "page-087.html"]
        yield "a sample is the same again", sample == Site(folder).sample(5)
        yield "a sample may be all pages", sorted(site.sample(1000)) == site.pages
        allowed = pathlib.Path(folder, "allowed.txt")
        allowed.write_text("Some message.*\n")
        findings = check_nu(site, allowed).findings
        steps = pathlib.Path(folder, "scenarios.txt")
        steps.write_text("scenario Nothing of the kind\n  hope for the best\n")
        yield "a step that is none is refused", _is_refused(steps)
        yield "an allowance without a reason fails", any("no reason" in finding for finding in findings)


def _folders_of_servers():
    """Pages that lead on to others, and the page of a server for what is not there."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in [
            ("index.html", "Start"), ("404.html", '<a href="/base/index.html">Start</a><a href="/base/none.html">None</a>'),
            ("old.html", '<meta http-equiv="refresh" content="0; url=index.html">'),
            ("lost.html", '<meta http-equiv="refresh" content="0; url=gone.html">'),
        ]:
            pathlib.Path(folder, name).write_text(text)
        site = Site(folder, "/base/")
        yield "a page that leads on is not shown", site.shown == ["404.html", "index.html"]
        findings = check_links(site).findings
        yield "a page that leads on needs no link to it, and has to lead somewhere", not any(
            finding.startswith(("old.html", "lost.html: nothing")) for finding in findings
        ) and any(finding.startswith("lost.html:1: gone.html leads to no file") for finding in findings)
        yield "the page for what is not there links from the server's root", [
            finding for finding in findings if finding.startswith("404.html")
        ] == ["404.html:1: /base/none.html leads to no file"]
        outside = check_links(Site(folder, "/other/")).findings
        yield "links out of the site's folder are told", any("is not in the site's folder /other/" in finding for finding in outside)


def _exceptions():
    """What needs no browser: which findings about boxes an exception excuses."""
    tally = Tally(findings={"grid": ["#two is off"]})
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "exceptions.txt")
        for name, line, engine, words in [
            ("a finding is told", "", "chromium", "grid: #two is off"),
            ("a finding is excused", "all grid => a reason\n", "chromium", None),
            ("a finding is excused in one engine", "firefox,webkit grid => a reason\n", "webkit", None),
            ("a finding is not excused in another engine", "firefox grid => a reason\n", "webkit", "grid: #two is off"),
            ("an exception that excuses nothing fails", "all grid => a reason\nall list => a reason\n", "chromium", "list is excused"),
            ("an exception without a reason fails", "all grid\n", "chromium", "no reason"),
        ]:
            file.write_text(line)
            findings = judged(tally, engine, file)
            yield name, any(words in finding for finding in findings) if words else not findings
        yield "a check of too few boxes fails", any("only" in finding for finding in layout_findings(LAYOUTS, None, tally=Tally()))


def _is_refused(scenarios):
    try:
        read_scenarios(scenarios)
    except ScenarioError as error:
        return "hope" in str(error)
    return False
