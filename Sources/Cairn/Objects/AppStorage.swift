/// A state that an app would keep between its runs.
///
/// In a page it is a ``State`` that all views share which use the key. It has its first value each time the page is loaded.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let state: State<Value>
  let key: String

  /// Creates a state with a first value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The first value.
  ///   - key: The name under which an app would keep it.
  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
    self.key = key
  }

  /// The value for which the view is being evaluated.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

/// A state that an app would keep with a scene; see ``AppStorage``.
public typealias SceneStorage = AppStorage
