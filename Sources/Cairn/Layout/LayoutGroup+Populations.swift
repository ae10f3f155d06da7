extension LayoutGroup {
  /// Returns a row that repeats its parts as often as they fit.
  public static func horizontal(
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0,
    @LayoutBuilder subitems: () -> [LayoutSubitem]
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.horizontal, .packed, size: size, spacing: spacing, subitems: subitems())
  }

  /// Returns a column that repeats its parts as often as they fit.
  public static func vertical(
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0,
    @LayoutBuilder subitems: () -> [LayoutSubitem]
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.vertical, .packed, size: size, spacing: spacing, subitems: subitems())
  }

  /// Returns a row of equal columns that share its width; the width of `item` is not used.
  ///
  /// A count below 1 counts as 1 and is a diagnostic.
  public static func columns(
    _ count: Int,
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0,
    of item: LayoutItem = LayoutItem()
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.horizontal, .divided(count: count), size: size, spacing: spacing, subitems: [.item(item)])
  }

  /// Returns a row of equal columns, each a group; the width of `group` is not used.
  public static func columns(
    _ count: Int,
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0,
    of group: LayoutGroup
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.horizontal, .divided(count: count), size: size, spacing: spacing, subitems: [.group(group)])
  }

  /// Returns a column of equal rows that share its height; the height of `item` is not used.
  ///
  /// A count below 1 counts as 1 and is a diagnostic.
  public static func rows(
    _ count: Int,
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0,
    of item: LayoutItem = LayoutItem()
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.vertical, .divided(count: count), size: size, spacing: spacing, subitems: [.item(item)])
  }

  /// Returns a column of equal rows, each a group; the height of `group` is not used.
  public static func rows(
    _ count: Int,
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0,
    of group: LayoutGroup
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.vertical, .divided(count: count), size: size, spacing: spacing, subitems: [.group(group)])
  }
}

extension LayoutGroup {
  /// Returns a row of `count` items of their own width; if they do not fit they stick out, with a diagnostic.
  public static func horizontal(
    repeating item: LayoutItem,
    count: Int,
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.horizontal, .repeated(count: count), size: size, spacing: spacing, subitems: [.item(item)])
  }

  /// Returns a row of `count` groups of their own width; if they do not fit they stick out, with a diagnostic.
  public static func horizontal(
    repeating group: LayoutGroup,
    count: Int,
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.horizontal, .repeated(count: count), size: size, spacing: spacing, subitems: [.group(group)])
  }

  /// Returns a column of `count` items of their own height; if they do not fit they stick out, with a diagnostic.
  public static func vertical(
    repeating item: LayoutItem,
    count: Int,
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.vertical, .repeated(count: count), size: size, spacing: spacing, subitems: [.item(item)])
  }

  /// Returns a column of `count` groups of their own height; if they do not fit they stick out, with a diagnostic.
  public static func vertical(
    repeating group: LayoutGroup,
    count: Int,
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    spacing: LayoutSpacing = 0
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return LayoutGroup(.vertical, .repeated(count: count), size: size, spacing: spacing, subitems: [.group(group)])
  }

  /// Returns a group whose items a closure places.
  ///
  /// The closure gets the group's own container. Frames are relative to the group's content, and each frame holds one
  /// item. Copies of the group are equal; groups made by separate calls are not.
  public static func custom(
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .fractionalHeight(1),
    provider: @escaping Provider
  ) -> LayoutGroup {
    let size = LayoutSize(width: width, height: height)
    return updating(LayoutGroup(.vertical, .custom, size: size, subitems: [])) {
      $0.provider = LayoutHandler(provider)
    }
  }
}

/// The place of one item of a custom group.
public struct LayoutCustomItem: Hashable, Sendable {
  /// The frame, relative to the group's content.
  public var frame: LayoutRect
  /// The order in depth; of overlapping items, the one with the greater number is in front.
  public var zIndex: Int

  /// Creates a place.
  public init(_ frame: LayoutRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
