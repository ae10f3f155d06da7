/// An object that a view gets from ``View/environmentObject(_:)`` somewhere around it.
///
/// As in SwiftUI, it is a mistake of the program to read one that nothing around has set, and stops it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a property that finds its object by the type.
  public init() { StateUse.begin() }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentSource.object(of: ObjectType.self) else {
      fatalError("No object of type \(ObjectType.self) is around. Set it with environmentObject(_:) on a view around.")
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: ObjectProperty {
  var owned: (any OwnedObject)? { nil }
  var known: AnyObject? { EnvironmentSource.object(of: ObjectType.self) }
}

extension View {
  /// Sets an object for ``EnvironmentObject`` in the view and all inside it.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { $0.set(object, of: Object.self) }
  }
}

extension EnvironmentSource {
  /// Returns the object of a type that is set where a view is rendered; `nil` for none.
  static func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    current?.renderer?.environment.object(of: type)
  }
}

extension EnvironmentValues {
  /// Returns the object of a type; `nil` for none.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? { self[ObjectKey<Object>.self]?.object }

  /// Sets the object of a type; `nil` for none.
  mutating func set<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    self[ObjectKey<Object>.self] = object.map(EnvironmentReference.init)
  }
}

/// A reference to an object; equal for the same one.
///
/// Unchecked, because only the rendering that was given the object reads it.
private struct EnvironmentReference<Object: AnyObject>: Equatable, @unchecked Sendable {
  let object: Object

  static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}

private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: EnvironmentReference<Object>? { nil }
}
