/// A part of a group: an item, or another group.
public enum LayoutSubitem: Hashable, Sendable {
  case item(LayoutItem)
  case group(LayoutGroup)

  /// The size that the part asks for.
  public var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  /// The room around the part.
  public var edgeSpacing: LayoutEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}
