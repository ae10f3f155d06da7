extension Paragraph {
  /// Returns one line for everything from an offset on, and hides the parts that do not fit.
  func truncatedLine(from start: Int, width: Int, _ truncation: TextTruncation) -> ParagraphLine {
    let markerWidth = truncation.marker.text(in: profile, within: width).columns(in: profile)
    let room = width - markerWidth
    let content = substring(start..<text.utf8.count)
    var head = Fit()
    var tail = Fit()
    switch truncation.mode {
    case .tail: head = fit(content, columns: room)
    case .head: tail = fit(content.reversed(), columns: room)
    case .middle:
      tail = fit(content.reversed(), columns: room / 2)
      head = fit(content, columns: room - tail.columns)
    }
    let end = text.utf8.count
    let hidden = (start + head.bytes)..<max(start + head.bytes, end - tail.bytes)
    return ParagraphLine(
      range: start..<end,
      width: head.columns + markerWidth + tail.columns,
      elision: ParagraphLine.Elision(range: hidden, marker: truncation.marker, room: markerWidth),
      endsHard: true
    )
  }

  private struct Fit {
    var bytes = 0
    var columns = 0
  }

  /// Returns the clusters that fit, up to a hard break, without the spaces at their end.
  private func fit(_ characters: some Sequence<Character>, columns room: Int) -> Fit {
    var taken = Fit()
    var trimmed = Fit()
    for character in characters {
      if character.isNewline { break }
      let columns = character.columns(in: profile)
      if taken.columns + columns > room { break }
      taken.bytes += character.utf8.count
      taken.columns += columns
      if character != " " { trimmed = taken }
    }
    return trimmed
  }
}
