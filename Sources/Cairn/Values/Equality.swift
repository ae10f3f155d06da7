/// Returns whether two values are equal; `nil` if they cannot be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? {
  func matches<Comparable: Equatable>(_ left: Comparable) -> Bool { right as? Comparable == left }
  // Most states are flags or numbers, and to find out how any value is compared takes a hundred times as long.
  if Value.self == Bool.self { return unsafeBitCast(left, to: Bool.self) == unsafeBitCast(right, to: Bool.self) }
  if Value.self == Int.self { return unsafeBitCast(left, to: Int.self) == unsafeBitCast(right, to: Int.self) }
  return (left as? any Equatable).map { matches($0) }
}

/// Returns the first position of a value among others; `nil` if none of them equals it, or if it cannot be compared.
///
/// How the values are compared is found out once.
func firstIndex<Value>(of value: Value, in values: [Value]) -> Int? {
  func find<Comparable: Equatable>(_ value: Comparable) -> Int? {
    (values as? [Comparable])?.firstIndex(of: value)
  }
  if Value.self == Int.self {
    return unsafeBitCast(values, to: [Int].self).firstIndex(of: unsafeBitCast(value, to: Int.self))
  }
  if Value.self != Bool.self, let value = value as? any Equatable, type(of: value) == Value.self { return find(value) }
  return values.firstIndex { haveSameBytes($0, value) } ?? values.firstIndex { areAlike($0, value) == true }
}
