/// A page of the booklet: where it is and what links to it say.
struct PageReference: Hashable, Sendable {
  /// The page's path from the site's root, without ".html".
  let path: String
  let title: String

  static func index(of booklet: Booklet) -> PageReference {
    PageReference(path: "index", title: booklet.title)
  }

  static func range(_ range: MountainRange) -> PageReference {
    PageReference(path: "ranges/\(range.slug)", title: range.name)
  }

  static func mountain(_ mountain: Mountain) -> PageReference {
    PageReference(path: "peaks/\(mountain.slug)", title: mountain.name)
  }

  /// The way back to the site's root from the page: "../" for each folder.
  var pathToRoot: String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }
}
