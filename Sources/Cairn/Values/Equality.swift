/// Returns whether two values are equal; `nil` if they cannot be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? {
  func matches<Comparable: Equatable>(_ left: Comparable) -> Bool { right as? Comparable == left }
  return (left as? any Equatable).map { matches($0) }
}
