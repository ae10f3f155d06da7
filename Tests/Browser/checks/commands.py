"""The command lines of the scripts beside this folder."""
import argparse
import pathlib
import sys

from .act import check_scenarios
from .chromium import Chromium
from .editing import check_editing
from .engines import ENGINES
from .gate import run_gate
from .large import check_large
from .layout import check_layout
from .result import timed
from .scenario import ScenarioError
from .screenshots import WIDTHS, print_pages, take_screenshots
from .selftest import run_selftest
from .view import BrowserError, View

# Fewer boxes of layouts than these mean that the test has not written its pages.
LEAST_BOXES = 1500
LAYOUT_EXCEPTIONS = pathlib.Path(__file__).resolve().parent.parent / "layout-exceptions.txt"


def run(arguments):
    parser = argparse.ArgumentParser(prog="run", description="Checks a built static site.")
    parser.add_argument("site", metavar="SITE_DIR")
    parser.add_argument("--engines", default="chromium", help="whom to ask about CSS: chromium,firefox,webkit")
    parser.add_argument("--sample", type=int, default=8, help="pages that axe and the Tab key visit")
    parser.add_argument("--screenshots", metavar="OUT_DIR", help="pictures of the sampled pages")
    parser.add_argument("--base", default="/", help="the folder of the site on its server, such as /journal/")
    options = parser.parse_args(arguments)
    engines = options.engines.split(",")
    if unknown := set(engines) - set(ENGINES):
        parser.error(f"no engine named {', '.join(sorted(unknown))}; there are {', '.join(ENGINES)}")
    if not (options.base.startswith("/") and options.base.endswith("/")):
        parser.error("--base begins and ends with a slash")
    return run_gate(options.site, engines, max(1, options.sample), options.screenshots, options.base)


def layout(arguments):
    parser = argparse.ArgumentParser(prog="layout", description="Compares the boxes of layouts with the solver's.")
    parser.add_argument("folder", metavar="OUT_DIR")
    parser.add_argument("--engines", help="chromium,firefox,webkit; by default all that are installed")
    options = parser.parse_args(arguments)
    engines = options.engines.split(",") if options.engines else None
    return check_layout(options.folder, engines, LEAST_BOXES, LAYOUT_EXCEPTIONS)


def act(arguments):
    parser = argparse.ArgumentParser(prog="act", description="Acts on a built static site as scenarios say.")
    parser.add_argument("site", metavar="SITE_DIR")
    parser.add_argument("scenarios", metavar="SCENARIO_FILE", nargs="+", type=pathlib.Path)
    parser.add_argument("--update", action="store_true", help="writes the accessibility trees instead of comparing them")
    parser.add_argument("--only", default="", metavar="WORDS", help="plays the scenarios whose names contain these")
    parser.add_argument("--engine", default="chromium", choices=ENGINES, help="chromium, firefox or webkit")
    options = parser.parse_args(arguments)
    with ENGINES[options.engine]() as browser:
        results = [timed(check_scenarios, options.site, file, browser, options.update, options.only) for file in options.scenarios]
    for result in results:
        result.report()
    return not any(result.findings for result in results)


def large(arguments):
    parser = argparse.ArgumentParser(prog="large", description="Checks the cost of one large page.")
    parser.add_argument("path", metavar="SITE_DIR_OR_FILE")
    parser.add_argument("--editing", action="store_true", help="choose a row of the page's list and edit it")
    options = parser.parse_args(arguments)
    return check_editing(options.path) if options.editing else check_large(options.path)


def screenshots(arguments):
    parser = argparse.ArgumentParser(prog="screenshots", description="Pictures of pages in light and dark.")
    parser.add_argument("files", metavar="FILE", nargs="+", type=pathlib.Path)
    parser.add_argument("folder", metavar="OUT_DIR", type=pathlib.Path)
    parser.add_argument("--viewport", action="store_true", help="the first screen instead of the whole page")
    parser.add_argument("--widths", default=",".join(map(str, WIDTHS)))
    parser.add_argument("--rtl", action="store_true", help="with the direction set to right to left")
    parser.add_argument("--forced-colors", action="store_true")
    parser.add_argument("--text-scale", type=float, default=1.0, help="the reader's font size as a multiple of 16 px")
    parser.add_argument("--print", action="store_true", help="on paper instead: PDF, and PNG where pdftoppm is installed")
    parser.add_argument("--root", type=pathlib.Path, help="the site's folder, when a page is deeper than its style sheet")
    options = parser.parse_args(arguments)
    root = options.root.resolve() if options.root else None
    view = View(right_to_left=options.rtl, forced_colors=options.forced_colors, text_scale=options.text_scale)
    with Chromium(view) as browser:
        if options.print:
            print_pages(browser, options.files, options.folder, root)
        else:
            widths = [int(width) for width in options.widths.split(",")]
            take_screenshots(browser, options.files, options.folder, root, view, widths, not options.viewport)
    return True


def selftest(arguments):
    argparse.ArgumentParser(prog="selftest", description="Tests the checks themselves.").parse_args(arguments)
    return run_selftest()


if __name__ == "__main__":
    commands = {command.__name__: command for command in (run, act, layout, large, screenshots, selftest)}
    try:
        sys.exit(0 if commands[sys.argv[1]](sys.argv[2:]) else 1)
    except (BrowserError, ScenarioError) as error:
        sys.exit(f"{sys.argv[1]}: {error}")
