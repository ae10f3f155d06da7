extension View {
  /// Shows another view in the place of this one while a state is `true`, with a button that leads back.
  ///
  /// Titles, toolbars and fields for a search around this view are not shown with the other one.
  /// The view closes itself with ``EnvironmentValues/dismiss``, too.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    DestinationHost(
      content: self,
      destination: isPresented.wrappedValue
        ? DestinationView(
          destination: destination(),
          close: isPresented.changesObject ? nil : { isPresented.wrappedValue = false }
        ) : nil
    )
  }

  /// Shows another view in the place of this one while a state has a value, with a button that leads back.
  ///
  /// Titles, toolbars and fields for a search around this view are not shown with the other one.
  /// The view closes itself with ``EnvironmentValues/dismiss``, too.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: (Item) -> Destination
  ) -> some View {
    DestinationHost(
      content: self,
      destination: item.wrappedValue.map { value in
        DestinationView(
          destination: ItemView(item: value, content: destination(value)),
          close: item.changesObject ? nil : { item.wrappedValue = nil }
        )
      }
    )
  }
}

/// A view, or another one in its place.
struct DestinationHost<Content: View, Destination: View>: PrimitiveView {
  let content: Content
  /// What stands in the place of the content; `nil` to show the content.
  let destination: DestinationView<Destination>?

  private var shown: ViewBuilder.Conditional<DestinationView<Destination>, Content> {
    destination.map { .first($0) } ?? .second(content)
  }

  func _render(into renderer: any Renderer) { shown._render(into: renderer) }

  static var _isItemSequence: Bool { ViewBuilder.Conditional<DestinationView<Destination>, Content>._isItemSequence }
  static var _hasBars: Bool { Content._hasBars }
  func _countItems(into tally: inout ItemTally) -> Bool { shown._countItems(into: &tally) }
  static func _traits(_ budget: inout Int) -> ViewTraits {
    ViewBuilder.Conditional<DestinationView<Destination>, Content>._traits(&budget)
  }
}

/// The view of an item, whose states are others than those of other items.
private struct ItemView<Item: Hashable, Content: View>: PrimitiveView {
  let item: Item
  let content: Content

  func _render(into renderer: any Renderer) {
    StateGraph.inScope(.element(.of(item))) { content._render(into: renderer) }
  }

  static var _isItemSequence: Bool { Content._isItemSequence }
  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }
  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension View {
  /// Hides the button that leads back from a view of `navigationDestination`.
  ///
  /// The view needs another way back then, such as a button that calls ``EnvironmentValues/dismiss``. Pages of a site have
  /// no such button, because browsers have one.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BackButtonChoice(content: self, isHidden: hidesBackButton)
  }
}

/// A view that says whether there is a button that leads back from it.
struct BackButtonChoice<Content: View>: PrimitiveView {
  let content: Content
  let isHidden: Bool

  func _render(into renderer: any Renderer) {
    if isHidden, let mark = renderer.environment.backButtonMark { renderer._take(mark) }
    content._render(into: renderer)
  }

  static var _hasBars: Bool { Content._hasBars }
  static var _isItemSequence: Bool { Content._isItemSequence }

  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}
