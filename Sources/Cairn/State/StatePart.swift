/// A part of a state's value that can change by itself, such as a property, or an element with an identity.
protocol StatePart<Value>: AnyObject {
  associatedtype Value

  /// The value for which a view is being evaluated.
  var value: Value { get set }

  /// The value that it has before anything changes it.
  var initialValue: Value { get }

  /// The value without what its parts are by themselves, to see which elements there are.
  var outline: Value { get }

  /// Returns a part of it.
  func part<Part>(_ step: StatePartStep<Value, Part>) -> any StatePart<Part>

  /// Lets it change by itself, and returns what keeps its values; `nil` if something inside of it changes by itself.
  func ownCell(in graph: StateGraph) -> TypedStateCell<Value>?
}

/// What tells the parts of a value apart.
enum StatePartKey: Hashable {
  case property(AnyKeyPath)
  case position(AnyHashable)
  /// An element by its identity.
  case element(AnyHashable)
  /// An element by another property than its identity.
  case elementBy(AnyKeyPath, AnyHashable)
  /// Whether something is in a set.
  case member(AnyHashable)
  /// Whether the element with an identity is in an array, whatever it is like.
  case presence(AnyHashable)

  /// By what a part is told.
  enum Kind {
    case property, position, element, elementBy, member, presence
  }

  /// By what it tells a part.
  var kind: Kind {
    switch self {
    case .property: .property
    case .position: .position
    case .element: .element
    case .elementBy: .elementBy
    case .member: .member
    case .presence: .presence
    }
  }

  /// The name of the part, for diagnostics; `nil` for one that has none.
  var name: String? {
    guard case .property(let keyPath) = self else { return nil }
    let name = "\(keyPath)".split(separator: ".").last
    return name.flatMap { $0.hasPrefix("<") ? nil : String($0) }
  }
}

/// The way from a value to a part of it.
struct StatePartStep<Value, Part> {
  var key: StatePartKey
  var get: (Value) -> Part
  /// Changes the part; does nothing to a value that has none.
  var set: (inout Value, Part) -> Void
}

extension StatePartStep {
  /// The way to a property that is stored in a value; `nil` for another one, which may depend on more.
  init?(_ keyPath: WritableKeyPath<Value, Part>) {
    if MemoryLayout<Value>.offset(of: keyPath) == nil { return nil }
    self.init(key: .property(keyPath), get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }
}

extension StateLocation: StatePart {
  final var outline: Value { StateGraph.current?.outline(of: self) ?? initialValue }

  final func part<Part>(_ step: StatePartStep<Value, Part>) -> any StatePart<Part> {
    PartOfState(location: self, path: [step.key], get: step.get, set: step.set)
  }

  final func ownCell(in graph: StateGraph) -> TypedStateCell<Value>? {
    graph.cell(of: self).flatMap { $0.parts.isEmpty ? $0 : nil }
  }
}

/// A part of the value of a state that a view declares.
final class PartOfState<Root, Value>: StatePart {
  let location: StateLocation<Root>
  /// The keys of the ways that lead to it, outermost first.
  let path: [StatePartKey]
  let get: (Root) -> Value
  let set: (inout Root, Value) -> Void

  init(
    location: StateLocation<Root>,
    path: [StatePartKey],
    get: @escaping (Root) -> Value,
    set: @escaping (inout Root, Value) -> Void
  ) {
    self.location = location
    self.path = path
    self.get = get
    self.set = set
  }

  var value: Value {
    get { StateGraph.current?.value(of: self) ?? initialValue }
    set {
      guard let graph = StateGraph.current else { return self.set(&location.value, newValue) }
      graph.write(newValue, to: self)
    }
  }

  var initialValue: Value { self.get(location.initialValue) }

  var outline: Value { StateGraph.current?.outline(of: self) ?? initialValue }

  func ownCell(in graph: StateGraph) -> TypedStateCell<Value>? {
    guard let base = graph.cell(of: location) else { return nil }
    let place = base.place(of: self)
    if place.related.count == 1, let own = place.own { return own }
    let own = graph.cell(of: self, in: base)
    return base.parts(around: self).contains { $0.isInside(path) } ? nil : own
  }

  func part<Part>(_ step: StatePartStep<Value, Part>) -> any StatePart<Part> {
    let (get, set) = (get, set)
    return PartOfState<Root, Part>(
      location: location,
      path: path + [step.key],
      get: { step.get(get($0)) },
      set: { root, part in
        var value = get(root)
        step.set(&value, part)
        set(&root, value)
      }
    )
  }
}
