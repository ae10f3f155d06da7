import Cairn
import CairnHTML
import CairnTestSupport

/// Sections of several kinds, of which each shows its items in a way that depends on where they are.
enum UpdatedSections {
  struct Peak: Identifiable, Hashable, Sendable {
    let id: String
    var name: String
    var height = 0
    var isFavourite = false
  }

  enum Look: String, CaseIterable, Hashable, Sendable {
    case plain, cells, grouped, grid, groups, carousel, outline, actions, choices, views, pictures, own, prose
  }

  struct Range: ItemizedSection {
    let id: String
    var look: Look
    var title: String
    var items: [Peak]
  }

  /// A section that is its own identity.
  struct Notice: CollectionSection {
    var words: String
  }

  struct NoticeController: SectionController {
    func view(for section: Notice) -> some View { Text(verbatim: section.words) }
  }

  struct RangeController: SectionController {
    var note: @Sendable (String) -> Void = { _ in }

    func view(for section: Range) -> some View {
      let _: Void = note(section.id)
      switch section.look {
      case .plain, .cells, .grouped, .grid, .groups, .carousel: lists(section)
      default: others(section)
      }
    }

    @ViewBuilder
    private func lists(_ section: Range) -> some View {
      switch section.look {
      case .plain:
        Section(section.items) {
          Text(verbatim: $0.name)
        } header: {
          Text(verbatim: "\(section.title), \(section.items.count)")
        }
      case .cells: cells(section).layout(.list(using: ListConfiguration(appearance: .insetGrouped)))
      case .grouped:
        List {
          Section {
            ForEach(Array(section.items.enumerated()), id: \.element.id) { position, peak in
              ListCell("\(position + 1). \(peak.name)").badge(peak.height)
            }
          } header: {
            Text(verbatim: section.title)
          }
        }
      case .grid:
        Section(section.items) { Text(verbatim: $0.name).font($0.isFavourite ? .headline : .body) }
          .layout(LayoutSection { .columns(3, height: 100) })
      case .groups:
        Section(section.items) { Text(verbatim: $0.name) }
          .layout(
            LayoutSection {
              .horizontal(width: .fractionalWidth(1), height: 100) {
                LayoutItem(width: .fractionalWidth(0.5))
                LayoutGroup.rows(2, width: .fractionalWidth(0.5), of: LayoutItem())
              }
            }
          )
      default:
        Section(section.items) { Text(verbatim: $0.name) }
          .layout(LayoutSection { .columns(3, height: 100) }.orthogonalScrolling(.groupPaging))
      }
    }

    private func cells(_ section: Range) -> some View {
      Section(section.items) { peak in
        ListCell(peak.name).accessories { if peak.isFavourite { .checkmark() } }
      } header: {
        Text(verbatim: section.title)
      } footer: {
        Text(verbatim: "\(section.items.count) peaks")
      }
    }

    @ViewBuilder
    private func others(_ section: Range) -> some View {
      switch section.look {
      case .outline:
        List {
          ForEach(section.items) { peak in
            DisclosureGroup {
              Text(verbatim: "\(peak.height) m")
            } label: {
              ListCell(peak.name)
            }
          }
        }
      case .actions:
        Form(action: "/peaks") {
          List {
            ForEach(section.items) { peak in
              ListCell(peak.name).swipeActions { SwipeAction("Flag", action: "flag") }
            }
          }
        }
      case .choices:
        Form(action: "/choose") {
          List { ForEach(section.items) { ListCell($0.name).tag($0.id) } }.selection(.multiple)
        }
      case .views:
        VStack {
          Text(verbatim: section.title).font(.headline)
          ScrollView(.horizontal) {
            LazyHStack { ForEach(section.items) { Text(verbatim: $0.name).padding(4) } }
          }
        }
      case .own:
        VStack {
          UnsafeHTML(unescaped: "<table><tr><td>\(section.items.count)</td></tr></table>")
          List { ForEach(section.items) { ListCell($0.name) } }
        }
      case .pictures:
        VStack { ForEach(section.items) { Image(systemName: $0.isFavourite ? "star" : "heart") } }
      default:
        VStack {
          Heading(section.title, level: 2)
          if section.items.count > 2 { Text("Many") } else { Divider() }
          ForEach(section.items) { Markdown("## \($0.name)\n\nHigh: *\($0.height)* m, and more.") }
        }
      }
    }
  }

