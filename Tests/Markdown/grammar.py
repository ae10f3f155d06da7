"""Random Markdown documents: nesting, laziness, tabs, entities, references, runs of emphasis."""

WORDS = ["a", "b", "foo", "bar", "baz", "é", "x1", "Zoë", "1", "日本", "a.b", "don't", "\"q\"", "ß", "€5", "£", "—", "😀"]
MARKS = ["*", "**", "***", "****", "_", "__", "___", "`", "``", "```", "~", "~~", "[", "]", "![", "](", "](b)", "][", "[]", "(",
         ")", "<", ">", "!", "\\", "&", "#", "|", "-", "+", "=", "\"", "'", ":", "\\*", "\\`", "\\[", "\\]", "\\\\", "\\&"]
ENTITIES = ["&amp;", "&copy;", "&nbsp;", "&#35;", "&#x22;", "&#0;", "&ngE;", "&bogus;", "&#1234567890;", "&lt", "&AElig;", "&quot;"]
HTML = ["<b>", "</b>", "<a href=\"x\">", "<br/>", "<i class='y' z>", "<!-- c -->", "<?php x ?>", "<!X y>", "<![CDATA[ z ]]>",
        "<b a=\">\">", "<3", "<b c= d>", "</b >", "<a\nb>", "</pre>", "</script >"]
LINKS = ["[foo](/u)", "[foo](</u v> \"t\")", "[foo](/u 't')", "[a](b(c))", "![i](/s)", "![*i*](/s (t))", "[foo]", "[foo][]", "[x][foo]",
         "[FOO ]", "[bar][baz]", "[a *b](c) d*", "[a](\n/u\n\"t\"\n)", "[b]: c", "<http://a.b/c>", "<http://a.b/?c&amp;d>", "[foo][ ]", "<m@x.org>", "<a:b>", "![a][foo]",
         "[[foo]]", "[![x](y)](z)", "[*a](b)*", "[a\\]](b)", "[a](b\\)c)", "[foo] (b)", "[a](<b\\>c>)", "[x](/é?a=&amp;b)"]
DEFINITIONS = ["[foo]: /url", "[foo]: <> 'title'", "[bar]: /b \"t\"", "[baz]:\n  /u\n  'x\n  y'", "[foo]: /u \"t\" x", "[ foo\n bar ]: u",
               "[é]: /e", "[foo]:", "[a]: b\n[c]: d", "[ẞ]: /s", "[bar]: <a b>", "[x]: /y 'un"]


