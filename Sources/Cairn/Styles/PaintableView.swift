/// A view that tells, without its body, what its author paints behind or around controls.
protocol PaintableView: View {
  /// Whether its type or its style gives it a background, a border or a shape.
  func isPainted(_ depth: Int) -> Bool

  /// What in it has a background or a border only as long as the author gives it none.
  func bareContent(_ depth: Int) -> BareContent
}

extension PaintableView {
  func isPainted(_ depth: Int) -> Bool { false }
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
  var isShape: Bool { self is any ShapeView || self is any Shape || self is any ShapeStyle }

  private func paintable(_ depth: Int) -> (any PaintableView)? {
    // Erased views may be nested without end.
    depth < 64 ? unerased as? any PaintableView : nil
  }
}

extension LayeredView: PaintableView {
  func isPainted(_ depth: Int) -> Bool { true }
}

extension ZStack: PaintableView {
  func isPainted(_ depth: Int) -> Bool { true }
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
  func bareContent(_ depth: Int) -> BareContent { content.bareContent(depth) }
}

extension EnvironmentView: ModifiedView {}
extension AttributedView: ModifiedView {}

extension StyledView: ModifiedView {
  func isPainted(_ depth: Int) -> Bool { style.paintsBox || content.isPaintedBox(depth) }
}

extension StyleModifier {
  /// Whether the style shows where the view ends.
  package var paintsBox: Bool {
    switch self {
    case .background, .border, .clip: true
    default: false
    }
  }
}
