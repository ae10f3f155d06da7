/// The recorded calls of views, to answer questions about the views and to render them.
///
/// Views are read only once. If something must be known before they are rendered, the recording is asked, and then
/// rendered.
final class Recording {
  /// A call, or the start of several calls that belong together.
  enum Call {
    case text(Text)
    case image(Image)
    case spacer(Double?)
    case divider
    indirect case shape(ShapeDrawing)
    indirect case progress(ProgressDescription)
    indirect case cell(ListCell)
    indirect case markup(MarkupDescription)
    case beginStyle(StyleModifier)
    case endStyle
    case beginAttribute(Attribute)
    case endAttribute
    /// An environment, and whether it has another layout than the outer one.
    indirect case beginEnvironment(EnvironmentValues, changesLayout: Bool)
    case endEnvironment
    indirect case report(Diagnostic)
    /// The wish that no button leads back from the view of a destination; see ``BackButtonMark``.
    case backButtonMark(BackButtonMark)
    case begin(Container)
    case beginScope(Scope)
    case end
    case endScope
  }

  /// The attributes and parts of rows; see ``RowReceiver``.
  ///
  /// Content has many elements, which take no memory of their own.
  enum Scope: Hashable {
    case element(ElementIdentity, role: ElementRole)
    indirect case row(ListRowAttributes)
    indirect case badge(Badge)
    /// Two parts: the icon and the title.
    case label
    /// One or two parts: the title and the content.
    indirect case disclosure(DisclosureExpansion)
    indirect case outline(OutlineParts)
    indirect case outlineLevel(OutlineParts)
    case list
    /// Three parts: header, content and footer.
    indirect case section(SectionParts)
    /// A part of the scope around.
    case part
  }

  /// A call, with the position of its end.
  struct Entry {
    let call: Call
    var end = 0
    /// The number of items of a scope; -1 if it was not counted.
    var itemCount: Int32 = -1
    /// Whether they were counted as rows of a list.
    var countTakesRows = false
    /// Whether it begins an element of which nobody asks which one it is.
    var beginsFreeElement = false
    /// The position of the only item of a scope; -1 for none, or if it was not counted.
    var onlyItem = -1
    /// A number that plain words have in common with equal ones; 0 for anything else, or if nobody asked for it.
    var words: UInt64 = 0
  }

  // Unchecked, because each call of a view with states passes here, and nothing here calls anything else.
  @exclusivity(unchecked) private(set) var entries: [Entry] = []
  @exclusivity(unchecked) private var openEntries: [Int] = []
  /// Whether nobody asks which element is which, because nothing here becomes a row.
  @exclusivity(unchecked) var elementsAreFree = false
  /// Whether plain words are told by numbers; see ``DistinctRuns``.
  @exclusivity(unchecked) var numbersWords = false
  #if DEBUG
    private let work = RecordingWork.current
  #endif

  /// Notes that a call is recorded or looked at, which tests count.
  @inline(__always)
  func look() {
    #if DEBUG
      work?.looks += 1
    #endif
  }

  /// The styles that wait for the next view, outermost first.
  var waitingStyles: [StyleModifier] {
    var styles: [StyleModifier] = []
    for entry in entries.reversed() {
      switch entry.call {
      case .beginStyle(let style): styles.append(style)
      case .beginAttribute, .beginEnvironment: continue
      default: return styles.reversed()
      }
    }
    return styles.reversed()
  }

  /// Makes room for as many calls as another recording of the same views has.
  func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  func append(_ call: consuming Call) {
    look()
    entries.append(Entry(call: call))
  }

  /// Adds calls of another recording, with the ends of what they begin.
  func append(_ other: Recording, _ range: Range<Int>) {
    let offset = entries.count - range.lowerBound
    for index in range {
      look()
      let entry = other.entries[index]
      entries.append(Entry(call: entry.call, end: entry.end > 0 ? entry.end + offset : 0))
    }
  }

  /// Adds the texts among calls of another recording.
  func append(textsOf other: Recording, _ range: Range<Int>) {
    let others = other.entries
    let span = others.span
    for index in range where span[index].words != 0 {
      look()
      entries.append(Entry(call: span[index].call))
    }
  }

  /// Adds a text, with the number of its words where these are asked for.
  func append(text: Text) {
    look()
    // Texts in colours may be put together with those of another colour.
    let isNumbered = numbersWords && text.runs == nil && !text.plainStyle.hasColor
    entries.append(Entry(call: .text(text), words: isNumbered ? DistinctRuns.number(of: text.string) : 0))
  }

  /// Adds a call that begins something.
  func open(_ call: consuming Call, isFreeElement: Bool = false) {
    look()
    openEntries.append(entries.count)
    entries.append(Entry(call: call, beginsFreeElement: isFreeElement))
  }

  /// Adds the beginning of an element.
  func open(element identity: ElementIdentity, role: ElementRole, isFree: Bool) {
    open(.beginScope(.element(identity, role: role)), isFreeElement: isFree)
  }

  /// Adds the end of the latest open call.
  func close(_ call: consuming Call) {
    if let start = openEntries.popLast() { entries[start].end = entries.count }
    entries.append(Entry(call: call))
  }

  /// What is to be done about a call when the recording is rendered.
  enum Step {
    case begin, end, label, scope, beginEnvironment, endEnvironment, other
  }

  /// Says what a call is without handing it out, which takes little of the stack.
  @inline(never)
  func step(at entry: Int) -> Step {
    switch entries[entry].call {
    case .begin: .begin
    case .end: .end
    case .beginScope(.label): .label
    case .beginScope: .scope
    case .beginEnvironment: .beginEnvironment
    case .endEnvironment: .endEnvironment
    default: .other
    }
  }

  /// Stores the number of items of a scope.
  func remember(_ count: Int, onlyItem: Int, takesRows: Bool, of entry: Int) {
    entries[entry].itemCount = Int32(clamping: count)
    entries[entry].countTakesRows = takesRows
    entries[entry].onlyItem = onlyItem
  }

  /// Returns the positions of a scope's parts.
  func parts(of entry: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var index = entry + 1
    while index < entries[entry].end {
      if case .beginScope(.part) = entries[index].call { parts.append(index + 1..<entries[index].end) }
      index = max(entries[index].end, index) + 1
    }
    return parts
  }
}

#if DEBUG
  /// The work on the recordings of a test, which doubles at most where their views do.
  package final class RecordingWork: @unchecked Sendable {
    @TaskLocal package static var current: RecordingWork?

    /// How often a call was recorded or looked at.
    package fileprivate(set) var looks = 0

    package init() {}
  }
#endif
