/// A movement of a finger or a pointer; it compiles, and does nothing in what is rendered ahead.
public protocol Gesture<Value> {
  /// What the movement tells.
  associatedtype Value
}

extension Gesture {
  /// Takes an action for each step of the movement; it is never run.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Takes an action for the end of the movement; it is never run.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Takes an action that follows the movement; it is never run.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }

  /// Joins two gestures.
  public func simultaneously(with other: some Gesture) -> Self { self }

  /// Puts a gesture after this one.
  public func sequenced(before other: some Gesture) -> Self { self }

  /// Puts a gesture behind this one.
  public func exclusively(before other: some Gesture) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture {
  public typealias Value = Void

  /// Creates a gesture of one tap or several.
  public init(count: Int = 1) {}
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// What the tap tells.
  public struct Value: Hashable, Sendable {
    /// Its place, in points.
    public var location = LayoutPoint.zero
  }

  /// Creates a gesture of one tap or several.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A long touch.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  /// Creates a gesture; times are in seconds, distances in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

/// A movement from one place to another.
public struct DragGesture: Gesture {
  /// What the movement tells.
  public struct Value: Hashable, Sendable {
    /// Where it began, in points.
    public var startLocation = LayoutPoint.zero
    /// Where it is, in points.
    public var location = LayoutPoint.zero
    /// How far it went, in points.
    public var translation = LayoutExtent.zero
    /// How far it would go if it were let loose, in points.
    public var predictedEndTranslation = LayoutExtent.zero
    /// Where it would end if it were let loose, in points.
    public var predictedEndLocation = LayoutPoint.zero
  }

  /// Creates a gesture; the distance is in points.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A movement of two fingers apart or together.
public struct MagnificationGesture: Gesture {
  public typealias Value = Double

  /// Creates a gesture.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// A movement of two fingers apart or together, by its newer name.
public struct MagnifyGesture: Gesture {
  /// What the movement tells.
  public struct Value: Hashable, Sendable {
    /// How much larger something becomes.
    public var magnification = 1.0
    /// How fast.
    public var velocity = 0.0
    /// Where it began, in points.
    public var startLocation = LayoutPoint.zero
    /// Where it began, as a part of the view.
    public var startAnchor = UnitPoint.center
  }

  /// Creates a gesture.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// A movement of two fingers around each other, by its newer name.
public struct RotateGesture: Gesture {
  /// What the movement tells.
  public struct Value: Hashable, Sendable {
    /// How far something turns.
    public var rotation = Angle.zero
    /// How fast.
    public var velocity = Angle.zero
    /// Where it began, in points.
    public var startLocation = LayoutPoint.zero
    /// Where it began, as a part of the view.
    public var startAnchor = UnitPoint.center
  }

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A movement of two fingers around each other.
public struct RotationGesture: Gesture {
  public typealias Value = Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value that follows a gesture; it always has its initial value.
@propertyWrapper
public struct GestureState<Value> {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The property itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }
}

/// What places are measured from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The view itself.
  case local
  /// The page.
  case global
  /// A view with a name.
  case named(String)
}

/// Which gestures of a view and of those inside it work.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture itself.
  public static let gesture = GestureMask(rawValue: 1)
  /// Gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
