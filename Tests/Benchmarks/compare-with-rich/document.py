"""Renders the document of the text benchmarks with rich; the least time of some rounds goes to standard error."""

import io
import sys
import time

from rich.box import SQUARE
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

NAMES = ["Mont Blanc", "Fuji", "Rysy", "Aconcagua", "Hallasan", "Dufourspitze", "Eiger"]
MIXED_NAMES = ["Mont Blanc", "富士山", "Ślęża", "K2 🏔", "한라산", "Dufourspitze", "槍ヶ岳"]
WORDS = "A long ridge above the white glacier, with a hut below its top."
MIXED_WORDS = "A long ridge above 白い氷河, with a hut below its top."


def render(is_mixed: bool, is_colored: bool) -> str:
    """Returns 1,000 sections, 100 columns wide."""
    names, words = (MIXED_NAMES, MIXED_WORDS) if is_mixed else (NAMES, WORDS)
    output = io.StringIO()
    console = Console(
        file=output,
        width=100,
        force_terminal=is_colored,
        color_system="truecolor" if is_colored else None,
        legacy_windows=False,
        emoji=False,
        highlight=False,
    )
    for number in range(1000):
        if number:
            console.print()
        console.print(Text(f"Range {number}", style="bold"))
        rows = Table.grid(expand=True)
        rows.add_column()
        rows.add_column(justify="right")
        for row in range(12):
            title = Text(f"{names[(row + number) % 7]} {row}")
            rows.add_row(title, Text(f"{4000 + row * 7} m", style="bright_black"))
        console.print(rows)
        # Thirds of 98 columns as Cairn rounds them; left to itself, rich puts the odd one out in the middle.
        cards = Table.grid(padding=(0, 1, 0, 0))
        for width in (32, 33, 33):
            cards.add_column(width=width)
        panels = []
        for card in range(9):
            content = Text(f"{names[(card + number) % 7]} {card}", style="bold")
            content.append("\n")
            content.append(Text(words, style="not bold"))
            panels.append(Panel(content, box=SQUARE, padding=0, border_style="blue"))
        for start in range(0, 9, 3):
            cards.add_row(*panels[start : start + 3])
        console.print(cards)
    return output.getvalue()


NOTES = [
    "A long ridge above the white glacier",
    "With a hut below its top",
    "Climbed from the north in a long winter",
]


def render_table() -> str:
    """Returns a table of 10,000 rows, 100 columns wide."""
    output = io.StringIO()
    console = Console(file=output, width=100, legacy_windows=False, emoji=False, highlight=False)
    table = Table(box=SQUARE, header_style=None)
    for title in ("Number", "Peak", "Height", "Country", "Note"):
        table.add_column(title, justify="right" if title in ("Number", "Height") else "left")
    for number in range(10_000):
        country = ("France", "Japan", "Poland", "Argentina")[number % 4]
        table.add_row(str(number), NAMES[number % 7], str(4000 + number % 800), country, NOTES[number % 3])
    console.print(table)
    return output.getvalue()


def main() -> None:
    rounds = next((int(word[9:]) for word in sys.argv if word.startswith("--rounds=")), 1)
    least = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        if "--table" in sys.argv:
            text = render_table()
        else:
            text = render("--mixed" in sys.argv, "--color" in sys.argv)
        least = min(least, time.perf_counter() - start)
    sys.stdout.buffer.write(text.encode())
    print(least, file=sys.stderr)


main()
