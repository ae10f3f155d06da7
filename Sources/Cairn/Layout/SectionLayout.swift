/// How one section is placed: a layout, or a closure that chooses one for an environment.
///
/// Backends that know their width once ask once; backends whose reader chooses the width ask for several and switch.
public struct SectionLayout: Hashable, Sendable {
  /// A closure that returns the layout of the section; `nil` for the default, a plain list.
  public typealias Provider = @Sendable (_ environment: LayoutEnvironment) -> LayoutSection?

  /// Where the layout comes from.
  package enum Source: Hashable, Sendable {
    // Beside the others, for the size of what every container says to the renderer depends on it.
    indirect case fixed(LayoutSection)
    case provider(LayoutHandler<Provider>)
    case choices([LayoutChoice])
    /// What a layout of several sections has for the one at a position, which must be something if that has items.
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

  /// Whether the layout may be another in another environment.
  public var dependsOnEnvironment: Bool {
    switch source {
    case .provider, .part(.provider, _): true
    case .fixed, .choices, .part(.sections, _): false
    }
  }

  /// Returns the layout in an environment; `nil` for the default, a plain list.
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
  /// What a layout makes of its section, as far as the items depend on it.
  enum Answer {
    /// A list, at least for one choice of the reader's or on a narrow screen.
    ///
    /// What is a row there is the same row in all of them, for a page has it only once.
    case list
    case groups
    /// A plain list, because a layout of several sections has nothing for this one.
    case missing
  }

  /// What the layout makes of its section; the author's closure is asked.
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
