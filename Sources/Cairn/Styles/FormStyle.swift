/// The looks of forms.
public enum FormStyle: UInt8, Hashable, Sendable {
  /// The views of the form as they are, one above another.
  case automatic
  /// The same as `automatic`.
  case columns
  /// A list of rows in groups with round corners; views outside of a ``Section`` are rows too.
  case grouped
}

extension View {
  /// Sets the looks of the forms inside.
  public func formStyle(_ style: FormStyle) -> EnvironmentView<Self> { environment(\.formStyle, style) }
}

extension EnvironmentValues {
  /// The looks of forms.
  var formStyle: FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

private enum FormStyleKey: EnvironmentKey {
  static let defaultValue = FormStyle.automatic
}
