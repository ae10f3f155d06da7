"""Renders one document with rich and with Cairn, checks that both wrote the same text, and prints the ratio of times.

    swift build -c release --product benchmarks
    python3 Tests/Benchmarks/compare-with-rich/compare.py [--benchmarks PATH] [--rounds N]

The document has 1,000 sections, each a header, twelve rows of a title and a detail, and nine cards with borders in three
columns, 100 columns wide. The table has 10,000 rows of five columns. Blanks at the ends of lines do not count, because rich pads every line. Both programs render
into memory, and the least time of some rounds counts. rich is installed into a folder of its own below the user's cache.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import venv

RICH = "rich==15.0.0"
CASES = [
    ("ASCII, plain", []),
    ("ASCII, true colour", ["--color"]),
    ("mixed, plain", ["--mixed"]),
    ("table", ["--table"]),
]


def python_with_rich() -> pathlib.Path:
    """Returns an interpreter that has the pinned version of rich, made when it is first asked for."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    folder = cache / "cairn" / RICH.replace("==", "-")
    python = folder / "bin" / "python"
    mark = folder / "complete"
    if not mark.exists():
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", RICH], check=True)
        mark.touch()
    return python


def trimmed(text: str) -> list[str]:
    """Returns the lines of a text without escape sequences, blanks at their ends and empty lines at the end."""
    lines = [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", text).split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def run(command: list[str]) -> tuple[list[str], float]:
    """Runs a program that writes the document, and its least time in seconds to standard error."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode != 0:
        sys.exit(f"{command[0]} failed:\n{done.stderr.decode()}")
    return trimmed(done.stdout.decode()), float(done.stderr.decode().split()[-1])


def difference(ours: list[str], theirs: list[str]) -> str:
    """Says where two texts differ first; nothing if they do not."""
    for number, (our, their) in enumerate(zip(ours, theirs), 1):
        if our != their:
            return f"line {number} differs\n  Cairn: {our!r}\n  rich:  {their!r}"
    return "" if len(ours) == len(theirs) else f"Cairn has {len(ours)} lines, rich {len(theirs)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--benchmarks", default=".build/release/benchmarks", help="the program to compare")
    parser.add_argument("--rounds", type=int, default=3, help="how often rich renders; Cairn does ten times as often")
    options = parser.parse_args()
    python = python_with_rich()
    document = pathlib.Path(__file__).with_name("document.py")
    differs = False
    for name, flags in CASES:
        theirs, slow = run([str(python), str(document), f"--rounds={options.rounds}", *flags])
        ours, fast = run([options.benchmarks, "text", "--document", f"--rounds={options.rounds * 10}", *flags])
        found = difference(ours, theirs)
        differs = differs or bool(found)
        times = f"Cairn {fast * 1000:7.1f} ms, rich {slow * 1000:8.1f} ms, ratio {slow / fast:6.1f}"
        print(f"{name:20} {times}, {len(ours)} lines, {found or 'same text'}")
    sys.exit(1 if differs else 0)


if __name__ == "__main__":
    main()
