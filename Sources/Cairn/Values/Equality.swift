/// Returns whether two values are equal; `nil` if they cannot be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? {
  func matches<Comparable: Equatable>(_ left: Comparable) -> Bool { right as? Comparable == left }
  // Most states are flags, and to find out how any value is compared takes a hundred times as long.
  if Value.self == Bool.self { return unsafeBitCast(left, to: Bool.self) == unsafeBitCast(right, to: Bool.self) }
  return (left as? any Equatable).map { matches($0) }
}
