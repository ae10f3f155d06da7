/// One of several layouts, for the reader of a page to choose.
///
/// ```swift
/// CollectionView(dataSource: model) { … }
///   .layout(choices: [
///     LayoutChoice("List", .list(.insetGrouped)),
///     LayoutChoice("Grid", LayoutSection { .columns(3, height: 120) }),
///   ])
/// ```
public struct LayoutChoice: Hashable, Sendable {
  /// The name that the reader sees.
  public var name: String
  /// The layout.
  public var section: LayoutSection
  /// Its place in the order that readers see, which differs from the array if a later choice shows at first.
  package internal(set) var position = 0

  /// Creates a choice.
  public init(_ name: String, _ section: LayoutSection) {
    self.name = name
    self.section = section
  }
}

extension SectionLayout {
  /// Creates a layout that the reader chooses; the first choice shows at first.
  public init(choices: [LayoutChoice]) { self.init(source: .choices(choices)) }

  /// The layouts for the reader to choose; empty if there is no choice.
  package var choices: [LayoutChoice] {
    if case .choices(let choices) = source { choices } else { [] }
  }
}

extension View {
  /// Lets the reader choose between layouts of the sections inside the view.
  ///
  /// The first layout shows at first, or the one with the name in ``EnvironmentValues/layoutChoiceName``. HTML puts the
  /// choice before the first section and switches without a script. Text shows one layout: the first, or the one that
  /// its options name. If items look different in each layout, put a ``LayoutChoiceReader`` into them.
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
  /// The layouts for the reader to choose; empty outside of a choice.
  var layoutChoices: [LayoutChoice] {
    get { self[LayoutChoicesKey.self] }
    set { self[LayoutChoicesKey.self] = newValue }
  }

  /// The name of the layout in ``View/layout(choices:)`` that shows at first; `nil` for the first one.
  ///
  /// Capitals do not matter, and an unknown name counts as `nil`. Set it around the choices, for example from an
  /// address such as `?layout=Grid`:
  ///
  /// ```swift
  /// page.environment(\.layoutChoiceName, query["layout"])
  /// ```
  public var layoutChoiceName: String? {
    get { self[LayoutChoiceNameKey.self] }
    set { self[LayoutChoiceNameKey.self] = newValue }
  }

  /// Returns the choices with the wanted one first.
  fileprivate func sorted(_ choices: [LayoutChoice]) -> [LayoutChoice] {
    guard let name = layoutChoiceName, let index = choices.firstIndex(named: name) else { return choices }
    var sorted = choices
    for position in sorted.indices { sorted[position].position = position }
    return [sorted.remove(at: index)] + sorted
  }
}

extension [LayoutChoice] {
  /// Returns the position of the first choice with a name; capitals do not matter.
  package func firstIndex(named name: String) -> Int? {
    let name = name.lowercased()
    return firstIndex { $0.name.lowercased() == name }
  }
}
