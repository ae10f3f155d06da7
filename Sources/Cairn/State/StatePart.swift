/// A part of a state's value that can change by itself, such as a property, or an element with an identity.
protocol StatePart<Value>: AnyObject {
  associatedtype Value

  /// The value for which a view is being evaluated.
  var value: Value { get set }

  /// The value without what its parts are by themselves, to see which elements there are.
  var outline: Value { get }

  /// Returns a part of it.
  func part<Part>(_ step: StatePartStep<Value, Part>) -> any StatePart<Part>
}

/// The way from a value to a part of it.
struct StatePartStep<Value, Part> {
  /// What tells it from other ways.
  var key: AnyHashable
  /// The name of the part, for diagnostics; `nil` for one that has none.
  var name: String?
  var get: (Value) -> Part
  /// Changes the part; does nothing to a value that has none.
  var set: (inout Value, Part) -> Void
}

extension StatePartStep {
  /// The way to a property that is stored in a value; `nil` for another one, which may depend on more.
  init?(_ keyPath: WritableKeyPath<Value, Part>) {
    if MemoryLayout<Value>.offset(of: keyPath) == nil { return nil }
    let name = "\(keyPath)".split(separator: ".").last.map(String.init)
    self.init(key: keyPath, name: name, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }
}

extension StateLocation: StatePart {
  final var outline: Value { StateGraph.current?.outline(of: self) ?? initialValue }

  final func part<Part>(_ step: StatePartStep<Value, Part>) -> any StatePart<Part> {
    PartOfState(location: self, path: [step.key], name: step.name, get: step.get, set: step.set)
  }
}

/// A part of the value of a state that a view declares.
final class PartOfState<Root, Value>: StatePart {
  let location: StateLocation<Root>
  /// The keys of the ways that lead to it, outermost first.
  let path: [AnyHashable]
  /// The names of these ways, with points between; `nil` if none has a name.
  let name: String?
  let get: (Root) -> Value
  let set: (inout Root, Value) -> Void

  init(
    location: StateLocation<Root>,
    path: [AnyHashable],
    name: String?,
    get: @escaping (Root) -> Value,
    set: @escaping (inout Root, Value) -> Void
  ) {
    self.location = location
    self.path = path
    self.name = name
    self.get = get
    self.set = set
  }

  var value: Value {
    get { StateGraph.current?.value(of: self) ?? self.get(location.initialValue) }
    set {
      guard let graph = StateGraph.current else { return self.set(&location.value, newValue) }
      graph.write(newValue, to: self)
    }
  }

  var outline: Value { self.get(location.outline) }

  func part<Part>(_ step: StatePartStep<Value, Part>) -> any StatePart<Part> {
    let (get, set) = (get, set)
    return PartOfState<Root, Part>(
      location: location,
      path: path + [step.key],
      name: name.map { name in step.name.map { "\(name).\($0)" } ?? name } ?? step.name,
      get: { step.get(get($0)) },
      set: { root, part in
        var value = get(root)
        step.set(&value, part)
        set(&root, value)
      }
    )
  }
}
