/// The declarations of one rule, each property at most once.
struct Declarations: Hashable {
  private(set) var list: [Declaration] = []

  struct Declaration: Hashable {
    var property: String
    var value: String
  }

  var isEmpty: Bool { list.isEmpty }

  /// The declarations as they stand between braces.
  var text: String {
    list.map { "\($0.property):\($0.value)" }.joined(separator: ";")
  }

  func contains(_ property: String) -> Bool {
    list.contains { $0.property == property }
  }

  /// Sets a property, in place of an earlier value.
  subscript(property: String) -> String? {
    get { list.first { $0.property == property }?.value }
    set {
      list.removeAll { $0.property == property }
      guard let newValue else { return }
      list.append(Declaration(property: property, value: newValue))
    }
  }

  /// Leaves out what others say already.
  mutating func subtract(_ others: Declarations) {
    list.removeAll { others.list.contains($0) }
  }

  /// Sets a property unless it has a value: what is further inside wins.
  mutating func setIfAbsent(_ property: String, _ value: @autoclosure () -> String) {
    guard !contains(property) else { return }
    list.append(Declaration(property: property, value: value()))
  }
}
