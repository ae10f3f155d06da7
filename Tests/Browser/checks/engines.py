"""The engines by name. Firefox and WebKit answer what a style sheet's engine is asked, no more."""
import contextlib

from .chromium import Chromium
from .webdriver import Firefox, WebKit

ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}


@contextlib.contextmanager
def opened(name):
    with ENGINES[name]() as engine:
        yield engine
