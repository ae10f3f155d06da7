import Testing

@testable import Cairn

@Suite struct ThemeContrastTests {
  /// Ratios that the Web Accessibility Initiative and common checkers give, to two decimals, rounded down.
  static let known: [(first: UInt32, second: UInt32, hundredths: Int)] = [
    (0x000000, 0xFFFFFF, 2100), (0xFFFFFF, 0xFFFFFF, 100), (0x777777, 0xFFFFFF, 447), (0x767676, 0xFFFFFF, 454),
    (0x959595, 0xFFFFFF, 299), (0x949494, 0xFFFFFF, 303), (0xFF0000, 0xFFFFFF, 399), (0x00FF00, 0xFFFFFF, 137),
    (0x0000FF, 0xFFFFFF, 859), (0x007AFF, 0xFFFFFF, 401),
  ]

  @Test(arguments: known)
  func `finds the known contrast of two colours`(_ sample: (first: UInt32, second: UInt32, hundredths: Int)) {
    let first = RGBA(hex: sample.first)
    let second = RGBA(hex: sample.second)
    #expect(Int(first.contrast(with: second) * 100) == sample.hundredths)
    #expect(first.contrast(with: second) == second.contrast(with: first))
  }

  static let shipped: [(name: String, theme: Theme)] = [
    ("default", Theme()), ("meadow", .meadow), ("glacier", .glacier), ("journal", .journal),
  ]

  @Test(arguments: shipped)
  func `the themes that ship are legible`(_ sample: (name: String, theme: Theme)) {
    #expect(sample.theme.diagnostics == [], "\(sample.name)")
  }

