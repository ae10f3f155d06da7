extension Theme {
  /// What is wrong with the theme: colours that are hard to read, sizes that cannot be, and files of fonts at addresses
  /// that are not allowed.
  ///
  /// Words need a contrast of 4.5 : 1 on every surface that they may stand on (WCAG 2.2, level AA). A warning names each
  /// pair of colours that has less, in light and in dark surroundings, and a colour of the same hue that passes on all
  /// surfaces. The page shows the colours all the same. The themes that ship have none.
  public var diagnostics: [Diagnostic] { contrastDiagnostics + sizeDiagnostics + fontDiagnostics }

  private var sizeDiagnostics: [Diagnostic] {
    (typeScale.unusable + [unusableWidth, unusableRadius].compactMap { $0 }).map { size in
      let message =
        "\(size.name) is \(size.given), which cannot be. \(size.used) is used. Give it a value \(size.range)."
      return Diagnostic(.warning, .unusableSize, message)
    }
  }

  private var fontDiagnostics: [Diagnostic] {
    let names = [fonts.body, fonts.headings, fonts.code].flatMap(\.names)
    let unusable = names.filter { !FontFamily.isName($0) }.uniqued().map { name in
      let message =
        "\"\(name.prefix(80))\" is no name of a font, so readers have none of that name. Use letters, digits and spaces."
      return Diagnostic(.warning, .unusableFont, message)
    }
    return unusable + blockedFonts
  }

  private var blockedFonts: [Diagnostic] {
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

extension Theme {
  /// A size that a theme was given and cannot have.
  struct UnusableSize: Hashable, Sendable {
    let name: String
    let given: String
    let used: String
    let range: String

    /// Creates a note; `nil` if the size that is used is the one that was given.
    init?(_ name: String, _ given: Double, used: Double, _ range: String) {
      guard given != used else { return nil }
      (self.name, self.given, self.used, self.range) = (name, "\(given)", "\(used)", range)
    }
  }
}

extension Diagnostic.Code {
  /// A font of a theme has a name that no font has.
  public static let unusableFont = Self(rawValue: "theme.unusable-font")
  /// A size of a theme is outside of what can be.
  public static let unusableSize = Self(rawValue: "theme.unusable-size")
}
