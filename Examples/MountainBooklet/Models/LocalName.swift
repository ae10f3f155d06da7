import Cairn

/// A mountain's name in the language and the script of the place.
struct LocalName: Hashable, Sendable {
  let text: String
  /// The language, as far as script and country tell it.
  let language: Language?

  /// A language, its name in English and the direction of its script.
  struct Language: Hashable, Sendable {
    let locale: LocaleIdentifier
    let name: String
    var isRightToLeft = false
  }

  init?(of mountain: Mountain) {
    guard let text = mountain.localName else { return nil }
    self.text = text
    language = Self.language(of: text, countries: mountain.countries)
  }

  var direction: LayoutDirection { language?.isRightToLeft == true ? .rightToLeft : .leftToRight }

  private static func language(of text: String, countries: [String]) -> Language? {
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
    let script = scripts.first { $0.range.contains(letter.value) }
    guard let script else { return nil }
    // Scripts that several languages share are told apart by the country.
    let local = countries.lazy.compactMap { country in script.byCountry.first { $0.key == country }?.value }.first
    return local ?? script.usual
  }

  private struct Script {
    let range: ClosedRange<UInt32>
    let usual: Language
    var byCountry: [String: Language] = [:]
  }

  private static let scripts = [
    Script(range: 0x370...0x3FF, usual: Language(locale: "el", name: "Greek")),
    Script(
      range: 0x400...0x52F,
      usual: Language(locale: "ru", name: "Russian"),
      byCountry: [
        "Bulgaria": Language(locale: "bg", name: "Bulgarian"),
        "Kazakhstan": Language(locale: "kk", name: "Kazakh"),
        "Kyrgyzstan": Language(locale: "ky", name: "Kyrgyz"),
        "Mongolia": Language(locale: "mn", name: "Mongolian"),
        "Montenegro": Language(locale: "sr-ME", name: "Montenegrin"),
        "Bosnia and Herzegovina": Language(locale: "sr-BA", name: "Serbian"),
        "North Macedonia": Language(locale: "mk", name: "Macedonian"),
        "Russia": Language(locale: "ru", name: "Russian"),
        "Tajikistan": Language(locale: "tg", name: "Tajik"),
        "Ukraine": Language(locale: "uk", name: "Ukrainian"),
      ]
    ),
    Script(range: 0x530...0x58F, usual: Language(locale: "hy", name: "Armenian")),
    Script(range: 0x590...0x5FF, usual: Language(locale: "he", name: "Hebrew", isRightToLeft: true)),
    Script(
      range: 0x600...0x6FF,
      usual: Language(locale: "ar", name: "Arabic", isRightToLeft: true),
      byCountry: [
        "Afghanistan": Language(locale: "fa-AF", name: "Dari", isRightToLeft: true),
        "Iran": Language(locale: "fa", name: "Persian", isRightToLeft: true),
        "Iraq": Language(locale: "ckb", name: "Kurdish", isRightToLeft: true),
        "Pakistan": Language(locale: "ur", name: "Urdu", isRightToLeft: true),
      ]
    ),
    Script(
      range: 0x900...0x97F,
      usual: Language(locale: "hi", name: "Hindi"),
      byCountry: ["Nepal": Language(locale: "ne", name: "Nepali")]
    ),
    Script(range: 0xB80...0xBFF, usual: Language(locale: "ta", name: "Tamil")),
    Script(range: 0xC80...0xCFF, usual: Language(locale: "kn", name: "Kannada")),
    Script(range: 0xD00...0xD7F, usual: Language(locale: "ml", name: "Malayalam")),
    Script(range: 0xD80...0xDFF, usual: Language(locale: "si", name: "Sinhala")),
    Script(range: 0xF00...0xFFF, usual: Language(locale: "dz", name: "Dzongkha")),
    Script(range: 0x10A0...0x10FF, usual: Language(locale: "ka", name: "Georgian")),
    Script(range: 0x1200...0x137F, usual: Language(locale: "am", name: "Amharic")),
    Script(
      range: 0x4E00...0x9FFF,
      usual: Language(locale: "zh-Hans", name: "Chinese"),
      byCountry: ["Japan": Language(locale: "ja", name: "Japanese")]
    ),
    Script(range: 0xAC00...0xD7A3, usual: Language(locale: "ko", name: "Korean")),
  ]
}
