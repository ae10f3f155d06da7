/// What pages say of themselves to those who link to them (https://ogp.me).
public struct OpenGraph: Hashable, Sendable {
  /// The kind of page, such as `article`; `nil`, the default, for that of the site, or else `website`.
  public var type: String?
  /// The absolute address of a picture; in a site with a `baseURL` it may count from the site's root.
  public var image: String?
  /// What the picture shows.
  public var imageDescription: String?
  /// The name of the whole site.
  public var siteName: String?
  /// The title; `nil` for the page's.
  public var title: String?
  /// The description; `nil` for the page's.
  public var description: String?
  /// The absolute address; `nil` for the page's canonical one.
  public var url: String?

  /// Creates a description.
  public init(
    type: String? = nil,
    image: String? = nil,
    imageDescription: String? = nil,
    siteName: String? = nil,
    title: String? = nil,
    description: String? = nil,
    url: String? = nil
  ) {
    self.type = type
    self.image = image
    self.imageDescription = imageDescription
    self.siteName = siteName
    self.title = title
    self.description = description
    self.url = url
  }

  /// Returns a description in which the values of another one replace its own; an image comes with its own description.
  func merging(_ other: OpenGraph) -> OpenGraph {
    var merged = self
    merged.type = other.type ?? type
    if let image = other.image {
      merged.image = image
      merged.imageDescription = other.imageDescription
    }
    merged.siteName = other.siteName ?? siteName
    merged.title = other.title ?? title
    merged.description = other.description ?? description
    merged.url = other.url ?? url
    return merged
  }
}
