import Cairn
import CairnHTML
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SymbolDrawingTests {
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: Set<String> = []
    var attributes: Set<String> = []
    var colors: Set<String> = []
    var characters = ""
    var isWellFormed = true

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes attributeDict: [String: String]
    ) {
      elements.insert(elementName)
      attributes.formUnion(attributeDict.keys)
      colors.formUnion(attributeDict.filter { $0.key == "fill" || $0.key == "stroke" }.values)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      isWellFormed = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      characters += string
    }
  }

  private func read(_ markup: String) -> Reader? {
    let reader = Reader()
    let parser = XMLParser(data: Data("<svg \(SymbolDrawing.size)\(SymbolDrawing.look)>\(markup)</svg>".utf8))
    parser.delegate = reader
    return parser.parse() && reader.isWellFormed ? reader : nil
  }

  @Test func `writes well-formed shapes in the colour of the text, without ids or text`() throws {
    let shapes: Set = ["svg", "path", "circle", "ellipse", "rect", "g"]
    let geometry: Set = [
      "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "fill", "fill-rule", "stroke", "viewBox",
      "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
    ]
    for drawing in SymbolDrawing.all {
      let reader = try #require(read(drawing.markup.description), "\(drawing.name) is not well-formed")
      #expect(reader.elements.isSubset(of: shapes), "\(drawing.name)")
      #expect(reader.attributes.isSubset(of: geometry), "\(drawing.name)")
      #expect(reader.colors.isSubset(of: ["currentColor", "none"]), "\(drawing.name)")
      #expect(reader.characters.isEmpty, "\(drawing.name)")
      #expect(reader.elements.count > 1, "\(drawing.name)")
    }
  }

  @Test func `notices markup that is not well-formed`() {
    #expect(read("<path d=\"M0 0\">") == nil)
  }

  @Test func `has one drawing a name`() {
    #expect(SymbolDrawing.all.count >= 250)
    #expect(Set(SymbolDrawing.all.map(\.name.description)).count == SymbolDrawing.all.count)
    for drawing in SymbolDrawing.all {
      #expect(SymbolDrawing.named(drawing.name.description)?.markup.description == drawing.markup.description)
    }
  }

  @Test(arguments: ["", "mountain", "chevron.Right", "star.fill ", "\u{0}"])
  func `knows no other name`(name: String) {
    #expect(SymbolDrawing.named(name) == nil)
  }

  @Test(arguments: [
    ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward", true), ("arrow.backward", true),
    ("list.bullet", true), ("chevron.right", false), ("arrow.left", false), ("checkmark", false), ("clock", false),
    ("mountain.2", false), ("play.fill", false),
  ])
  func `mirrors what points forward or backward, not what points left or right`(name: String, mirrors: Bool) throws {
    #expect(try #require(SymbolDrawing.named(name)).mirrors == mirrors)
  }

  @Test func `the guide to symbols lists every name and no other`() throws {
    let guide = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs/symbols.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let listed = text.split(separator: "\n").filter { $0.hasPrefix("`") && !$0.contains("systemName") }
      .flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
    #expect(listed.count == SymbolDrawing.all.count)
    #expect(Set(listed) == Set(SymbolDrawing.all.map(\.name.description)))
  }

  @Test(arguments: [("star.no", "There are star, star.fill"), ("nothing.alike", "The guide to symbols")])
  func `a name that is not known is answered with those that begin alike`(name: String, advice: String) throws {
    let message = try #require(Image(systemName: name).renderHTML().diagnostics.first?.message)
    #expect(message.contains(advice), "\(message)")
  }

  @Test func `stays small`() {
    #expect(SymbolDrawing.all.allSatisfy { $0.markup.utf8CodeUnitCount <= 900 })
    #expect(SymbolDrawing.all.map(\.markup.utf8CodeUnitCount).reduce(0, +) < 48_000)
  }
}
