/// A way to read and to change a value that is kept elsewhere, such as a ``State``.
///
/// ```swift
/// struct HeightSwitch: View {
///   @Binding var isOn: Bool
///   var body: some View { Toggle("Heights", isOn: $isOn) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// Whether it changes an object at once, so that it must not be tried while a page is made.
  let changesObject: Bool

  /// Creates a binding from the ways to read and to change a value.
  ///
  /// - Parameters:
  ///   - get: Returns the value. It may be called several times in a rendering.
  ///   - set: Changes the value. It is called ahead, to see which state it changes, so it must change nothing else.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
    changesObject = false
  }

  init(ofObject get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
    changesObject = true
  }

  /// Creates a binding to the value of another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  init(_ location: StateLocation<Value>) {
    self.init(get: { location.value }, set: { location.value = $0 })
  }

  /// Creates a binding to a value that nothing changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let get = { wrappedValue[keyPath: keyPath] }
    let set = { wrappedValue[keyPath: keyPath] = $0 }
    let isOfObject = Value.self is AnyObject.Type && !(Value.self is any ObservableObject.Type)
    return changesObject || isOfObject ? Binding<Part>(ofObject: get, set: set) : Binding<Part>(get: get, set: set)
  }
}

extension Binding {
  /// Creates a binding to an optional from one to a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    let set = { (value: Value) in if let value { base.wrappedValue = value } }
    self =
      base.changesObject
      ? Binding(ofObject: { base.wrappedValue }, set: set) : Binding(get: { base.wrappedValue }, set: set)
  }

  /// Creates a binding to the value of an optional; `nil` while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let known = base.wrappedValue else { return nil }
    let get = { base.wrappedValue ?? known }
    let set = { (value: Value) in base.wrappedValue = value }
    self = base.changesObject ? Binding(ofObject: get, set: set) : Binding(get: get, set: set)
  }
}
