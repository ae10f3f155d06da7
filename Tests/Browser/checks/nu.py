"""HTML, CSS and SVG against the W3C Nu checker."""
import json
import pathlib
import re
import subprocess
import urllib.parse

from . import tools
from .result import Result, unique

ALLOWED = pathlib.Path(__file__).resolve().parent.parent / "allowed-messages.txt"
# With CSS in the same run the checker counts lines of HTML from 0; without a kind it reads every file as HTML.
KINDS = {".html": "--skip-non-html", ".css": "--css", ".svg": "--svg"}
FILES_A_RUN = 2000


def allowed_messages(path=ALLOWED):
    """The expressions of the allow-list, and findings for lines without a reason."""
    expressions, findings = [], []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        expression, arrow, reason = line.partition(" => ")
        if not reason.strip():
            findings.append(f"{path.name}:{number}: no reason is given")
        expressions.append(re.compile(expression.strip()))
    return expressions, findings


def check_nu(site, allow_list=ALLOWED):
    """Every error and every warning that the allow-list does not name."""
    allowed, findings = allowed_messages(allow_list)
    checked = excused = 0
    errors = []
    for suffix, option in KINDS.items():
        files = site.of_kind(suffix)
        checked += len(files)
        for start in range(0, len(files), FILES_A_RUN):
            for message in _messages(site, files[start:start + FILES_A_RUN], option):
                kind = message.get("subType") or message["type"]
                if any(expression.fullmatch(message["message"]) for expression in allowed):
                    excused += 1
                elif kind != "info":
                    errors.append(_line(site, kind, message))
    if not checked:
        errors.append(f"{site.folder}: there is nothing to check")
    return Result("Nu checker", f"{checked} files, {excused} messages allowed", findings + unique(errors))


def _messages(site, files, option):
    run = subprocess.run(["java", "-Xss4m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-jar", str(tools.NU_CHECKER),
                          "--format", "json", "--stdout", option, *files],
                         cwd=site.folder, capture_output=True, text=True, check=False)
    try:
        return json.loads(run.stdout)["messages"]
    except ValueError:
        return [{"type": "error", "message": f"the checker broke: {(run.stderr or run.stdout)[:300]}"}]


def _line(site, kind, message):
    url = urllib.parse.unquote(message.get("url", "file:?")).removeprefix("file:")
    place = url.removeprefix(str(site.folder) + "/")
    return f"{place}:{message.get('lastLine', 0)}: {kind}: {message['message']}"
