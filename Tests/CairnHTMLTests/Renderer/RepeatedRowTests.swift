import Cairn
import CairnHTML
import Foundation
import Testing

/// Rows that are written like the one before are the same as those that are decided one by one.
@Suite struct RepeatedRowTests {
  /// Cells that differ in all ways that matter for a row, several of each kind.
  private static let cells: [ListCell] = [
    ListCell("One").destination("one.html"), ListCell("Two <b> & \"two\"").destination("two.html?a=1&b=2"),
    ListCell("Three").destination("@three"), ListCell("Four").destination("javascript:alert(1)"),
    ListCell("Five").destination(""), ListCell("").destination("six.html"), ListCell(""), ListCell("Eight"),
    ListCell("Nine"), ListCell("Ten", secondaryText: "10 m"), ListCell("Eleven", secondaryText: "11 & 12 m"),
    ListCell("Twelve", secondaryText: "").destination("twelve.html"),
    ListCell("Thirteen", secondaryText: "13").destination("thirteen.html"),
    ListCell("", secondaryText: "14").destination("fourteen.html"),
    ListCell("Image", image: Image(systemName: "star")).destination("image.html"),
    ListCell("Accessory").accessories { Accessory.disclosureIndicator() }.destination("accessory.html"),
    ListCell("Another").accessories { Accessory.disclosureIndicator() }.destination("another.html"),
    ListCell("Tinted mark").accessories { Accessory.disclosureIndicator(tintColor: .red) },
    ListCell("Mark").accessories { Accessory.disclosureIndicator(displayed: .whenNotEditing) },
    ListCell("Marks").accessories {
      Accessory.disclosureIndicator()
      Accessory.disclosureIndicator()
    },
    ListCell("Mark and label").accessories {
      Accessory.label(text: "7")
      Accessory.disclosureIndicator()
    },
    ListCell("Check").accessories { Accessory.checkmark() },
    ListCell("Detail").accessories { Accessory.detail(destination: "detail.html") },
    ListCell("Delete").accessories { Accessory.delete() },
    ListCell("Selected").state(CellState(\.isSelected)).destination("selected.html"),
    ListCell("Disabled").state(CellState(\.isDisabled)).destination("disabled.html"),
    ListCell("Tinted").tintColor(.red).destination("tinted.html"),
    ListCell("Indented").indentationLevel(2), ListCell("Line one\nand two").destination("lines.html"),
    ListCell(Text("Bold").bold()).destination("bold.html"),
    ListCell(Text("Runs ") + Text("of").italic()).destination("runs.html"),
    ListCell("Clear").backgroundConfiguration(.clear()),
    ListCell("Handler").onConfigurationUpdate { cell, state in cell.contentConfiguration.text = "\(state.isSelected)" },
    Self.content(.valueCell(), "Value", "15"), Self.content(.valueCell(), "Value too", "16"),
    Self.content(.sidebarCell(), "Sidebar", nil), Self.content(.groupedHeader(), "Header", nil),
    Self.truncated,
  ]

  private static func content(_ content: ContentConfiguration, _ text: String, _ further: String?) -> ListCell {
    var content = content
    content.text = text
    content.secondaryText = further
    return ListCell(content).destination("content.html")
  }

  private static var truncated: ListCell {
    var content = ContentConfiguration.cell()
    content.text = "Truncated"
    content.textProperties.numberOfLines = 1
    content.textProperties.truncationMode = .middle
    return ListCell(content)
  }

  /// The cells in an order in which each kind follows most others, and itself.
  private static func shuffled(_ seed: UInt64) -> [ListCell] {
    var number = seed &* 2 &+ 1
    return (0..<120).flatMap { _ -> [ListCell] in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let cell = cells[Int(number >> 33) % cells.count]
      return [ListCell](repeating: cell, count: 1 + Int(number >> 60) % 3)
    }
  }

  /// The rows; with `decidesEach`, an environment around each keeps it from being written like the one before.
  private struct Rows: View {
    let cells: [ListCell]
    let decidesEach: Bool

    var body: some View {
      ForEach(cells.indices, id: \.self) { index in
        if decidesEach {
          cells[index].environment(\.dynamicTypeSize, .large)
        } else {
          cells[index]
        }
      }
    }
  }

  enum Place: CaseIterable {
    case list, sections, mixed, grouped, sidebar, link, selection, editing, form, redacted, labelled, styled, limited
    case separatorsByRow, actionsByRow, headerItem, outline, grid, stack, nested, page

