/// What the head of a page says besides its title, to browsers, search engines and those who link to it.
///
/// ```swift
/// var head = PageHead()
/// head.openGraph = OpenGraph(type: "article", image: "images/eiger.png", imageDescription: "The Eiger")
/// head.feeds = [PageHead.Feed("feed.xml", title: "News", kind: .atom)]
/// head.structuredData = [StructuredData("Mountain", ["name": "Eiger", "elevation": 3967])]
/// ```
///
/// All words are escaped, and all addresses are judged as those of links are. What is in the head twice is written once,
/// with a diagnostic. Some things may come several times, such as `og:image` for further pictures and `article:tag`.
public struct PageHead: Hashable, Sendable {
  /// Whether search engines may list the page; `true` by default.
  public var isIndexed = true
  /// The absolute address under which the page wants to be known, instead of the one that a page or site has anyway.
  public var canonical: String?
  /// What the page says of itself to those who link to it; what is `nil` in it comes from the page.
  public var openGraph: OpenGraph?
  /// Further words about the page.
  public var metadata: [Metadata] = []
  /// Links to what belongs to the page.
  public var links: [Link] = []
  /// The feeds that readers can follow.
  public var feeds: [Feed] = []
  /// What the page is about, for machines.
  public var structuredData: [StructuredData] = []

  /// Creates a head that adds nothing.
  public init() {}

  /// Words about the page: a `meta` element.
  public struct Metadata: Hashable, Sendable {
    enum Kind: String, Sendable {
      case name, property
    }

    let kind: Kind
    let key: String
    let value: String

    /// Returns words under a name, such as `author`.
    public static func name(_ name: String, _ value: String) -> Metadata {
      Metadata(kind: .name, key: name, value: value)
    }

    /// Returns words under a property of Open Graph's kind, such as `article:author`.
    public static func property(_ property: String, _ value: String) -> Metadata {
      Metadata(kind: .property, key: property, value: value)
    }
  }

  /// The authors whom the metadata names.
  package var authors: [String] { metadata.filter { $0.kind == .name && $0.key == "author" }.map(\.value) }

  /// A link to something that belongs to the page: a `link` element.
  public struct Link: Hashable, Sendable {
    /// How the other is related to the page, such as `me`, `next` or `license`.
    public var relation: String
    /// The address.
    public var address: String
    /// The media type, such as `application/pdf`; unknown by default.
    public var type: String?
    /// The title; none by default.
    public var title: String?
    /// The language of the other as a BCP 47 tag; unknown by default.
    public var language: String?

    /// Creates a link.
    public init(
      _ relation: String,
      _ address: String,
      type: String? = nil,
      title: String? = nil,
      language: String? = nil
    ) {
      self.relation = relation
      self.address = address
      self.type = type
      self.title = title
      self.language = language
    }
  }

  /// A feed that readers can follow; write its file yourself, for a site as one of its files.
  public struct Feed: Hashable, Sendable {
    /// The format of a feed.
    public enum Kind: String, Hashable, CaseIterable, Sendable {
      /// Atom.
      case atom = "application/atom+xml"
      /// RSS.
      case rss = "application/rss+xml"
      /// JSON Feed.
      case json = "application/feed+json"
    }

    /// The address.
    public var address: String
    /// The title.
    public var title: String
    /// The format.
    public var kind: Kind

    /// Creates a feed.
    public init(_ address: String, title: String, kind: Kind) {
      self.address = address
      self.title = title
      self.kind = kind
    }
  }

  /// Adds what another head says; where both say something that can be said once, the other wins.
  public mutating func formUnion(_ other: PageHead) {
    isIndexed = isIndexed && other.isIndexed
    canonical = other.canonical ?? canonical
    if let graph = other.openGraph { openGraph = openGraph?.merging(graph) ?? graph }
    if !other.metadata.isEmpty {
      let keys = Set(other.metadata.map { [$0.kind.rawValue, $0.key] })
      metadata.removeAll { keys.contains([$0.kind.rawValue, $0.key]) }
      metadata += other.metadata
    }
    links += other.links
    feeds += other.feeds
    structuredData += other.structuredData
  }
}
