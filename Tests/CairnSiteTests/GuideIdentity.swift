import Cairn
import CairnHTML
import CairnText

// The listings of Docs/identity-and-updates.md, so that they compile.

enum IdentityListings {
  struct Peak: Identifiable, Hashable, Sendable {
    let id: String
    var name: String
    var isFavourite = false
  }

  static func makeSnapshot(of ranges: [(id: String, peaks: [Peak])]) throws -> Snapshot<String, String> {
    var snapshot = Snapshot<String, String>()
    try snapshot.appendSections(ranges.map(\.id))
    for range in ranges {
      try snapshot.appendItems(range.peaks.map(\.id), toSection: range.id)
    }
    return snapshot
  }

  static func written() throws -> Snapshot<String, String> {
    let snapshot = try Snapshot<String, String> {
      SnapshotSection("alps", items: ["eiger", "mönch"])
      SnapshotSection("tatras") {
        "rysy"
        "mnich"
      }
    }
    return snapshot
  }

  static func repeated(_ ranges: [(id: String, items: [String])], _ peaks: [Peak]) throws -> [[String]] {
    let strict = try Snapshot(sections: ranges)  // throws
    let first = Snapshot(uniquing: ranges) { duplicate in  // keeps the first
      print(duplicate.diagnostic)
    }
    let all = Snapshot(numbering: ranges)  // keeps all: "rysy", "rysy (2)"
    let ids = peaks.uniqued(by: \.id).map(\.id)  // keeps the first and the order
    return [strict.itemIdentifiers, first.itemIdentifiers, all.itemIdentifiers.map(\.description), ids]
  }

  static func run(from old: Snapshot<String, String>, to new: Snapshot<String, String>, on list: inout [String]) {
    let difference = new.difference(from: old)
    for step in difference.steps {
      list.run(step)
    }
  }

  static func outline() throws -> String {
    var outline = try SectionSnapshot<String> {
      SnapshotNode("alps", isExpanded: true) {
        "eiger"
        "mönch"
      }
      "tatras"
    }
    try outline.append(["rysy"], to: "tatras")
    outline.expand(["tatras"])
    print(outline.visualDescription())
    return outline.visualDescription()
  }

  static func list(of peaks: [String: Peak]) throws -> (some View, DiffableDataSource<String, String>) {
    let source = DiffableDataSource(try Snapshot(sections: [("alps", ["eiger", "mönch"]), ("favourites", [])]))
    let registration = CellRegistration<ListCell, Peak> { cell, peak in
      var content = cell.defaultContentConfiguration()
      content.text = peak.name
      cell.contentConfiguration = content
    }
    let list = CollectionView(dataSource: source) {
      DiffableSectionController(for: source, using: registration) { peaks[$0] }
    }
    return (list, source)
  }

  static func rename(_ source: DiffableDataSource<String, String>) throws -> SnapshotDifference<String, String> {
    var snapshot = source.snapshot()
    try snapshot.reconfigureItems(["eiger"])
    let difference = source.apply(snapshot)
    return difference
  }

  static func grow(_ source: DiffableDataSource<String, String>) throws {
    try source.update { try $0.appendItems(["jungfrau"], toSection: "alps") }
  }

  static func move(_ action: FormAction, in source: DiffableDataSource<String, String>) throws {
    source.reorderingHandlers.canReorderItem = { $0 != "eiger" }
    try source.reorder(action)  // what a reorder accessory has sent
    try source.reorder("mönch", to: .endOf("favourites"))  // to another section
  }

  static func unfold(_ source: DiffableDataSource<String, String>) throws {
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { range, known in
      guard known.items.isEmpty else { return known }
      return (try? SectionSnapshot(roots: peaks(of: range)) { _ in [] }) ?? known
    }
    source.apply(try SectionSnapshot { ["tatras", "andes"] }, to: "ranges")
    try source.expand("tatras")
  }

  private static func peaks(of range: String) -> [String] { ["\(range) 1", "\(range) 2"] }

  struct Mountains: ItemizedSection {
    let id: String
    var title: String
    var items: [Peak]
  }

  struct MountainsController: SectionController {
    func view(for section: Mountains) -> some View {
      Section(section.items) {
        Text($0.name)
      } header: {
        Text(section.title)
      }
    }
  }

  static func changes(from sent: [AnySection], to sections: [AnySection]) throws -> SectionChanges {
    let registry = Registry { MountainsController() }
    let changes = try registry.changes(from: sent, to: sections)
    return changes
  }

  static func updates(_ sections: [AnySection], _ changed: [AnySection]) -> (String, HTMLUpdate) {
    var updater = HTMLUpdater(sections: sections) { MountainsController() }
    let page = HTMLPage(title: "Mountains") { updater.content }
    let update = updater.update(to: changed)
    return (page.html(), update)
  }

  static func editor(_ sections: [AnySection]) -> HTMLPage<some View> {
    let list = HTMLUpdater(sections: sections, isInForm: true) { MountainsController() }
    let editor = HTMLPage(title: "Mountains") {
      Form(action: "/mountains") {
        EditButton()
        list.content
      }
    }
    return editor
  }

  static func load(_ source: DiffableDataSource<String, String>) throws {
    try source.expand(FormAction(name: "outline", value: "expand:tatras"))
  }

  actor MountainPages {
    private var ranges: [Mountains]
    private var updaters: [String: HTMLUpdater] = [:]

    init(_ ranges: [Mountains]) { self.ranges = ranges }

    /// The answer to `GET /mountains`.
    func page() -> String {
      let updater = HTMLUpdater(sections: ranges) { MountainsController() }
      let name = String(UInt64.random(in: 0 ... .max), radix: 36)
      updaters[name] = updater
      var page = HTMLPage(title: "Mountains") { updater.content }
      page.head.metadata = [.name("shown-page", name)]
      return page.html()
    }

    /// The answer to `GET /mountains/update` with the name of a page; `nil` for one that nobody knows.
    func update(of name: String) -> HTMLUpdate? {
      updaters[name]?.update(to: ranges)
    }

    func show(_ ranges: [Mountains]) { self.ranges = ranges }
  }

  static func printUpdates(_ sections: [AnySection], _ changed: [AnySection]) {
    var updater = TextUpdater(sections: sections) { MountainsController() }
    print(updater.text)
    print(updater.update(to: changed).text)
  }
}

extension [String] {
  /// Runs a step on the items of all sections.
  fileprivate mutating func run(_ step: SnapshotDifference<String, String>.Step) {
    switch step {
    case .removeItem(let item): removeAll { $0 == item }
    case .insertItem(let item, _, _): append(item)
    default: break
    }
  }
}
