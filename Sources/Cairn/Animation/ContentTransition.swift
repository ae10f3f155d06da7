/// How content changes; what is rendered ahead changes at once.
public struct ContentTransition: Hashable, Sendable {
  private init() {}

  /// Without any movement.
  public static let identity = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// From shape to shape.
  public static let interpolate = ContentTransition()
  /// From symbol to symbol.
  public static let symbolEffect = ContentTransition()

  /// As figures count up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// As figures count up or down.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// From symbol to symbol.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { ContentTransition() }
}

/// A movement of a symbol; what is rendered ahead stands still.
public struct SymbolEffect: Hashable, Sendable {
  private init() {}

  public static let automatic = SymbolEffect()
  public static let bounce = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let wiggle = SymbolEffect()

  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
}

extension View {
  /// Takes a way in which the content changes; it changes at once.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// Takes a movement of the symbols inside; they stand still.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }

  /// Takes a movement of the symbols inside; they stand still.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> Self { self }
}
