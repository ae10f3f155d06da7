/// Something behind a whole section: its header, its insets, its groups and its footer.
public struct LayoutDecoration: Hashable, Sendable {
  /// The kind of decoration.
  public var kind: ElementKind
  /// The room between the section's edges and the decoration.
  public var contentInsets: EdgeInsets
  /// The order in depth; of overlapping things, the one with the greater number is in front.
  ///
  /// Items of a decorated section have at least 1.
  public var zIndex: Int
  /// What its area is filled with; `nil` for the quiet colour of backgrounds.
  public var fill: Fill?
  /// The radius of its corners, in points.
  public var cornerRadius = 0.0
  /// The view that it shows in place of a fill.
  package var content: LayoutHandler<@Sendable () -> AnyView>?

  /// Creates a decoration.
  public init(kind: ElementKind = .background, contentInsets: EdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }

  /// Returns a background behind a section.
  public static func background(kind: ElementKind = .background, insets: EdgeInsets = .zero) -> LayoutDecoration {
    LayoutDecoration(kind: kind, contentInsets: insets)
  }

  /// A decoration behind a section that is a colour, a gradient or a material.
  public static func background(
    _ style: some ShapeStyle,
    cornerRadius: Double = 0,
    insets: EdgeInsets = .zero
  ) -> LayoutDecoration {
    updating(LayoutDecoration(contentInsets: insets)) { decoration in
      decoration.fill = style.fill
      decoration.cornerRadius = cornerRadius
    }
  }

  /// A decoration behind a section that is a view.
  ///
  /// The view lies behind the section's items. A page shows all of it. A terminal shows the part that items do not cover,
  /// or only the view's fills if the section's insets leave no cell around the items.
  ///
  /// - Parameters:
  ///   - kind: The kind of decoration.
  ///   - insets: The room between the section's edges and the view, which takes the rest if it can grow.
  ///   - content: The view.
  /// - Returns: The decoration.
  public static func background(
    kind: ElementKind = .background,
    insets: EdgeInsets = .zero,
    @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
  ) -> LayoutDecoration {
    updating(LayoutDecoration(kind: kind, contentInsets: insets)) { decoration in
      decoration.content = LayoutHandler { AnyView(content()) }
    }
  }
}
