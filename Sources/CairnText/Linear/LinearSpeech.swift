/// The spoken lines, and the parts of the line that is being collected.
struct LinearSpeech {
  private var lines: LinearOutput
  private let buffer: ByteBuffer
  private var parts: [String] = []
  /// The words to be spoken before the first row of a list says something.
  private var announcement: String?
  /// The mark of an item, to be spoken with its first words.
  private var mark = ""

  init(width: Int, endsLines: Bool, to buffer: ByteBuffer) {
    self.buffer = buffer
    lines = LinearOutput(width: width, endsLines: endsLines)
  }

  var count: Int { parts.count }

  mutating func say(_ words: String) {
    parts.append(mark + words)
    mark = ""
  }

  /// Prepares a mark to be spoken with the next words.
  mutating func prepare(mark: String) { self.mark = mark }

  /// Adds a part behind a number of others.
  mutating func say(_ words: String, behind count: Int) { parts.insert(words, at: min(count, parts.count)) }

  mutating func extendLast(by words: String) {
    if let last = parts.indices.last { parts[last] += words }
  }

  /// Removes the parts behind a number of others, and returns them.
  mutating func take(behind count: Int) -> [String] {
    let taken = Array(parts[min(count, parts.count)...])
    parts.removeLast(taken.count)
    return taken
  }

  // MARK: - Lines

  /// Ends the line that is being collected.
  mutating func breakLine() {
    guard !parts.isEmpty else { return }
    lines.write(LinearOutput.joined(parts, separator: ", "), to: buffer)
    parts.removeAll(keepingCapacity: true)
  }

  /// Leaves a blank line before the next line.
  mutating func leaveGap() { lines.needsGap = true }

  mutating func finish() {
    breakLine()
    buffer.flush()
  }

  // MARK: - Lists

  /// Prepares words to be spoken before the next words; `nil` for none.
  mutating func announce(_ words: String?) { announcement = words }

  /// Speaks the prepared words.
  mutating func sayAnnouncement() {
    guard let words = announcement.take() else { return }
    lines.write(words, to: buffer)
  }
}
