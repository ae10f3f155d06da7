"""The engines by name. Firefox and WebKit answer what a style sheet's engine is asked, no more."""
from .chromium import Chromium
from .webdriver import Firefox, WebKit

ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}
