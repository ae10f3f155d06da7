"""All checks of a built site, in one browser process."""
import concurrent.futures
import contextlib
import pathlib
import time

from .axe import check_axe
from .chromium import Chromium
from .css import check_css
from .disk import check_disk
from .engines import ENGINES
from .focus import check_focus
from .links import check_links
from .loading import check_loading
from .nu import check_nu
from .result import timed
from .screenshots import take_screenshots
from .site import Site
from .source import check_source


def run_gate(folder, engines=("chromium",), sample=8, screenshots=None, base="/"):
    """Prints a line a check; true when none has a finding."""
    start, site = time.monotonic(), Site(folder, base)
    if "index.html" not in site.files:
        print(f"{folder}: there is no index.html")
        return False
    with contextlib.ExitStack() as stack:
        # The Nu checker is a Java process of its own: it may work while the browser does.
        worker = stack.enter_context(concurrent.futures.ThreadPoolExecutor(1))
        nu = worker.submit(timed, check_nu, site)
        browser = stack.enter_context(Chromium())
        others = [stack.enter_context(ENGINES[name]()) for name in engines if name != "chromium"]
        results = []
        for check, *arguments in [
            (check_source, site), (check_links, site), (check_css, site, [browser, *others]),
            (check_loading, site, browser), (check_disk, site, browser),
            (check_focus, site, browser, sample), (check_axe, site, browser, sample),
        ]:
            results.append(timed(check, *arguments))
            results[-1].report()
        results.append(nu.result())
        results[-1].report()
        if screenshots:
            pages = [pathlib.Path(site.folder, page) for page in site.sample(sample)]
            take_screenshots(browser, pages, pathlib.Path(screenshots), root=site.folder)
    failed = sum(bool(result.findings) for result in results)
    print(f"browser checks in {time.monotonic() - start:.0f} s: {len(results) - failed} passed, {failed} failed")
    return failed == 0
