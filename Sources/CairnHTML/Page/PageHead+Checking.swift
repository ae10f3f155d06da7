public import Cairn

extension PageHead {
  /// The names of `meta` elements that a page writes itself.
  private static let ownNames: Set<String> = ["description", "viewport", "color-scheme", "robots", "charset"]
  /// The properties of Open Graph that a page writes itself.
  private static let ownProperties = [
    "og:title", "og:type", "og:description", "og:url", "og:image", "og:image:alt", "og:site_name",
  ]
  /// The properties that can be said several times.
  private static let listedProperties: Set<String> = [
    "article:tag", "article:author", "book:tag", "book:author", "video:tag", "og:locale:alternate",
  ]

  /// Checks what is said twice.
  ///
  /// - Parameter hasOpenGraph: Whether the page writes properties of Open Graph itself.
  /// - Returns: The head with each thing once, and what is wrong.
  func checked(hasOpenGraph: Bool) -> (head: PageHead, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var head = self
    var said: Set<[String]> = []
    func keep(_ key: [String], _ subject: String, _ remedy: String) -> Bool {
      if said.insert(key).inserted { return true }
      diagnostics.append(.repeated(subject, remedy))
      return false
    }
    if hasOpenGraph { for key in Self.ownProperties { said.insert(["property", key]) } }
    for name in Self.ownNames { said.insert(["name", name]) }
    head.metadata = metadata.filter { item in
      let key = item.key.lowercased()
      if Self.listedProperties.contains(key) {
        return keep(["property", key, item.value], "\"\(item.key)\" with the same words", "Leave one out.")
      }
      let remedy =
        Self.ownNames.contains(key) || key.hasPrefix("og:")
        ? "The page says it already: set the property of the page that is meant for it." : "Leave one out."
      return keep([item.kind.rawValue, key], "\"\(item.key)\"", remedy)
    }
    head.links = links.filter {
      let relation = $0.relation.lowercased()
      let isCanonical = relation == "canonical"
      if isCanonical { said.insert(["link", "canonical", ""]) }
      return keep(
        ["link", relation, isCanonical ? "" : $0.address],
        "The link \"\($0.relation)\" to \"\($0.address.prefix(80))\"",
        isCanonical ? "Set the page's canonical address instead." : "Leave one out."
      )
    }
    head.feeds = feeds.filter { keep(["feed", $0.address], "The feed \"\($0.address.prefix(80))\"", "Leave one out.") }
    return (head, diagnostics)
  }

  /// The addresses with their roles in a sentence.
  var addresses: [(role: String, address: String?)] {
    links.map { ("The link \"\($0.relation)\"", $0.address) } + feeds.map { ("The feed", $0.address) }
  }
}

extension Diagnostic {
  fileprivate static func repeated(_ subject: String, _ remedy: String) -> Diagnostic {
    Diagnostic(.warning, .repeatedHead, "\(subject) is said twice in the page's head. \(remedy)")
  }
}

extension Diagnostic.Code {
  /// The head of a page says something twice.
  public static let repeatedHead = Self(rawValue: "page.repeated-head")
}
