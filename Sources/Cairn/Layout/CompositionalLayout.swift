/// The placing of all sections of a collection.
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
  /// A closure that returns the layout of a section; if it returns `nil` for a section with items, there is a diagnostic.
  public typealias SectionProvider = @Sendable (_ section: Int, _ environment: LayoutEnvironment) -> LayoutSection?

  /// The source of the sections' layouts.
  package enum Source: Hashable, Sendable {
    case sections([LayoutSection])
    case provider(LayoutHandler<SectionProvider>)
  }

  package var source: Source
  /// The settings of the layout as a whole.
  public var configuration = LayoutConfiguration()

  /// Creates a layout from the layouts of sections; the last one is also used for all further sections.
  public init(@LayoutSectionsBuilder sections: () -> [LayoutSection]) {
    self.init(sections: sections())
  }

  /// Creates a layout from the layouts of sections; the last one is also used for all further sections.
  public init(sections: [LayoutSection], configuration: LayoutConfiguration = LayoutConfiguration()) {
    source = .sections(sections)
    self.configuration = configuration
  }

  /// Creates a layout that is the same for all sections.
  public init(section: LayoutSection, configuration: LayoutConfiguration = LayoutConfiguration()) {
    self.init(sections: [section], configuration: configuration)
  }

  /// Creates a layout that asks a closure about each section.
  ///
  /// Copies of the layout are equal; layouts made by separate calls are not.
  public init(configuration: LayoutConfiguration = LayoutConfiguration(), provider: @escaping SectionProvider) {
    source = .provider(LayoutHandler(provider))
    self.configuration = configuration
  }

  /// Returns a layout whose sections are lists.
  public static func list(using configuration: ListConfiguration) -> CompositionalLayout {
    CompositionalLayout(section: .list(using: configuration))
  }

  /// Returns the layout of a section, or `nil` if it has none.
  ///
  /// An index before the first section means the first one, and an index after the last section means the last one.
  public func section(at index: Int, in environment: LayoutEnvironment) -> LayoutSection? {
    source.section(at: index, in: environment)
  }
}

extension CompositionalLayout.Source {
  /// Returns the layout of a section; the last one is also used for all further sections.
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

  /// Sets the direction in which sections follow one another.
  public func scrollDirection(_ axis: Axis) -> CompositionalLayout {
    updating(self) { $0.configuration.scrollDirection = axis }
  }

  /// Adds headers and footers around all sections.
  public func boundary(_ items: LayoutBoundary...) -> CompositionalLayout {
    updating(self) { $0.configuration.boundarySupplementaryItems += items }
  }

  /// Sets which of the container's insets the sections keep clear of.
  public func contentInsetsReference(_ reference: LayoutConfiguration.ContentInsetsReference) -> CompositionalLayout {
    updating(self) { $0.configuration.contentInsetsReference = reference }
  }
}
