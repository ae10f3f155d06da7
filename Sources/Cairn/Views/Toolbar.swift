/// Controls above or below the content of a page.
///
/// ```swift
/// PeakList()
///   .navigationTitle("Peaks")
///   .toolbar {
///     ToolbarItem(placement: .topBarTrailing) { EditButton() }
///     ToolbarItemGroup(placement: .bottomBar) { Button("Add") }
///   }
/// ```
public protocol ToolbarContent {
  /// The type of the content.
  associatedtype Body: ToolbarContent

  /// The content.
  @ToolbarContentBuilder var body: Body { get }

  /// Adds the items of the content.
  ///
  /// The package's own types implement this requirement. Do not call or implement it elsewhere.
  func _collect(into items: inout ToolbarItems)
}

extension ToolbarContent {
  public func _collect(into items: inout ToolbarItems) { body._collect(into: &items) }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Not to be called: the content has no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Where an item stands.
public enum ToolbarItemPlacement: UInt8, Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction
  case destructiveAction, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing, bottomBar,
    keyboard

  fileprivate var edge: ToolbarItems.Edge {
    switch self {
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .leading
    case .principal: .center
    case .bottomBar, .status, .keyboard: .bottom
    default: .trailing
    }
  }
}

/// The items of a toolbar, by the places where they stand.
public struct ToolbarItems {
  fileprivate enum Edge {
    case leading, center, trailing, bottom
  }

  fileprivate private(set) var leading: [AnyView] = []
  fileprivate private(set) var center: [AnyView] = []
  fileprivate private(set) var trailing: [AnyView] = []
  fileprivate private(set) var bottom: [AnyView] = []

  /// Returns the items with each of their views changed.
  func mapped(_ change: (AnyView) -> AnyView) -> ToolbarItems {
    var items = self
    items.leading = leading.map(change)
    items.center = center.map(change)
    items.trailing = trailing.map(change)
    items.bottom = bottom.map(change)
    return items
  }

  fileprivate mutating func add(_ content: some View, at placement: ToolbarItemPlacement) {
    let effect = FormEffect(placement)
    let view = effect == .ofAction ? AnyView(content) : AnyView(content.environment(\.formEffect, effect))
    switch placement.edge {
    case .leading: leading.append(view)
    case .center: center.append(view)
    case .trailing: trailing.append(view)
    case .bottom: bottom.append(view)
    }
  }
}

/// One view of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item; its name is left out.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content)
  }

  public func _collect(into items: inout ToolbarItems) { items.add(content, at: placement) }
}

/// Some views of a toolbar that stand in the same place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public func _collect(into items: inout ToolbarItems) { items.add(content, at: placement) }
}

/// Room between items; items that belong together stand together anyway.
public struct ToolbarSpacer: ToolbarContent {
  /// How wide the room is.
  public enum Sizing: UInt8, Hashable, Sendable {
    case flexible, fixed
  }

  /// Creates room.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  public func _collect(into items: inout ToolbarItems) {}
}

/// Builds the items of a toolbar out of the statements of a closure: items, and views that stand at the trailing edge.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Several items, one after the other.
  public struct Items: ToolbarContent {
    fileprivate let parts: [any ToolbarContent]

    public func _collect(into items: inout ToolbarItems) {
      for part in parts { part._collect(into: &items) }
    }
  }

  /// Passes an item on.
  public static func buildExpression(_ content: some ToolbarContent) -> Items { Items(parts: [content]) }

  /// Makes an item of a view.
  @_disfavoredOverload
  public static func buildExpression(_ content: some View) -> Items {
    Items(parts: [ToolbarItem { content }])
  }

  /// Builds nothing from an empty closure.
  public static func buildBlock() -> Items { Items(parts: []) }

  /// Starts with the first statement.
  public static func buildPartialBlock(first: Items) -> Items { first }

  /// Adds the next statement.
  public static func buildPartialBlock(accumulated: Items, next: Items) -> Items {
    Items(parts: accumulated.parts + next.parts)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ content: Items?) -> Items { content ?? Items(parts: []) }

  /// Builds the first branch of an `if`–`else` or `switch`.
  public static func buildEither(first: Items) -> Items { first }

  /// Builds the second branch of an `if`–`else` or `switch`.
  public static func buildEither(second: Items) -> Items { second }

  /// Builds a `for` loop.
  public static func buildArray(_ contents: [Items]) -> Items { Items(parts: contents.flatMap(\.parts)) }

  /// Builds an availability check.
  public static func buildLimitedAvailability(_ content: Items) -> Items { content }
}

/// A view with controls above and below it.
public struct ToolbarView<Content: View>: PrimitiveView {
  let content: Content
  let items: ToolbarItems

  fileprivate init(content: Content, _ toolbar: some ToolbarContent) {
    self.content = content
    var items = ToolbarItems()
    toolbar._collect(into: &items)
    self.items = items
  }

  init(content: Content, items: ToolbarItems) {
    self.content = content
    self.items = items
  }

  public func _render(into renderer: any Renderer) {
    if let destination = content.takenDestination() { return destination._render(into: renderer) }
    if FormFields.current == nil, let form = content.takenForm(), form.sends(in: renderer.environment) {
      return form.render(with: items, into: renderer)
    }
    if !items.leading.isEmpty || !items.center.isEmpty || !items.trailing.isEmpty {
      let bar = HStack(spacing: 8) {
        Self.row(items.leading)
        if !items.center.isEmpty { Spacer(minLength: 8) }
        Self.row(items.center)
        Spacer(minLength: 8)
        Self.row(items.trailing)
      }
      renderer.slot(items.center.isEmpty ? .toolbar : .principalToolbar, Self.inToolbar(bar))
    }
    content._render(into: renderer)
    if !items.bottom.isEmpty {
      let bar = HStack(spacing: 8) { Self.row(items.bottom) }
      renderer.slot(.toolbar, Self.inToolbar(bar))
    }
  }

  /// Lets the controls of a bar look as in one: the bar is their background, unless a style says otherwise.
  private static func inToolbar(_ bar: some View) -> some View {
    bar.environment(\.isInToolbar, true)
      .controlStyles { $0.button.standInOwnBackground() }
  }

  public static var _hasBars: Bool { true }

  private static func row(_ views: [AnyView]) -> some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

extension View {
  /// Puts controls above and below the view, at the places that they name.
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> ToolbarView<Self> {
    ToolbarView(content: self, content())
  }

  /// Puts controls above the view.
  public func navigationBarItems(leading: some View, trailing: some View) -> ToolbarView<Self> {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts controls above the view.
  public func navigationBarItems(leading: some View) -> ToolbarView<Self> {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts controls above the view.
  public func navigationBarItems(trailing: some View) -> ToolbarView<Self> {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Accepts whether a bar of an app shows; a page has none.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Accepts whether a bar of an app shows; a page has none.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Accepts the background of a bar of an app; a page has none.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self { self }

  /// Accepts whether the background of a bar of an app shows; a page has none.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Accepts the colours of a bar of an app; a page has none.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }
}

/// A bar of an app.
public enum ToolbarPlacement: UInt8, Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}
