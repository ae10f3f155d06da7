/// The path of a page from the root of its site, without an ending.
package struct PagePath: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Whether the page is what the address of its folder leads to.
  package var isIndex: Bool { text == "index" || text.utf8.suffix(6).elementsEqual("/index".utf8) }

  /// Returns the path of the page's file: `ranges/alps.html`, or in folders `ranges/alps/index.html`.
  ///
  /// The page `404` stays a file, because servers look for it by that name.
  package func file(inFolders: Bool) -> String {
    text + (inFolders && !isIndex && text != "404" ? "/index.html" : ".html")
  }

  /// Returns what a link names, from the root: the page's file, or the folder that it is the `index.html` of.
  package func address(inFolders: Bool) -> String {
    guard inFolders, text != "404" else { return file(inFolders: inFolders) }
    // Two slashes in front would name a host.
    let path = (isIndex ? text.dropLast("index".count) : text[...]).drop { $0 == "/" }
    return path.isEmpty || path.last == "/" ? "/" + path : "/" + path + "/"
  }
}
