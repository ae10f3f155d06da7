"""The engines by name."""
import shutil

from . import tools
from .chromium import Chromium
from .webdriver import Firefox, WebKit

ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}
PROGRAMS = {"chromium": [tools.CHROMIUM], "firefox": [tools.FIREFOX], "webkit": [tools.WEBKIT_DRIVER, "Xvfb"]}


def is_installed(name):
    return all(shutil.which(program) for program in PROGRAMS[name])
