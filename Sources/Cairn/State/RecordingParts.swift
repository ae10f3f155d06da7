/// A reader of recordings that gives equal parts equal numbers.
struct RecordingParts {
  /// What is taken for its first form.
  let kept: KeptParts
  /// A number of the calls around the present one; 0 if nobody asks.
  private var path = 0
  let tellsPaths: Bool
  /// Whether nothing is taken for its first form, as in most content, which should not pay for it.
  let keepsNothing: Bool
  /// The path in the views of cells, where nothing is kept.
  private static let pathOfCells = Int.min

  /// The numbers of digests of heads; where several heads have the same one, each has a pair with another second number.
  private var digests = PairNumbers()
  /// All heads, and the kind of each.
  private var known: [Head] = []
  private var kinds: [Int?] = []
  /// The numbers of the heads of the recording before, which mostly come again in their order, and how far they have.
  private var previous: [Int] = []
  private var position = 0
  /// The numbers of the heads of the recording that is read.
  private var present: [Int] = []
  /// Calls with the lists of what they begin.
  private var wholes = PairNumbers()
  /// The lists that are longer by a part than others.
  private var lists = PairNumbers()
  /// The cells that were found, by what they show, because lists have many.
  private var cells: [ContentConfiguration: [(position: Int, cell: ListCell)]] = [:]
  private var cellCount = 0
  private var runCount = 0
  private var environments: [EnvironmentValues] = []
  /// Whether a grid was found.
  private(set) var haveGrids = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - kept: What is taken for its first form.
  ///   - tellsPaths: Whether paths are asked for, though nothing is taken for its first form.
  init(keeping kept: KeptParts = KeptParts(), tellsPaths: Bool = false) {
    self.kept = kept
    keepsNothing = kept.isEmpty
    self.tellsPaths = tellsPaths || !keepsNothing
  }

  /// Gives the calls of a recording numbers.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - runs: The entries of its outermost parts that are taken as a whole, and equal nothing else.
  ///   - commonEnds: What it has in common with all others; parts in there are taken as a whole, too.
  /// - Returns: The recording with numbers.
  mutating func numbers(
    of recording: Recording,
    taking runs: [Range<Int>] = [],
    sharing commonEnds: CommonEnds = .none
  ) -> NumberedRecording {
    previous = present
    position = 0
    present = []
    var calls: [NumberedRecording.Call] = []
    calls.reserveCapacity(recording.entries.count - runs.reduce(0) { $0 + $1.count - 1 })
    var (list, index) = (0, 0)
    let entries = recording.entries
    for run in runs {
      list = addParts(
        of: entries.span,
        sharing: commonEnds,
        before: run.lowerBound,
        from: &index,
        to: &calls,
        after: list
      )
      calls.append(NumberedRecording.Call(run: run, number: runCount))
      runCount += 1
      calls[calls.count - 1].next = calls.count
      list = self.list(list, with: calls[calls.count - 1].identity)
      index = run.upperBound
    }
    list = addParts(of: entries.span, sharing: commonEnds, from: &index, to: &calls, after: list)
    return NumberedRecording(recording, calls, list: list)
  }

  /// Returns the number of the list of a recording's outermost parts.
  private mutating func list(of recording: Recording) -> Int {
    var calls: [NumberedRecording.Call] = []
    // A span hands out its entries where they are.
    let entries = recording.entries
    var index = 0
    let outer = path
    path = Self.pathOfCells
    defer { path = outer }
    return addParts(of: entries.span, sharing: .none, from: &index, to: &calls)
  }

