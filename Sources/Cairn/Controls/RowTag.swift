/// A value that a view stands for, in a picker or a list.
struct RowTag: Hashable, @unchecked Sendable {
  // Unchecked, because only a rendering reads it, and the values of tags are those of the author's own types.
  let value: AnyHashable

  init(_ value: some Hashable) { self.value = AnyHashable(value) }

  /// What a form sends for it: nothing for an optional without a value.
  var words: String {
    var value: Any = value.base
    while let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrapped else { return "" }
      value = wrapped
    }
    if let raw = value as? any RawRepresentable { return String(describing: raw.rawValue) }
    return String(describing: value)
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
