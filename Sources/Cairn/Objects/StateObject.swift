/// An object that a view makes for itself.
///
/// It is made once for each place of the view in a rendering.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  let location: StateObjectLocation<ObjectType>

  /// Creates a property with an object, which is made when it is needed first.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    location = StateObjectLocation(make: wrappedValue)
  }

  /// The object.
  public var wrappedValue: ObjectType { location.object }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

/// What keeps the object of a ``StateObject``.
final class StateObjectLocation<Object: ObservableObject>: OwnedObject {
  private let make: () -> Object
  private(set) lazy var object = make()

  init(make: @escaping () -> Object) {
    self.make = make
    StateUse.begin()
  }

  var own: AnyObject { object }

  func take(_ kept: AnyObject) { if let kept = kept as? Object { object = kept } }
}

/// An object that a view makes, whatever its type.
protocol OwnedObject {
  /// The object, which is made when it is asked for.
  var own: AnyObject { get }
  /// Takes the object of an earlier evaluation of the view instead.
  func take(_ kept: AnyObject)
}

extension StateObject: ObjectProperty {
  var owned: (any OwnedObject)? { location }
  var known: AnyObject? { location.object }
}

/// A property of a view with an object, whatever its type.
protocol ObjectProperty {
  /// The object, if the view makes it itself.
  var owned: (any OwnedObject)? { get }
  /// The object; `nil` if there is none.
  var known: AnyObject? { get }
}
