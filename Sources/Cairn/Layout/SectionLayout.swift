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
  /// What a layout makes of its section in an environment.
  struct Answer {
    var form = SectionDescription.Form.plainList
    /// Whether the items are rows: where the section is a list, at least for one choice of the reader's.
    ///
    /// What is a row there is the same row for all choices, for a page has it only once.
    var takesRows = true
    /// Whether a layout of several sections has nothing for this one.
    var isMissing = false
    /// The views behind a section of groups.
    var backgrounds: [LayoutHandler<@Sendable () -> AnyView>] { section?.decorationItems.compactMap(\.content) ?? [] }
    /// The layout of a section of groups.
    var section: LayoutSection?
  }

  /// Returns what the layout makes of its section; the author's closure is asked.
  @inline(never)
  func answer(in environment: @autoclosure () -> LayoutEnvironment) -> Answer {
    guard let layout = self else { return Answer() }
    guard let section = layout.section(in: layout.dependsOnEnvironment ? environment() : .unknown) else {
      if case .part = layout.source { return Answer(isMissing: true) }
      return Answer()
    }
    let takesRows = section.isList || layout.choices.contains(where: \.section.isList)
    if case .list(let configuration) = section.content { return Answer(form: .list(configuration)) }
    return Answer(form: .groups, takesRows: takesRows, section: section)
  }
}

extension LayoutEnvironment {
  /// The environment of layouts that are the same in all.
  fileprivate static let unknown = LayoutEnvironment(width: 0, height: 0)
}

extension LayoutSection {
  fileprivate var isList: Bool {
    if case .list = content { true } else { false }
  }
}
