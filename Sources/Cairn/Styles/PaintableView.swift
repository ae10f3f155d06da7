/// A view that tells, without its body, what its author paints behind or around controls.
protocol PaintableView: View {
  /// Whether its type or its style gives it a background, a border or a shape.
  func isPainted(_ depth: Int) -> Bool

  /// Whether it is a shape with modifiers.
  func isPaintedShape(_ depth: Int) -> Bool

  /// What in it has a background or a border only as long as the author gives it none.
  func bareContent(_ depth: Int) -> BareContent
}

extension PaintableView {
  func isPainted(_ depth: Int) -> Bool { false }
  func isPaintedShape(_ depth: Int) -> Bool { false }
  func bareContent(_ depth: Int) -> BareContent { .none }
}

/// What has a background or a border of its own only as long as the author gives it none.
enum BareContent {
  case none
  /// A control is all that there is.
  case control
  /// The fields for words in a row, such as one for searches beside a symbol.
  case fieldsInRow
}

extension View {
  /// Whether the view shows where it ends, as far as that can be told without its body.
  func isPaintedBox(_ depth: Int = 0) -> Bool {
    Self.self != Text.self && paintable(depth)?.isPainted(depth + 1) ?? false
  }

  /// What in the view has a background only as long as the author gives it none, as far as that can be told without its body.
  func bareContent(_ depth: Int = 0) -> BareContent { paintable(depth)?.bareContent(depth + 1) ?? .none }

  /// Whether the view is a shape, so that it paints what it is behind or in front of.
  func isShape(_ depth: Int = 0) -> Bool {
    self is any ShapeView || self is any Shape || self is any ShapeStyle
      || paintable(depth)?.isPaintedShape(depth + 1) ?? false
  }

  private func paintable(_ depth: Int) -> (any PaintableView)? {
    // Erased views may be nested without end.
    depth < 64 ? unerased as? any PaintableView : nil
  }
}

extension LayeredView: PaintableView {
  // Words in front of others, such as a number of messages, are not around them.
  func isPainted(_ depth: Int) -> Bool { isBehind || layer.isShape(depth) || content.isPaintedBox(depth) }
  func bareContent(_ depth: Int) -> BareContent { content.bareContent(depth) }
}

extension ZStack: PaintableView {
  func isPainted(_ depth: Int) -> Bool { true }
}

extension ViewBuilder.Conditional: PaintableView {
  func isPainted(_ depth: Int) -> Bool { shown.isPaintedBox(depth) }
  func isPaintedShape(_ depth: Int) -> Bool { shown.isShape(depth) }
  func bareContent(_ depth: Int) -> BareContent { shown.bareContent(depth) }

  private var shown: any View {
    switch self {
    case .first(let view): view
    case .second(let view): view
    }
  }
}

extension Image: PaintableView {
  func isPainted(_ depth: Int) -> Bool { true }
}

// MARK: Controls

private protocol BareControl: PaintableView {}

extension BareControl {
  func bareContent(_ depth: Int) -> BareContent { .control }
}

extension HStack: PaintableView {
  func bareContent(_ depth: Int) -> BareContent { .fieldsInRow }
}

extension Button: BareControl {}
extension Menu: BareControl {}
extension TextField: BareControl {}
extension SecureField: BareControl {}
extension TextEditor: BareControl {}

// MARK: Modifiers

/// A view that is what the view inside is.
private protocol ModifiedView: PaintableView {
  associatedtype Content: View

  var content: Content { get }
}

extension ModifiedView {
  func isPainted(_ depth: Int) -> Bool { content.isPaintedBox(depth) }
  func isPaintedShape(_ depth: Int) -> Bool { content.isShape(depth) }
  func bareContent(_ depth: Int) -> BareContent { content.bareContent(depth) }
}

extension EnvironmentView: ModifiedView {}
extension AttributedView: ModifiedView {}
extension PresentingView: ModifiedView {}
extension NotedView: ModifiedView {}
extension ModifiedContent: ModifiedView {}

extension StyledView: ModifiedView {
  func isPainted(_ depth: Int) -> Bool { style.paintsBox || content.isPaintedBox(depth) }
}

extension StyleModifier {
  /// Whether the style shows where the view ends.
  package var paintsBox: Bool {
    switch self {
    // That of a screen is behind controls in it, not around them.
    case .background(_, in: .screen): false
    case .background, .border, .clip: true
    case .varied(let varied): varied.usual.paintsBox
    default: false
    }
  }
}
