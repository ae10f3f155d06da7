"""What assistive technology is told of a page: Chromium's accessibility tree as nodes and as an outline."""
import collections
import dataclasses

ROLES = {"DisclosureTriangle": "disclosure", "DisclosureTriangleGrouped": "disclosure", "LabelText": "label",
         "StaticText": "text", "RootWebArea": "page", "image": "img"}
CONTROLS = {"button", "link", "checkbox", "radio", "switch", "disclosure", "textbox", "searchbox", "combobox", "slider"}
SPEAKS_ITS_CONTENT = CONTROLS | {"heading", "label"}
SILENT = {"none", "generic", "InlineTextBox", "LineBreak", "ListMarker"}


@dataclasses.dataclass(eq=False)
class Node:
    """One thing that is told: its role, name and states, and the browser's number of its element."""

    role: str
    name: str
    states: list[str]
    number: int
    parent: "Node | None"
    children: list["Node"] = dataclasses.field(default_factory=list)

    def below(self):
        """The nodes in this one, in the order in which they are told."""
        for child in self.children:
            yield child
            yield from child.below()

    def nearest(self, *roles):
        at = self.parent
        while at and at.role not in roles:
            at = at.parent
        return at

    def is_called(self, name):
        # A sheet may set names in capitals, and they are told so.
        return self.name.casefold() == name.casefold()

    def __str__(self):
        words = [self.role] + ([f'"{self.name}"'] if self.name else []) + self.states
        if self.role == "list":
            words.append(f"of {sum(child.role == 'listitem' for child in self.children)}")
        return " ".join(words)


def read_page(browser):
    """The page's node, with all that is told of it below."""
    told = {node["nodeId"]: node for node in browser.send("Accessibility.getFullAXTree")["nodes"]}
    root = next(node for node in told.values() if not node.get("parentId"))
    page = Node("page", _value(root, "name"), [], root.get("backendDOMNodeId"), None)

    def add(identifier, parent):
        source = told.get(identifier)
        if source is None:
            return
        role = _value(source, "role")
        role = ROLES.get(role, role)
        name = " ".join(_value(source, "name").split())
        is_told = not source.get("ignored") and role not in SILENT and (name or role not in ("text", "group"))
        if is_told and not (role == "text" and parent.role in SPEAKS_ITS_CONTENT - {"label"}):
            node = Node(role, name, _states(source, role), source.get("backendDOMNodeId"), parent)
            parent.children.append(node)
            parent = node
        for child in source.get("childIds", []):
            add(child, parent)

    for child in root.get("childIds", []):
        add(child, page)
    return page


def _value(node, key):
    return str(node.get(key, {}).get("value", ""))


def _states(source, role):
    properties = {entry["name"]: entry["value"].get("value") for entry in source.get("properties", [])}
    states = []
    if role == "heading" and "level" in properties:
        states.append(f"level {properties['level']}")
    if "checked" in properties:
        states.append({"true": "checked", "mixed": "mixed"}.get(str(properties["checked"]).lower(), "unchecked"))
    if "expanded" in properties:
        states.append("expanded" if properties["expanded"] else "collapsed")
    return states + [state for state in ("disabled", "busy", "selected") if properties.get(state) is True]


def outline(page):
    """The tree as indented lines."""
    def lines(node, depth):
        yield "  " * depth + str(node)
        for child in node.children:
            yield from lines(child, depth + 1)
    return "\n".join(line for child in page.children for line in lines(child, 0)) + "\n"


def flaws(page):
    """What no page may do: a control without a name, a list without items, the same words told twice in one item."""
    for node in page.below():
        if node.role in CONTROLS and not node.name:
            yield f"a {node.role} has no name"
        if node.role == "list" and not any(child.role == "listitem" for child in node.children) and "busy" not in node.states:
            yield "a list has no items"
        if node.role == "listitem":
            yield from (f'an item tells "{words}" {times} times' for words, times in _told(node).items() if times > 1)


def _told(item):
    # The words of a label are told with the control that it names.
    words = collections.Counter()
    for node in item.below():
        is_label = node.role == "text" and node.nearest("label") is not None
        if node.role in CONTROLS | {"text", "img"} and node.nearest("listitem") is item and not is_label and not _names_control(node):
            words[node.name] += 1
    words.pop("", None)
    return words


def _names_control(node):
    # A button with a picture alone has the picture's name, and is told as one.
    holders = [node.nearest(role) for role in CONTROLS]
    return node.role == "img" and any(holder is not None and holder.name == node.name for holder in holders)
