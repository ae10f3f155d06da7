import Cairn

/// The pages of a site by the ends of the names of their sources and of their paths.
struct SourcePages {
  private var sources: [ByteKey: String] = [:]
  private var paths: [ByteKey: String] = [:]

  /// Adds a page; of several with the same end the first one is found.
  mutating func add(_ path: String, from source: String?) {
    for end in Self.ends(of: path) where paths[ByteKey(end)] == nil { paths[ByteKey(end)] = path }
    for end in source.map({ Self.ends(of: $0) }) ?? [] where sources[ByteKey(end)] == nil {
      sources[ByteKey(end)] = path
    }
  }

  /// Returns the path of the page that is probably made from a Markdown file: the one with the most folders in common.
  func page(from file: String) -> String? {
    for end in Self.ends(of: file) {
      let folder = end.lastIndex(of: "/").map { String(end[...$0]) } ?? ""
      let stem = end.dropFirst(folder.count).prefix { $0 != "." }
      if let page = sources[ByteKey(end)] ?? paths[ByteKey(folder + stem)] { return page }
    }
    return nil
  }

  /// Returns the ends of a path with up to four names, the longest first.
  private static func ends(of path: String) -> [String] {
    let names = path.split(separator: "/").suffix(4)
    return names.indices.map { names[$0...].joined(separator: "/") }
  }
}
