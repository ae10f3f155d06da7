"""Finds a small document that shows the same difference."""


def shrink(document, differs):
    """`differs` takes documents and returns for each whether it shows the difference."""
    for split, join in ((lambda d: d.splitlines(keepends=True), "".join), (list, "".join)):
        size = max(1, len(split(document)) // 2)
        while size:
            parts = split(document)
            candidates = [join(parts[:i] + parts[i + size:]) for i in range(0, len(parts), size)]
            candidates = [candidate for candidate in candidates if candidate]
            for candidate, result in zip(candidates, differs(candidates)):
                if result:
                    document = candidate
                    break
            else:
                size //= 2
    return document
