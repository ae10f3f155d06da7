/// The looks of a ``Picker``.
public struct PickerStyle: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case menu, inline, segmented, dots
  }

  let kind: Kind

  /// A menu.
  public static let automatic = Self(kind: .menu)
  /// A menu, which shows what is chosen.
  public static let menu = Self(kind: .menu)
  /// A menu: a page needs no screen of its own for choices.
  public static let navigationLink = Self(kind: .menu)
  /// All choices, one above another.
  public static let inline = Self(kind: .inline)
  /// All choices, one above another.
  public static let radioGroup = Self(kind: .inline)
  /// All choices, one above another: a page and a terminal have no wheel.
  public static let wheel = Self(kind: .inline)
  /// All choices, joined in a row; for few and short ones.
  public static let segmented = Self(kind: .segmented)
  /// All choices, joined in a row.
  public static let palette = Self(kind: .segmented)
  /// A dot for each choice, as of pages.
  static let dots = Self(kind: .dots)
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
}

extension EnvironmentValues {
  /// The looks of pickers.
  public var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of the pickers inside.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}
