"""Firefox over Marionette and WebKit over WebDriver, as far as opening pages, evaluating JavaScript, pointing and typing."""
import contextlib
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

from . import tools
from .view import SETTLED, BrowserError, View

ASYNC = """const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (%s)).then(value => done([true, value]), error => done([false, String(error)]));"""
MINI_BROWSER = "webkit2gtk-4.1/MiniBrowser"
# WebKit's window goes no narrower than its tool bar, so pages are seen in a frame.
FRAME = """<!DOCTYPE html><title>Frame</title>
<iframe src="%s" style="position:fixed;inset:0 auto auto 0;border:0;width:%dpx;height:%dpx"></iframe>"""
SIZE = """const style = gBrowser.selectedBrowser.style;
style.minWidth = style.maxWidth = style.width = arguments[0] + 'px';
style.minHeight = style.maxHeight = style.height = arguments[1] + 'px';"""


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _until(ready, timeout, what):
    """What `ready` returns once it no longer fails with an OSError."""
    deadline = time.monotonic() + timeout
    while True:
        try:
            return ready()
        except OSError:
            if time.monotonic() > deadline:
                raise BrowserError(f"{what} did not start") from None
            time.sleep(0.1)


class _Engine:
    """Processes and a profile folder that go away together."""

    def __init__(self, view=View(), timeout=60):
        self.view = view
        self.timeout = timeout
        self._profile = tempfile.mkdtemp(prefix=f"{self.name}-")
        self._processes = []
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def _launch(self, arguments, **options):
        self._processes.append(subprocess.Popen(
            arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options))

    def evaluate(self, script):
        worked, value = self._run(ASYNC % script)
        if not worked:
            raise BrowserError(value)
        return value

    def click(self, x, y):
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]})

    def press(self, key):
        """Presses a key by its code point in WebDriver."""
        self._act({"type": "key", "id": "keyboard", "actions": [
            {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]})

    def show(self, view):
        """Pages are opened at this size from now on; nothing else of the view is taken over."""
        self.view = view

    def close(self):
        with contextlib.suppress(Exception):
            self._quit()
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(8)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self._profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Firefox(_Engine):
    name = "firefox"

    def _start(self):
        port = _free_port()
        # No request leaves the machine: settings server, telemetry and portal checks are off.
        preferences = {"marionette.port": port, "browser.shell.checkDefaultBrowser": False, "app.update.enabled": False,
                       "datareporting.policy.dataSubmissionEnabled": False, "network.captive-portal-service.enabled": False,
                       "network.connectivity-service.enabled": False, "services.settings.server": "http://127.0.0.1:9/",
                       # Scroll bars that take no room, as in the other engines.
                       "ui.useOverlayScrollbars": 1}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()]
        pathlib.Path(self._profile, "user.js").write_text("".join(lines))
        self._launch([tools.FIREFOX, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote",
                      "--profile", self._profile],
                     env=dict(os.environ, HOME=self._profile))
        self._socket = _until(lambda: socket.create_connection(("127.0.0.1", port), 1), self.timeout, "firefox")
        self._socket.settimeout(self.timeout)
        self._buffer, self._last = b"", 0
        self._read()
        self.version = "Firefox/" + self._send("WebDriver:NewSession", {})["capabilities"]["browserVersion"]

    def _read(self):
        while b":" not in self._buffer:
            self._receive()
        size, _, self._buffer = self._buffer.partition(b":")
        while len(self._buffer) < int(size):
            self._receive()
        body, self._buffer = self._buffer[:int(size)], self._buffer[int(size):]
        return json.loads(body)

    def _receive(self):
        chunk = self._socket.recv(1 << 20)
        if not chunk:
            raise BrowserError("firefox went away")
        self._buffer += chunk

    def _send(self, command, parameters):
        self._last += 1
        data = json.dumps([0, self._last, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(data), data))
        _, _, error, result = self._read()
        if error:
            raise BrowserError(f"{command}: {error.get('message')}")
        return result

    def _run(self, script):
        return self._send("WebDriver:ExecuteAsyncScript", {"script": script, "args": []})["value"]

    def _act(self, source):
        self._send("WebDriver:PerformActions", {"actions": [source]})

    def show(self, view):
        super().show(view)
        # The window goes no narrower than 500 pixels, but what shows the page in it does.
        self._send("Marionette:SetContext", {"value": "chrome"})
        self._send("WebDriver:ExecuteScript", {"script": SIZE, "args": [view.width, view.height]})
        self._send("Marionette:SetContext", {"value": "content"})

    def open(self, url):
        """Loads the page and waits for its fonts and first frames."""
        self._send("WebDriver:Navigate", {"url": url})
        self.evaluate(SETTLED)

    def _quit(self):
        self._send("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._socket.close()


class WebKit(_Engine):
    name = "webkit"

    def _start(self):
        read, write = os.pipe()
        self._launch(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as file:
            display = ":" + file.readline().strip()
        self._base = f"http://127.0.0.1:{_free_port()}"
        environment = dict(os.environ, DISPLAY=display, GDK_BACKEND="x11", LIBGL_ALWAYS_SOFTWARE="1", NO_AT_BRIDGE="1",
                           XDG_CONFIG_HOME=self._profile, XDG_CACHE_HOME=self._profile, XDG_DATA_HOME=self._profile)
        self._launch([tools.WEBKIT_DRIVER, "--host=127.0.0.1", "--port=" + self._base.rpartition(":")[2]], env=environment)
        _until(lambda: self._request("GET", "/status"), self.timeout, "WebKitWebDriver")
        browser = next(iter(pathlib.Path("/usr/lib").glob("*/" + MINI_BROWSER)), None)
        answer = self._request("POST", "/session", {"capabilities": {"alwaysMatch": {
            "webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}}})
        self._session = "/session/" + answer["sessionId"]
        self.version = "WebKitGTK/" + answer["capabilities"]["browserVersion"]

    def _request(self, method, path, body=None):
        request = urllib.request.Request(self._base + path, method=method, headers={"Content-Type": "application/json"},
                                         data=None if body is None else json.dumps(body).encode())
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise BrowserError(f"{path}: {error.read().decode()[:300]}") from None

    def _run(self, script):
        return self._request("POST", self._session + "/execute/async", {"script": script, "args": []})

    def _act(self, source):
        self._request("POST", self._session + "/actions", {"actions": [source]})

    def open(self, url):
        """Loads the page in a frame and waits for its fonts and first frames."""
        frame = FRAME % (url, self.view.width, self.view.height)
        self._request("POST", self._session + "/frame", {"id": None})
        self._request("POST", self._session + "/url", {"url": "data:text/html," + urllib.parse.quote(frame)})
        self._request("POST", self._session + "/frame", {"id": 0})
        self.evaluate(SETTLED)

    def _quit(self):
        self._request("DELETE", self._session)
