import Cairn

/// What the name of an article's file says.
struct ArticleName {
  /// The path of the page, from the folder of the articles.
  let path: String
  /// The date in front of the name, as in `2026-03-01-eiger.md`.
  let date: FrontMatterDate?
  /// The name in words, for an article without a title.
  let words: String

  /// Reads the path of a file from the folder of the articles.
  init(_ file: String) {
    var names = file.split(separator: "/").map { String($0) }
    var name = names.popLast() ?? ""
    if let stop = name.lastIndex(of: ".") { name = String(name[..<stop]) }
    // An article in a folder of its own, with its pictures.
    if name == "index", let folder = names.popLast() { name = folder }
    let prefix = String(name.prefix(10))
    let rest = name.dropFirst(10)
    if let date = FrontMatterDate(prefix), date.time == nil, prefix.utf8.count == 10,
      rest.isEmpty || rest.hasPrefix("-")
    {
      self.date = date
      if !rest.isEmpty { name = String(rest.dropFirst()) }
    } else {
      date = nil
    }
    let spaced = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.joined(separator: " ")
    words = spaced.prefix(1).uppercased() + spaced.dropFirst()
    path = (names.map { Slug.make(from: $0) } + [Slug.make(from: name)]).joined(separator: "/")
  }
}
