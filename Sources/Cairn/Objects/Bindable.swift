public import Observation

/// Bindings to the properties of an object with `@Observable`.
///
/// ```swift
/// struct TourView: View {
///   @Bindable var tour: Tour
///   var body: some View { TextField("Name", text: $tour.name) }
/// }
/// ```
///
/// Controls show the value that the object has, and a form sends what a reader makes of it. Content that depends on such a property
/// does not change with the control, as Cairn cannot try values of an object without changing it. Use ``State``, or ``Published``
/// properties of an ``ObservableObject``, for what a page shows and hides.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Bindings to the properties of the object.
  public var projectedValue: Bindable<Value> { self }

  /// Creates bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to a property.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding(changesObject: true, get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates a reader of the object of a type that ``View/environment(_:)`` has set around.
  ///
  /// As in SwiftUI, it is a mistake of the program to read one that nothing around has set, and stops it.
  public init(_ type: Value.Type) {
    self.init { environment in
      guard let object = environment.object(of: Value.self) else {
        fatalError("No object of type \(Value.self) is around. Set it with environment(_:) on a view around.")
      }
      return object
    }
  }
}

extension Environment {
  /// Creates a reader of the object of a type that may be set around.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init { $0.object(of: Object.self) }
  }
}

extension View {
  /// Sets an object with `@Observable` for the view and all inside it; they read it with `@Environment(Type.self)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { $0.set(object, of: Object.self) }
  }
}
