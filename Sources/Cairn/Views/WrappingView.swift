/// A view around another one: it shows that with something beside it, or in another environment.
///
/// A toolbar stands above the title of a page and inside of a form, whichever was written first. So titles and toolbars look
/// through such views, and put what they find where it belongs.
protocol WrappingView: View {
  associatedtype Content: View

  /// The view inside.
  var content: Content { get }

  /// Returns the view around another one.
  func around(_ other: AnyView) -> AnyView

  /// Returns a view that looks the same elsewhere as inside of this one.
  func keeping(_ view: AnyView) -> AnyView

  /// Returns the title, toolbar and search inside, and the view without them; `nil` without one.
  func takingBars(_ depth: Int) -> TakenBars?

  /// Returns the items of the toolbar inside, and the view without it; `nil` without one.
  func takingToolbar(_ depth: Int) -> (items: ToolbarItems, content: AnyView)?

  /// Returns the form inside, and what stands in it if a toolbar does too; `nil` without one.
  func takingForm(_ depth: Int) -> TakenForm?

  /// Returns what shows instead of the view, because a destination does; `nil` without one.
  func takingDestination(_ depth: Int) -> AnyView?
}

extension WrappingView {
  func keeping(_ view: AnyView) -> AnyView { view }

  func takingBars(_ depth: Int) -> TakenBars? {
    guard let bars = content.takenBars(depth + 1) else { return nil }
    return TakenBars(around: bars.around, content: around(bars.content))
  }

  func takingToolbar(_ depth: Int) -> (items: ToolbarItems, content: AnyView)? {
    guard let bar = content.takenToolbar(depth + 1) else { return nil }
    return (bar.items.mapped(keeping), around(bar.content))
  }

  func takingForm(_ depth: Int) -> TakenForm? {
    guard var form = content.takenForm(depth + 1) else { return nil }
    form.content = around(form.content)
    form.presentations = form.presentations.map(keeping)
    return form
  }

  func takingDestination(_ depth: Int) -> AnyView? { content.takenDestination(depth + 1).map(around) }
}

/// The bars of a screen, and what they belong to.
struct TakenBars {
  /// Returns the bars with another view in them.
  let around: (AnyView) -> AnyView
  /// What is in them.
  let content: AnyView
}

extension View {
  /// Returns the bars around what the view shows, and the view without them; `nil` without one.
  func takenBars(_ depth: Int = 0) -> TakenBars? { wrapping(depth)?.takingBars(depth) }

  /// Returns the items of the toolbar around what the view shows, and the view without it; `nil` without one.
  func takenToolbar(_ depth: Int = 0) -> (items: ToolbarItems, content: AnyView)? {
    wrapping(depth)?.takingToolbar(depth)
  }

  /// Returns the form that the view shows, without the views around it; `nil` for a view that shows something else.
  func takenForm(_ depth: Int = 0) -> TakenForm? { wrapping(depth)?.takingForm(depth) }

  /// Returns the destination that is in the place of what the view shows, without the bars around that; `nil` without one.
  func takenDestination(_ depth: Int = 0) -> AnyView? { wrapping(depth)?.takingDestination(depth) }

  /// The view as one around another; `nil` for one that is none, or too deep among others.
  private func wrapping(_ depth: Int) -> (any WrappingView)? {
    // Erased views may be nested without end.
    guard depth < 64 else { return nil }
    return unerased as? any WrappingView
  }
}

extension DestinationHost: WrappingView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(DestinationHost<AnyView, Destination>(content: other, destination: destination))
  }

  func takingBars(_ depth: Int) -> TakenBars? {
    guard destination == nil, let bars = content.takenBars(depth + 1) else { return nil }
    return TakenBars(around: bars.around, content: around(bars.content))
  }

  func takingToolbar(_ depth: Int) -> (items: ToolbarItems, content: AnyView)? {
    guard destination == nil, let bar = content.takenToolbar(depth + 1) else { return nil }
    return (bar.items, around(bar.content))
  }

  func takingForm(_ depth: Int) -> TakenForm? {
    guard destination == nil, var form = content.takenForm(depth + 1) else { return nil }
    form.content = around(form.content)
    return form
  }

  func takingDestination(_ depth: Int) -> AnyView? {
    destination == nil ? content.takenDestination(depth + 1).map(around) : AnyView(self)
  }
}

/// A view with a bar that belongs to one screen, and not to what is shown in its place.
private protocol BarView: WrappingView {}

extension BarView {
  func takingBars(_ depth: Int) -> TakenBars? {
    guard let bars = content.takenBars(depth + 1) else { return TakenBars(around: around, content: AnyView(content)) }
    return TakenBars(around: { around(bars.around($0)) }, content: bars.content)
  }

  func takingDestination(_ depth: Int) -> AnyView? { content.takenDestination(depth + 1) }
}

extension ToolbarView: BarView {
  func around(_ other: AnyView) -> AnyView { AnyView(ToolbarView<AnyView>(content: other, items: items)) }

  func takingToolbar(_ depth: Int) -> (items: ToolbarItems, content: AnyView)? { (items, AnyView(content)) }
}

