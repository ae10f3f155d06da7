import Cairn

extension LinearRenderer {
  func beginProse(_ prose: ProseDescription, _ group: LinearGroup) {
    guard !group.isSilent else { return }
    if let opening = group.opening { sayLine(opening) }
    if case .item(let item) = prose { speech.prepare(mark: mark(of: item)) }
  }

  /// Says that what may be many lines ends, and forgets the mark of an item without words.
  func endProse(_ group: LinearGroup) {
    guard let closing = group.closing, !group.isSilent else { return }
    speech.prepare(mark: "")
    if !isCollecting { speech.breakLine() }
    sayLine(closing)
  }

  func sayLine(_ words: String) {
    speech.sayAnnouncement()
    speech.say(words)
    if !isCollecting { speech.breakLine() }
  }

  /// Returns what is said before the words of an item.
  private func mark(of item: ProseItemDescription) -> String {
    let number = item.number.map { "\($0). " } ?? ""
    switch item.task {
    case .done: return number + "done: "
    case .open: return number + "not done: "
    case nil: return number
    }
  }
}
