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
    if case .provider = source { true } else { false }
  }

  /// Returns the layout in an environment; `nil` for the default, a plain list.
  public func section(in environment: LayoutEnvironment) -> LayoutSection? {
    switch source {
    case .fixed(let section): section
    case .provider(let handler): handler.closure(environment)
    case .choices(let choices): choices.first?.section
    }
  }
}

extension SectionLayout? {
  /// Whether the layout is a list, at least for one choice of the reader's or on a narrow screen.
  ///
  /// What is a row there is the same row in all of them, for a page has it only once.
  @usableFromInline var isList: Bool {
    guard let layout = self else { return true }
    return switch layout.source {
    case .fixed(let section): section.isList
    case .provider(let handler):
      handler.closure(LayoutEnvironment(width: 390, height: 844))?.isList ?? true
    case .choices(let choices): choices.isEmpty || choices.contains(where: \.section.isList)
    }
  }
}

extension LayoutSection {
  fileprivate var isList: Bool {
    if case .list = content { true } else { false }
  }
}