extension TitledView: BarView {
  func around(_ other: AnyView) -> AnyView { AnyView(TitledView<AnyView>(title: title, content: other)) }
}

extension SearchableView: BarView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(SearchableView<AnyView>(content: other, text: text, prompt: prompt))
  }
}

extension NotedView: WrappingView {
  func around(_ other: AnyView) -> AnyView { AnyView(NotedView<AnyView>(other, note)) }
}

extension EnvironmentView: WrappingView {
  func around(_ other: AnyView) -> AnyView { keeping(other) }

  func keeping(_ view: AnyView) -> AnyView { AnyView(EnvironmentView<AnyView>(content: view, change: change)) }

  // The bars are in the environment, too.
  func takingBars(_ depth: Int) -> TakenBars? {
    guard let bars = content.takenBars(depth + 1) else { return nil }
    return TakenBars(around: { around(bars.around($0)) }, content: bars.content)
  }
}

extension BackButtonChoice: WrappingView {
  func around(_ other: AnyView) -> AnyView { AnyView(BackButtonChoice<AnyView>(content: other, isHidden: isHidden)) }
}

extension PresentingView: WrappingView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(PresentingView<AnyView, Presented>(content: other, presentation: presentation))
  }

  // What it presents is no part of the form.
  func takingForm(_ depth: Int) -> TakenForm? {
    guard var form = content.takenForm(depth + 1) else { return nil }
    form.presentations.append(AnyView(presentation))
    return form
  }
}

/// A view that says something of the box of what is inside, such as its looks.
private protocol BoxView: WrappingView {}

extension BoxView {
  // What it says of the form's box is not said of each of its rows.
  func takingForm(_ depth: Int) -> TakenForm? {
    guard var form = content.takenForm(depth + 1) else { return nil }
    form.surroundings.append(around)
    return form
  }
}

extension StyledView: BoxView {
  func around(_ other: AnyView) -> AnyView { AnyView(StyledView<AnyView>(other, style)) }

  func takingBars(_ depth: Int) -> TakenBars? {
    guard !style.reachesBars, let bars = content.takenBars(depth + 1) else { return nil }
    return TakenBars(around: bars.around, content: around(bars.content))
  }

  func takingToolbar(_ depth: Int) -> (items: ToolbarItems, content: AnyView)? {
    guard !style.reachesBars, let bar = content.takenToolbar(depth + 1) else { return nil }
    return (bar.items, around(bar.content))
  }
}

extension StyleModifier {
  /// Whether the style is said of a whole screen, with its title and its toolbar.
  ///
  /// In SwiftUI bars belong to the screen, so that no modifier around the view changes them. What paints behind the view or fades it
  /// fills the screen there, and holds the bars here.
  fileprivate var reachesBars: Bool {
    switch self {
    case .font, .fontWeight, .italic, .underline, .strikethrough, .monospaced, .monospacedDigit, .kerning, .lineLimit,
      .truncationMode, .multilineTextAlignment, .lineSpacing, .textCase, .padding, .frame, .flexibleFrame, .aspectRatio,
      .fixedSize, .layoutPriority:
      false
    default: true
    }
  }

  /// The same for a whole screen, which a background fills to its edges.
  fileprivate var ofScreen: StyleModifier {
    if case .background(let fill, in: .rectangle(cornerRadius: 0)) = self {
      .background(fill, in: .screen)
    } else {
      self
    }
  }
}

extension StyledView {
  /// Renders the view with the bars of the screen around it, which the style is not said of.
  @usableFromInline
  func renderInsideBars(into renderer: any Renderer) {
    if let bars = takenBars() { return bars.around(bars.content)._render(into: renderer) }
    renderer.beginStyle(style.ofScreen)
    content._render(into: renderer)
    renderer.endStyle()
  }
}

extension LayeredView: WrappingView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(LayeredView<AnyView, Layer>(content: other, layer: layer, alignment: alignment, isBehind: isBehind))
  }

  // What is behind a screen is behind its bars.
  func takingBars(_ depth: Int) -> TakenBars? {
    guard !isBehind, let bars = content.takenBars(depth + 1) else { return nil }
    return TakenBars(around: bars.around, content: around(bars.content))
  }

  func takingToolbar(_ depth: Int) -> (items: ToolbarItems, content: AnyView)? {
    guard !isBehind, let bar = content.takenToolbar(depth + 1) else { return nil }
    return (bar.items, around(bar.content))
  }

  func takingForm(_ depth: Int) -> TakenForm? { nil }

  func takingDestination(_ depth: Int) -> AnyView? { nil }
}

extension AttributedView: BoxView {
  func around(_ other: AnyView) -> AnyView { AnyView(AttributedView<AnyView>(other, attribute)) }
}

extension Form: WrappingView {
  func around(_ other: AnyView) -> AnyView { AnyView(Form<AnyView>(description, other)) }

  // A toolbar in a form is a part of it.
  func takingToolbar(_ depth: Int) -> (items: ToolbarItems, content: AnyView)? { nil }

  func takingForm(_ depth: Int) -> TakenForm? {
    TakenForm(description: description, content: AnyView(FormRows(content: content)))
  }
}
