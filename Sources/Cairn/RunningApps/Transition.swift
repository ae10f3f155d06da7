/// How a view comes and goes; what is rendered ahead comes and goes at once.
public struct AnyTransition: Hashable, Sendable {
  private init() {}

  /// Without any movement.
  public static let identity = AnyTransition()
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From a side to the other one.
  public static let slide = AnyTransition()
  /// Out of focus.
  public static let blurReplace = AnyTransition()

  /// By its size, around a point.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// From a side and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a side to the other one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a place nearby, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// In one way to come and another one to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// From the looks of one modifier to those of another one.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition()
  }

  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

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
}

extension View {
  /// Takes an animation for all changes of the view; it changes at once.
  public func animation(_ animation: Animation? = .default) -> NotedView<Self> { notedAnimation() }

  /// Takes an animation for the changes that come with a value; the view changes at once.
  public func animation(_ animation: Animation?, value: some Equatable) -> NotedView<Self> { notedAnimation() }

  /// Takes a way in which the view comes and goes; it comes and goes at once.
  public func transition(_ transition: AnyTransition) -> NotedView<Self> {
    noted("transition(_:)", "Content appears and disappears at once.")
  }

  /// Takes a way in which the content changes; it changes at once.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// Takes a movement of the symbols inside; they stand still.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }

  /// Takes a movement of the symbols inside; they stand still.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> Self { self }

  /// Takes a closure that says how changes are shown; it is never run.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  private func notedAnimation() -> NotedView<Self> {
    noted("animation(_:)", "What changes shows at once.")
  }
}
