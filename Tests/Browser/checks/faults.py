"""The faults that are seeded into the good fixture, one at a time, and what the gate must say of each."""
import dataclasses

INDEX, HUT, SHEET, PICTURE = "index.html", "huts/ridge.html", "style.css", "ridge.svg"


@dataclasses.dataclass(frozen=True)
class Fault:
    """In `file`, `old` becomes `new`; then `check` must tell of something with `words`."""

    name: str
    check: str
    words: str
    file: str
    old: str
    new: str


FAULTS = [
    Fault("picture without alternative", "nu", "alt", INDEX, ' alt="A hut on a ridge"', ""),
    Fault("skipped heading level", "nu", "heading", HUT, '<h2 id="beds">Beds</h2>', '<h4 id="beds">Beds</h4>'),
    Fault("doubled id", "nu", "Duplicate ID", HUT, "<h1>", '<h1 id="beds">'),
    Fault("malformed picture", "nu", "svg", PICTURE, "</svg>", ""),
    Fault("unexplained warning", "nu", "role", HUT, "<main>", '<main role="main">'),
    Fault("script element", "source", "<script>", HUT, "</main>", "</main><script>1</script>"),
    Fault("style element", "source", "<style>", HUT, "</head>", "<style>p { color: red }</style></head>"),
    Fault("style attribute", "source", "style attribute", HUT, "<h1>", '<h1 style="margin: 0">'),
    Fault("event handler", "source", "onclick", INDEX, "<button", '<button onclick="1"'),
    Fault("script address", "source", "script address", INDEX, 'href="index.html"', 'href=" java&#9;script:1"'),
    Fault("broken link", "links", "leads to no file", HUT, "../index.html", "../indexes.html"),
    Fault("broken fragment", "links", "names no id in", INDEX, "#beds", "#bed"),
    Fault("broken reference", "links", "names no id on the page", INDEX, 'id="near"', 'id="nearby"'),
    Fault("wrong case", "links", "differs in case", INDEX, "ridge.svg", "Ridge.svg"),
    Fault("broken dark picture", "links", "night.svg", HUT, 'srcset="../ridge.svg"', 'srcset="../night.svg"'),
    Fault("broken picture in a sheet", "links", "paper.png", SHEET, ".card {", ".card { background: url(paper.png);"),
    Fault("page without a way in", "links", "nothing leads here", INDEX, "huts/ridge.html", "index.html"),
    Fault("link to a folder", "links", "names a folder", HUT, "../index.html", "../"),
    Fault("link to the root", "links", "fails from disk", HUT, "../index.html", "/index.html"),
    Fault("unknown property", "css", "colour", SHEET, ".card {", ".card { colour: red;"),
    Fault("unknown value", "css", "display: gird", SHEET, "display: grid", "display: gird"),
    Fault("unknown selector", "css", ":hovered", SHEET, ".skip:focus", ".skip:hovered"),
    Fault("unknown at-rule", "css", "@medium", SHEET, "@media", "@medium"),
    Fault("open brace", "css", "never closed", SHEET, "block-size: auto; }", "block-size: auto;"),
    Fault("open comment", "css", "comment is never closed", SHEET, ".card {", "/* .card {"),
    Fault("picture without a size", "loading", "layout shift", INDEX, ' width="320" height="160"', ""),
    Fault("picture that is not one", "loading", "broken picture", PICTURE, "<svg", "<g"),
    Fault("picture inside the page", "loading", "Content Security Policy", HUT, 'src="../ridge.svg"',
          "src=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E\""),
    Fault("style against the policy", "loading", "Content Security Policy", HUT, "<h1>", '<h1 style="margin: 0">'),
    Fault("wide box", "loading", "h2 reaches", SHEET, ".card {", "h2 { inline-size: 40rem; } .card {"),
    Fault("wide box inside a clipped page", "loading", "h2 reaches", SHEET, "body {", "h2 { inline-size: 40rem; } body { overflow-x: clip;"),
    Fault("gallery that does not scroll", "loading", "reaches", SHEET, "overflow-x: auto; container-type: inline-size;", ""),
    Fault("missing sheet", "disk", "/style.css", INDEX, 'href="style.css"', 'href="/style.css"'),
    Fault("box that grows with the text", "loading", "text-200 h1 reaches", SHEET, ".card {", "h1 { inline-size: 13rem; } .card {"),
    Fault("long word in large text", "loading", "text-200 p.lead reaches", SHEET, "overflow-wrap: anywhere", "white-space: nowrap"),
    Fault("nameless tab stop", "focus", "has no name", INDEX, "Show all", ""),
    Fault("invisible focus", "focus", "does not show its focus", SHEET, ".card {", "a:focus { outline: none; } .card {"),
    Fault("focus off the screen", "focus", "off the screen", SHEET, ".skip:focus", ".skip:active"),
    Fault("covered focus", "focus", "is covered", SHEET, "button {", "main::after { content: ''; position: fixed; inset: 0; } button {"),
    Fault("nameless button", "axe", "button-name", INDEX, "Show all", ""),
    Fault("page without a language", "axe", "html-has-lang", HUT, ' lang="en"', ""),
    Fault("page without a main part", "axe", "landmark-one-main", HUT, "main>", "div>"),
    Fault("faint text in light", "axe", "light: color-contrast", SHEET, "--quiet: #555", "--quiet: #aaa"),
    Fault("faint text in dark", "axe", "dark: color-contrast", SHEET, "--quiet: #aaa", "--quiet: #444"),
    Fault("faint text from right to left", "axe", "rtl: color-contrast", SHEET, ".card {", ".lead:dir(rtl) { color: #ddd; } .card {"),
    Fault("faint text in forced colours", "axe", "forced-colors: color-contrast", SHEET, ".card {",
          "@media (forced-colors: active) { .lead { forced-color-adjust: none; color: #777; background: #888; } } .card {"),
    Fault("faint text when wide", "axe", "1280-light: color-contrast", SHEET, ".card {",
          "@media (min-width: 60rem) { .lead { color: #ddd; } } .card {"),
]
