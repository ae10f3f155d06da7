/// One of several layouts between which the reader of a page chooses.
///
/// ```swift
/// CollectionView(dataSource: model) { … }
///   .layout(choices: [
///     LayoutChoice("List", .list(.insetGrouped)),
///     LayoutChoice("Grid", LayoutSection { .columns(3, height: 120) }),
///   ])
/// ```
public struct LayoutChoice: Hashable, Sendable {
  /// What the reader is told.
  public var name: String
  /// The layout.
  public var section: LayoutSection
  /// Where it stands among the choices as readers are shown them, if that is not where it is in their list.
  package internal(set) var position = 0

  /// Creates a choice.
  public init(_ name: String, _ section: LayoutSection) {
    self.name = name
    self.section = section
  }
}

extension SectionLayout {
  /// Creates a layout that the reader chooses; the first one is there at first.
  public init(choices: [LayoutChoice]) {
    self.init(source: .choices(choices))
  }

  /// The layouts between which the reader chooses; empty where there is no choice.
  package var choices: [LayoutChoice] {
    if case .choices(let choices) = source { choices } else { [] }
  }
}

extension View {
  /// Lets the reader choose between layouts of the sections inside the view; the first one is there at first, unless the
  /// environment's ``EnvironmentValues/layoutChoiceName`` is that of another.
  ///
  /// HTML puts the choice before the first section and switches without a script. Backends without a reader to ask show
  /// the first layout, or the one that their options name. Items that are to look different in each layout ask a ``LayoutChoiceReader``.
  public func layout(choices: [LayoutChoice]) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { environment in
      let choices = environment.sorted(choices)
      environment.collectionLayout = CollectionLayout(.section(SectionLayout(choices: choices)))
      environment.layoutChoices = choices
    }
  }
}

private enum LayoutChoicesKey: EnvironmentKey {
  static let defaultValue: [LayoutChoice] = []
}

private enum LayoutChoiceNameKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// The layouts between which the reader chooses; empty outside of a choice.
  var layoutChoices: [LayoutChoice] {
    get { self[LayoutChoicesKey.self] }
    set { self[LayoutChoicesKey.self] = newValue }
  }

  /// The name of the layout of ``View/layout(choices:)`` that shows at first; `nil` for the first.
  ///
  /// Capitals do not matter, and a name that none of them has is the first. Put it around the choices to render a page as
  /// an address asks for it, such as `?layout=Grid`:
  ///
  /// ```swift
  /// page.environment(\.layoutChoiceName, query["layout"])
  /// ```
  public var layoutChoiceName: String? {
    get { self[LayoutChoiceNameKey.self] }
    set { self[LayoutChoiceNameKey.self] = newValue }
  }

  /// Returns choices with the one that was asked for in front.
  fileprivate func sorted(_ choices: [LayoutChoice]) -> [LayoutChoice] {
    guard let name = layoutChoiceName, let index = choices.firstIndex(named: name) else { return choices }
    var sorted = choices
    for position in sorted.indices { sorted[position].position = position }
    return [sorted.remove(at: index)] + sorted
  }
}

extension [LayoutChoice] {
  /// Returns the position of the first choice of a name; capitals do not matter.
  package func firstIndex(named name: String) -> Int? {
    let name = name.lowercased()
    return firstIndex { $0.name.lowercased() == name }
  }
}