    @ViewBuilder
    func view(_ rows: some View) -> some View {
      switch self {
      case .list, .page: List { rows }
      case .sections:
        List {
          Section("First") { rows }
          Section("Second") { rows }
        }
      case .mixed:
        List {
          rows
          Section("Section") { rows }
          rows
          Text("Between")
          rows
        }
      case .grouped: List { rows }.listStyle(.insetGrouped)
      case .sidebar: List { rows }.listStyle(.sidebar)
      case .link: Link(destination: "outer.html") { List { rows } }
      case .selection: List { rows }.environment(\.listSelection, ListSelection(.multiple, selected: ["1"]))
      case .editing: List { rows }.environment(\.editMode, .constant(.active))
      case .form: Form(action: "/send") { List { rows } }
      case .redacted: List { rows }.redacted(reason: .placeholder)
      case .labelled: List { rows.accessibilityLabel("Label") }.id("list")
      case .styled: List { rows.font(.headline) }.foregroundColor(.red)
      case .limited: List { rows }.lineLimit(2)
      default: further(rows)
      }
    }

    @ViewBuilder
    private func further(_ rows: some View) -> some View {
      switch self {
      case .separatorsByRow: Section { rows }.layout(Self.section { $0.separatesByRow() })
      case .actionsByRow: Section { rows }.layout(Self.section { $0.actsByRow() })
      case .headerItem:
        Section { rows }.layout(Self.section { $0.headerMode = .firstItemInSection })
      case .outline:
        List {
          DisclosureGroup("More") { rows }
          rows
        }
      case .grid: Section { rows }.layout(LayoutSection { .columns(2, height: 44) })
      case .stack: VStack { rows }
      case .nested:
        List {
          rows
          List { rows }
          rows
        }
      default: rows
      }
    }

    private static func section(_ change: (inout ListConfiguration) -> Void) -> LayoutSection {
      var configuration = ListConfiguration(appearance: .plain)
      change(&configuration)
      return LayoutSection.list(using: configuration)
    }
  }

  @Test(arguments: Place.allCases)
  func `writes rows as if each were decided by itself`(place: Place) {
    for seed in 0..<8 {
      let cells = Self.shuffled(UInt64(seed))
      let repeated = HTMLPage(title: "Rows") { place.view(Rows(cells: cells, decidesEach: false)) }.render()
      let decided = HTMLPage(title: "Rows") { place.view(Rows(cells: cells, decidesEach: true)) }.render()
      #expect(repeated.html == decided.html)
      #expect(repeated.diagnostics == decided.diagnostics)
    }
  }

  @Test(arguments: [true, false])
  func `a row that cannot be chosen is no pattern for rows that can`(isList: Bool) {
    @ViewBuilder
    func rows(decidesEach: Bool) -> some View {
      ListCell("All")
      Rows(cells: [ListCell("Eiger"), ListCell("Mönch")], decidesEach: decidesEach)
      ListCell("None")
      ListCell("None of these")
    }
    @ViewBuilder
    func view(decidesEach: Bool) -> some View {
      if isList { List { rows(decidesEach: decidesEach) } } else { Section { rows(decidesEach: decidesEach) } }
    }
    let choice = ListSelection(.multiple, selected: ["1"])
    let repeated = view(decidesEach: false).environment(\.listSelection, choice).renderHTML()
    #expect(repeated.body == view(decidesEach: true).environment(\.listSelection, choice).renderHTML().body)
    #expect(repeated.body.components(separatedBy: "type=\"checkbox\"").count == 3)
  }

  @Test func `writes rows of a page that leaves in chunks`() throws {
    let cells = (0..<3_000).map { ListCell("Row \($0) & more").destination("rows/\($0).html") }
    var bytes: [UInt8] = []
    let page = HTMLPage(title: "Rows") { List { Rows(cells: cells, decidesEach: false) } }
    try page.write { bytes += $0 }
    let decided = HTMLPage(title: "Rows") { List { Rows(cells: cells, decidesEach: true) } }.html()
    #expect(String(decoding: bytes, as: UTF8.self) == decided)
  }
}

extension ListConfiguration {
  fileprivate mutating func separatesByRow() {
    itemSeparatorHandler = { item, separators in
      var separators = separators
      if item.isMultiple(of: 3) { separators.bottomSeparatorVisibility = .hidden }
      return separators
    }
  }

  fileprivate mutating func actsByRow() {
    trailingSwipeActionsProvider = { identity in
      identity.count == 1 ? SwipeActions([SwipeAction("Open", destination: "open/\(identity).html")]) : nil
    }
  }
}
