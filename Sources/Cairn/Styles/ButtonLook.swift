/// How a button looks.
public struct ButtonLook: Hashable, Sendable {
  /// How much a button stands out.
  public enum Prominence: UInt8, Hashable, Sendable {
    /// As the place has it: with a background, in a row without one.
    case automatic
    /// As its label alone.
    case plain
    /// As its label alone, in the tint.
    case borderless
    /// With a background, also in a row.
    case bordered
    /// With a background of the tint.
    case prominent
    /// As its label, which is a symbol or a picture, or has a background, a border or a shape, or stands in a bar.
    case ownBackground
  }

  /// How much it stands out.
  public var prominence = Prominence.automatic
  /// How large it is.
  public var size = ControlSize.regular
  /// The shape of its background.
  public var shape = ButtonBorderShape.automatic

  /// Creates the usual looks.
  public init() {}

  /// Creates the looks that a button or a menu has by the styles around it and by its label.
  init(_ styles: ControlStyles?, around label: some View) {
    if let styles { self = styles.button }
    let isSymbol = styles?.label == .iconOnly && label is Label<Text, Image>
    if prominence == .automatic, isSymbol || label.isPaintedBox() { standInOwnBackground() }
  }

  /// Leaves the background to the author, if no style says whether there is one.
  package mutating func standInOwnBackground() {
    if prominence == .automatic { prominence = .ownBackground }
  }
}

/// How large controls are.
public enum ControlSize: UInt8, Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The shape of a button's background.
public enum ButtonBorderShape: UInt8, Hashable, CaseIterable, Sendable {
  case automatic, capsule, roundedRectangle, circle

  /// A rectangle with round corners; the radius is that of the theme.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

extension View {
  /// Sets how large the buttons inside are.
  public func controlSize(_ size: ControlSize) -> EnvironmentView<Self> { controlStyles { $0.button.size = size } }

  /// Sets the shape of the backgrounds of the buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> EnvironmentView<Self> {
    controlStyles { $0.button.shape = shape }
  }
}
