"""The files of a built site, and the server that shows them to a browser."""
import contextlib
import functools
import http.server
import pathlib
import re
import socketserver
import threading
import urllib.parse

POLICY = "default-src 'none'; img-src 'self'; style-src 'self'"
FONTS = (".woff2", ".woff", ".ttf", ".otf")
# Pictures and fonts, which may come long after the page.
LATE = (".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", *FONTS)
REDIRECT = re.compile(r'<meta http-equiv="?refresh"?', re.I)
# A page that is never painted gets them all the same.
LONGEST_WAIT = 5


class Site:
    """A folder with pages. `pages` are paths relative to it, in order; `shown` are those that do not lead on to others by themselves.

    `base` is the folder of the site on its server: links of the page for what is not there begin with it.
    """

    def __init__(self, folder, base="/"):
        self.folder, self.base = pathlib.Path(folder).resolve(), base
        self.files = sorted(path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*") if path.is_file())
        self.pages = [file for file in self.files if file.endswith(".html")]
        self.redirects = {page for page in self.pages if REDIRECT.search(self.text(page))}
        self.shown = [page for page in self.pages if page not in self.redirects]

    def of_kind(self, suffix):
        return [file for file in self.files if file.endswith(suffix)]

    def text(self, file):
        return (self.folder / file).read_text(encoding="utf-8", errors="replace")

    def sample(self, count):
        """At most `count` pages: index.html, and the others evenly spread over the site."""
        first = [page for page in self.shown if page == "index.html"]
        rest = [page for page in self.shown if page != "index.html"]
        wanted = max(0, min(count - len(first), len(rest)))
        return first + [rest[(2 * index + 1) * len(rest) // (2 * wanted)] for index in range(wanted)]


class _Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    pictures_after = None
    policy = POLICY
    received = None
    base = "/"

    def translate_path(self, path):
        return super().translate_path("/" + path.removeprefix(self.base) if self.base != "/" else path)

    def log_message(self, *_):
        pass

    def do_GET(self):
        path, query = urllib.parse.urlsplit(self.path)[2:4]
        if query:
            self._receive("GET", path, query)
        if path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
            return
        if self.pictures_after and path.endswith(LATE):
            self.pictures_after.wait(LONGEST_WAIT)
        super().do_GET()

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self._receive("POST", urllib.parse.urlsplit(self.path).path, body.decode(errors="replace"))
        # The page stays as it is, so that what a person did to it can be looked at.
        self.send_response(204)
        self.end_headers()

    def _receive(self, method, path, fields):
        if self.received is not None:
            self.received.append((method, path, urllib.parse.parse_qsl(fields, keep_blank_values=True)))

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()


class _Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, *_):
        # A browser that hangs up in the middle is no fault of the site.
        pass


@contextlib.contextmanager
def served(folder, pictures_after=None, received=None, policy=POLICY, base="/"):
    """Serves the folder on a free loopback port, under the strict policy or another; yields the origin.

    The strict policy allows fonts only where the folder has some.
    Pictures and fonts come once the event `pictures_after` is set: after the first frame, a picture without a size moves what is below it.
    Addresses that begin with `base` lead into the folder, too.
    What forms send is appended to `received` as (method, path, [(name, value)]).
    """
    if policy == POLICY and any(path.suffix in FONTS for path in pathlib.Path(folder).rglob("*")):
        policy += "; font-src 'self'"
    settings = {"pictures_after": pictures_after, "received": received, "policy": policy, "base": base}
    handler = type("Handler", (_Handler,), settings)
    server = _Server(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def address(origin, page):
    return f"{origin}/{urllib.parse.quote(page)}"
