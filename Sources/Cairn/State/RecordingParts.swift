/// A reader of recordings that gives equal parts equal numbers.
struct RecordingParts {
  private enum Head: Hashable {
    case text(Text)
    case image(Image)
    case spacer(Double?)
    case divider
    case shape(ShapeDrawing)
    case progress(ProgressDescription)
    case markup(MarkupDescription)
    case style(StyleModifier)
    case variation(StyleVariation)
    case attribute(Attribute)
    case report(Diagnostic)
    case backButtonMark(BackButtonMark)
    case container(Container)
    case scope(Recording.Scope)
    /// A cell or an environment, by its position among those that were found, and the numbers of its views.
    case cell(Int, views: [[Int]])
    case environment(Int)
    case badge(views: [Int])
    case other
  }

  private struct Whole: Hashable {
    var head: Int
    var children: [Int]
  }

  private var heads: [Head: Int] = [:]
  private var wholes: [Whole: Int] = [:]
  /// The cells that were found, by what they show, because lists have many.
  private var cells: [ContentConfiguration: [(position: Int, cell: ListCell)]] = [:]
  private var cellCount = 0
  private var environments: [EnvironmentValues] = []

  /// Returns the outermost parts of a recording.
  mutating func parts(of recording: Recording) -> [RecordingPart] {
    var index = 0
    return parts(of: recording, from: &index)
  }

  private mutating func parts(of recording: Recording, from index: inout Int) -> [RecordingPart] {
    var parts: [RecordingPart] = []
    while index < recording.entries.count {
      let call = recording.entries[index].call
      if call.isEnd { return parts }
      if case .text(let text) = call, let part = coloredPart(of: text, recording, at: index) {
        parts.append(part)
        index += 1
        continue
      }
      let head = number(of: head(of: call))
      var part = RecordingPart(recording: recording, entry: index, head: head, kind: kind(of: call) ?? head)
      index += 1
      if call.isOpening {
        part.children = self.parts(of: recording, from: &index)
        index += 1
        part.identity = number(of: Whole(head: part.head, children: part.children.map(\.identity)))
      } else {
        part.identity = -1 - part.head
      }
      parts.append(part)
    }
    return parts
  }

  /// Returns a text in a colour as a style with a text inside, so that another colour is no other text; `nil` for another text.
  private mutating func coloredPart(of text: Text, _ recording: Recording, at entry: Int) -> RecordingPart? {
    guard let color = text.plainStyle.color else { return nil }
    let style = Recording.Call.beginStyle(.foreground(.color(color)))
    let head = number(of: head(of: style))
    var part = RecordingPart(
      recording: recording,
      entry: entry,
      head: head,
      kind: kind(of: style) ?? head,
      half: style
    )
    let words = Recording.Call.text(updating(text) { $0.plainStyle.color = nil })
    let number = number(of: self.head(of: words))
    var inner = RecordingPart(recording: recording, entry: entry, head: number, kind: number, half: words)
    inner.identity = -1 - number
    part.children = [inner]
    part.identity = self.number(of: Whole(head: head, children: [inner.identity]))
    return part
  }

  private mutating func number(of whole: Whole) -> Int {
    if let known = wholes[whole] { return known }
    wholes[whole] = wholes.count
    return wholes.count - 1
  }

  /// The number of styles that can be put together; `nil` for what only equals can be put together with.
  private mutating func kind(of call: Recording.Call) -> Int? {
    guard case .beginStyle(let style) = call, let variation = StyleVariation(style) else { return nil }
    return number(of: .variation(variation))
  }

  private mutating func number(of head: Head) -> Int {
    if let known = heads[head] { return known }
    heads[head] = heads.count
    return heads.count - 1
  }

  private mutating func head(of call: Recording.Call) -> Head {
    switch call {
    case .text(let text): .text(text)
    case .image(let image): .image(image)
    case .spacer(let minLength): .spacer(minLength)
    case .divider: .divider
    case .shape(let shape): .shape(shape)
    case .progress(let progress): .progress(progress)
    case .markup(let markup): .markup(markup)
    case .cell(let cell): .cell(position(of: cell), views: cell.recordings.map { numbers(of: $0) })
    case .beginStyle(let style): .style(style)
    case .beginAttribute(let attribute): .attribute(attribute)
    case .beginEnvironment(let environment, _):
      // Bodies have read it already, so what cannot be compared makes no difference any more.
      .environment(Self.position(of: environment, in: &environments) { $0.isSame(as: $1, knowsAll: false) })
    case .report(let diagnostic): .report(diagnostic)
    case .backButtonMark(let mark): .backButtonMark(mark)
    case .begin(let container): .container(container)
    // A section may have another number of elements for each value.
    case .beginScope(.section(let parts)): .scope(.section(parts.withoutCount))
    case .beginScope(.badge(let badge)):
      badge.recording.map { .badge(views: numbers(of: $0)) } ?? .scope(.badge(badge))
    case .beginScope(let scope): .scope(scope)
    case .end, .endScope, .endStyle, .endAttribute, .endEnvironment: .other
    }
  }

  /// The numbers of the outermost parts of a recording.
  private mutating func numbers(of recording: Recording) -> [Int] { parts(of: recording).map(\.identity) }

  private mutating func position(of cell: ListCell) -> Int {
    let content = cell.contentConfiguration
    if let known = cells[content]?.first(where: { $0.cell.isSame(as: cell, comparesViews: false) }) {
      return known.position
    }
    cells[content, default: []].append((cellCount, cell))
    cellCount += 1
    return cellCount - 1
  }

  private static func position<Value>(
    of value: Value,
    in known: inout [Value],
    _ areEqual: (Value, Value) -> Bool
  ) -> Int {
    if let position = known.firstIndex(where: { areEqual($0, value) }) { return position }
    known.append(value)
    return known.count - 1
  }
}

extension SectionParts {
  /// The same without the number of elements.
  var withoutCount: SectionParts { updating(self) { $0.elementCount = nil } }
}
