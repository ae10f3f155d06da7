/// A control that has a background or a border of its own only as long as the author gives it none.
protocol BareControl: View {
  /// Whether it is one, or a view around one.
  func isBare(_ depth: Int) -> Bool
}

extension BareControl {
  func isBare(_ depth: Int) -> Bool { true }
}

extension Button: BareControl {}
extension TextField: BareControl {}
extension SecureField: BareControl {}
extension TextEditor: BareControl {}

extension StyledView: BareControl {
  func isBare(_ depth: Int) -> Bool { content.isBareControl(depth) }
}

extension EnvironmentView: BareControl {
  func isBare(_ depth: Int) -> Bool { content.isBareControl(depth) }
}

extension AttributedView: BareControl {
  func isBare(_ depth: Int) -> Bool { content.isBareControl(depth) }
}

extension View {
  /// Whether the view is a control of that kind, as far as that can be told without its body.
  func isBareControl(_ depth: Int = 0) -> Bool {
    // Erased views may be nested without end.
    guard depth < 64 else { return false }
    let view: any View = (self as? AnyView)?.erased ?? self
    return (view as? any BareControl)?.isBare(depth + 1) ?? false
  }

  /// Whether the view is a shape, so that it paints what it is behind or in front of.
  var isShape: Bool { self is any ShapeView || self is any Shape || self is any ShapeStyle }
}

extension ControlStyles {
  /// Leaves backgrounds and borders to the author.
  mutating func standInOwnBackground() {
    if button.prominence == .automatic { button.prominence = .ownBackground }
    if textField == .automatic { textField = .ownBackground }
  }
}
