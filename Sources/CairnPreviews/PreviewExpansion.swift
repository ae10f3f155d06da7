/// The declaration that a `#Preview` stands for: a type by which a program finds the preview.
struct PreviewExpansion {
  let source: SwiftSource
  let typeName: String
  let fileID: String
  let offset: Int

  /// The declaration; empty if the source is not that of a preview.
  var text: String {
    var start = 0
    repeat {
      start = source.skippingTrivia(from: start)
      if source.byte(at: start) == UInt8(ascii: "#") { break }
      start = source.endOfElement(at: start)
    } while start < source.end
    guard start < source.end else { return "" }
    let attributes = source.text(0..<start)
    let arguments = source.endOfWord(at: start + 1)
    return """
      \(attributes)struct \(typeName): CairnUI._PreviewSource {
        static var _fileID: String { \(literal(fileID)) }
        static var _offset: Int { \(offset) }
      \(members(from: arguments))
      }
      """
  }

  private func members(from arguments: Int) -> String {
    var closure = source.skippingTrivia(from: arguments)
    if source.byte(at: closure) == UInt8(ascii: "(") {
      closure = source.skippingTrivia(from: source.endOfElement(at: closure))
    }
    if source.byte(at: closure) == UInt8(ascii: "{") {
      let body = PreviewBody(source: source, range: closure + 1..<source.endOfElement(at: closure) - 1)
      if !body.properties.isEmpty {
        return """
            @MainActor struct _PreviewBody: @MainActor CairnUI.View {
              \(body.properties.joined(separator: "\n"))
              var body: some CairnUI.View {\(body.rest)}
            }
            @MainActor static var _preview: CairnUI._PreviewContent {
              CairnUI._Preview.make\(source.text(arguments..<closure)){ _PreviewBody() }
            }
          """
      }
    }
    return """
        @MainActor static var _preview: CairnUI._PreviewContent {
          CairnUI._Preview.make\(source.text(arguments..<source.end))
        }
      """
  }
}

/// The closure of a preview: its `@Previewable` declarations, and the rest.
struct PreviewBody {
  private(set) var properties: [String] = []
  private(set) var rest = ""

  private static let attribute = "@Previewable"

  init(source: SwiftSource, range: Range<Int>) {
    var (place, done) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      guard source.starts(with: Self.attribute, at: place) else {
        place = source.endOfElement(at: place)
        continue
      }
      let end = Self.endOfDeclaration(source, from: place, in: range)
      properties.append(source.text(place + Self.attribute.utf8.count..<end))
      rest += source.text(done..<place)
      (place, done) = (end, end)
    }
    rest += source.text(done..<max(done, range.upperBound))
  }

  /// Returns where the line ends that a declaration begins, or a later one that goes on with it.
  private static func endOfDeclaration(_ source: SwiftSource, from start: Int, in range: Range<Int>) -> Int {
    var place = start
    var last: UInt8?
    while place < range.upperBound {
      let byte = source.byte(at: place)
      if byte == UInt8(ascii: ";") { return place }
      if byte == UInt8(ascii: "\n") {
        let next = source.skippingTrivia(from: place)
        let goesOn =
          last.map { openEnds.contains($0) } ?? false || source.byte(at: next).map { openStarts.contains($0) } ?? false
        guard goesOn, next < range.upperBound else { return place }
        place = next
        continue
      }
      let end = source.skippingTrivia(from: place, onLine: true)
      if end > place {
        place = end
        continue
      }
      last = byte
      place = source.endOfElement(at: place)
    }
    return min(place, range.upperBound)
  }

  private static let openEnds = Set("=,:?+-*/&|<>".utf8)
  private static let openStarts = Set(".=?:+*/&|<>{".utf8)
}
