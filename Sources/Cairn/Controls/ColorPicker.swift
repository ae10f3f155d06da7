/// A control for a colour, which a form sends as `#FF9500`.
public struct ColorPicker<Label: View>: View {
  private let field: Field<Label>

  /// Creates a control; the opacity of colours is not asked for.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    let (color, state) = selection.takenByField
    field = Field(kind: .color, value: color.resolved.light.hexadecimal, state: state, label: label())
  }

  public var body: some View { field }
}

extension ColorPicker where Label == Text {
  /// Creates a control with words as its label.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a control with words as its label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(verbatim: String(title)) }
  }
}
