"""Drives Chromium over the DevTools protocol on a pipe, from the standard library alone."""
import base64
import contextlib
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time

from . import tools
from .view import RIGHT_TO_LEFT, SETTLED, BrowserError, View

KEY_CODES = {"Tab": 9, "Enter": 13, "Escape": 27, "Space": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
# Keys that type something do what they do only when they say what.
KEY_TEXTS = {"Enter": "\r", "Space": " "}
ARGUMENTS = ["--headless=new", "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check",
             "--disable-gpu", "--hide-scrollbars", "--disable-background-networking", "--disable-component-update",
             "--disable-sync", "--disable-extensions", "--mute-audio", "--disable-dev-shm-usage",
             "--font-render-hinting=none", "--force-color-profile=srgb", "--lang=en-US"]


class Chromium:
    """One browser process with one tab."""

    name = "chromium"

    def __init__(self, view=View(), timeout=60):
        self.timeout = timeout
        self.events = []
        self._last = 0
        self._buffer = b""
        self._session = None
        self._right_to_left = None
        self._runs_scripts = True
        self._actions = {}
        self._profile = tempfile.mkdtemp(prefix="chromium-")
        self._save_text_scale(view.text_scale)
        self._start()
        self.version = self.send("Browser.getVersion")["product"]
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "Performance"):
            self.send(domain + ".enable")
        self.show(view)

    def _save_text_scale(self, scale):
        # A capture of the full page puts the profile's own preferences back, so the scale must stand there too.
        preferences = pathlib.Path(self._profile, "Default", "Preferences")
        preferences.parent.mkdir()
        preferences.write_text(json.dumps({"webkit": {"webprefs": {
            "default_font_size": round(16 * scale), "default_fixed_font_size": round(13 * scale)}}}))

    def _start(self):
        commands, self._to = os.pipe()
        self._from, answers = os.pipe()

        def numbered():
            # The browser reads its commands from 3 and answers on 4.
            copies = os.dup(commands), os.dup(answers)
            os.dup2(copies[0], 3)
            os.dup2(copies[1], 4)

        arguments = [tools.CHROMIUM, *ARGUMENTS, f"--user-data-dir={self._profile}"]
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        self._process = subprocess.Popen([*arguments, "about:blank"], preexec_fn=numbered, close_fds=False,
                                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)

    def send(self, method, **parameters):
        """One command and its answer."""
        self._last += 1
        message = {"id": self._last, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._to, data):]
        deadline = time.monotonic() + self.timeout
        while True:
            answer = self._read(deadline)
            if answer.get("id") == message["id"]:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error'].get('message')}")
                return answer["result"]
            self._note(answer)

    def _read(self, deadline):
        while b"\0" not in self._buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._from], [], [], left)[0]:
                raise BrowserError("chromium did not answer in time")
            chunk = os.read(self._from, 1 << 20)
            if not chunk:
                raise BrowserError("chromium went away")
            self._buffer += chunk
        raw, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(raw)

    def _wait(self, method):
        deadline = time.monotonic() + self.timeout
        while not any(event["method"] == method for event in self.events):
            self._note(self._read(deadline))

    def _note(self, answer):
        if "method" in answer:
            self.events.append(answer)
        if answer.get("method") == "Runtime.bindingCalled" and (action := self._actions.get(answer["params"]["name"])):
            action()

    def show(self, view):
        """Pages are seen this way from now on; the open page too, except its direction."""
        self.view = view
        self.send("Emulation.setDeviceMetricsOverride", width=view.width, height=view.height, deviceScaleFactor=1, mobile=False)
        self.send("Emulation.setEmulatedMedia", media="", features=[
            {"name": "prefers-color-scheme", "value": "dark" if view.dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if view.reduced_motion else "no-preference"},
            {"name": "forced-colors", "value": "active" if view.forced_colors else "none"}])
        self.send("Page.setFontSizes", fontSizes={"standard": round(16 * view.text_scale), "fixed": round(13 * view.text_scale)})
        if self._right_to_left:
            self.send("Page.removeScriptToEvaluateOnNewDocument", identifier=self._right_to_left)
            self._right_to_left = None
        if view.right_to_left:
            self._right_to_left = self.on_every_page(RIGHT_TO_LEFT)

    def run_scripts(self, may_run):
        """Whether scripts of pages run; the browser's own questions are answered either way."""
        self.send("Emulation.setScriptExecutionDisabled", value=not may_run)
        self._runs_scripts = may_run

    def on_every_page(self, script):
        return self.send("Page.addScriptToEvaluateOnNewDocument", source=script)["identifier"]

    @contextlib.contextmanager
    def called(self, name, action):
        """Pages have a function of this name meanwhile; the action is taken as soon as the browser says that one called it."""
        self._actions[name] = action
        self.send("Runtime.addBinding", name=name)
        try:
            yield
        finally:
            self.send("Runtime.removeBinding", name=name)
            del self._actions[name]

    def open(self, url):
        """Loads the page and waits for its fonts and first frames."""
        self.events.clear()
        result = self.send("Page.navigate", url=url)
        if result.get("errorText"):
            raise BrowserError(f"{url}: {result['errorText']}")
        self._wait("Page.loadEventFired")
        self.evaluate(SETTLED)

    def evaluate(self, script):
        """The value of a JavaScript expression; promises are awaited."""
        answer = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, userGesture=True, **self._world())
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def _world(self):
        # Frames and promises of a page without scripts never come; those of a world beside it do.
        if self._runs_scripts:
            return {}
        frame = self.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
        return {"contextId": self.send("Page.createIsolatedWorld", frameId=frame, worldName="checks")["executionContextId"]}

    def press(self, key):
        text = KEY_TEXTS.get(key)
        for kind in ("keyDown" if text else "rawKeyDown", "keyUp"):
            typed = {"text": text} if text and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=" " if key == "Space" else key, code=key,
                      windowsVirtualKeyCode=KEY_CODES[key], nativeVirtualKeyCode=KEY_CODES[key], **typed)

    def screenshot(self, full=False):
        arguments = {"format": "png"}
        if full:
            size = self.send("Page.getLayoutMetrics")["cssContentSize"]
            arguments |= {"captureBeyondViewport": True, "clip": {
                "x": 0, "y": 0, "width": self.view.width, "height": min(size["height"], 16000), "scale": 1}}
        return base64.b64decode(self.send("Page.captureScreenshot", **arguments)["data"])

    def printed(self):
        """The page as a PDF on A4."""
        answer = self.send("Page.printToPDF", paperWidth=8.27, paperHeight=11.69, printBackground=True, preferCSSPageSize=True)
        return base64.b64decode(answer["data"])

    def close(self):
        with contextlib.suppress(BrowserError, OSError):
            self._session = None
            self.timeout = 3
            self.send("Browser.close")
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._to)
        os.close(self._from)
        shutil.rmtree(self._profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
