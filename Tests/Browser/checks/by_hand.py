"""A list written by hand, against whose costs those of pages are measured."""
import pathlib

# As many elements as 1,000 rows of a list with all that rows can have.
ROWS_BY_HAND = 4000
STYLE_BY_HAND = "li { display: flex; min-height: 44px } li:has(:checked) { background: #ddd }"


def write_by_hand(folder, style=STYLE_BY_HAND):
    rows = "".join(
        f'<li><label><input class="pick" type="checkbox"><span>Row {row}</span></label><a href="#{row}">About <b>{row}</b></a></li>'
        for row in range(ROWS_BY_HAND))
    pathlib.Path(folder, "style.css").write_text(style)
    pathlib.Path(folder, "index.html").write_text(
        '<!DOCTYPE html><meta charset="utf-8"><title>Rows</title><link rel="stylesheet" href="style.css">'
        f'<form><label class="edit"><input type="checkbox">Edit</label><ul>{rows}</ul></form>')
