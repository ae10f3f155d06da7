/// The name of a font's family.
///
/// It is a class, because most fonts have no name and each font keeps one word of room for it.
@usableFromInline
final class FontName: Hashable, Sendable {
  let value: String

  init(_ value: String) { self.value = value }

  @usableFromInline
  static func == (left: FontName, right: FontName) -> Bool {
    left === right || left.value == right.value
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
