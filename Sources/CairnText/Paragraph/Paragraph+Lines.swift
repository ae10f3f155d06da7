extension Paragraph {
  /// Returns the lines of the paragraph at a width.
  ///
  /// No line is wider than asked, unless a single cluster is. An empty paragraph has one empty line.
  ///
  /// - Parameters:
  ///   - width: The columns to fill; less than 1 counts as 1.
  ///   - limit: The greatest number of lines; `nil` for any, less than 1 counts as 1.
  ///   - truncation: How the last line shows that the limit hides something; `nil` to cut without a sign.
  /// - Returns: The lines from the top, at least one.
  /// - Complexity: O(*n*) in segments up to the limit.
  package func lines(
    width: Int,
    limit: Int? = nil,
    truncation: TextTruncation? = .tail
  ) -> [ParagraphLine] {
    withWrapper(width: width) { wrapper in
      var lines: [ParagraphLine] = []
      // A guess that is right for most texts, and not taken from those that are long.
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
