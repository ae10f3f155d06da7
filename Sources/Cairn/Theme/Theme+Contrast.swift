extension Theme {
  /// The contrast that words need beside their surface (WCAG 2.2, 1.4.3).
  package static let leastContrastOfWords = 4.5
  /// The contrast that fills of controls need beside the page (WCAG 2.2, 1.4.11).
  package static let leastContrastOfFills = 3.0

  /// The pairs of colours whose contrast is below level AA of WCAG 2.2.
  var contrastDiagnostics: [Diagnostic] {
    [ColorScheme.light, .dark].flatMap { scheme in
      pairs(in: scheme).flatMap { $0.diagnostics(in: scheme) } + namedColors(in: scheme)
    }
  }

  /// The colour of words with the accent, opaque.
  package var accentText: AdaptiveRGBA { opaque(accent.themed.resolvedForText) }

  /// The colour of fills with the accent, opaque.
  ///
  /// A named colour that is hard to see on the page takes its variant for words.
  package var accentFill: AdaptiveRGBA {
    let fill = opaque(accent.themed.resolved)
    let text = accentText
    func visible(_ fill: RGBA, _ text: RGBA, _ page: RGBA) -> RGBA {
      fill.contrast(with: page) < Self.leastContrastOfFills ? text : fill
    }
    guard accent != .blue else { return fill }
    return AdaptiveRGBA(
      light: visible(fill.light, text.light, tone.background.light),
      dark: visible(fill.dark, text.dark, tone.background.dark)
    )
  }

  private func opaque(_ values: AdaptiveRGBA) -> AdaptiveRGBA {
    AdaptiveRGBA(
      light: values.light.composited(over: tone.background.light),
      dark: values.dark.composited(over: tone.background.dark)
    )
  }

  /// What is wrong with the named colours and the colours of code, which views use on any tone.
  private func namedColors(in scheme: ColorScheme) -> [Diagnostic] {
    let tokens: [Color.Token] = [
      .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .tertiaryLabel,
    ]
    let colors = tokens.map { $0.text[scheme] } + CodeToken.allCases.map { $0.color.resolvedForText[scheme] }
    let surface = tone.surfaces.map { ($0.name, $0.color[scheme]) }.first { _, surface in
      colors.contains { $0.composited(over: surface).contrast(with: surface) < Self.leastContrastOfWords }
    }
    guard let (name, color) = surface else { return [] }
    let ratios = colors.map { $0.composited(over: color).contrast(with: color) }
    let count = ratios.count { $0 < Self.leastContrastOfWords }
    let message = """
      \(count) of the named colours and the colours of code are hard to read on \(name) \(color.hexadecimal) in \
      \(scheme == .light ? "light" : "dark") surroundings: the least contrast is \
      \(ContrastPair.text(of: ratios.min() ?? 1)) : 1, and words need 4.5 : 1. Use a \
      \(scheme == .light ? "lighter" : "darker") surface, or give words and code other colours there.
      """
    return [Diagnostic(.warning, .lowContrast, message)]
  }

  private func pairs(in scheme: ColorScheme) -> [ContrastPair] {
    let surfaces = tone.surfaces.map { ContrastPair.Surface(name: $0.name, color: $0.color[scheme]) }
    let roles: [(String, RGBA)] = [
      ("The label", tone.label[scheme]),
      ("The secondary label", Color.Token.secondaryLabel.text[scheme]),
      ("The accent", accentText[scheme]),
      ("The red of destructive actions", Color.Token.red.text[scheme]),
    ]
    return roles.map { ContrastPair(name: $0.0, color: $0.1, surfaces: surfaces) }
  }
}

/// A colour of words, and the surfaces that they may stand on.
private struct ContrastPair {
  struct Surface {
    var name: String
    var color: RGBA
  }

  var name: String
  var color: RGBA
  var surfaces: [Surface]

  /// What is wrong with each surface on which the words are hard to read; surfaces of one colour count as one.
  func diagnostics(in scheme: ColorScheme) -> [Diagnostic] {
    var seen: [RGBA] = []
    let faint = surfaces.filter { surface in
      guard !seen.contains(surface.color) else { return false }
      seen.append(surface.color)
      return contrast(of: color, on: surface) < Theme.leastContrastOfWords
    }
    guard !faint.isEmpty else { return [] }
    let remedy =
      legibleColor.map { "Use \($0.color.hexadecimal) or a \($0.isDarker ? "darker" : "lighter") colour." }
      ?? "Use surfaces that are all light or all dark."
    return faint.map { surface in
      let message = """
        \(name) \(color.composited(over: surface.color).hexadecimal) is hard to read on \(surface.name) \
        \(surface.color.hexadecimal) in \(scheme == .light ? "light" : "dark") surroundings: its contrast is \
        \(Self.text(of: contrast(of: color, on: surface))) : 1, and words need 4.5 : 1. \(remedy)
        """
      return Diagnostic(.warning, .lowContrast, message)
    }
  }

  private func contrast(of color: RGBA, on surface: Surface) -> Double {
    color.composited(over: surface.color).contrast(with: surface.color)
  }

  /// The nearest colour of the same hue that is legible on all surfaces, in 64 steps towards black and white.
  private var legibleColor: (color: RGBA, isDarker: Bool)? {
    let start = color.composited(over: surfaces[0].color)
    for step in 1...64 {
      for end in [0, 255] as [UInt8] {
        let veil = RGBA(red: end, green: end, blue: end, alpha: UInt8(min(step * 4, 255)))
        let candidate = veil.composited(over: start)
        let isLegible = surfaces.allSatisfy { contrast(of: candidate, on: $0) >= Theme.leastContrastOfWords }
        if isLegible { return (candidate, end == 0) }
      }
    }
    return nil
  }

  /// A ratio with one decimal, rounded down, so that what fails never reads like what passes.
  static func text(of ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Color {
  /// The colour as an accent: the tint in force means blue, because a theme decides what the tint is.
  fileprivate var themed: Color {
    guard case .token(let token, let opacity) = storage, token == .tint || token == .link else { return self }
    return Color(storage: .token(.blue, opacity: opacity))
  }
}

extension AdaptiveRGBA {
  fileprivate subscript(scheme: ColorScheme) -> RGBA { scheme == .dark ? dark : light }
}

extension Diagnostic.Code {
  /// The contrast of two colours of a theme is too low for words.
  public static let lowContrast = Self(rawValue: "theme.low-contrast")
}
