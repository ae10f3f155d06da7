extension Theme {
  /// What is wrong with the theme: colours that are hard to read, and files of fonts at addresses that are not allowed.
  ///
  /// Words need a contrast of 4.5 : 1 on every surface that they may stand on (WCAG 2.2, level AA). A warning names the
  /// pair of colours that is hardest to read, for light and for dark surroundings, and a colour of the same hue that passes:
  /// the page shows the colours all the same. The themes that ship have none.
  public var diagnostics: [Diagnostic] { contrastDiagnostics + fontDiagnostics }

  private var fontDiagnostics: [Diagnostic] {
    fonts.faces.filter { Address($0.address)?.isResource != true }
      .map { .blocked($0.address, of: "The file of a font") }
  }
}

extension Theme.Fonts {
  /// The families that have files, each once.
  package var familiesWithFaces: [FontFamily] {
    var families: [FontFamily] = []
    for family in [body, headings, code] where !family.faces.isEmpty && !families.contains(family) {
      families.append(family)
    }
    return families
  }

  /// The files of all families, each once.
  fileprivate var faces: [FontFace] {
    var seen: Set<FontFace> = []
    return familiesWithFaces.flatMap(\.faces).filter { seen.insert($0).inserted }
  }

  /// The files that pages fetch first: those that running text and headings need most.
  package var urgentFaces: [FontFace] {
    let first = [body.faces.first, headings.faces.first].compactMap { $0 }
    return first.count == 2 && first[0].address == first[1].address ? [first[0]] : first
  }
}
