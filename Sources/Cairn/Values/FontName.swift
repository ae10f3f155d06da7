/// The name of a font's family, which all copies of the font share.
///
/// A font stands in every text and nearly none has a name, so it holds a reference: that of nothing costs next to
/// nothing to copy, where a string would be retained with each copy.
final class FontName: Hashable, Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (left: FontName, right: FontName) -> Bool {
    left === right || left.name == right.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
