/// A view of which its type or its style tells whether it has a background, a border or a shape of its own.
protocol PaintedView: View {
  /// Whether it has.
  func isPainted(_ depth: Int) -> Bool
}

extension View {
  /// Whether the view shows where it ends, as far as that can be told without its body.
  func isPaintedBox(_ depth: Int = 0) -> Bool {
    // Erased views may be nested without end.
    guard depth < 64, Self.self != Text.self else { return false }
    let view: any View = (self as? AnyView)?.erased ?? self
    return (view as? any PaintedView)?.isPainted(depth + 1) ?? false
  }
}

extension StyledView: PaintedView {
  func isPainted(_ depth: Int) -> Bool { style.paintsBox || content.isPaintedBox(depth) }
}

extension LayeredView: PaintedView {
  func isPainted(_ depth: Int) -> Bool { true }
}

extension ZStack: PaintedView {
  func isPainted(_ depth: Int) -> Bool { true }
}

extension EnvironmentView: PaintedView {
  func isPainted(_ depth: Int) -> Bool { content.isPaintedBox(depth) }
}

extension AttributedView: PaintedView {
  func isPainted(_ depth: Int) -> Bool { content.isPaintedBox(depth) }
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
