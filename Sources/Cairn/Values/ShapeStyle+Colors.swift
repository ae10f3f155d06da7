// The spellings that SwiftUI accepts where a style is expected, as in `.foregroundStyle(.secondary)`.
extension ShapeStyle where Self == Color {
  /// The colour ``Color/red``.
  @inlinable public static var red: Color { Color.red }
  /// The colour ``Color/orange``.
  @inlinable public static var orange: Color { Color.orange }
  /// The colour ``Color/yellow``.
  @inlinable public static var yellow: Color { Color.yellow }
  /// The colour ``Color/green``.
  @inlinable public static var green: Color { Color.green }
  /// The colour ``Color/mint``.
  @inlinable public static var mint: Color { Color.mint }
  /// The colour ``Color/teal``.
  @inlinable public static var teal: Color { Color.teal }
  /// The colour ``Color/cyan``.
  @inlinable public static var cyan: Color { Color.cyan }
  /// The colour ``Color/blue``.
  @inlinable public static var blue: Color { Color.blue }
  /// The colour ``Color/indigo``.
  @inlinable public static var indigo: Color { Color.indigo }
  /// The colour ``Color/purple``.
  @inlinable public static var purple: Color { Color.purple }
  /// The colour ``Color/pink``.
  @inlinable public static var pink: Color { Color.pink }
  /// The colour ``Color/brown``.
  @inlinable public static var brown: Color { Color.brown }
  /// The colour ``Color/gray``.
  @inlinable public static var gray: Color { Color.gray }
  /// The colour ``Color/white``.
  @inlinable public static var white: Color { Color.white }
  /// The colour ``Color/black``.
  @inlinable public static var black: Color { Color.black }
  /// The colour ``Color/clear``.
  @inlinable public static var clear: Color { Color.clear }
  /// The colour ``Color/primary``.
  @inlinable public static var primary: Color { Color.primary }
  /// The colour ``Color/secondary``.
  @inlinable public static var secondary: Color { Color.secondary }
  /// The colour ``Color/tint``.
  @inlinable public static var tint: Color { Color.tint }
  /// The colour ``Color/tertiaryLabel``.
  @inlinable public static var tertiary: Color { Color.tertiaryLabel }
  /// The colour ``Color/quaternaryLabel``.
  @inlinable public static var quaternary: Color { Color.quaternaryLabel }
  /// The colour ``Color/background``.
  @inlinable public static var background: Color { Color.background }
}
