/// A label that leads to a view.
///
/// A page has no stack of screens. So the view is part of the page and unfolds below the label. That of a link in a toolbar, in a
/// cell of a lazy grid, or in a ``ScrollView`` that scrolls sideways shows in front of the page. For long content write a ``Link``
/// to a page of its own.
///
/// ```swift
/// NavigationLink("Routes") { RouteList(routes: peak.routes) }
/// ```
///
/// With a value, the view is that of the nearest ``View/navigationDestination(for:destination:)`` around the link. Without one, a row
/// of a ``List`` that keeps a choice gives that choice the value.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private let label: Label
  private let destination: (EnvironmentValues) -> Destination?
  private let value: AnyHashable?

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    let view = destination()
    self.destination = { _ in view }
    self.label = label()
    value = nil
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = { _ in destination }
    self.label = label()
    value = nil
  }

  init(value: any Hashable, label: Label) where Destination == AnyView {
    destination = { environment in
      environment.navigationDestinations.view(for: value)
        .map { AnyView(PushedView(value: AnyHashable(value), content: $0)) }
    }
    self.label = label
    self.value = AnyHashable(value)
  }

  public func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    guard outer.navigationDepth < Self.greatestDepth, let view = destination(outer) else {
      if let value, outer.hasListSelection {
        let row = ListRowView(content: label) { row in
          row.tag = RowTag(value)
          row.identity = ListSelection.identity(of: value.base)
        }
        return row._render(into: renderer)
      }
      renderer.report(.unshownDestination(isTooDeep: outer.navigationDepth >= Self.greatestDepth, at: renderer.place))
      return label._render(into: renderer)
    }
    let screen = view.environment(\.navigationDepth, outer.navigationDepth + 1)
    if outer.isInToolbar || renderer._isInCell {
      return ScreenButton(label: label, screen: screen, isCard: !outer.isInToolbar)._render(into: renderer)
    }
    let group = DisclosureGroup {
      screen
    } label: {
      label
    }
    // A card is enough of a mark, as in an app; words alone would look like any others.
    group.render(DisclosureExpansion(isExpanded: false, isLink: Label.self != Text.self), into: renderer)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item, holdsCells: true) }

  /// Views may lead to one another in a circle, and what leads to many grows with each level.
  private static var greatestDepth: Int { 3 }
}

/// A button that shows a view in front of the page, where there is no room for one that unfolds.
private struct ScreenButton<Label: View, Screen: View>: View {
  let label: Label
  let screen: Screen
  /// Whether it stands among others like it, and leads to what takes the place of the page.
  let isCard: Bool
  @State private var isPresented = false

  var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .controlStyles { [isCard] styles in
      guard isCard, styles.button.prominence == .automatic else { return }
      styles.button.prominence = Label.self == Text.self ? .borderless : .plain
    }
    .presenting(isCard ? .cover : .sheet, $isPresented) { screen }
  }
}

/// A view of a link's value, at the end of the path that leads to it.
private struct PushedView: PrimitiveView {
  let value: AnyHashable
  let content: AnyView

  func _render(into renderer: any Renderer) {
    guard let graph = StateGraph.current else { return content._render(into: renderer) }
    graph.pushedValues.append(value)
    content._render(into: renderer)
    graph.pushedValues.removeLast()
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link of words to a view; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link of words to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }

  /// Creates a link of words to a view; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link of words to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }
}

extension NavigationLink where Destination == AnyView {
  /// Creates a link to the view of a value.
  public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> Label) {
    self.init(value: value, label: label())
  }
}

extension NavigationLink where Destination == AnyView, Label == Text {
  /// Creates a link of words to the view of a value; inline Markdown in the words is interpreted.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(value: value, label: Text(titleKey))
  }

  /// Creates a link of words to the view of a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value) {
    self.init(value: value, label: Text(verbatim: String(title)))
  }
}

/// The views that links with values lead to.
///
/// Unchecked, because only a rendering calls the closures, and a rendering is synchronous.
struct NavigationDestinations: @unchecked Sendable {
  private var views: [ObjectIdentifier: (Any) -> AnyView?] = [:]

  mutating func set<Value: Hashable, Destination: View>(_ make: @escaping (Value) -> Destination) {
    views[ObjectIdentifier(Value.self)] = { ($0 as? Value).map { AnyView(make($0)) } }
  }

  func view(for value: any Hashable) -> AnyView? {
    let type: Any.Type = Swift.type(of: AnyHashable(value).base)
    return views[ObjectIdentifier(type)]?(value)
  }
}

private enum NavigationDestinationsKey: EnvironmentKey {
  static let defaultValue = NavigationDestinations()
}

private enum ToolbarPlaceKey: EnvironmentKey {
  static let defaultValue = false
}

private enum NavigationDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var navigationDestinations: NavigationDestinations {
    get { self[NavigationDestinationsKey.self] }
    set { self[NavigationDestinationsKey.self] = newValue }
  }

  /// Whether the view stands in a toolbar.
  var isInToolbar: Bool {
    get { self[ToolbarPlaceKey.self] }
    set { self[ToolbarPlaceKey.self] = newValue }
  }

  /// How many links to views are around.
  var navigationDepth: Int {
    get { self[NavigationDepthKey.self] }
    set { self[NavigationDepthKey.self] = newValue }
  }
}

extension Diagnostic {
  static func unshownDestination(isTooDeep: Bool, at place: Place) -> Diagnostic {
    let message =
      isTooDeep
      ? """
      A link to a view stands inside three others, and shows only its label. A page holds all the views that links lead to: \
      give the view a page of its own, and write a Link with its address.
      """
      : """
      A link with a value finds no view for it, and shows only its label. Write navigationDestination(for:) around the link, \
      for the type of its value.
      """
    return Diagnostic(.warning, .unshownDestination, message, at: place)
  }
}

extension View {
  /// Sets the views that links with values of a type lead to.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> EnvironmentView<Self> {
    transformEnvironment(\.navigationDestinations) { $0.set(destination) }
  }
}

/// The values of the screens of a ``NavigationStack``; a page has one screen, so nothing reads them.
public struct NavigationPath: Equatable, @unchecked Sendable {
  private var values: [AnyHashable] = []

  /// Creates a path without values.
  public init() {}

  /// Creates a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    for element in elements { append(element) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes the last values; more than there are count as all.
  public mutating func removeLast(_ number: Int = 1) { values.removeLast(min(max(number, 0), values.count)) }
}
