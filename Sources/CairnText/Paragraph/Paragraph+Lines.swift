extension Paragraph {
  /// Returns the lines of the paragraph at a width.
  ///
  /// Only a line with a single wide cluster can be wider than the width. An empty paragraph has one empty line.
  ///
  /// - Parameters:
  ///   - width: The columns to fill; less than 1 counts as 1.
  ///   - limit: The greatest number of lines, at least 1; `nil` for any number.
  ///   - truncation: The sign on the last line if the limit hides something; `nil` for no sign.
  /// - Returns: The lines from the top, at least one.
  /// - Complexity: O(*n*) in segments up to the limit.
  package func lines(width: Int, limit: Int? = nil, truncation: TextTruncation? = .tail) -> [ParagraphLine] {
    withWrapper(width: width) { wrapper in
      var lines: [ParagraphLine] = []
      // A guess that is right for most texts. The limit keeps it small for long ones.
      lines.reserveCapacity(min(idealWidth / max(width, 1) + 2, limit ?? 64, 64))
      let limit = limit.map { max(1, $0) } ?? .max
      var start = 0
      while lines.count < limit {
        start = wrapper.offset
        guard let line = wrapper.next() else { return lines }
        lines.append(line)
      }
      if wrapper.isFinished { return lines }
      if let truncation { lines[lines.count - 1] = truncatedLine(from: start, width: max(1, width), truncation) }
      return lines
    }
  }

  /// Returns how many lines the paragraph has at a width, without making them.
  package func lineCount(width: Int, limit: Int? = nil) -> Int {
    withWrapper(width: width) { wrapper in
      let limit = limit.map { max(1, $0) } ?? .max
      var count = 0
      while count < limit, wrapper.next() != nil { count += 1 }
      return count
    }
  }

  @inline(__always)
  private func withWrapper<Result>(width: Int, _ body: (inout LineWrapper) -> Result) -> Result {
    segments.withUnsafeBufferPointer { segments in
      var wrapper = LineWrapper(self, segments, width: width)
      return body(&wrapper)
    }
  }
}
