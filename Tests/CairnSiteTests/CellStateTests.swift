import Cairn
import CairnHTML
import CairnText
import Testing

/// States that are the case because an author says so, in every output.
@Suite struct CellStateTests {
  private static func form(_ state: CellState, _ flag: any WritableKeyPath<CellState, Bool> & Sendable) -> some View {
    Form {
      Section(["rysy"], id: \.self) { _ in
        ListCell("Rysy").state(state).onConfigurationUpdate { cell, state in
          if state[keyPath: flag] { cell.contentConfiguration.secondaryText = "as its author says" }
        }
        .accessories { Accessory.reorder() }
        .swipeActions { SwipeAction("Flag", action: "flag") }
      }
    }
    .selection(.multiple)
  }

  @Test func `updates a cell for what its author says, and asks for it nowhere else`() {
    let flags: [any WritableKeyPath<CellState, Bool> & Sendable] = [\.isSwiped, \.isReordering, \.isDisabled]
    for flag in flags {
      for output in RenderedOutput.all(of: Self.form(CellState(flag), flag)) {
        #expect(output.text.contains("as its author says"))
        #expect(output.diagnostics == [])
      }
      for output in RenderedOutput.all(of: Self.form(CellState(), flag)) {
        #expect(!output.text.contains("as its author says"))
        #expect(output.diagnostics == [])
      }
    }
  }

  @Test func `keeps what the author says in the states that a reader brings about`() {
    let cell = ListCell("Rysy").state(CellState(\.isReordering)).onConfigurationUpdate { cell, state in
      let isBoth = state.isReordering && state.isHovered
      cell.contentConfiguration.textProperties.color = isBoth ? .orange : state.isHovered ? .green : .label
    }
    let css = cell.renderHTML().styleSheet.css
    #expect(css.contains(/:hover[^}]*orange/))
    #expect(!css.contains(/:hover[^}]*green/))
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `a cell is told whether what lies under it shows`(isExpanded: Bool, showsFolded: Bool) {
    let view = List {
      DisclosureGroup(isExpanded: isExpanded) {
        Text("Rysy")
      } label: {
        ListCell("Tatras").onConfigurationUpdate { cell, state in
          cell.contentConfiguration.secondaryText = state.isExpanded ? "open" : "closed"
        }
      }
    }
    for isAccessible in [false, true] {
      var options = TextOptions(width: 40)
      options.showsFolded = showsFolded
      options.isAccessible = isAccessible
      let text = view.text(options)
      #expect(text.contains("open") == (isExpanded || showsFolded))
      #expect(text.contains("closed") == !(isExpanded || showsFolded))
      #expect(text.contains("Rysy") == (isExpanded || showsFolded))
    }
  }

  @Test func `a handler for states starts from the content of the list around`() {
    let cell = ListCell("Rysy").onConfigurationUpdate { cell, _ in
      cell.contentConfiguration.secondaryText = cell.defaultContentConfiguration().preset.rawValue
    }
    let presets: [(ListConfiguration.Appearance, String)] = [
      (.plain, "cell"), (.insetGrouped, "cell"), (.sidebar, "sidebarCell"), (.sidebarPlain, "accompaniedSidebarCell"),
    ]
    for (appearance, preset) in presets {
      for output in RenderedOutput.all(of: Section { cell }.layout(.list(appearance))) {
        let words = Set(output.text.split { !$0.isLetter }.map(String.init))
        let shown = words.intersection(["sidebarCell", "accompaniedSidebarCell"])
        #expect(shown == (preset == "cell" ? [] : [preset]), "\(appearance)")
        #expect(words.contains(preset), "\(appearance)")
      }
    }
  }
}
