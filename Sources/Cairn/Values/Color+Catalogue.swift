extension Color {
  /// Creates a colour by its name in ``EnvironmentValues/namedColors``.
  ///
  /// ```swift
  /// PeakList().environment(\.namedColors, ["Glacier": Color(light: .cyan, dark: .blue)])
  /// ```
  ///
  /// It looks the name up where it is made, so make it in a `body`. A name that is not there is a diagnostic, and the colour
  /// is that of words. `AccentColor` is the tint unless you set it.
  public init(_ name: String) {
    let renderer = EnvironmentSource.current?.renderer
    if let known = renderer?.environment.namedColors[name] {
      self = known
      return
    }
    self = name == "AccentColor" ? .tint : .label
    if let renderer, name != "AccentColor" { renderer.report(.missingColor(name, at: renderer.place)) }
  }

  /// Refuses a colour of an app's.
  @available(
    *,
    unavailable,
    message: "Write Color(red:green:blue:), or a colour by its role such as .secondaryBackground."
  )
  public init<Other>(uiColor: Other) { fatalError("Write the channels of the colour.") }

  /// Refuses a colour of an app's.
  @available(
    *,
    unavailable,
    message: "Write Color(red:green:blue:), or a colour by its role such as .secondaryBackground."
  )
  public init<Other>(nsColor: Other) { fatalError("Write the channels of the colour.") }
}

extension Diagnostic {
  fileprivate static func missingColor(_ name: String, at place: Place) -> Diagnostic {
    let message =
      "No colour is named \"\(name)\". Set it with .environment(\\.namedColors, [\"\(name)\": …]) around the view whose body names it."
    return Diagnostic(.warning, .missingColor, message, at: place)
  }
}

private enum NamedColorsKey: EnvironmentKey {
  static let defaultValue: [String: Color] = [:]
}

extension EnvironmentValues {
  /// The colours that `Color("name")` makes.
  public var namedColors: [String: Color] {
    get { self[NamedColorsKey.self] }
    set { self[NamedColorsKey.self] = newValue }
  }
}
