import Cairn
import Testing

@Suite struct ListCellTests {
  @Test func `a cell keeps what was changed when its state changes`() {
    var content = ContentConfiguration.sidebarCell()
    content.secondaryTextProperties.color = .green
    let disabled = content.updated(for: CellState(\.isDisabled))
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .green)
    #expect(disabled.updated(for: CellState()) == content)
  }

  @Test func `contents are the same again when a look is changed back`() {
    let content = ContentConfiguration.cell()
    var changed = content
    changed.textProperties.color = .green
    #expect(changed != content)
    #expect(ContentConfiguration.cell() != ContentConfiguration.valueCell())
    changed.textProperties.color = content.textProperties.color
    #expect(changed == content)
    #expect(changed.hashValue == content.hashValue)
    #expect(changed.preset == .cell)
  }

  @Test func `a background changes its colour with the state unless it was set`() {
    let background = BackgroundConfiguration.listPlainCell()
    #expect(background.updated(for: CellState(\.isHighlighted)).backgroundColor == .fill)
    var yellow = background
    yellow.backgroundColor = .yellow
    #expect(yellow.updated(for: CellState(\.isHighlighted)).backgroundColor == .yellow)
  }

  @Test func `cells, accessories and actions may be made in one task and read in another`() async {
    let cell = ListCell("Rysy").accessories { Accessory.checkmark() }
    let actions = SwipeActions([SwipeAction("Edit", destination: "edit.html")])
    let read = await Task.detached { (cell.contentConfiguration.text, cell.accessories.count, actions.actions.count) }
      .value
    #expect(read == ("Rysy", 1, 1))
  }

  @Test func `the update handler runs last and later handlers after earlier ones`() {
    let cell = ListCell("Rysy")
      .onConfigurationUpdate { cell, state in
        cell.contentConfiguration.secondaryText = state.isSelected ? "chosen" : nil
      }
      .onConfigurationUpdate { cell, _ in cell.contentConfiguration.secondaryText? += "!" }
    #expect(cell.updated(for: CellState(\.isSelected)).contentConfiguration.secondaryText == "chosen!")
    #expect(cell.updated(for: CellState()).contentConfiguration.secondaryText == nil)
  }

  @Test func `cells and their accessories may go from task to task`() async {
    let cell = ListCell("Rysy").accessories { Accessory.custom { Text("9") } }
    let count = await Task.detached { cell.accessories.count }.value
    #expect(count == 1)
  }

  @Test func `system accessories have a fixed order and custom ones keep theirs`() {
    let cell = ListCell("Rysy").accessories {
      Accessory.reorder()
      Accessory.disclosureIndicator()
      Accessory.label(text: "9")
      Accessory.custom { Text("b") }
      Accessory.multiselect()
      Accessory.custom { Text("a") }
      Accessory.delete()
      Accessory.custom(placement: .leading) { Text("c") }
    }
    #expect(cell.accessories(at: .leading).map(name) == ["delete", "multiselect", "custom"])
    #expect(
      cell.accessories(at: .trailing).map(name) == ["custom", "custom", "label", "disclosureIndicator", "reorder"]
    )
  }

  @Test(.timeLimit(.minutes(5)))
  func `orders as many accessories as there may be in the time that sorting takes`() {
    let count = 20_000
    let cell = ListCell("Rysy").accessories {
      for _ in 0..<count {
        Accessory.reorder()
        Accessory.custom { Text("a") }
        Accessory.delete()
        Accessory.custom(placement: .leading) { Text("b") }
      }
    }
    #expect(cell.accessories(at: .leading).map(name) == ["delete"] + Array(repeating: "custom", count: count))
    #expect(cell.accessories(at: .trailing).map(name) == Array(repeating: "custom", count: count) + ["reorder"])
  }

  @Test func `a system accessory that is there twice shows once and is reported`() {
    let cell = ListCell("Rysy").accessories {
      Accessory.checkmark()
      Accessory.checkmark()
    }
    #expect(cell.accessories(at: .trailing).count == 1)
    #expect(cell.diagnostics.map(\.code) == [.duplicateAccessory])
  }

  @Test func `controls for editing show while editing unless said otherwise`() {
    let editing = [Accessory.delete(), .insert(), .reorder(), .multiselect()]
    #expect(editing.allSatisfy { $0.displayed == .whenEditing })
    let others = [Accessory.checkmark(), .disclosureIndicator(), .outlineDisclosure(), .label(text: "9")]
    #expect(others.allSatisfy { $0.displayed == .always })
    #expect(Accessory.delete(displayed: .always).displayed == .always)
  }

  @Test func `a registration configures a cell for each item`() {
    let registration = CellRegistration<ListCell, Int> { cell, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Number \(number)"
      cell.contentConfiguration = content
    }
    #expect(Section([1, 2], id: \.self) { registration.cell(for: $0) }.words == ["Number 1", "Number 2"])
  }

  @Test func `cells in a section are items with the identity of their element`() {
    let section = Section(["a", "b"], id: \.self) { name in
      NamedRow(name: name)
    }
    #expect(section.rendered().lines.filter { $0.contains("item ") } == ["    item 0 a", "    item 1 b"])
  }

  @Test func `what a row says about itself reaches its item, the inner saying winning`() {
    let section = Section(["a"], id: \.self) { name in
      ListCell(name)
        .swipeActions { SwipeAction("Delete", action: "delete") }
        .swipeActions { SwipeAction("Archive", action: "archive") }
        .swipeActions(edge: .leading) { SwipeAction("Pin", action: "pin") }
        .tag("peak-a")
        .listRowSeparator(.hidden, edges: .top)
    }
    let items = ItemCollector.items(of: section)
    #expect(items.map(\.identity) == ["peak-a"])
    #expect(items.first?.row.trailingSwipeActions?.actions.map(\.title) == ["Delete"])
    #expect(items.first?.row.leadingSwipeActions?.actions.map(\.title) == ["Pin"])
    #expect(items.first?.row.topSeparatorVisibility == .hidden)
    #expect(items.first?.row.bottomSeparatorVisibility == nil)
  }

  private func name(_ accessory: Accessory) -> String {
    String(String(describing: accessory.kind).prefix { $0 != "(" })
  }
}

private struct NamedRow: View {
  let name: String
  var body: some View { ListCell(name).padding(4) }
}

private final class ItemCollector: Renderer {
  var environment = EnvironmentValues()
  private(set) var items: [ItemDescription] = []

  static func items(of view: some View) -> [ItemDescription] {
    let collector = ItemCollector()
    view.render(into: collector.watched)
    return collector.items
  }

  func text(_ text: Text) {}
  func begin(_ container: Container) {
    if case .item(let item) = container { items.append(item) }
  }
  func end() {}
  func report(_ diagnostic: Diagnostic) {}
}
