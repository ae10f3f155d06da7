// What views of an app read of the environment.

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: UInt8, Hashable, Sendable {
  case compact, regular
}

/// What an app is doing.
public enum ScenePhase: UInt8, Hashable, Comparable, Sendable {
  case background, inactive, active

  public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rawValue < right.rawValue }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

extension EnvironmentValues {
  /// The room from side to side; `nil` unless you set it, because a page is for windows of all widths.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The room from top to bottom; `nil` unless you set it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// What the app is doing; what is rendered counts as active.
  public var scenePhase: ScenePhase { .active }

  /// Whether the screen is dimmed; never.
  public var isLuminanceReduced: Bool { false }

  /// Whether a reader has VoiceOver; nobody knows ahead.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether a reader wants less movement; nobody knows ahead, and nothing moves.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether a reader wants less transparency; nobody knows ahead.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether a reader cannot tell colours apart; nobody knows ahead.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether a reader wants more contrast; nobody knows ahead, and pages follow the reader's wish by themselves.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The number of pixels for a point; browsers draw with what they have.
  public var displayScale: Double { 1 }

  /// Whether a search goes on; never.
  public var isSearching: Bool { false }

  /// The size of text in its older spelling.
  public var sizeCategory: DynamicTypeSize {
    get { dynamicTypeSize }
    set { dynamicTypeSize = newValue }
  }

  /// Opens a window of an app; does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
}

/// Opens a window of an app; does nothing in what is rendered ahead.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<Value>(value: Value) {}

  /// Does nothing.
  public func callAsFunction<Value>(id: String, value: Value) {}
}

/// How much the colours of words and of what is behind them differ.
public enum ColorSchemeContrast: UInt8, Hashable, Sendable, CaseIterable {
  case standard, increased
}
