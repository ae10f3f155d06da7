/// Returns whether two values are equal, by their properties, cases and elements if their types are not `Equatable`.
///
/// - Returns: `nil` for values that cannot be compared, as closures cannot, unless they have the same bytes; see ``isComparable(_:)``.
func areAlike<Value>(_ left: Value, _ right: Value) -> Bool? {
  if let areEqual = areEqual(left, right) { return areEqual }
  if haveSameBytes(left, right) { return true }
  var comparison = LikenessComparison(looksAtBytes: true)
  return comparison.areAlikeInside(left, right)
}

/// Whether values like one can be told from it.
func isComparable<Value>(_ value: Value) -> Bool {
  if let areEqual = areEqual(value, value) { return areEqual }
  var comparison = LikenessComparison(looksAtBytes: false)
  return comparison.areAlikeInside(value, value) == true
}

/// Whether two values have the same bytes, as copies of one have.
///
/// To compare properties takes a thousand times as long.
func haveSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { left.elementsEqual($0) }
  }
}

extension Array {
  /// Returns the positions at which another array of the same length has other bytes.
  ///
  /// An action changes few elements, and to compare all of them takes a hundred times as long.
  func positionsWithOtherBytes(in other: Self) -> [Int] {
    let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
    return withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        (0..<Swift.min(count, other.count)).filter { position in
          let start = position * stride
          return (start..<(start + size)).contains { own[$0] != others[$0] }
        }
      }
    }
  }
}

/// A comparison of values whose types are not `Equatable`.
private struct LikenessComparison {
  /// Whether elements with the same bytes are the same, and need not be comparable.
  let looksAtBytes: Bool
  /// How many values may be looked at: to compare many takes long.
  private var budget = 4_096
  /// How deep values may be in others, so that a chain of any length takes little of the stack.
  private var depth = 64

  init(looksAtBytes: Bool) { self.looksAtBytes = looksAtBytes }

  mutating func areAlike(_ left: Any, _ right: Any) -> Bool? { areEqual(left, right) ?? areAlikeInside(left, right) }

  /// Compares values of which it is known that they are not `Equatable`.
  mutating func areAlikeInside(_ left: Any, _ right: Any) -> Bool? {
    budget -= 1
    guard budget >= 0, depth > 0 else { return nil }
    depth -= 1
    defer { depth += 1 }
    if let left = left as? any ComparedByElements { return left.isAlike(right, &self) }
    // What describes itself otherwise may keep something to itself.
    if left is any CustomReflectable { return nil }
    let (own, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard own.subjectType == other.subjectType else { return false }
    switch own.displayStyle {
    case .struct, .tuple: return areAlike(own.children, other.children)
    case .enum:
      guard let name = Self.caseName(of: left, own), let otherName = Self.caseName(of: right, other) else { return nil }
      return name == otherName ? areAlike(own.children, other.children) : false
    // An object may have changed and be the same.
    default: return nil
    }
  }

  private mutating func areAlike(_ left: Mirror.Children, _ right: Mirror.Children) -> Bool? {
    guard left.count == right.count else { return false }
    return areAlike(zip(left, right).lazy.map { ($0.value, $1.value) })
  }

  /// Compares pairs of values, up to the first one that differs.
  mutating func areAlike(_ pairs: some Sequence<(Any, Any)>) -> Bool? {
    for (own, other) in pairs {
      let isAlike = areAlike(own, other)
      if isAlike != true { return isAlike }
    }
    return true
  }

  /// Returns the name of the case of a value; `nil` if it is not known, because the value describes itself otherwise.
  private static func caseName(of value: Any, _ mirror: Mirror) -> String? {
    if let label = mirror.children.first?.label { return label }
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible { return nil }
    return String(describing: value)
  }
}

/// A value that consists of others of one type.
private protocol ComparedByElements {
  func isAlike(_ other: Any, _ comparison: inout LikenessComparison) -> Bool?
}

extension Optional: ComparedByElements {
  fileprivate func isAlike(_ other: Any, _ comparison: inout LikenessComparison) -> Bool? {
    guard let other = other as? Self else { return false }
    return switch (self, other) {
    case (nil, nil): true
    case (let own?, let other?): comparison.areAlike(own, other)
    default: false
    }
  }
}

extension Array: ComparedByElements {
  fileprivate func isAlike(_ other: Any, _ comparison: inout LikenessComparison) -> Bool? {
    guard let other = other as? Self, count == other.count else { return false }
    // Whether the first ones are comparable says that of the others.
    let positions = comparison.looksAtBytes ? positionsWithOtherBytes(in: other) : Array<Int>(indices.prefix(16))
    return comparison.areAlike(positions.lazy.map { (self[$0], other[$0]) })
  }
}