  /// Adds the parts from an entry up to the end of what holds them, and returns the number of their list.
  private mutating func addParts(
    of entries: Span<Recording.Entry>,
    sharing commonEnds: CommonEnds,
    before limit: Int = .max,
    from index: inout Int,
    to calls: inout [NumberedRecording.Call],
    after first: Int = 0
  ) -> Int {
    var list = first
    while index < min(entries.count, limit) {
      let call = entries[index].call
      if call.isEnd { break }
      let position = calls.count
      if let end = commonEnds.endOfParts(from: index, of: entries) {
        addCommonParts(of: entries, at: index..<end, sharing: commonEnds, to: &calls)
        index = end
      } else if case .text(let text) = call, let color = text.colorCall {
        add(color, .color, at: index, to: &calls)
        let outer = path
        if tellsPaths { path = path(inside: calls[position]) }
        add(.text(text.withoutColor), .words, at: index, to: &calls)
        path = outer
        calls[position + 1].next = position + 2
        finish(&calls[position], list: self.list(0, with: calls[position + 1].identity))
        index += 1
      } else {
        add(call, nil, at: index, to: &calls)
        index += 1
        if call.isOpening {
          // What is in the row of a choice is looked at one by one.
          let inner = call.isChoice ? CommonEnds.none : commonEnds
          let outer = path
          if tellsPaths { path = path(inside: calls[position]) }
          let list = addParts(of: entries, sharing: inner, from: &index, to: &calls)
          path = outer
          calls[position].lastEntry = min(index, entries.count - 1)
          finish(&calls[position], list: list)
          index += 1
        }
      }
      if !keepsNothing, kept.leavesOut(at: path, { heads(of: calls[position...]) }) {
        calls.removeSubrange(position...)
        continue
      }
      calls[position].next = calls.count
      list = self.list(list, with: calls[position].identity)
    }
    return list
  }

  /// Adds parts that all recordings have at this place.
  private mutating func addCommonParts(
    of entries: Span<Recording.Entry>,
    at range: Range<Int>,
    sharing commonEnds: CommonEnds,
    to calls: inout [NumberedRecording.Call]
  ) {
    for index in range { if case .begin(.grid) = entries[index].call { haveGrids = true } }
    let isInHead = range.lowerBound < commonEnds.head
    let distance = isInHead ? range.lowerBound : entries.count - range.lowerBound
    calls.append(NumberedRecording.Call(commonParts: range, isInHead: isInHead, at: distance))
  }

  private mutating func add(
    _ call: Recording.Call,
    _ half: NumberedRecording.Call.Half?,
    at entry: Int,
    to calls: inout [NumberedRecording.Call]
  ) {
    // Changed in its place: a copy of it takes longer than to find it.
    var form = head(of: call)
    if !keepsNothing { form = kept.form(of: form, at: path) }
    let head = number(of: form)
    calls.append(
      NumberedRecording.Call(
        entry: entry,
        half: half,
        head: head,
        kind: kinds[head] ?? head,
        isOpening: call.isOpening,
        canBeHidden: call.canBeHidden,
        isUsual: call.isUsual,
        lastEntry: entry,
        path: path,
        identity: -1 - head
      )
    )
  }

  private mutating func finish(_ call: inout NumberedRecording.Call, list: Int) {
    call.list = list
    call.identity = wholes.number(of: call.head, list)
  }

  /// Returns the number of a list and a part after it; the empty list has the number 0.
  private mutating func list(_ list: Int, with part: Int) -> Int { lists.number(of: list, part) + 1 }

  private mutating func number(of head: Head) -> Int {
    if position < previous.count, known[previous[position]] == head {
      present.append(previous[position])
      position += 1
      return previous[position - 1]
    }
    let count = known.count
    let number = find(head)
    present.append(number)
    if number >= count {
      // What is new mostly takes the place of something.
      position += 1
    } else {
      // What comes next may have been left out before, or be left out now.
      let following = previous[min(max(position - 1, 0), previous.count)...].prefix(9)
      if let found = following.firstIndex(of: number) { position = found + 1 }
    }
    return number
  }

  /// How many different calls are known.
  var knownCount: Int { known.count }

  /// Returns the call that has a number.
  func head(_ number: Int) -> Head? { known.indices.contains(number) ? known[number] : nil }

