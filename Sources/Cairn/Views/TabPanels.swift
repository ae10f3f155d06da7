/// The names of tabs, and the view of the one that is chosen.
struct TabPanels<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let content: Content

  func _render(into renderer: any Renderer) {
    let reading = TabReading(content, of: SelectionValue.self, for: renderer)
    for diagnostic in reading.diagnostics { renderer.report(diagnostic) }
    TabsView(selection: selection, tabs: reading.tabs, title: renderer.environment.locale.wordForTabs)._render(
      into: renderer
    )
  }
}

/// A tab that was read.
private struct ReadTab<Value: Hashable>: Identifiable {
  let id: Value
  let label: RecordedView
  let badge: Badge?
  let content: RecordedView
}

private struct TabsView<Value: Hashable>: View {
  let selection: Binding<Value>
  let tabs: [ReadTab<Value>]
  let title: String

  @Environment(\.showsTabsAsPages) private var showsPages

  var body: some View {
    if showsPages {
      // Pages take all the room there is, and the dots stand below them.
      VStack {
        shown.frame(maxWidth: .infinity, maxHeight: .infinity)
        picker.pickerStyle(.dots)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      picker.pickerStyle(.segmented)
      shown
    }
  }

  private var picker: some View {
    Picker(title, selection: selection) {
      ForEach(tabs) { tab in TabName(label: tab.label, badge: tab.badge) }
    }
    // Which tab shows is nothing to send.
    .fieldName("")
  }

  @ViewBuilder
  private var shown: some View {
    if let shown = tabs.first(where: { $0.id == selection.wrappedValue }) {
      shown.content.environment(\.showsTabsAsPages, false)
    }
  }
}

/// The name of a tab, and its badge behind it.
private struct TabName: View {
  let label: RecordedView
  let badge: Badge?

  var body: some View {
    if let badge {
      HStack(spacing: 6) {
        label
        BadgeContent(badge: badge).foregroundStyle(.secondary).monospacedDigit()
      }
    } else {
      label
    }
  }
}

/// A view with the name that it has among tabs.
struct TabItemView<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let value: RowTag?

  func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    guard outer.readsTabs else { return content._render(into: renderer) }
    renderer.begin(.slot(.title))
    label._render(into: renderer)
    renderer.end()
    renderer.begin(.slot(.content))
    renderer.environment.readsTabs = false
    // The elements of what a tab shows are no tabs.
    renderer.environment.tagsElements = false
    if let value {
      var attributes = ListRowAttributes()
      attributes.tag = value
      RowCalls.row(attributes, content, into: renderer)
    } else {
      content._render(into: renderer)
    }
    renderer.environment = outer
    renderer.end()
  }
}

/// The tabs among some views.
private struct TabReading<Value: Hashable> {
  private(set) var tabs: [ReadTab<Value>] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let place: Diagnostic.Place
  /// The environments, styles and tags around the present call.
  private var surroundings: [Recording.Call] = []
  private var title: Range<Int>?

  init(_ content: some View, of type: Value.Type, for renderer: any Renderer) {
    place = renderer.place
    let outer = renderer.environment
    renderer.environment.readsTabs = true
    renderer.environment.tagsElements = true
    let recorded = RecordedView.recorded(content, for: renderer)
    renderer.environment = outer
    read(recorded.recording, recorded.range)
  }

  private mutating func read(_ recording: Recording, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = recording.entries[index]
      switch entry.call {
      case .begin(.slot(.title)):
        title = index + 1..<entry.end
        index = entry.end
      case .begin(.slot(.content)):
        add(recording, index + 1..<entry.end)
        index = entry.end
      case .beginScope(let scope) where !scope.isOfTabs: fallthrough
      case .begin:
        add(recording, index..<entry.end + 1)
        index = entry.end
      case .report(let diagnostic): diagnostics.append(diagnostic)
      case let call where call.isOpening: surroundings.append(call)
      case let call where call.isEnd: _ = surroundings.popLast()
      default: add(recording, index..<index + 1)
      }
      index += 1
    }
  }

  /// Takes what a tab shows; one without a name has its number as a name.
  private mutating func add(_ recording: Recording, _ range: Range<Int>) {
    let name = title.map { Self.view(recording, $0, in: []) }
    title = nil
    let own = Self.ownScopes(recording, range)
    let tags = surroundings.reversed().compactMap(\.tag) + own.compactMap { recording.entries[$0].call.tag }
    guard let value = tags.lazy.compactMap({ $0.value as? Value }).first ?? tabs.count as? Value else {
      let message = "A tab has no value of the type \(Value.self), so it is left out. Give it a tag(_:) of that type."
      return diagnostics.append(Diagnostic(.warning, .pickerWithoutChoices, message, at: place))
    }
    let around = surroundings.filter { if case .beginScope = $0 { false } else { true } }
    let ownBadges = own.filter { recording.entries[$0].call.badge != nil }
    let badges = surroundings.reversed().compactMap(\.badge) + ownBadges.compactMap { recording.entries[$0].call.badge }
    tabs.append(
      ReadTab(
        id: value,
        label: name ?? Self.number(tabs.count + 1),
        badge: badges.first { $0.text?.isEmpty != true },
        content: Self.view(recording, range, in: around, without: ownBadges)
      )
    )
  }

  private static func number(_ number: Int) -> RecordedView {
    let recording = Recording()
    recording.append(.text(Text(verbatim: "\(number)")))
    return RecordedView(recording, 0..<1)
  }

  /// The entries of the scopes around the outermost view, outermost first; those of the views inside are for their own
  /// picker or list.
  private static func ownScopes(_ recording: Recording, _ range: Range<Int>) -> [Int] {
    var scopes: [Int] = []
    for index in range {
      let call = recording.entries[index].call
      if case .begin = call { break }
      guard call.isOpening else { break }
      if case .beginScope = call { scopes.append(index) }
    }
    return scopes
  }

  private static func view(
    _ recording: Recording,
    _ range: Range<Int>,
    in around: [Recording.Call],
    without scopes: [Int] = []
  ) -> RecordedView {
    let result = Recording()
    let left = Set(scopes + scopes.map { recording.entries[$0].end })
    for call in around { result.repeatCall(call) }
    for index in range where !left.contains(index) { result.repeatCall(recording.entries[index].call) }
    for call in around.reversed() { if let ending = call.ending { result.repeatCall(ending) } }
    return RecordedView(result, result.entries.indices)
  }
}

extension Recording.Scope {
  /// Whether it is around a tab, and no view of its own.
  fileprivate var isOfTabs: Bool {
    switch self {
    case .element, .row, .badge, .part: true
    default: false
    }
  }
}

extension Recording.Call {
  /// The value of a row that it begins.
  fileprivate var tag: RowTag? { if case .beginScope(.row(let attributes)) = self { attributes.tag } else { nil } }

  /// The badge of a view that it begins.
  fileprivate var badge: Badge? { if case .beginScope(.badge(let badge)) = self { badge } else { nil } }
}

extension EnvironmentValues {
  /// Whether views tell the names that they have among tabs.
  fileprivate var readsTabs: Bool {
    get { self[ReadsTabsKey.self] }
    set { self[ReadsTabsKey.self] = newValue }
  }
}

private enum ReadsTabsKey: EnvironmentKey {
  static let defaultValue = false
}

extension LocaleIdentifier {
  fileprivate var wordForTabs: String {
    switch knownLanguage {
    case .english: "Tabs"
    case .french: "Onglets"
    case .german: "Tabs"
    case .italian: "Schede"
    case .spanish: "Pestañas"
    }
  }
}