class Grammar:
    def __init__(self, random):
        self.random = random

    def pick(self, values):
        return self.random.choice(values)

    def inline(self, depth=0):
        r = self.random.random()
        if r < 0.34: return self.pick(WORDS)
        if r < 0.62: return self.pick(MARKS)
        if r < 0.68: return self.pick(ENTITIES)
        if r < 0.73: return self.pick(HTML)
        if r < 0.82: return self.pick(LINKS)
        if depth > 3: return self.pick(WORDS)
        inner = self.inlines(depth + 1)
        mark = self.pick(["*", "**", "_", "__", "`", "***", "[", "[f", "![", "**", "*"])
        if mark == "[": return "[" + inner + "](/u)"
        if mark == "[f": return "[" + inner + "][foo]"
        if mark == "![": return "![" + inner + "](/i \"t\")"
        return mark + inner + mark

    def inlines(self, depth=0):
        count = self.random.randint(1, 3 if depth else 5)
        separators = ["", "", " ", " ", " ", "  ", "\t", "\n", "  \n", "\\\n", " \n  ", "\n\t"]
        text = ""
        for _ in range(count):
            text += self.inline(depth) + self.pick(separators)
        return text

    def indent(self):
        return self.pick(["", "", "", "", "", " ", "  ", "   ", "    ", "\t", " \t", "     ", "\t\t"])

    def lines(self, depth):
        r = self.random.random()
        if r < 0.34: return self.inlines().split("\n")
        if r < 0.39: return [self.pick(["#", "##", "###### ", "####### ", "#\t"]) + self.pick(["", " "]) + self.inline() + self.pick(["", " #", " ## ", "#", " \\#"])]
        if r < 0.43: return self.inlines().split("\n") + [self.pick(["===", "---", "=", "-", "= =", "--- -", "===   "])]
        if r < 0.46: return [self.pick(["---", "***", "___", "- - -", "* * *\t", "**", "-\t-\t-", "_ _ _ _", "--", "---a"])]
        if r < 0.51:
            fence = self.pick(["```", "~~~", "````", "~~~~~"])
            body = [self.indent() + self.pick(WORDS + ["", "", "```", "- x", "> y", "  "]) for _ in range(self.random.randint(0, 3))]
            return [fence + self.pick(["", " swift", "a b", "`x", " &amp;\\*"])] + body + self.pick([[fence], [fence + " "], [], [fence + "x"], ["  " + fence]])
        if r < 0.56:
            return [self.pick(["    ", "\t", "     ", "  \t"]) + self.inline().replace("\n", " ") for _ in range(self.random.randint(1, 3))]
        if r < 0.62:
            start = self.pick(["<div>", "<!-- x", "<?y", "<script>", "</div", "<pre>x", "<del>", "<![CDATA[", "<!A", "<table", "<x-y z>", "<textarea>", "</td >"])
            return [start] + [self.inline().replace("\n", " ") for _ in range(self.random.randint(0, 2))] + self.pick([[], ["</div>"], ["-->"], ["?>"], ["</script> a"], ["</pre>"], ["]]>"]])
        if r < 0.67: return self.pick(DEFINITIONS).split("\n")
        if depth > 4: return [self.pick(WORDS)]
        if r < 0.80: return self.quote(depth)
        return self.list(depth)

    def quote(self, depth):
        result = []
        for index, line in enumerate(self.blocks(depth + 1)):
            marker = self.pick(["> ", "> ", "> ", ">", " > ", ">\t", ">  ", "   > "])
            if index and self.random.random() < 0.2: marker = self.pick(["", " ", "   "])
            result.append(marker + line)
        return result

    def list(self, depth):
        result = []
        marker = self.pick(["-", "*", "+", "1.", "2)", "10.", "1)", "0.", "123456789.", "1234567890."])
        for _ in range(self.random.randint(1, 3)):
            if self.random.random() < 0.12: marker = self.pick(["-", "*", "+", "1.", "2)"])
            gap = self.pick([" ", " ", " ", "  ", "   ", "    ", "     ", "\t", " \t", ""])
            width = len(marker) + (len(gap) if "\t" not in gap and 0 < len(gap) < 5 else 1)
            lead = self.pick(["", "", "", " ", "  ", "   "])
            width += len(lead) if self.random.random() < 0.8 else 0
            body = self.blocks(depth + 1)
            if self.random.random() < 0.08: body = [""] + body
            for index, line in enumerate(body):
                if index == 0:
                    result.append(lead + marker + gap + line)
                elif self.random.random() < 0.12:
                    result.append(self.indent() + line)
                elif self.random.random() < 0.08:
                    result.append("\t" * ((width + 3) // 4) + line)
                else:
                    result.append((" " * width + line) if line else line)
            if self.random.random() < 0.3: result.append("")
        return result

    def blocks(self, depth=0):
        result = []
        for _ in range(self.random.randint(1, 4 if depth == 0 else 2)):
            lines = self.lines(depth)
            if self.random.random() < 0.12: lines = [self.indent() + line for line in lines]
            result += lines
            if self.random.random() < 0.5: result += [self.pick(["", "", " ", "\t", "    "])]
        return result or [""]

    def document(self):
        text = "\n".join(self.blocks())
        if self.random.random() < 0.5: text += "\n\n" + self.pick(DEFINITIONS)
        return text + "\n"
