/// A part of a line in one style: text of the paragraph, or a marker that is not in the text.
package struct ParagraphPiece: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case text(Range<Int>)
    case marker(String)
  }

  package let content: Content
  package let style: Int
}

extension Paragraph {
  /// Returns the pieces of a line, from its first column on.
  package func pieces(of line: ParagraphLine) -> [ParagraphPiece] {
    var pieces: [ParagraphPiece] = []
    let visible = line.elision?.range.lowerBound ?? line.range.upperBound
    appendText(line.range.lowerBound..<visible, to: &pieces)
    if let elision = line.elision {
      let marker = elision.marker.text(in: profile, within: elision.room)
      pieces.append(ParagraphPiece(content: .marker(marker), style: style(at: elision.range.lowerBound)))
      appendText(elision.range.upperBound..<line.range.upperBound, to: &pieces)
    }
    if line.isHyphenated {
      pieces.append(ParagraphPiece(content: .marker("-"), style: style(at: line.range.upperBound - 1)))
    }
    return pieces
  }

  /// Returns the plain text of a line.
  package func string(of line: ParagraphLine) -> String {
    pieces(of: line).reduce(into: "") { result, piece in
      switch piece.content {
      case .text(let range): result += substring(range)
      case .marker(let marker): result += marker
      }
    }
  }

  /// Returns the part of the text between two offsets.
  package func substring(_ range: Range<Int>) -> Substring {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return text[start..<bytes.index(start, offsetBy: range.count)]
  }

  package func style(at offset: Int) -> Int {
    let index = nextChange(behind: offset)
    return index == 0 ? firstStyle : styleChanges[index - 1].style
  }

  /// Returns the number of the first change of style behind an offset.
  private func nextChange(behind offset: Int) -> Int {
    var low = 0
    var high = styleChanges.count
    while low < high {
      let middle = (low + high) / 2
      if styleChanges[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Appends text, divided at changes of style; soft hyphens are left out, as they take a column in some terminals.
  private func appendText(_ range: Range<Int>, to pieces: inout [ParagraphPiece]) {
    var start = range.lowerBound
    var index = nextChange(behind: start)
    while start < range.upperBound {
      let change = index < styleChanges.count ? styleChanges[index].offset : range.upperBound
      let end = min(max(change, start), range.upperBound)
      let style = index == 0 ? firstStyle : styleChanges[index - 1].style
      for part in withoutSoftHyphens(start..<end) {
        pieces.append(ParagraphPiece(content: .text(part), style: style))
      }
      start = end
      index += 1
    }
  }

  private func withoutSoftHyphens(_ range: Range<Int>) -> [Range<Int>] {
    guard hasSoftHyphens else { return range.isEmpty ? [] : [range] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var offset = start
    for scalar in substring(range).unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if scalar == "\u{AD}" {
        if start < offset { parts.append(start..<offset) }
        start = end
      }
      offset = end
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
