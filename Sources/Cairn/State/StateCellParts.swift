/// The parts of a state that change by themselves.
///
/// It knows nothing of the types of their values, because lists ask for the parts of their elements again and again, and generic code
/// would take ten times as long to find them.
struct StateCellParts {
  /// Where what a binding is for is among the parts.
  struct Place {
    /// The parts at its path, inside of it and around it, outermost first.
    var related: [AnyStateCellPart] = []
    /// What keeps its values; `nil` while it does not change by itself.
    var cell: StateCell?
    /// What the binding is for; kept alive, so that no other one gets the same address.
    fileprivate let target: AnyObject
  }

  /// All parts, outermost first.
  private(set) var all: [AnyStateCellPart] = []
  /// The parts that tell which elements there are.
  private(set) var ofPresence: [AnyStateCellPart] = []
  /// The parts that have the same first key, outermost first.
  private var byKey: [StatePartKey: [AnyStateCellPart]] = [:]
  /// What bindings are for, which ask again and again in each evaluation.
  private var places: [ObjectIdentifier: Place] = [:]

  private static let mostPlaces = 4_096

  /// Adds a part.
  mutating func insert(_ part: AnyStateCellPart) {
    forgetPlaces()
    Self.insert(part, into: &all)
    if part.path.count == 1, part.path[0].kind == .presence { ofPresence.append(part) }
    if let first = part.path.first { Self.insert(part, into: &byKey[first, default: []]) }
  }

  private static func insert(_ part: AnyStateCellPart, into parts: inout [AnyStateCellPart]) {
    let position = parts.lastIndex { $0.path.count <= part.path.count }
    parts.insert(part, at: position.map { $0 + 1 } ?? 0)
  }

  /// Returns where something at a path is among the parts.
  mutating func place(of target: AnyObject, at path: [StatePartKey]) -> Place {
    if let known = places[ObjectIdentifier(target)] { return known }
    var place = Place(target: target)
    for part in path.first.flatMap({ byKey[$0] }) ?? [] {
      // The first keys are the same. To compare keys takes long.
      let shared = min(part.path.count, path.count)
      guard (1..<shared).allSatisfy({ part.path[$0] == path[$0] }) else { continue }
      place.related.append(part)
      if part.path.count == path.count { place.cell = part.cell }
    }
    // Each evaluation makes bindings anew, so those of earlier ones must not gather.
    if places.count >= Self.mostPlaces { places = [:] }
    places[ObjectIdentifier(target)] = place
    return place
  }

  /// Forgets the places of bindings, also to let go of what these are for.
  mutating func forgetPlaces() { places = [:] }
}

/// A part of a state that changes by itself.
class AnyStateCellPart {
  /// The keys that lead to it, outermost first.
  let path: [StatePartKey]
  /// What keeps its values.
  let cell: StateCell

  fileprivate init(path: [StatePartKey], cell: StateCell) {
    self.path = path
    self.cell = cell
  }

  /// Whether it is a part of the part at a path.
  func isInside(_ outer: [StatePartKey]) -> Bool { path.count > outer.count && path.starts(with: outer) }
}

/// A part of a state whose values are of a type.
final class StateCellPart<Root>: AnyStateCellPart {
  /// Gives a value the part that holds now.
  let apply: (inout Root, StateGraph) -> Void
  /// Gives a value the part of another one.
  let copy: (inout Root, _ from: Root) -> Void
  /// Whether a new value has the part of an old one, or no such part any more.
  let isKept: (_ new: Root, _ old: Root) -> Bool
  /// Notes that an action gives the part the value that it has in another one.
  let write: (_ from: Root, StateGraph) -> Void

  init<Value>(_ part: PartOfState<Root, Value>, _ cell: TypedStateCell<Value>) {
    apply = { root, graph in part.set(&root, graph.present(cell)) }
    copy = { root, other in part.set(&root, part.get(other)) }
    isKept = { new, old in
      if areAlike(part.get(new), part.get(old)) == true { return true }
      var given = new
      part.set(&given, part.get(old))
      return areAlike(part.get(given), part.get(old)) != true
    }
    write = { root, graph in graph.write(part.get(root), to: cell) }
    super.init(path: part.path, cell: cell)
  }
}
