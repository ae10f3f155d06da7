/// Which field has the focus, in code written for SwiftUI.
///
/// The reader's browser decides about the focus, so a page always reads that nothing has it. Setting it does nothing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    let unfocused: Value

    /// The value that means that nothing has the focus.
    public var wrappedValue: Value {
      get { unfocused }
      nonmutating set {}
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let unfocused: Value

  /// Creates a state of one field.
  public init() where Value == Bool { unfocused = false }

  /// Creates a state of several fields.
  public init<Wrapped: Hashable>() where Value == Wrapped? { unfocused = nil }

  /// The value that means that nothing has the focus.
  public var wrappedValue: Value {
    get { unfocused }
    nonmutating set {}
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(unfocused: unfocused) }
}

extension View {
  /// Connects the focus of a field; does nothing in a page, where the reader's browser decides.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Connects the focus of a field; does nothing in a page, where the reader's browser decides.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
}
