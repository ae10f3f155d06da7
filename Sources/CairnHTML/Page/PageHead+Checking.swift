public import Cairn

extension PageHead {
  /// What a page's head says besides, as far as additions could say it again.
  struct Surroundings {
    /// The names of `meta` elements that the page writes itself.
    var names: Set<String> = ["viewport", "color-scheme", "charset"]
    /// The properties of Open Graph that the page writes itself.
    var properties: Set<String> = []
    /// The addresses of the page's sheets.
    var sheets: [String] = []
    /// Whether the page has an icon.
    var hasIcon = false
  }

  /// Checks what is in the head twice, and what has no name.
  ///
  /// - Parameter surroundings: What the page's head says besides.
  /// - Returns: The head with each thing once, and what is wrong.
  func checked(beside surroundings: @autoclosure () -> Surroundings) -> (head: PageHead, diagnostics: [Diagnostic]) {
    if metadata.isEmpty, links.isEmpty, feeds.isEmpty, structuredData.isEmpty { return (self, []) }
    var check = HeadCheck(surroundings())
    var head = self
    head.metadata = metadata.filter { check.keeps($0) }
    head.links = links.filter { check.keeps($0) }
    head.feeds = feeds.filter { check.keeps($0) }
    head.structuredData = structuredData.filter { check.keeps($0) }
    return (head, check.diagnostics)
  }

  /// The addresses with their roles in a sentence.
  var addresses: [(role: String, address: String?)] {
    links.map { ("The link \"\($0.relation)\"", $0.address) } + feeds.map { ("The feed", $0.address) }
  }
}

/// A search for what a head says twice.
private struct HeadCheck {
  private let surroundings: PageHead.Surroundings
  private var said: Set<[String]> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Names and properties that may come several times with different words.
  private static let listed: Set<String> = [
    "article:tag", "article:author", "book:tag", "book:author", "video:tag", "video:actor", "video:director",
    "video:writer", "music:musician", "music:song", "music:album", "music:creator", "og:locale:alternate",
    "og:see_also",
    "author", "creator", "google-site-verification", "citation_author",
  ]
  /// Properties whose order counts: further ones describe the picture, film or sound before them.
  private static let media = ["og:image", "og:video", "og:audio"]

  init(_ surroundings: PageHead.Surroundings) {
    self.surroundings = surroundings
    for sheet in surroundings.sheets { said.insert(["stylesheet", Self.plain(sheet)]) }
    if surroundings.hasIcon { said.insert(["icon"]) }
  }

  mutating func keeps(_ item: PageHead.Metadata) -> Bool {
    let key = item.key.lowercased()
    guard !key.isEmpty else { return refuse("Metadata with the words \"\(item.value.prefix(80))\"") }
    let own = item.kind == .name ? surroundings.names : surroundings.properties
    if own.contains(key) {
      return refuse("\"\(item.key)\"", "The page says it already: set the property of the page that is meant for it.")
    }
    if Self.media.contains(where: { key == $0 || key.hasPrefix($0 + ":") }) { return true }
    if Self.listed.contains(key) {
      return keeps([item.kind.rawValue, key, item.value], "\"\(item.key)\" with the same words")
    }
    return keeps([item.kind.rawValue, key], "\"\(item.key)\"")
  }

  mutating func keeps(_ link: PageHead.Link) -> Bool {
    let relations = link.relation.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard !relations.isEmpty else { return refuse("A link to \"\(link.address.prefix(80))\"") }
    if let language = link.language, !LocaleIdentifier(language).isWellFormed {
      diagnostics.append(.malformed(LocaleIdentifier(language)))
    }
    let subject = "The link \"\(link.relation)\" to \"\(link.address.prefix(80))\""
    if relations.contains("canonical") { return refuse(subject, "Set the page's canonical address instead.") }
    let address = Self.plain(link.address)
    if relations.contains("icon"), said.contains(["icon"]) { return refuse(subject, "The page has an icon.") }
    if relations.contains("stylesheet") { return keeps(["stylesheet", address], subject) }
    if relations == ["alternate"], PageHead.Feed.Kind(rawValue: link.type?.lowercased() ?? "") != nil {
      return keeps(["feed", address], subject)
    }
    let details = [link.type ?? "", link.language?.lowercased() ?? ""]
    return keeps(["link", relations.sorted().joined(separator: " "), address] + details, subject)
  }

  mutating func keeps(_ feed: PageHead.Feed) -> Bool {
    keeps(["feed", Self.plain(feed.address)], "The feed \"\(feed.address.prefix(80))\"")
  }

  mutating func keeps(_ data: StructuredData) -> Bool {
    if let problem = data.problem { diagnostics.append(.unfit(problem)) }
    return keeps(["data", data.json], "Structured data with the same values")
  }

  private mutating func keeps(_ key: [String], _ subject: String) -> Bool {
    said.insert(key).inserted || refuse(subject, "Leave one out.")
  }

  /// Tells of something that is in the head already.
  private mutating func refuse(_ subject: String, _ remedy: String) -> Bool {
    diagnostics.append(Diagnostic(.warning, .repeatedHead, "\(subject) is in the page's head twice. \(remedy)"))
    return false
  }

  /// Tells of something without a name.
  private mutating func refuse(_ subject: String) -> Bool {
    let message = "\(subject) has no name and is left out of the page's head. Give it one."
    diagnostics.append(Diagnostic(.warning, .unnamedHead, message))
    return false
  }

  /// Returns an address without what changes nothing.
  private static func plain(_ address: String) -> String {
    address.hasPrefix("./") ? String(address.dropFirst(2)) : address
  }
}

extension Diagnostic {
  fileprivate static func unfit(_ problem: String) -> Diagnostic {
    Diagnostic(.warning, .unfitData, "Structured data of the page \(problem)")
  }
}

extension Diagnostic.Code {
  /// The head of a page says something twice.
  public static let repeatedHead = Self(rawValue: "page.repeated-head")
  /// Metadata or a link in the head of a page has no name.
  public static let unnamedHead = Self(rawValue: "page.unnamed-head")
  /// Structured data of a page hold something that JSON cannot say.
  public static let unfitData = Self(rawValue: "page.unfit-data")
}