  static func registry(note: @escaping @Sendable (String) -> Void = { _ in }) -> Registry {
    Registry {
      RangeController(note: note)
      NoticeController()
    }
  }
}

// MARK: - Random changes

extension UpdatedSections {
  /// Sections that change at random.
  struct Model {
    var ranges: [Range] = []
    var notices: [Notice] = []
    private var numbers: SeededGenerator
    private var nextID = 0

    init(seed: UInt64) {
      numbers = SeededGenerator(seed: seed)
      for _ in 0..<Int.random(in: 0...4, using: &numbers) { ranges.append(makeRange()) }
    }

    /// The sections, with the notices in front.
    var sections: [AnySection] { notices.map { AnySection($0) } + ranges.map { AnySection($0) } }

    private mutating func makePeak() -> Peak {
      nextID += 1
      let names = ["Eiger", "Mönch & Jungfrau", "<Rysy>", "Mnich \"Monk\"", "Świnica", "K2"]
      return Peak(
        id: nextID.isMultiple(of: 5) ? "peak \(nextID)/b" : "peak\(nextID)",
        name: names[Int.random(in: 0..<names.count, using: &numbers)],
        height: Int.random(in: 1...9, using: &numbers) * 1000
      )
    }

    private mutating func makeRange() -> Range {
      nextID += 1
      let look = Look.allCases[Int.random(in: 0..<Look.allCases.count, using: &numbers)]
      let peaks = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in makePeak() }
      return Range(id: "range-\(nextID)", look: look, title: "Range \(nextID)", items: peaks)
    }

    /// Changes something.
    mutating func change() {
      let kind = Int.random(in: 0..<13, using: &numbers)
      switch kind {
      case 0: ranges.insert(makeRange(), at: Int.random(in: 0...ranges.count, using: &numbers))
      case 1: if let index = ranges.indices.randomElement(using: &numbers) { ranges.remove(at: index) }
      case 2: ranges.shuffle(using: &numbers)
      case 3: notices = (0..<Int.random(in: 0...2, using: &numbers)).map { Notice(words: "Notice \($0) \(nextID)") }
      case 12: moveItem()
      default: if let index = ranges.indices.randomElement(using: &numbers) { change(range: index, kind) }
      }
    }

    /// Moves an item to another section, and mostly to one that looks the same.
    private mutating func moveItem() {
      guard let source = ranges.indices.randomElement(using: &numbers),
        let target = ranges.indices.randomElement(using: &numbers),
        let item = ranges[source].items.indices.randomElement(using: &numbers)
      else { return }
      var peak = ranges[source].items.remove(at: item)
      if Bool.random(using: &numbers) { peak.name += " III" }
      if Int.random(in: 0..<3, using: &numbers) > 0 { ranges[target].look = ranges[source].look }
      ranges[target].items.insert(peak, at: Int.random(in: 0...ranges[target].items.count, using: &numbers))
    }

    private mutating func change(range index: Int, _ kind: Int) {
      let count = ranges[index].items.count
      let item = ranges[index].items.indices.randomElement(using: &numbers)
      switch kind {
      case 4: ranges[index].items.insert(makePeak(), at: Int.random(in: 0...count, using: &numbers))
      case 5: if let item { ranges[index].items.remove(at: item) }
      case 6: ranges[index].items.shuffle(using: &numbers)
      case 7: ranges[index].title += "!"
      case 8: ranges[index].look = Look.allCases[Int.random(in: 0..<Look.allCases.count, using: &numbers)]
      case 9: if let item { ranges[index].items[item].isFavourite.toggle() }
      case 10: if let item { ranges[index].items[item].name += " II" }
      default: if count > 1 { ranges[index].items.append(ranges[index].items.removeFirst()) }
      }
    }
  }
}
