"""Takes style sheets apart into what an engine can be asked about."""
import tinycss2

NESTING = {"media", "supports", "container", "layer", "scope", "starting-style"}
SILENT = {"import", "charset", "namespace"}


class Question:
    """One selector, declaration or rule, where it stands first, and whether @supports guards it everywhere."""

    def __init__(self, kind, text, value, place):
        self.kind, self.text, self.value, self.place = kind, text, value, place
        self.guarded = True

    def __str__(self):
        text = f"{self.text}: {self.value}" if self.kind == "declaration" else self.text
        return text if len(text) < 100 else text[:100] + "..."


class RuleCollector:
    """`questions` for the engines, and `findings` that need none: unbalanced braces and what does not parse."""

    def __init__(self):
        self.questions = {}
        self.findings = []

    def add_sheet(self, text, file):
        self._balance(text, file)
        self._rules(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True), file, False)

    def _ask(self, kind, text, value, place, guarded):
        question = self.questions.setdefault((kind, text, value), Question(kind, text, value, place))
        question.guarded &= guarded

    def _balance(self, text, file):
        # A forgiving parser closes what is left open in silence.
        open_lines = []
        for token in _punctuation(text):
            if token[0] == "{":
                open_lines.append(token[1])
            elif token[0] == "/*":
                self.findings.append(f"{file}:{token[1]}: comment is never closed")
            elif open_lines:
                open_lines.pop()
            else:
                self.findings.append(f"{file}:{token[1]}: }} without {{")
        self.findings += [f"{file}:{line}: {{ is never closed" for line in open_lines]

    def _rules(self, nodes, file, guarded):
        for node in nodes:
            place = f"{file}:{node.source_line}"
            if node.type == "error":
                self.findings.append(f"{place}: {node.message}")
            elif node.type == "qualified-rule":
                self._selectors(node, place, guarded)
                self._rules(tinycss2.parse_blocks_contents(node.content, True, True), file, guarded)
            elif node.type == "at-rule":
                self._at_rule(node, file, place, guarded)
            elif node.type == "declaration":
                self._declaration(node, place, guarded)

    def _at_rule(self, node, file, place, guarded):
        name, prelude = node.lower_at_keyword, tinycss2.serialize(node.prelude).strip()
        if name in SILENT:
            return
        if name in NESTING and node.content is not None:
            self._ask("rule", f"@{name} {prelude} {{ a {{ color: red }} }}", 0, place, guarded)
            inside = tinycss2.parse_blocks_contents(node.content, True, True)
            self._rules(inside, file, guarded or name == "supports")
        elif name.endswith("keyframes"):
            self._ask("rule", f"@{name} {prelude} {{ }}", 0, place, guarded)
            for frame in tinycss2.parse_rule_list(node.content, True, True):
                if frame.type == "qualified-rule":
                    self._rules(tinycss2.parse_blocks_contents(frame.content, True, True), file, guarded)
        else:
            body = ";" if node.content is None else f" {{{tinycss2.serialize(node.content)}}}"
            count = 0
            if name in ("font-face", "page") and node.content is not None:
                count = sum(each.type == "declaration" for each in tinycss2.parse_blocks_contents(node.content))
            self._ask("rule", f"@{name} {prelude}{body}", count, place, guarded)

    def _selectors(self, node, place, guarded):
        # Split at the commas outside blocks: one bad selector drops the whole rule, and should be told by name.
        parts = [[]]
        for token in node.prelude:
            if token.type == "literal" and token.value == ",":
                parts.append([])
            else:
                parts[-1].append(token)
        for part in parts:
            text = tinycss2.serialize(part).strip().replace("&", ":scope").lstrip(">+~ ")
            self._ask("selector", text, "", place, guarded)

    def _declaration(self, node, place, guarded):
        if not node.name.startswith("--"):
            value = tinycss2.serialize(node.value).strip()
            # The value of a variable is not known here, so only the property's name is asked about.
            self._ask("declaration", node.lower_name, "var(--x)" if "var(" in value else value, place, guarded)


def _punctuation(text):
    """(mark, line) for each brace outside comments and strings, and for a comment that never ends."""
    index, line, quote = 0, 1, ""
    while index < len(text):
        character = text[index]
        if character == "\n":
            line, quote = line + 1, ""
        elif character == "\\":
            index += 1
        elif quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        elif text.startswith("/*", index):
            end = text.find("*/", index + 2)
            if end < 0:
                yield "/*", line
                return
            line += text.count("\n", index, end)
            index = end + 1
        elif character in "{}":
            yield character, line
        index += 1
