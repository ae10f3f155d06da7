/// The symbols of a page, which defines a drawing once and refers to it where it shows it more than once.
///
/// Only whole pages do so. A fragment has its drawings in it, because what is around it may be replaced.
struct PageSymbols {
  /// Where a page refers to a drawing for the first time, as positions of its writer.
  struct Reference {
    let drawing: SymbolDrawing
    /// The end of the attributes that each `svg` element has.
    let attributes: Int
    /// The `use` element.
    let element: Range<Int>
    fileprivate(set) var isRepeated = false
  }

  /// Whether drawings are referred to.
  private(set) var areShared = false
  private(set) var references: [Reference] = []
  /// For each drawing the number of its reference, from 1.
  private var numbers: [Int] = []

  mutating func share() { areShared = true }

  mutating func refer(to drawing: SymbolDrawing, _ attributes: Int, _ element: Range<Int>) {
    if numbers.isEmpty { numbers = Array(repeating: 0, count: SymbolDrawing.all.count) }
    let number = numbers[drawing.number]
    guard number == 0 else { return references[number - 1].isRepeated = true }
    references.append(Reference(drawing: drawing, attributes: attributes, element: element))
    numbers[drawing.number] = references.count
  }
}

extension HTMLRenderer {
  /// Writes a symbol.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - writeAttributes: A closure that writes the attributes of the symbol's own.
  func write(_ drawing: SymbolDrawing, attributes writeAttributes: () -> Void) {
    note(.symbol)
    writer.write("<svg ")
    writer.write(SymbolDrawing.size)
    let attributes = writer.position
    if !numbering.symbols.areShared { writer.write(SymbolDrawing.look) }
    writeAttributes()
    writer.write(">")
    if numbering.symbols.areShared {
      let start = writer.position
      writer.write("<use href=\"#symbol.")
      writer.write(drawing.name)
      writer.write("\"/>")
      numbering.symbols.refer(to: drawing, attributes, start..<writer.position)
    } else {
      writer.write(drawing.markup)
    }
    writer.write("</svg>")
  }

  /// Writes the drawings to which the page refers.
  ///
  /// They stand in front of the content, so that no reader sees it without them, and a drawing that shows once stands where
  /// it shows. A long page may have been sent in part when that is known; it has all drawings at its end.
  ///
  /// - Parameter start: The position of the writer before the content.
  func writeSharedSymbols(before start: Int) {
    let references = numbering.symbols.references
    guard !references.isEmpty else { return }
    let all = Self.definitions(of: references)
    guard writer.position - start + all.count <= Self.longestShortContent else {
      return writer.insert(all, at: writer.count)
    }
    let flushedCount = writer.position - writer.count
    for reference in references.reversed() where !reference.isRepeated {
      let element = (reference.element.lowerBound - flushedCount)..<(reference.element.upperBound - flushedCount)
      writer.replace(element, with: reference.drawing.markup.bytes)
      writer.insert(SymbolDrawing.look.bytes, at: reference.attributes - flushedCount)
    }
    let repeated = references.filter(\.isRepeated)
    if !repeated.isEmpty { writer.insert(Self.definitions(of: repeated), at: start - flushedCount) }
  }

  private static func definitions(of references: [PageSymbols.Reference]) -> [UInt8] {
    let symbols = references.flatMap { reference in
      let drawing = reference.drawing
      let opening = Array("<symbol id=\"symbol.".utf8) + drawing.name.bytes + Array("\"".utf8)
      return opening + SymbolDrawing.look.bytes + Array(">".utf8) + drawing.markup.bytes + Array("</symbol>".utf8)
    }
    return Array("<div hidden><svg>".utf8) + symbols + Array("</svg></div>".utf8)
  }

  /// The most bytes of content and drawings that a stream still has when they are known.
  private static let longestShortContent = ByteWriter.chunkSize * 3 / 4
}

extension StaticString {
  fileprivate var bytes: [UInt8] { Array(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)) }
}
