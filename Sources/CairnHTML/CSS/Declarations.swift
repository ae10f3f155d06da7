/// The declarations of one rule, each property at most once.
struct Declarations: Hashable {
  private(set) var list: [Declaration] = []

  struct Declaration: Hashable {
    var property: String
    var value: String
  }

  var isEmpty: Bool { list.isEmpty }

  /// The declarations for the inside of the braces.
  var text: String {
    list.map { "\($0.property):\($0.value)" }.joined(separator: ";")
  }

  func contains(_ property: String) -> Bool {
    list.contains { $0.property == property }
  }

  /// The value of a property; setting it replaces an earlier value.
  subscript(property: String) -> String? {
    get { list.first { $0.property == property }?.value }
    set {
      list.removeAll { $0.property == property }
      guard let newValue else { return }
      list.append(Declaration(property: property, value: newValue))
    }
  }

  /// Removes the declarations that others contain too.
  mutating func subtract(_ others: Declarations) {
    list.removeAll { others.list.contains($0) }
  }

  /// Returns what makes these of other declarations that count, too.
  func difference(from others: Declarations) -> Declarations {
    var difference = Declarations()
    // What the others say besides comes first, because a property may be a part of another one.
    for other in others.list where !contains(other.property) { difference[other.property] = "revert-layer" }
    for declaration in list where !others.list.contains(declaration) { difference.list.append(declaration) }
    return difference
  }

  /// Sets a property unless it has a value, because the inner modifier wins.
  mutating func setIfAbsent(_ property: String, _ value: @autoclosure () -> String) {
    guard !contains(property) else { return }
    list.append(Declaration(property: property, value: value()))
  }
}
