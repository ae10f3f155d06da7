import Cairn
import CairnHTML
import Testing

/// Which rows stand out by the tint while they are chosen.
@Suite struct SelectionStyleTests {
  private static func configuration(
    _ appearance: ListConfiguration.Appearance,
    _ style: ListConfiguration.SelectionStyle
  ) -> ListConfiguration {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.selectionStyle = style
    return configuration
  }

  private static func prominentRows(_ view: some View) throws -> [String] {
    try StrictHTMLReader.read(view.html()).flatMap(\.elements)
      .filter { $0.classes.contains("prominent") }
      .map { HTMLNode.element($0).text }
  }

  @Test(arguments: ListConfiguration.Appearance.allCases)
  func `rows stand out in sidebars unless the list says otherwise`(_ appearance: ListConfiguration.Appearance) throws {
    let usual = appearance == .sidebar
    for (style, isProminent) in [(.automatic, usual), (.prominent, true), (.subdued, false)]
      as [(ListConfiguration.SelectionStyle, Bool)]
    {
      let list = Section {
        ListCell("Rysy")
      } header: {
        ListCell("Tatras")
      }
      .layout(.list(using: Self.configuration(appearance, style)))
      #expect(try Self.prominentRows(list) == (isProminent ? ["Rysy"] : []))
    }
  }

  @Test func `cells with the content of a sidebar stand out anywhere unless the list says otherwise`() throws {
    var content = ContentConfiguration.sidebarCell()
    content.text = "Rysy"
    let cell = ListCell(content)
    #expect(try Self.prominentRows(cell) == ["Rysy"])
    #expect(try Self.prominentRows(Section { cell }.layout(.list(.plain))) == ["Rysy"])
    let subdued = Section { cell }.layout(.list(using: Self.configuration(.sidebar, .subdued)))
    #expect(try Self.prominentRows(subdued) == [])
  }

  @Test func `a background of the cell's own decides before the list does`() throws {
    var yellow = BackgroundConfiguration.listSidebarCell()
    yellow.backgroundColor = .yellow
    let rows = Section {
      ListCell("Own").backgroundConfiguration(yellow)
      ListCell("Plain").backgroundConfiguration(.listPlainCell())
      ListCell("Sidebar").backgroundConfiguration(.listSidebarCell())
      ListCell("By handler").onConfigurationUpdate { [yellow] cell, state in
        if state.isSelected { cell.backgroundConfiguration = yellow }
      }
      ListCell("Of the row").listRowBackground(.yellow)
      ListCell("Words by handler").onConfigurationUpdate { cell, state in
        if state.isSelected { cell.contentConfiguration.textProperties.font = .headline }
      }
    }
    let prominent = rows.layout(.list(using: Self.configuration(.plain, .prominent)))
    #expect(try Self.prominentRows(prominent) == ["Sidebar", "Words by handler"])
    let subdued = rows.layout(.list(using: Self.configuration(.sidebar, .subdued)))
    #expect(try Self.prominentRows(subdued) == ["Sidebar"])
  }

  @Test func `a background can be changed that none has been set for`() {
    let cell = ListCell("Rysy").onConfigurationUpdate { cell, state in
      if state.isSelected { cell.backgroundConfiguration?.backgroundColor = .yellow }
    }
    #expect(ListCell("Rysy").backgroundConfiguration == ListCell("Rysy").defaultBackgroundConfiguration())
    let css = Section { cell.state(CellState(\.isSelected)) }.renderHTML().styleSheet.css
    #expect(css.contains("background:var(--yellow)"), "\(css)")
    #expect(Section { cell }.renderHTML().styleSheet.count == 0)
  }

  @Test func `words on a chosen background of sidebars stand on the tint that is legible`() {
    let cell = ListCell("Rysy").backgroundConfiguration(.listSidebarCell()).state(CellState(\.isSelected))
    let css = Section { cell }.renderHTML().styleSheet.css
    #expect(css.contains("background:var(--tint-text)"))
    #expect(!css.contains("background:var(--tint)"))
  }

  @Test func `bars that keep the place of rows are not chosen`() throws {
    let list = Section { ListCell("Rysy").state(CellState(\.isSelected)) }
      .redacted(reason: .placeholder)
      .layout(.list(using: Self.configuration(.sidebar, .prominent)))
    #expect(try Self.prominentRows(list) == [])
  }
}
