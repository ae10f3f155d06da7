package import Cairn

extension StyleSheet {
  /// Adds the files of a theme's fonts.
  mutating func add(_ fonts: Theme.Fonts) {
    for family in fonts.familiesWithFaces {
      guard let name = family.names.first else { continue }
      for face in family.faces { fontFaces.insert(FontFaceRule(name: name, kind: family.kind, face: face)) }
    }
  }

  /// The rules of fonts, in an order that does not depend on which page came first.
  var fontRules: String { fontRules(fontFaces) }

  /// The rules of fonts that another sheet does not have.
  func fontRules(missingFrom other: StyleSheet) -> String { fontRules(fontFaces.subtracting(other.fontFaces)) }

  private func fontRules(_ faces: Set<FontFaceRule>) -> String {
    faces.isEmpty ? "" : faces.map { $0.css(root: siteRoot) }.sorted().joined()
  }

  /// Asks for the metrics of each file that has none yet.
  package mutating func measureFonts(_ metrics: (FontFace) throws -> FontMetrics?) rethrows {
    for rule in fontFaces.sorted(by: { $0.css(root: nil) < $1.css(root: nil) }) where rule.face.metrics == nil {
      guard let metrics = try metrics(rule.face) else { continue }
      var measured = rule
      measured.face.metrics = metrics
      fontFaces.remove(rule)
      fontFaces.insert(measured)
    }
  }
}
