import Cairn
import Testing

@testable import CairnHTML

@Suite struct PageLanguageTests {
  static let languages: [(tag: LocaleIdentifier, skip: String, tip: String, delete: String)] = [
    ("en", "Skip to content", "Tip", "Delete {item}"), ("de-CH", "Zum Inhalt", "Tipp", "{item} löschen"),
    ("FR", "Aller au contenu", "Astuce", "Supprimer {item}"), ("es", "Ir al contenido", "Consejo", "Eliminar {item}"),
    ("it", "Vai al contenuto", "Suggerimento", "Elimina {item}"), ("pt-BR", "Skip to content", "Tip", "Delete {item}"),
    ("den", "Skip to content", "Tip", "Delete {item}"), ("", "Skip to content", "Tip", "Delete {item}"),
  ]

  @Test(arguments: languages)
  func `a page writes its own words in its language`(
    _ sample: (tag: LocaleIdentifier, skip: String, tip: String, delete: String)
  ) {
    var page = HTMLPage(title: "a", language: sample.tag) { Aside(.tip) { Text("b") } }
    page.header = AnyView(Text("c"))
    let html = page.html()
    #expect(html.contains(">\(sample.skip)</a>"))
    #expect(html.contains(">\(sample.tip)<"))
    #expect(ListLabels(in: sample.tag).delete == sample.delete)
  }

  @Test func `a part in another language has titles in that one`() {
    let html = HTMLPage(title: "a") { Aside(.note) { Text("b") }.environment(\.locale, "de") }.html()
    #expect(html.contains(">Hinweis<") && html.contains("lang=\"de\""))
  }

  @Test func `words of an author's own win`() {
    var options = HTMLOptions(skipLinkLabel: "Weiter")
    options.layoutChoiceLabel = "Ansicht"
    options.environment.locale = "de"
    #expect(options.skipLinkLabel == "Weiter" && options.layoutChoiceLabel == "Ansicht")
    #expect(options.scrollableContentLabel == "Scrollbarer Inhalt" && options.listLabels.loading == "Lädt")
    options.listLabels = ListLabels()
    #expect(options.listLabels.loading == "Loading")
  }

  @Test func `each language has words of its own for everything`() {
    let english = Mirror(reflecting: ListLabels()).children.compactMap { $0.value as? String }
    // "Details, {item}" is the same in German.
    for language in KnownLanguage.allCases where language != .english {
      let words = Mirror(reflecting: ListLabels(in: LocaleIdentifier(language.rawValue))).children.compactMap {
        $0.value as? String
      }
      #expect(words.count == english.count && !words.contains(""))
      let same = zip(words, english).filter { $0 == $1 && $0 != "Details, {item}" }
      #expect(same.isEmpty, "\(language): \(same)")
      for (word, pattern) in zip(words, english) {
        #expect(word.contains("{item}") == pattern.contains("{item}"), "\(language): \(word)")
      }
    }
  }
}
