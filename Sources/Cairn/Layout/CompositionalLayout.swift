/// How all sections of a collection are placed.
///
/// ```swift
/// CompositionalLayout {
///   LayoutSection {
///     .horizontal(height: .fractionalWidth(0.2)) {
///       LayoutItem(width: .fractionalWidth(0.2)).contentInsets(5)
///     }
///   }
/// }
/// ```
public struct CompositionalLayout: Hashable, Sendable {
  /// A closure that returns the layout of a section; `nil` for a section that has items is reported.
  public typealias SectionProvider = @Sendable (_ section: Int, _ environment: LayoutEnvironment) -> LayoutSection?

  /// Where the layouts of sections come from.
  package enum Source: Hashable, Sendable {
    case sections([LayoutSection])
    case provider(LayoutHandler<SectionProvider>)
  }

  package var source: Source
  /// What holds for the layout as a whole.
  public var configuration = LayoutConfiguration()

  /// Creates a layout of sections; the last one also serves the sections after it.
  public init(@LayoutSectionsBuilder sections: () -> [LayoutSection]) {
    self.init(sections: sections())
  }

  /// Creates a layout of sections; the last one also serves the sections after it.
  public init(sections: [LayoutSection], configuration: LayoutConfiguration = LayoutConfiguration()) {
    source = .sections(sections)
    self.configuration = configuration
  }

  /// Creates a layout in which all sections are alike.
  public init(section: LayoutSection, configuration: LayoutConfiguration = LayoutConfiguration()) {
    self.init(sections: [section], configuration: configuration)
  }

  /// Creates a layout that asks a closure about each section.
  ///
  /// Copies of the layout are equal; layouts made by separate calls are not.
  public init(
    configuration: LayoutConfiguration = LayoutConfiguration(),
    provider: @escaping SectionProvider
  ) {
    source = .provider(LayoutHandler(provider))
    self.configuration = configuration
  }

  /// Returns a layout whose sections are lists.
  public static func list(using configuration: ListConfiguration) -> CompositionalLayout {
    CompositionalLayout(section: .list(using: configuration))
  }

  /// Returns the layout of a section; `nil` if there is none.
  ///
  /// An index in front of the first section gives the first one's layout, and one behind the last gives the last one's.
  public func section(at index: Int, in environment: LayoutEnvironment) -> LayoutSection? {
    source.section(at: index, in: environment)
  }
}

extension CompositionalLayout.Source {
  /// Returns the layout of a section, of which the last one also serves those after it.
  func section(at index: Int, in environment: LayoutEnvironment) -> LayoutSection? {
    switch self {
    case .sections(let sections):
      index < sections.count && !sections.isEmpty ? sections[max(0, index)] : sections.last
    case .provider(let handler): handler.closure(index, environment)
    }
  }
}

extension CompositionalLayout {
  /// Leaves room between sections, in points.
  public func interSectionSpacing(_ spacing: Double) -> CompositionalLayout {
    updating(self) { $0.configuration.interSectionSpacing = spacing }
  }

  /// Makes sections follow one another in a direction.
  public func scrollDirection(_ axis: Axis) -> CompositionalLayout {
    updating(self) { $0.configuration.scrollDirection = axis }
  }

  /// Adds headers and footers around all sections.
  public func boundary(_ items: LayoutBoundary...) -> CompositionalLayout {
    updating(self) { $0.configuration.boundarySupplementaryItems += items }
  }

  /// Says which of the container's insets sections keep clear of.
  public func contentInsetsReference(
    _ reference: LayoutConfiguration.ContentInsetsReference
  ) -> CompositionalLayout {
    updating(self) { $0.configuration.contentInsetsReference = reference }
  }
}
