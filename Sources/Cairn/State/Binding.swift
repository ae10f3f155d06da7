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
  /// The state that it changes, or the part of one; `nil` if that is not known.
  let part: (any StatePart<Value>)?
  /// Whether it changes that and nothing else.
  var isPlain = false
  /// Whether nothing changes the value.
  private(set) var isConstant = false

  /// Creates a binding from the ways to read and to change a value.
  ///
  /// - Parameters:
  ///   - get: Returns the value. It may be called several times in a rendering.
  ///   - set: Changes the value. It is called ahead, to see which state it changes, so it must change nothing else.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(changesObject: false, get: get, set: set)
  }

  init(
    changesObject: Bool = false,
    of part: (any StatePart<Value>)? = nil,
    get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.changesObject = changesObject
    self.part = part
    read = get
    write = set
  }

  /// Returns a binding that reads and changes what this one does, in another way.
  func derived<Other>(get: @escaping () -> Other, set: @escaping (Other) -> Void) -> Binding<Other> {
    Binding<Other>(changesObject: changesObject, get: get, set: set)
  }

  /// Creates a binding to the value of another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a state or a part of one.
  init(_ part: any StatePart<Value>) {
    self.init(of: part, get: { part.value }, set: { part.value = $0 })
    isPlain = true
  }

  /// Creates a binding to a value that nothing changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    var binding = Binding(get: { value }, set: { _ in })
    binding.isConstant = true
    return binding
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The value that a field for it has at first, and the state that it changes, if that is one.
  package var takenByField: (value: Value, state: StateReference?) {
    StateGraph.current?.takenByField(self) ?? (wrappedValue, nil)
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    if let part, let step = StatePartStep(keyPath) { return Binding<Part>(part.part(step)) }
    let isOfObject = Value.self is AnyObject.Type && !(Value.self is any ObservableObject.Type)
    return Binding<Part>(
      changesObject: changesObject || isOfObject,
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

extension Binding {
  /// Creates a binding to an optional from one to a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.derived(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; `nil` while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let known = base.wrappedValue else { return nil }
    self = base.derived(get: { base.wrappedValue ?? known }, set: { base.wrappedValue = $0 })
  }
}
