/// The names of tabs, and the view of the one that is chosen.
struct TabPanels<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let content: Content

  func _render(into renderer: any Renderer) {
    let tabs = TabReading(content, of: SelectionValue.self, for: renderer).tabs
    TabsView(selection: selection, tabs: tabs, title: renderer.environment.locale.wordForTabs)._render(into: renderer)
  }
}

/// A tab that was read.
private struct ReadTab<Value: Hashable>: Identifiable {
  let id: Value
  let label: RecordedView
  let content: RecordedView
}

private struct TabsView<Value: Hashable>: View {
  let selection: Binding<Value>
  let tabs: [ReadTab<Value>]
  let title: String

  var body: some View {
    Picker(title, selection: selection) {
      ForEach(tabs) { tab in tab.label }
    }
    .pickerStyle(.segmented)
    if let shown = tabs.first(where: { $0.id == selection.wrappedValue }) { shown.content }
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
  /// The environments, styles and tags around the present call.
  private var surroundings: [Recording.Call] = []
  private var title: Range<Int>?

  init(_ content: some View, of type: Value.Type, for renderer: any Renderer) {
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
      case .begin: index = entry.end
      case let call where call.isOpening: surroundings.append(call)
      case let call where call.isEnd: _ = surroundings.popLast()
      default: break
      }
      index += 1
    }
  }

  private mutating func add(_ recording: Recording, _ range: Range<Int>) {
    guard let title else { return }
    self.title = nil
    let tags =
      surroundings.reversed().compactMap(\.tag) + recording.entries[range].lazy.compactMap(\.call.tag).prefix(1)
    let value = tags.lazy.compactMap { $0.value as? Value }.first ?? tabs.count as? Value
    guard let value else { return }
    let around = surroundings.filter { if case .beginScope = $0 { false } else { true } }
    tabs.append(
      ReadTab(id: value, label: Self.view(recording, title, in: []), content: Self.view(recording, range, in: around))
    )
  }

  private static func view(_ recording: Recording, _ range: Range<Int>, in around: [Recording.Call]) -> RecordedView {
    let result = Recording()
    for call in around { result.repeatCall(call) }
    for entry in recording.entries[range] { result.repeatCall(entry.call) }
    for call in around.reversed() { if let ending = call.ending { result.repeatCall(ending) } }
    return RecordedView(result, result.entries.indices)
  }
}

extension Recording.Call {
  /// The value of a row that it begins.
  fileprivate var tag: RowTag? { if case .beginScope(.row(let attributes)) = self { attributes.tag } else { nil } }
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
