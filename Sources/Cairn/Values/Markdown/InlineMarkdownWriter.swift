/// A collector of the runs of a text; it joins neighbours that look the same.
struct InlineMarkdownWriter {
  var depths = InlineMarkdown.Depths() {
    didSet {
      guard depths != oldValue else { return }
      flush()
    }
  }
  var destination: String? {
    didSet { flush(destination: oldValue) }
  }
  private var pending = ""
  private var runs: [TextRun] = []
  private var pendingDepths = InlineMarkdown.Depths()

  mutating func write(_ token: InlineMarkdown.Token) {
    switch token {
    case .character(let character):
      if pending.isEmpty { pendingDepths = depths }
      pending.append(character)
    case .value(let text):
      flush()
      let outer = style(of: depths)
      for run in text.allRuns {
        append(
          TextRun(string: run.string, style: run.style.inheriting(outer), destination: run.destination ?? destination)
        )
      }
    }
  }

  mutating func finish() -> [TextRun] {
    flush()
    return runs.isEmpty ? [TextRun(string: "")] : runs
  }

  private mutating func flush() { flush(destination: destination) }

  private mutating func flush(destination: String?) {
    guard !pending.isEmpty else { return }
    append(TextRun(string: pending, style: style(of: pendingDepths), destination: destination))
    pending = ""
  }

  private mutating func append(_ run: TextRun) {
    if let last = runs.indices.last, runs[last].style == run.style, runs[last].destination == run.destination {
      runs[last].string += run.string
    } else if !run.string.isEmpty {
      runs.append(run)
    }
  }

  private func style(of depths: InlineMarkdown.Depths) -> TextStyle {
    var style = TextStyle()
    if depths.italic > 0 { style.traits.insert(.italic) }
    if depths.bold > 0 { style.traits.insert(.bold) }
    if depths.strikethrough > 0 { style.traits.insert(.strikethrough) }
    if depths.code > 0 { style.traits.insert(.code) }
    return style
  }
}
