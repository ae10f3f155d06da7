/// The key of a value that the view with the focus gives to commands; in what is rendered ahead, no view has the focus.
public protocol FocusedValueKey<Value> {
  associatedtype Value
}

/// The values of the view with the focus, of which there are none.
public struct FocusedValues {
  /// The value of a key: always `nil`.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the view with the focus: always `nil`, because a page is made before anybody reads it.
@propertyWrapper
public struct FocusedValue<Value> {
  /// Creates a value by its place among those of the view with the focus.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// The value: always `nil`.
  public var wrappedValue: Value? { nil }
}

/// What a binding of the view with the focus refers to: always `nil`.
@propertyWrapper
public struct FocusedBinding<Value> {
  /// Creates a value by the place of its binding among those of the view with the focus.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value: always `nil`.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}

extension View {
  /// Accepts a value for commands while the view has the focus; there are no commands.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self { self }

  /// Accepts a value for commands while the window has the focus; there are no commands.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> Self { self }
}
