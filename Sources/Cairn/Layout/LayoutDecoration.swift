/// Something behind a whole section: its header, its insets, its groups and its footer.
public struct LayoutDecoration: Hashable, Sendable {
  /// What it is.
  public var kind: ElementKind
  /// The room between the section's edges and the decoration.
  public var contentInsets: EdgeInsets
  /// Which of overlapping things is in front: the greater one.
  ///
  /// Items of a decorated section have at least 1.
  public var zIndex: Int

  /// Creates a decoration.
  public init(kind: ElementKind = .background, contentInsets: EdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }

  /// A decoration behind a section.
  public static func background(kind: ElementKind = .background, insets: EdgeInsets = .zero) -> LayoutDecoration {
    LayoutDecoration(kind: kind, contentInsets: insets)
  }
}
