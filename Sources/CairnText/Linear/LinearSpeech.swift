/// What is said: the lines that were, and the parts of the one that is being collected.
struct LinearSpeech {
  private var lines: LinearOutput
  private let buffer: ByteBuffer
  /// The parts of the line that is being collected.
  private var parts: [String] = []
  /// What is said of a list as soon as its first row says something.
  private var announcement: String?

  init(width: Int, endsLines: Bool, to buffer: ByteBuffer) {
    self.buffer = buffer
    lines = LinearOutput(width: width, endsLines: endsLines)
  }

  /// The number of parts of the line that is being collected.
  var count: Int { parts.count }

  /// Adds a part to the line.
  mutating func say(_ words: String) { parts.append(words) }

  /// Adds a part behind a number of others.
  mutating func say(_ words: String, behind count: Int) { parts.insert(words, at: min(count, parts.count)) }

  /// Adds words to the last part.
  mutating func extendLast(by words: String) {
    if let last = parts.indices.last { parts[last] += words }
  }

  /// Takes the parts behind a number of others.
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

  /// Leaves a blank line in front of the next.
  mutating func leaveGap() { lines.needsGap = true }

  /// Ends all.
  mutating func finish() {
    breakLine()
    buffer.flush()
  }

  // MARK: - Lists

  /// Notes what is to be said in front of what comes; `nil` for nothing.
  mutating func announce(_ words: String?) { announcement = words }

  /// Says what was announced, now that what it is about begins.
  mutating func sayAnnouncement() {
    guard let words = announcement.take() else { return }
    lines.write(words, to: buffer)
  }
}
