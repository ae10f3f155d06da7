/// The calls by which views described themselves, to be asked about and to be made again.
///
/// Views are read once. Where something must be known of them before they are rendered, their calls are recorded, questions
/// are asked of the recording, and the recording is rendered.
final class Recording {
  /// A call, or the beginning of several that belong together.
  enum Call {
    case text(Text)
    case image(Image)
    case spacer(Double?)
    case divider
    case shape(ShapeDrawing)
    case progress(ProgressDescription)
    case cell(ListCell)
    case markup(MarkupDescription)
    case beginStyle(StyleModifier)
    case endStyle
    case beginAttribute(Attribute)
    case endAttribute
    /// An environment, and whether its layout is another than that around.
    case beginEnvironment(EnvironmentValues, changesLayout: Bool)
    case endEnvironment
    case report(Diagnostic)
    case begin(Container)
    case beginScope(Scope)
    /// The end of a container.
    case end
    /// The end of a scope.
    case endScope
  }

  /// What views say about rows; see ``RowReceiver``.
  enum Scope {
    case element(String, role: ElementRole)
    case row(ListRowAttributes)
    case badge(Badge)
    /// Two parts: the icon and the title.
    case label
    /// One or two parts: the title and what unfolds.
    case disclosure(isExpanded: Bool)
    case outline(OutlineParts)
    case outlineLevel(OutlineParts)
    case list
    /// Three parts: header, content and footer.
    case section(SectionParts)
    /// One part of the scope around.
    case part
  }

  /// A call, and where what it begins ends.
  struct Entry {
    let call: Call
    /// The position of the end of what begins here.
    var end = 0
    /// The number of items of a scope, once somebody asked.
    var itemCount: Int32 = -1
    /// Whether they were counted as rows of a list.
    var countTakesRows = false
    /// The position of the only item of a scope, if there is one and somebody asked.
    var onlyItem = -1
  }

  private(set) var entries: [Entry] = []
  private var openEntries: [Int] = []

  /// Adds a call.
  func append(_ call: Call) { entries.append(Entry(call: call)) }

  /// Adds a call that begins something.
  func open(_ call: Call) {
    openEntries.append(entries.count)
    entries.append(Entry(call: call))
  }

  /// Adds the end of what was begun last.
  func close(_ call: Call) {
    if let start = openEntries.popLast() { entries[start].end = entries.count }
    entries.append(Entry(call: call))
  }

  /// Remembers what was counted of a scope.
  func remember(_ count: Int, onlyItem: Int, takesRows: Bool, of entry: Int) {
    entries[entry].itemCount = Int32(clamping: count)
    entries[entry].countTakesRows = takesRows
    entries[entry].onlyItem = onlyItem
  }

  /// The positions of the parts of a scope.
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
