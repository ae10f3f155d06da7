extension LayoutSection {
  /// Leaves room between the section's edges and its groups.
  public func contentInsets(_ insets: EdgeInsets) -> LayoutSection {
    updating(self) { $0.contentInsets = insets }
  }

  /// Leaves room between the section's edges and its groups, as fractions of the container's width and height.
  public func contentInsets(fractional insets: EdgeInsets) -> LayoutSection {
    updating(self) { $0.fractionalContentInsets = insets }
  }

  /// Leaves room between groups, in points.
  public func interGroupSpacing(_ spacing: Double) -> LayoutSection {
    updating(self) { $0.interGroupSpacing = spacing }
  }

  /// Makes the section scroll across the direction of the layout.
  public func orthogonalScrolling(_ behavior: OrthogonalScrolling) -> LayoutSection {
    updating(self) { $0.orthogonalScrolling = behavior }
  }

  /// Adds headers, footers and other items at the section's sides.
  public func boundary(_ items: LayoutBoundary...) -> LayoutSection {
    updating(self) { $0.boundarySupplementaryItems += items }
  }

  /// Adds a header over the whole width.
  ///
  /// - Parameters:
  ///   - height: The height; the default is the height of the content, about 44 points.
  ///   - pinned: Whether it stays visible while the section scrolls.
  /// - Returns: The changed section.
  public func header(height: LayoutDimension = .estimated(44), pinned: Bool = false) -> LayoutSection {
    boundary(.header(height: height).pinned(pinned))
  }

  /// Adds a footer over the whole width.
  ///
  /// - Parameters:
  ///   - height: The height; the default is the height of the content, about 44 points.
  ///   - pinned: Whether it stays visible while the section scrolls.
  /// - Returns: The changed section.
  public func footer(height: LayoutDimension = .estimated(44), pinned: Bool = false) -> LayoutSection {
    boundary(.footer(height: height).pinned(pinned))
  }

  /// Sets whether headers and footers keep clear of the insets at the sides.
  public func supplementariesFollowContentInsets(_ follow: Bool) -> LayoutSection {
    updating(self) { $0.supplementariesFollowContentInsets = follow }
  }

  /// Puts decorations behind the section.
  public func decoration(_ items: LayoutDecoration...) -> LayoutSection {
    updating(self) { $0.decorationItems += items }
  }

  /// Puts a background behind the section.
  ///
  /// - Parameters:
  ///   - kind: The kind of decoration.
  ///   - insets: The room between the section's edges and the background.
  /// - Returns: The section with the background.
  public func background(_ kind: ElementKind = .background, insets: EdgeInsets = .zero) -> LayoutSection {
    decoration(.background(kind: kind, insets: insets))
  }

  /// Puts a colour, a gradient or a material behind the section.
  ///
  /// - Parameters:
  ///   - style: The fill of the background.
  ///   - cornerRadius: The radius of its corners, in points.
  ///   - insets: The room between the section's edges and the background.
  /// - Returns: The section with the background.
  public func background(
    _ style: some ShapeStyle,
    cornerRadius: Double = 0,
    insets: EdgeInsets = .zero
  ) -> LayoutSection {
    decoration(.background(style, cornerRadius: cornerRadius, insets: insets))
  }

  /// Puts a view behind the section, its header and its footer.
  ///
  /// ```swift
  /// .background(insets: 5) { RoundedRectangle(cornerRadius: 12).fill(.yellow) }
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of decoration.
  ///   - insets: The room between the section's edges and the view.
  ///   - content: The view, which takes the room if it can grow.
  /// - Returns: The section with the background.
  public func background(
    kind: ElementKind = .background,
    insets: EdgeInsets = .zero,
    @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
  ) -> LayoutSection {
    decoration(.background(kind: kind, insets: insets, content: content))
  }

  /// Changes the visible items with a closure; static backends call it before anything scrolls.
  public func onVisibleItems(_ handler: @escaping VisibleItemsHandler) -> LayoutSection {
    updating(self) { $0.visibleItemsHandler = LayoutHandler(handler) }
  }
}
