/// The layout of one section, or a closure that chooses one for an environment.
///
/// A terminal has one width, so text asks once. The width of a page changes, so HTML asks for several and switches.
public struct SectionLayout: Hashable, Sendable {
  /// A closure that returns the layout of the section, or `nil` for the default, a plain list.
  public typealias Provider = @Sendable (_ environment: LayoutEnvironment) -> LayoutSection?

  /// The source of the layout.
  package enum Source: Hashable, Sendable {
    // Indirect, because it would make every description of a container larger.
    indirect case fixed(LayoutSection)
    case provider(LayoutHandler<Provider>)
    case choices([LayoutChoice])
    /// The layout for one section in a layout of several. A section with items must have one.
    indirect case part(CompositionalLayout.Source, index: Int)
  }

  package let source: Source

  init(source: Source) {
    self.source = source
  }

  /// Creates a layout that is the same in all environments.
  public init(_ section: LayoutSection) {
    source = .fixed(section)
  }

  /// Creates a layout that a closure chooses.
  ///
  /// Copies are equal; layouts made by separate calls are not.
  public init(provider: @escaping Provider) {
    source = .provider(LayoutHandler(provider))
  }

  /// Whether the layout may differ between environments.
  public var dependsOnEnvironment: Bool {
    switch source {
    case .provider, .part(.provider, _): true
    case .fixed, .choices, .part(.sections, _): false
    }
  }

  /// Returns the layout in an environment, or `nil` for the default, a plain list.
  public func section(in environment: LayoutEnvironment) -> LayoutSection? {
    switch source {
    case .fixed(let section): section
    case .provider(let handler): handler.closure(environment)
    case .choices(let choices): choices.first?.section
    case .part(let layout, let index): layout.section(at: index, in: environment)
    }
  }
}

extension SectionLayout? {
  /// The kind of content of a section with a layout.
  enum Answer {
    /// A list, for at least one choice of the reader or on a narrow screen.
    ///
    /// A page has each row only once, so an item that is a row in one of them is a row in all.
    case list
    case groups
    /// A plain list, because a layout of several sections has nothing for this one.
    case missing
  }

  /// The kind of content of a section with the layout; the author's closure is asked.
  var answer: Answer {
    guard let layout = self else { return .list }
    if case .choices(let choices) = layout.source {
      return choices.isEmpty || choices.contains(where: \.section.isList) ? .list : .groups
    }
    if let section = layout.section(in: LayoutEnvironment(width: 390, height: 844)) {
      return section.isList ? .list : .groups
    }
    if case .part = layout.source { return .missing }
    return .list
  }
}

extension LayoutSection {
  fileprivate var isList: Bool {
    if case .list = content { true } else { false }
  }
}