  /// The named colours of words on the surfaces of all tones; views use them in any theme.
  @Test(arguments: shipped)
  func `named colours stay legible on the surfaces of the themes that ship`(_ sample: (name: String, theme: Theme)) {
    let names: [Color.Token] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
      .secondaryLabel, .tertiaryLabel,
    ]
    for surface in sample.theme.tone.surfaces {
      for name in names {
        let light = name.text.light.composited(over: surface.color.light).contrast(with: surface.color.light)
        let dark = name.text.dark.composited(over: surface.color.dark).contrast(with: surface.color.dark)
        #expect(light >= 4.5, "\(sample.name): \(name) on \(surface.name), light")
        #expect(dark >= 4.5, "\(sample.name): \(name) on \(surface.name), dark")
      }
    }
  }

  @Test(arguments: shipped)
  func `accents can be seen as fills`(_ sample: (name: String, theme: Theme)) {
    let theme = sample.theme
    #expect(theme.accentFill.light.contrast(with: theme.tone.background.light) >= 3)
    #expect(theme.accentFill.dark.contrast(with: theme.tone.background.dark) >= 3)
  }

  /// Accents of the themes that ship, the named colours, and one that a diagnostic recommends.
  static let accents =
    shipped.map(\.theme)
    + [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .indigo, .purple, .pink, .brown, .gray].map {
      Theme(accent: $0)
    } + [Theme(accent: Color(hex: 0x876C00, dark: 0x3097FF))]

  /// On grey, words take less of the accent and more of the label: 70 % on buttons, 75 % in asides.
  @Test(arguments: accents)
  func `words on buttons and links in asides can be read on all surfaces`(theme: Theme) {
    let fills: [(fill: AdaptiveRGBA, colors: [AdaptiveRGBA], alpha: UInt8)] = [
      (Color.Token.tertiaryFill.fill, [theme.accentText, Color.Token.red.text], 179),
      (Color.Token.quaternaryFill.fill, [theme.accentText], 191),
    ]
    for isDark in [false, true] {
      func half(_ color: AdaptiveRGBA) -> RGBA { isDark ? color.dark : color.light }
      for surface in theme.tone.surfaces {
        // Secondary words in asides are the label at 75 %.
        let aside = half(Color.Token.quaternaryFill.fill).composited(over: half(surface.color))
        let label = half(theme.tone.label)
        let secondary = RGBA(red: label.red, green: label.green, blue: label.blue, alpha: 191).composited(over: aside)
        #expect(secondary.contrast(with: aside) >= 4.5, "secondary label on \(surface.name), dark: \(isDark)")
        for (fill, colors, alpha) in fills {
          let ground = half(fill).composited(over: half(surface.color))
          for color in colors {
            let accent = half(color)
            let veil = RGBA(red: accent.red, green: accent.green, blue: accent.blue, alpha: alpha)
            let words = veil.composited(over: half(theme.tone.label))
            #expect(words.contrast(with: ground) >= 4.5, "\(surface.name), dark: \(isDark)")
          }
        }
      }
    }
  }

  @Test func `a theme that is dark in all surroundings gets a lighter colour`() throws {
    let tone = Theme.Tone(
      background: Color(white: 0.05),
      secondaryBackground: Color(white: 0.08),
      tertiaryBackground: Color(white: 0.1),
      label: .white
    )
    let messages = Theme(accent: Color(white: 0.3), tone: tone).diagnostics.map(\.message).filter {
      $0.hasPrefix("The accent")
    }
    #expect(messages.count == 6)
    for message in messages { #expect(message.hasSuffix("or a lighter colour."), "\(message)") }
  }

  @Test func `names a colour that passes`() throws {
    let diagnostics = Theme(accent: Color(red: 1, green: 0.8, blue: 0)).diagnostics
    #expect(diagnostics.map(\.code) == [.lowContrast, .lowContrast])
    #expect(diagnostics.map(\.severity) == [.warning, .warning])
    #expect(diagnostics[0].message.hasPrefix("The accent #FFCC00 is hard to read on the background #FFFFFF in light"))
    #expect(diagnostics[0].message.hasSuffix("Use #876C00 or a darker colour."))
    #expect(
      diagnostics[1].message == """
        The accent #FFCC00 is hard to read on the secondary background #F2F2F7 in light surroundings: its contrast is \
        1.3 : 1, and words need 4.5 : 1. Use #876C00 or a darker colour.
        """
    )
    let remedy = Theme(accent: Color(light: Color(red: 0x87 / 255.0, green: 0x6C / 255.0, blue: 0), dark: .yellow))
    #expect(remedy.diagnostics == [])
  }

  @Test func `tells of light and dark surroundings by themselves`() {
    let gray = Theme(accent: Color(white: 0.5)).diagnostics.map(\.message)
    let light = gray.filter { $0.contains("in light surroundings") && $0.contains("or a darker colour") }
    let dark = gray.filter { $0.contains("in dark surroundings") && $0.contains("or a lighter colour") }
    #expect(!light.isEmpty && !dark.isEmpty && light.count + dark.count == gray.count)
  }

  @Test func `tells of surfaces on which no words can be read`() {
    let tone = Theme.Tone(background: .white, secondaryBackground: .black, tertiaryBackground: .white)
    let messages = Theme(tone: tone).diagnostics.map(\.message)
    #expect(messages.contains { $0.hasSuffix("Use surfaces that are all light or all dark.") })
  }

  @Test func `named accents take their legible variants without a diagnostic`() {
    for color in [Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown] {
      #expect(Theme(accent: color).diagnostics == [], "\(color)")
    }
    #expect(Theme(accent: .accentColor).accentText == Theme().accentText)
    #expect(Theme(accent: .yellow).accentFill.light == Color.Token.yellow.text.light)
  }

  @Test(arguments: [Double.nan, -.infinity, -1, 0, 1e300, .infinity])
  func `lengths and sizes have limits`(_ value: Double) {
    var theme = Theme(typeScale: Theme.TypeScale(body: value, titles: value), contentWidth: value, cornerRadius: value)
    #expect((12...28).contains(theme.typeScale.body) && (0...2).contains(theme.typeScale.titles))
    #expect(theme.contentWidth.isFinite && theme.contentWidth >= 240)
    #expect(theme.cornerRadius.map { (0...32).contains($0) } == true)
    theme.contentWidth = value
    theme.cornerRadius = value
    #expect(theme.contentWidth.isFinite && theme.contentWidth >= 240)
    #expect(theme.cornerRadius.map { (0...32).contains($0) } == true)
  }

  @Test func `sizes that cannot be are told`() {
    var theme = Theme(typeScale: Theme.TypeScale(body: 400, titles: .nan), contentWidth: -5, cornerRadius: 99)
    #expect(theme.diagnostics.map(\.code) == Array(repeating: .unusableSize, count: 4))
    #expect(
      theme.diagnostics[0].message
        == "The size of running text is 400.0, which cannot be. 28.0 is used. Give it a value between 12 and 28."
    )
    theme.typeScale = .large
    theme.contentWidth = 500
    theme.cornerRadius = nil
    #expect(theme.diagnostics == [])
  }

  @Test func `tells of named colours on a tone of one's own`() throws {
    let tone = Theme.Tone(
      background: Color(light: Color(white: 0.86), dark: .black),
      secondaryBackground: Color(light: Color(white: 0.84), dark: .black),
      tertiaryBackground: Color(light: Color(white: 0.86), dark: .black)
    )
    let messages = Theme(accent: .label, tone: tone).diagnostics.map(\.message).filter { $0.contains("named colours") }
    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(message.contains("on the background #DBDBDB in light surroundings"))
    #expect(message.contains("Use a lighter surface"))
  }

  @Test(arguments: ["</style><b>", "", "  ", "a;b", "Ge\u{7}orgia", "\"Arial\""])
  func `names that no font has are told`(name: String) {
    let theme = Theme(fonts: Theme.Fonts(body: .named(name)))
    #expect(theme.diagnostics.map(\.code) == [.unusableFont])
    #expect(Theme(fonts: Theme.Fonts(body: .named("Noto Sans", "PT_Mono", "宋体", "Font 2"))).diagnostics == [])
  }

  @Test func `bodies read the theme in force`() {
    struct Reader: View {
      @Environment(\.theme) private var theme
      var body: some View { Text(theme == .journal ? "journal" : "another") }
    }
    #expect(Reader().theme(.journal).words == ["journal"])
    #expect(Reader().words == ["another"])
  }
}
