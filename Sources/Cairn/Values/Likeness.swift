/// Returns whether two values are equal, by their properties or cases if their types are not `Equatable`; `nil` if they cannot be
/// compared, as closures cannot.
func areAlike<Value>(_ left: Value, _ right: Value) -> Bool? { areEqual(left, right) ?? areAlikeInside(left, right) }

private func areAlikeInside(_ left: Any, _ right: Any) -> Bool? {
  let (own, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
  guard own.subjectType == other.subjectType, own.displayStyle == other.displayStyle else { return false }
  switch own.displayStyle {
  case .struct, .tuple, .optional, .collection: return areAlike(own.children, other.children)
  case .enum:
    guard let (name, otherName) = caseNames(left, own, right, other) else { return nil }
    return name == otherName ? areAlike(own.children, other.children) : false
  // An object may have changed and be the same, and the order of a dictionary tells nothing.
  default: return nil
  }
}

private func areAlike(_ left: Mirror.Children, _ right: Mirror.Children) -> Bool? {
  guard left.count == right.count else { return false }
  var areAlike = true
  for (own, other) in zip(left, right) {
    // What cannot be compared may differ as well, whatever else does.
    guard let isAlike = Cairn.areAlike(own.value, other.value) else { return nil }
    if !isAlike { areAlike = false }
  }
  return areAlike
}

/// The names of the cases of two values of an enum; `nil` if they are not known.
private func caseNames(_ left: Any, _ own: Mirror, _ right: Any, _ other: Mirror) -> (String, String)? {
  func name(_ value: Any, _ mirror: Mirror) -> String? {
    if let label = mirror.children.first?.label { return label }
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible { return nil }
    return String(describing: value)
  }
  guard let left = name(left, own), let right = name(right, other) else { return nil }
  return (left, right)
}
