public import Cairn

/// What changed in a collection since its text was printed last: lines that came, went and moved.
public struct TextUpdate: Hashable, Sendable {
  /// A line that changed.
  public struct Line: Hashable, Sendable {
    /// The kinds of changes; the raw value is the mark in front of the line.
    public enum Change: String, Hashable, CaseIterable, Sendable {
      /// The line was not there before.
      case inserted = "+"
      /// The line is not there any more.
      case removed = "-"
      /// The line is in another place.
      case moved = ">"
      /// The line is as it was; it says of which section or of which row the changed lines behind it are.
      case kept = " "
    }

    /// What happened to the line.
    public let change: Change
    /// The line, without its mark.
    public let text: String
  }

  /// The lines that changed, section by section, each section below its first line.
  public internal(set) var lines: [Line] = []
  /// What is wrong with the content that was rendered for the update.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// Whether nothing changed.
  public var isEmpty: Bool { lines.isEmpty }

  /// The lines with their marks, with line feeds between them but none after the last one.
  public var text: String { lines.map { "\($0.change.rawValue) \($0.text)" }.joined(separator: "\n") }
}

extension TextUpdate {
  /// Adds what changed in the lines of a section; `old` and `new` have no empty lines.
  mutating func add(_ old: [String], _ new: [String]) {
    guard old != new else { return }
    let before = old.numberingOccurrences()
    let after = new.numberingOccurrences()
    guard let oldSnapshot = try? Snapshot(sections: [(id: 0, items: before)]),
      let newSnapshot = try? Snapshot(sections: [(id: 0, items: after)])
    else { return }
    let difference = newSnapshot.difference(from: oldSnapshot)
    let removed = Set(difference.removedItems)
    let inserted = Set(difference.insertedItems)
    let moved = Set(difference.movedItems)
    var told: Occurrence<String>?
    // A section is known by its first line.
    if let title = after.first, !inserted.contains(title), !moved.contains(title), before.first == title {
      lines.append(Line(change: .kept, text: title.id))
      told = title
    }
    var hunk = Hunk()
    var rest = before[...]
    func passRemoved() {
      while let line = rest.first, removed.contains(line) || moved.contains(line) {
        if removed.contains(line) { hunk.lines.append(Line(change: .removed, text: line.id)) }
        rest.removeFirst()
      }
    }
    for line in after {
      passRemoved()
      if inserted.contains(line) {
        hunk.lines.append(Line(change: .inserted, text: line.id))
      } else if moved.contains(line) {
        hunk.lines.append(Line(change: .moved, text: line.id))
      } else {
        rest.removeFirst()
        lines += hunk.told
        hunk = Hunk(above: line == told ? nil : line.id)
      }
    }
    passRemoved()
    lines += hunk.told
  }

  /// Lines that changed next to one another.
  private struct Hunk {
    /// The line above them, if that is not told yet.
    var above: String?
    var lines: [Line] = []

    /// The lines; where some replace others, the line above says in which row they are.
    var told: [Line] {
      guard let above, lines.contains(where: { $0.change == .inserted }),
        lines.contains(where: { $0.change == .removed })
      else { return lines }
      return [Line(change: .kept, text: above)] + lines
    }
  }
}
