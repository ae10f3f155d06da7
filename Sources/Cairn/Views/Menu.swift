/// Controls that show when a button is pressed.
///
/// ```swift
/// Menu("Actions") {
///   Link("Download", destination: "/eiger.gpx")
///   Button("Show more") { showsMore = true }
/// }
/// ```
///
/// In a page they are a popover, which closes when the reader presses beside it. Text shows them below the label. With a primary
/// action, the label is a ``Button`` of its own, and a button beside it shows the controls.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content
  private var primaryAction: (() -> Void)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: What the button shows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a menu behind a button that does something by itself.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: What the button shows.
  ///   - primaryAction: What pressing the button does; see ``Button``.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }

  public func _render(into renderer: any Renderer) {
    guard let primaryAction else { return renderMenu(into: renderer) }
    let button = Button(action: primaryAction) { label }
    WithContextMenu(content: button, items: content)._render(into: renderer)
  }

  private func renderMenu(into renderer: any Renderer) {
    guard renderer._enter(Nesting.disclosure) else { return }
    defer { renderer._leave(Nesting.disclosure) }
    var description = DisclosureDescription(isExpanded: true)
    description.isMenu = true
    description.buttonLook = ButtonLook(renderer.environment.controlStyles, around: label)
    renderer.begin(.disclosure(description))
    renderer.slot(.title, label)
    // The choices of a picker are items of the menu, as in SwiftUI.
    renderer.slot(.content, content.pickerStyle(.inline))
    renderer.end()
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Menu where Label == Text {
  /// Creates a menu with words on its button; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu behind a button with words that does something by itself; inline Markdown in the words is interpreted.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with words on its button.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension Menu where Label == Cairn.Label<Text, Image> {
  /// Creates a menu with words and a symbol on its button; inline Markdown in the words is interpreted.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Cairn.Label(titleKey, systemImage: name) }
  }

  /// Creates a menu behind a button with words and a symbol that does something by itself.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage name: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Cairn.Label(titleKey, systemImage: name) }, primaryAction: primaryAction)
  }
}

extension View {
  /// Adds controls that show when a button beside the view is pressed.
  ///
  /// An app shows them when the view is pressed long. A page has no such gesture that everybody can use, so it has a button.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    WithContextMenu(content: self, items: menuItems(), standsAtEndOfRow: true)
  }
}

private struct WithContextMenu<Content: View, Items: View>: PrimitiveView {
  let content: Content
  let items: Items
  /// Whether the button stands at the end of a row, if the view is one.
  var standsAtEndOfRow = false

  func _render(into renderer: any Renderer) {
    let words = renderer.environment.locale.wordsForMore
    let menu = Menu {
      items
    } label: {
      Image(systemName: "ellipsis").accessibilityLabel(words)
    }
    // The buttons of rows stand below one another.
    if standsAtEndOfRow, renderer.isAmongRowsOfList {
      HStack {
        content.frame(maxWidth: .infinity, alignment: .leading)
        menu
      }
      ._render(into: renderer)
    } else {
      HStack {
        content
        menu
      }
      ._render(into: renderer)
    }
  }

  static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension LocaleIdentifier {
  fileprivate var wordsForMore: String {
    switch knownLanguage {
    case .english: "More actions"
    case .french: "Autres actions"
    case .german: "Weitere Aktionen"
    case .italian: "Altre azioni"
    case .spanish: "Más acciones"
    }
  }
}
