/// Views of which one shows at a time, under the names of all of them.
///
/// ```swift
/// TabView {
///   Tab("Peaks", systemImage: "mountain.2") { PeakList() }
///   Tab("Huts", systemImage: "house") { HutList() }
/// }
/// ```
///
/// In a page the names are radio buttons, so that a reader changes between the views without a script. Text shows the names, and
/// the view that is chosen at first. A view has a name by ``Tab`` or ``View/tabItem(_:)``, and a value by its tab or
/// ``View/tag(_:)``; a view without a value has its position. A badge of a tab stands behind its name.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @State private var position = 0
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a view of tabs whose choice is a state.
  ///
  /// - Parameters:
  ///   - selection: The value of the tab that shows.
  ///   - content: The tabs.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a view of tabs whose choice nothing else needs to know.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  public var body: some View {
    if let selection {
      TabPanels(selection: selection, content: content)
    } else {
      TabPanels(selection: $position, content: content)
    }
  }
}

/// A view of a ``TabView`` with its name.
public struct Tab<Label: View, Content: View>: View {
  private let value: RowTag?
  private let label: Label
  private let content: Content

  /// Creates a tab; its role changes nothing.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.label = label()
    self.content = content()
  }

  /// Creates a tab with the value that chooses it; its role changes nothing.
  public init(
    value: some Hashable,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = RowTag(value)
    self.label = label()
    self.content = content()
  }

  public var body: some View { TabItemView(label: label, content: content, value: value) }
}

extension Tab where Label == Cairn.Label<Text, Image> {
  /// Creates a tab with words and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage name: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Cairn.Label(titleKey, systemImage: name) }
  }

  /// Creates a tab with words, a symbol and the value that chooses it.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage name: String,
    value: some Hashable,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Cairn.Label(titleKey, systemImage: name) }
  }

  /// Creates a tab with the words and the symbol of its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", content: content)
  }

  /// Creates a tab with the words and the symbol of its role, and the value that chooses it.
  public init(value: some Hashable, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", value: value, content: content)
  }
}

/// What a tab is for.
public enum TabRole: UInt8, Hashable, Sendable {
  /// A search.
  case search
}

/// Tabs that belong together; they stand among the others, and the header does not show.
public struct TabSection<Content: View>: View {
  private let content: Content

  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) {
    self.init(content: content)
  }

  /// Creates a section with words as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }

  public var body: some View { content }
}

extension View {
  /// Sets the name of the view in a ``TabView``.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    TabItemView(label: label(), content: self, value: nil)
  }
}
