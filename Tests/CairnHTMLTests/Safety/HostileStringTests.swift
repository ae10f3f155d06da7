import Cairn
import Testing

@testable import CairnHTML

@Suite struct HostileStringTests {
  /// A page to check beside the harmless one that it must resemble.
  struct Case {
    var string: String
    var page: String
    var harmless: String
    var comparison: PageComparison
  }

  private static let harmlessAddresses = HostilePages.addresses("zzaddresszz")
  private static let harmlessActions = HostilePages.addresses("tel:zzaddresszz")
  private static let blockedAddresses = HostilePages.addresses("javascript:zz")
  private static let harmlessFont = HostilePages.font("zzfontzz")

  /// Returns harmless words with white space of the same kind as a string, as that decides whether they need a style.
  private static func harmlessTwin(of string: String) -> HostilePages.Words {
    var words = HostilePages.Words.harmless
    if WhiteSpace.isKept(in: "x" + string) {
      words.text += "\tzz"
    } else if WhiteSpace.isKept(in: string) {
      words.text = " " + words.text
    } else if string.utf8.last == 0x0A || string.utf8.last == 0x0D {
      // The words behind it begin with a blank, which is the first of a line then.
      words.text += "\n"
    }
    if !LocaleIdentifier(string).isWellFormed { words.language = "" }
    return words
  }

  private static let words = HostileStrings.all.map { string in
    let twin = harmlessTwin(of: string)
    var harmless = HostilePages.Words.harmless
    harmless.text = twin.text
    let replacements = [
      (harmless.text, DocumentedText.words(string)),
      (harmless.identifier, DocumentedText.identifierPart(string)),
      (harmless.language, DocumentedText.language(string)),
      (harmless.prefix, DocumentedText.identifierPart(string)),
    ]
    return Case(
      string: string,
      page: HostilePages.words(.init(all: string)),
      harmless: HostilePages.words(twin),
      comparison: PageComparison(replacements: replacements)
    )
  }

  private static let addresses = HostileStrings.all.map { string in
    let address = Address(string)
    let startsAction = address?.isResource == false
    return Case(
      string: string,
      page: HostilePages.addresses(string),
      harmless: address == nil ? blockedAddresses : startsAction ? harmlessActions : harmlessAddresses,
      comparison: PageComparison(
        replacements: [(startsAction ? "tel:zzaddresszz" : "zzaddresszz", address?.text ?? "")]
      )
    )
  }

  private static let fonts = HostileStrings.all.map { string in
    Case(
      string: string,
      page: HostilePages.font(string),
      harmless: harmlessFont,
      comparison: PageComparison(replacements: [], ignoresHashes: true)
    )
  }

  @Test func `knows at least 300 hostile strings`() {
    #expect(HostileStrings.all.count >= 300)
  }

  @Test(arguments: ["words", "addresses", "fonts"])
  func `keeps words words in every place for a reader of its own markup`(_ kind: String) throws {
    var twins: [String: [HTMLNode]] = [:]
    for example in Self.cases(kind) {
      let harmless = try twins[example.harmless] ?? StrictHTMLReader.readDocument(example.harmless)
      twins[example.harmless] = harmless
      do {
        let found = try StrictHTMLReader.readDocument(example.page)
        let difference = example.comparison.difference(harmless, found)
        #expect(difference == nil, "\(example.string.prefix(80).debugDescription)")
        if kind == "addresses" { Self.expectOnlyAllowedAddresses(in: found) }
      } catch {
        Issue.record("\(example.string.prefix(80).debugDescription): \(error)")
      }
    }
  }

  @Test(arguments: ["words", "addresses", "fonts"])
  func `keeps words words in every place for an independent parser`(_ kind: String) throws {
    guard let python = IndependentParser.python else {
      let message =
        "SKIPPED: html5lib is not installed, so hostile strings meet no independent parser. Run Tests/Browser/setup."
      print(message)
      #expect(!IndependentParser.isRequired, "\(message)")
      return
    }
    let cases = Self.cases(kind)
    let documents = try IndependentParser.parse(cases.map(\.page), with: python)
    let twins = Set(cases.map(\.harmless)).sorted()
    let harmless = Dictionary(uniqueKeysWithValues: zip(twins, try IndependentParser.parse(twins, with: python)))
    try #require(documents.count == cases.count)
    for (example, document) in zip(cases, documents) {
      let twin = try #require(harmless[example.harmless])
      let difference = example.comparison.difference(twin.nodes, document.nodes)
      #expect(difference == nil, "\(example.string.prefix(80).debugDescription)")
      #expect(document.errors == [], "\(example.string.prefix(80).debugDescription)")
      if kind == "addresses" { Self.expectOnlyAllowedAddresses(in: document.nodes) }
    }
  }

  private static func cases(_ kind: String) -> [Case] {
    switch kind {
    case "words": words
    case "addresses": addresses
    default: fonts
    }
  }

  private static func expectOnlyAllowedAddresses(in nodes: [HTMLNode]) {
    for element in nodes.flatMap(\.elements) {
      for attribute in element.attributes where ["href", "src", "srcset"].contains(attribute.name) {
        let scheme = AddressTests.scheme(of: attribute.value)
        #expect(["http", "https", "mailto", "tel", nil].contains(scheme), "\(attribute.value.debugDescription)")
      }
    }
  }
}
