/// A page of the booklet: where it is and what links to it say.
struct PageReference: Hashable, Sendable {
  /// The page's path from the site's root, without ".html".
  let path: String
  let title: String

  /// Where links lead, from the site's root.
  var address: String { path + ".html" }

  static func index(of booklet: Booklet) -> PageReference {
    PageReference(path: "index", title: booklet.title)
  }

  static func range(_ range: MountainRange) -> PageReference {
    PageReference(path: "ranges/\(range.slug)", title: range.name)
  }

  static func mountain(_ mountain: Mountain) -> PageReference {
    PageReference(path: "peaks/\(mountain.slug)", title: mountain.name)
  }
}
