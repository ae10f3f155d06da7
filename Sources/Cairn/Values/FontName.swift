/// The name of a font's family.
///
/// A reference, because few fonts have one and each has the room for it.
final class FontName: Hashable, Sendable {
  let value: String

  init(_ value: String) {
    self.value = value
  }

  static func == (left: FontName, right: FontName) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
