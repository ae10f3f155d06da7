extension View {
  /// Places the items of the sections inside the view; the nearest layout around a section wins.
  ///
  /// ```swift
  /// Section(peaks) { peak in
  ///   PeakCard(peak)
  /// }
  /// .layout(LayoutSection(spacing: 10, insets: 16) { .columns(2, height: 120, spacing: 10) })
  /// ```
  public func layout(_ section: LayoutSection) -> EnvironmentView<Self> {
    collectionLayout(.section(SectionLayout(section)))
  }

  /// Places the sections of the collections inside the view, by their position.
  ///
  /// A section outside of a collection gets the first layout.
  @_disfavoredOverload
  public func layout(_ layout: CompositionalLayout) -> EnvironmentView<Self> {
    collectionLayout(.compositional(layout))
  }

  /// Places the items of the sections inside the view with a layout from a closure, which is told the available room.
  ///
  /// HTML asks the closure for many widths, and the page switches between the answers as its width changes. So the
  /// answer must depend on the environment only. `nil` means the default, a plain list.
  ///
  /// ```swift
  /// .layout { environment in
  ///   LayoutSection { .columns(environment.container.effectiveWidth > 800 ? 6 : 3, height: 120) }
  /// }
  /// ```
  public func layout(
    _ provider: @escaping @Sendable (_ environment: LayoutEnvironment) -> LayoutSection?
  ) -> EnvironmentView<Self> {
    collectionLayout(.section(SectionLayout(provider: provider)))
  }

  /// Places the items of each section inside the view with a layout from a closure, which is told the section's data.
  ///
  /// ```swift
  /// CollectionView(dataSource: model) { … }
  ///   .layout { section, environment in
  ///     section.sectionType == Mountains.self ? .list(.insetGrouped) : nil
  ///   }
  /// ```
  public func layout(
    _ provider: @escaping @Sendable (_ section: AnySection, _ environment: LayoutEnvironment) -> LayoutSection?
  ) -> EnvironmentView<Self> {
    collectionLayout(.bySection(provider))
  }

  private func collectionLayout(_ source: CollectionLayout.Source) -> EnvironmentView<Self> {
    let layout = CollectionLayout(source)
    return EnvironmentView(content: self) { $0.collectionLayout = layout }
  }
}
