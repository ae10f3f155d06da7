// Looks that SwiftUI names by types. Some of them a page has anyway, so that naming them changes nothing.

/// A style of lists in its older spelling.
public protocol ListStyle {
  /// How the list looks.
  var appearance: ListConfiguration.Appearance { get }
}

/// The looks that suit the place: rows over the whole width.
public struct DefaultListStyle: ListStyle {
  public var appearance: ListConfiguration.Appearance { .plain }
  /// Creates the style.
  public init() {}
}

/// Rows over the whole width.
public struct PlainListStyle: ListStyle {
  public var appearance: ListConfiguration.Appearance { .plain }
  /// Creates the style.
  public init() {}
}

/// Rows over the whole width, in groups apart from one another.
public struct GroupedListStyle: ListStyle {
  public var appearance: ListConfiguration.Appearance { .grouped }
  /// Creates the style.
  public init() {}
}

/// Rows in groups that keep clear of the sides.
public struct InsetGroupedListStyle: ListStyle {
  public var appearance: ListConfiguration.Appearance { .insetGrouped }
  /// Creates the style.
  public init() {}
}

/// Rows that keep clear of the sides.
public struct InsetListStyle: ListStyle {
  public var appearance: ListConfiguration.Appearance { .plain }
  /// Creates the style.
  public init() {}
}

/// Rows of top-level navigation.
public struct SidebarListStyle: ListStyle {
  public var appearance: ListConfiguration.Appearance { .sidebar }
  /// Creates the style.
  public init() {}
}

extension ListConfiguration.Appearance {
  /// The looks that suit the place: rows over the whole width.
  public static var automatic: Self { .plain }
  /// Rows that keep clear of the sides; the same as `plain`.
  public static var inset: Self { .plain }
}

/// A style of pickers in its older spelling.
public protocol NamedPickerStyle {
  /// How the picker looks.
  var style: PickerStyle { get }
}

/// A menu.
public struct DefaultPickerStyle: NamedPickerStyle {
  public var style: PickerStyle { .automatic }
  /// Creates the style.
  public init() {}
}

/// All choices, joined in a row.
public struct SegmentedPickerStyle: NamedPickerStyle {
  public var style: PickerStyle { .segmented }
  /// Creates the style.
  public init() {}
}

/// A menu.
public struct MenuPickerStyle: NamedPickerStyle {
  public var style: PickerStyle { .menu }
  /// Creates the style.
  public init() {}
}

/// All choices, one above another.
public struct InlinePickerStyle: NamedPickerStyle {
  public var style: PickerStyle { .inline }
  /// Creates the style.
  public init() {}
}

/// All choices, one above another.
public struct WheelPickerStyle: NamedPickerStyle {
  public var style: PickerStyle { .wheel }
  /// Creates the style.
  public init() {}
}

/// The looks of navigation; a page has one.
public enum NavigationViewStyle: UInt8, Hashable, Sendable {
  case automatic, stack, columns
}

/// The looks of fields for dates; a page has one.
public enum DatePickerStyle: UInt8, Hashable, Sendable {
  case automatic, compact, field, graphical, stepperField, wheel
}

/// The looks of groups of controls; a page has one.
public enum ControlGroupStyle: UInt8, Hashable, Sendable {
  case automatic, compactMenu, menu, navigation, palette
}

/// A style in its older spelling, which changes nothing.
public struct StackNavigationViewStyle: Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// A style in its older spelling, which changes nothing.
public struct DefaultNavigationViewStyle: Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

extension View {
  /// Sets the looks of the lists inside.
  public func listStyle(_ style: some ListStyle) -> EnvironmentView<Self> { listStyle(style.appearance) }

  /// Sets the looks of the pickers inside.
  public func pickerStyle(_ style: some NamedPickerStyle) -> some View { pickerStyle(style.style) }

  /// Accepts a style, which changes nothing.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> Self { self }

  /// Accepts a style, which changes nothing.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> Self { self }

  /// Accepts a style, which changes nothing.
  public func navigationViewStyle(_ style: DefaultNavigationViewStyle) -> Self { self }

  /// Accepts a style, which changes nothing.
  public func datePickerStyle(_ style: DatePickerStyle) -> Self { self }

  /// Accepts a style, which changes nothing.
  public func controlGroupStyle(_ style: ControlGroupStyle) -> Self { self }
}