  /// Returns the number of a head, which is a new one for a head that has not been found before.
  private mutating func find(_ head: Head) -> Int {
    let digest = head.hashValue
    var attempt = 0
    var number = digests.number(of: digest, attempt)
    while number < known.count {
      if known[number] == head { return number }
      attempt += 1
      number = digests.number(of: digest, attempt)
    }
    known.append(head)
    kinds.append(nil)
    if case .container(.grid) = head { haveGrids = true }
    // Styles of one kind can be put together; of the rest, only equals can.
    if case .style(let style) = head, let kind = StyleVariation(style) { kinds[number] = find(.variation(kind)) }
    return number
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
    case .cell(let cell): .cell(position(of: cell), views: cell.recordings.map { list(of: $0) })
    case .beginStyle(let style): .style(style)
    case .beginAttribute(let attribute): .attribute(attribute)
    case .beginEnvironment(let environment, _):
      // Bodies have read it already, so what cannot be compared makes no difference any more.
      .environment(Self.position(of: environment, in: &environments) { $0.isSame(as: $1, knowsAll: false) })
    case .report(let diagnostic): .report(diagnostic)
    case .backButtonMark(let mark): .backButtonMark(mark)
    // A dialog may be named by words that differ between the values; that of the first one counts.
    case .begin(.presentation(let presentation)): .container(.presentation(presentation.unnamed))
    // So may a control. One of the same state is the same, and what the first one is called counts.
    case .begin(.toggle(let toggle)) where toggle.state != nil: Self.head(of: toggle)
    case .begin(.field(let field)) where field.state != nil: .container(.field(field.unnamed))
    case .begin(.choice(let choice)) where choice.change != nil: .container(.choice(choice.unnamed))
    case .begin(let container): .container(container)
    // A section may have another number of elements for each value.
    case .beginScope(.section(let parts)): .scope(.section(parts.withoutCount))
    case .beginScope(.badge(let badge)):
      badge.recording.map { .badge(views: list(of: $0)) } ?? .scope(.badge(badge))
    case .beginScope(let scope): .scope(scope)
    case .end, .endScope, .endStyle, .endAttribute, .endEnvironment: .other
    }
  }

  private static func head(of toggle: ToggleDescription) -> Head {
    .toggle(toggle.state, toggle.look, isOn: toggle.isOn, isEnabled: toggle.isEnabled, isWrong: toggle.isWrong)
  }

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

extension NumberedRecording.Call {
  /// Several parts as a whole, of which no other has the number.
  fileprivate init(run: Range<Int>, number: Int) {
    self.init(partsAt: run, number: .max / 2 + number, isRun: true)
  }

  /// Several parts as a whole, which have the same distance from the beginning, or from the end, in all recordings.
  fileprivate init(commonParts range: Range<Int>, isInHead: Bool, at distance: Int) {
    self.init(partsAt: range, number: (isInHead ? .max / 8 : .max / 4) + distance, isRun: false)
  }

  /// Several parts as a whole; their number is far from those of heads.
  private init(partsAt range: Range<Int>, number: Int, isRun: Bool) {
    self.init(
      entry: range.lowerBound,
      half: nil,
      head: number,
      kind: number,
      isOpening: false,
      canBeHidden: true,
      isUsual: true,
      isRun: isRun,
      lastEntry: range.upperBound - 1,
      identity: -1 - number
    )
  }
}

extension SectionParts {
  /// The same without the number of elements.
  var withoutCount: SectionParts { updating(self) { $0.elementCount = nil } }
}

extension PresentationDescription {
  /// The same without a name.
  fileprivate var unnamed: PresentationDescription { updating(self) { $0.name = "" } }
}

extension FieldDescription {
  /// The same without a name and words that show elsewhere.
  fileprivate var unnamed: FieldDescription {
    updating(self) {
      $0.name = nil
      $0.title = ""
      switch kind {
      case .menu(let choices): $0.kind = .menu(choices.map { choice in updating(choice) { $0.name = nil } })
      case .choices: $0.value = ""
      default: break
      }
    }
  }
}

extension ChoiceDescription {
  /// The same without a name and words that its label says.
  fileprivate var unnamed: ChoiceDescription {
    updating(self) {
      $0.name = nil
      $0.words = ""
    }
  }
}
