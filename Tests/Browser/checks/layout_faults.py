"""The faults that are seeded into the good layouts, one at a time, and what the check of boxes must say of each.

Each names the page that is looked at: to look at all of them every time would take three times as long.
"""
from .faults import Fault

GRID, HEADERS, SHEET = "grid.html", "headers.html", "style.css"

LAYOUT_FAULTS = [
    Fault("columns a little apart", "layout grid", "grid: #two is at", SHEET, "gap: 10px", "gap: 10.5px"),
    Fault("row a fifth of a pixel high", "layout grid", "grid: #one is at", SHEET, ".cell { block-size: 44px", ".cell { block-size: 44.2px"),
    Fault("cell without a size", "layout grid", "grid: #one is at [10, 0, 111.66, 0]", SHEET, ".cell { block-size: 44px; }", ""),
    Fault("box that is not there", "layout grid", "grid: there is no #four", GRID, ' id="four"', ""),
    Fault("background a little small", "layout grid", "grid: .grid::before is at [5.5, 5.5, 364, 87]", SHEET, "inset: 5px", "inset: 5.5px"),
    Fault("background that is not there", "layout grid", "grid: there is no .grid::before", SHEET, 'content: ""; ', ""),
    Fault("background in the flow", "layout grid", "grid: there is no .grid::before", SHEET, "absolute; inset", "relative; inset"),
    Fault("origin that is not there", "layout headers", "headers: there is no #all", HEADERS, ' id="all"', ""),
    Fault("header that scrolls away", "layout headers", "scrolled to 100, #first is at", SHEET, "position: sticky", "position: relative"),
    Fault("header that stays in front of the next", "layout headers", "scrolled to 260, #first is at", HEADERS,
          '</section><section><header id="second">', '<header id="second">'),
    Fault("header below the edge", "layout headers", "scrolled to 100, #first is at", SHEET, "inset-block-start: 0", "inset-block-start: 1px"),
    Fault("page too short to scroll", "layout headers", "does not scroll to 100", SHEET, ".room { block-size: 900px", ".room { block-size: 0"),
    Fault("gallery that rests anywhere", "layout gallery", "#held rests at", SHEET, "scroll-snap-type: x mandatory", "scroll-snap-type: none"),
    Fault("gallery that rests at its very edge", "layout gallery", "#held rests at", SHEET, " scroll-padding-inline-start: 16px;", ""),
    Fault("gallery that rests at two of three", "layout gallery", "#held rests at", SHEET, ".gallery.free {",
          ".card:nth-child(2) { scroll-snap-align: none; } .gallery.free {"),
    Fault("gallery that is held", "layout gallery", "#free rests at", SHEET, ".gallery.free {", ".gallery.tame {"),
    Fault("columns that switch too late", "layout grid", "at 801, #four is at", SHEET, "width > 800px", "width > 801px"),
    Fault("columns that switch too early", "layout grid", "at 800, #four is at", SHEET, "width > 800px", "width >= 800px"),
    Fault("columns that never switch", "layout grid", "at 801, #four is at", SHEET, "container-type: inline-size;", ""),
]
