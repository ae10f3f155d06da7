"""The faults that are seeded into the good lists, one at a time.

The check of each is the scenario that must fail, by words of its name.
"""
from .faults import Fault

PAGE, SHEET = "index.html", "style.css"
EDITING, CHOOSING, SWIPING, KEYBOARD = "Editing shows", "The chosen rows", "A swipe reveals", "The keyboard reveals"
ENTER, OUTLINE, MENU, LAYOUT, WALK, TREE = "Enter in a choice", "An outline", "A menu", "List and grid", "The keyboard reaches", "What is told"

LIST_FAULTS = [
    Fault("editing that always shows", EDITING, 'there is button "Move Lower hut up"',
          SHEET, ".editable:not(:has(.edit :checked)) .when-editing", ".editable:not(:has(.edit :checked)) input.when-editing"),
    Fault("editing that never shows", EDITING, 'there are 0 of checkbox "Ridge hut"',
          SHEET, ".editable:not(:has(.edit :checked))", ".editable"),
    Fault("link that stays while editing", EDITING, 'there is link "Ridge hut"',
          SHEET, ".row a { visibility: hidden; }", ".row a { color: inherit; }"),
    Fault("button covered by its row", EDITING, "out of sight or covered",
          SHEET, ".row :is(input, button) { position: relative; z-index: 1; }", ""),
    Fault("link that leads elsewhere", EDITING, "the address is /index.html",
          PAGE, '<a href="hut.html"><span>Ridge hut', '<a href="index.html"><span>Ridge hut'),
    Fault("choice of another row", CHOOSING, 'checkbox "Lower hut" unchecked is not checked', PAGE, 'for="pick-lower"', 'for="pick-ridge"'),
    Fault("choice sent under another id", CHOOSING, "hut=ridge do=share, not", PAGE, 'value="lower"', 'value="ridge"'),
    Fault("row that is chosen from the start", CHOOSING, "is not unchecked",
          PAGE, 'value="ridge" aria-label', 'value="ridge" checked aria-label'),
    Fault("row that rests at its actions", SWIPING, 'button "Pin New hut" can be seen',
          SHEET, ".content { scroll-initial-target: nearest; }", ""),
    Fault("row that no finger moves", SWIPING, 'button "Delete New hut" cannot be pressed',
          SHEET, "overflow-x: auto", "overflow-x: hidden"),
    Fault("action of another row", SWIPING, "action=delete:old, not", PAGE, "delete:new", "delete:old"),
    Fault("action without a form", SWIPING, "sent nothing",
          PAGE, '<button class="trailing" form="actions" name="action" value="delete:new"', '<button class="trailing" name="action" value="delete:new"'),
    Fault("action that no key reaches", KEYBOARD, 'the Tab key does not reach button "Delete Old hut"',
          PAGE, 'value="delete:old"', 'value="delete:old" tabindex="-1"'),
    Fault("action that Enter in a choice presses", ENTER, "sent POST /send edit=1 move=ridge:down",
          PAGE, 'form="actions" name="move"', 'name="move"'),
    Fault("outline that is open from the start", OUTLINE, "is not collapsed", PAGE, "<details>", "<details open>"),
    Fault("outline that needs a script", OUTLINE, "is not expanded",
          PAGE, "<summary>Alps", '<summary onclick="event.preventDefault(); this.parentElement.open = true" disabled><button aria-label="Alps"></button>'),
    Fault("menu that Escape leaves open", MENU, 'there is button "Sort"', PAGE, "popover id", 'popover="manual" id'),
    Fault("switch without effect", LAYOUT, 'there is text "Two things in a grid"',
          SHEET, ".switchable:has([value=list]:checked) .in-grid { display: none; }", ""),
    Fault("grid that looks like a list", LAYOUT, '"Beds" is not beside "Stove"', SHEET, "grid-template-columns: 1fr 1fr;", ""),
    Fault("list that looks like a grid", LAYOUT, '"Beds" is not above "Stove"', SHEET, ".switchable:has([value=grid]:checked) .in-list", ".in-list"),
    Fault("item that begins beside the others", LAYOUT, '"Beds" is not aligned with "Stove"',
          SHEET, ":focus-visible {", ".in-list li:first-child { padding-inline-start: 3px; } :focus-visible {"),
    Fault("layout under another name", LAYOUT, "/index.html?view=grid", PAGE, 'name="layout"', 'name="view"'),
    Fault("invisible focus", WALK, "does not show its focus", SHEET, ":focus-visible { outline: 3px solid;", ":focus { outline: none;"),
    Fault("control that Tab passes by", WALK, 'does not reach disclosure "Alps"', PAGE, "<summary>", '<summary tabindex="-1">'),
    Fault("nameless control", WALK, "a button has no name", PAGE, ' aria-label="Pin New hut">Pin', ">"),
    Fault("name told twice", WALK, 'an item tells "Ridge hut" 2 times',
          PAGE, "<span>Ridge hut</span></a></label>", "<span>Ridge hut</span></a></label> <span>Ridge hut</span>"),
    Fault("list without items", WALK, "a list has no items", PAGE, "<li>Beds</li><li>Stove</li>", ""),
    Fault("other level of a heading", TREE, "is not that of index.tree", PAGE, '<h2 id="near">Near</h2>', '<h3 id="near">Near</h3>'),
    Fault("list that is no list", TREE, "is not that of index.tree",
          PAGE, '<ul role="list" class="in-list">', '<ul role="presentation" class="in-list">'),
]
