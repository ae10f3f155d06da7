"""Pictures of pages for human eyes."""
import dataclasses
import pathlib
import shutil
import subprocess

from .loading import PICTURES
from .site import address, served
from .view import View

WIDTHS = (390, 820, 1280)


def take_screenshots(browser, pages, folder, root=None, base=View(), widths=WIDTHS, full=True):
    """Each page at each width in light and dark, as NAME-WIDTH-APPEARANCE.png."""
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    for page in pages:
        site = root or page.resolve().parent
        with served(site) as origin:
            for width in widths:
                for dark in (False, True):
                    view = dataclasses.replace(base, width=width, dark=dark)
                    browser.show(view)
                    browser.open(address(origin, page.resolve().relative_to(site).as_posix()))
                    # A capture of the whole page does not make lazy pictures load.
                    browser.evaluate(PICTURES)
                    picture_name(folder, page, site, str(view)).write_bytes(browser.screenshot(full))
                    written += 1
    print(f"{written} screenshots in {folder}")


def print_pages(browser, pages, folder, root=None):
    """Each page on paper, as NAME-print.pdf, and as PNG files where pdftoppm is installed."""
    folder.mkdir(parents=True, exist_ok=True)
    browser.show(View())
    for page in pages:
        site = root or page.resolve().parent
        with served(site) as origin:
            browser.open(address(origin, page.resolve().relative_to(site).as_posix()))
            paper = picture_name(folder, page, site, "print").with_suffix(".pdf")
            paper.write_bytes(browser.printed())
        if shutil.which("pdftoppm"):
            subprocess.run(["pdftoppm", "-png", "-r", "60", str(paper), str(paper.with_suffix(""))], check=True)
        print(f"{paper}: printed")


def picture_name(folder, page, site, suffix):
    name = page.resolve().relative_to(pathlib.Path(site).resolve()).with_suffix("").as_posix().replace("/", "-")
    return folder / f"{name}-{suffix}.png"
