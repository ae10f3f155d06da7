"""Where setup put the tools that are not installed system-wide."""
import os
import pathlib

CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
FOLDER = pathlib.Path(os.environ.get("CAIRN_BROWSER_TOOLS") or CACHE / "cairn-browser-tools").resolve()
NU_CHECKER = FOLDER / "vnu.jar"
AXE = FOLDER / "axe.min.js"
CHROMIUM = os.environ.get("CHROMIUM", "chromium")
FIREFOX = os.environ.get("FIREFOX", "firefox-esr")
WEBKIT_DRIVER = os.environ.get("WEBKIT_DRIVER", "WebKitWebDriver")
