"""Reads a JSON array of documents and writes what an independent HTML parser finds in each.

A document becomes {"errors": [code, ...], "tree": nodes}; a node is a text or [name, [[attribute, value], ...], nodes].
"""

import json
import sys

import html5lib
from html5lib.constants import namespaces

PREFIXES = {namespaces["html"]: "", namespaces["svg"]: "", namespaces["mathml"]: "math:"}


def local(name):
    namespace, _, tag = name[1:].partition("}")
    return PREFIXES.get(namespace, namespace + ":") + tag


def attribute(name):
    return name if isinstance(name, str) and not name.startswith("{") else str(name)


def node(element):
    if not isinstance(element.tag, str):
        return ["!comment", [["text", element.text or ""]], []]
    children = [element.text] if element.text else []
    for child in element:
        children.append(node(child))
        if child.tail:
            children.append(child.tail)
    return [local(element.tag), [[attribute(name), value] for name, value in element.attrib.items()], children]


def parse(document):
    parser = html5lib.HTMLParser(tree=html5lib.getTreeBuilder("etree"), namespaceHTMLElements=True)
    root = parser.parse(document)
    return {"errors": [code for _, code, _ in parser.errors], "tree": [node(root)]}


json.dump([parse(document) for document in json.load(sys.stdin)], sys.stdout)
