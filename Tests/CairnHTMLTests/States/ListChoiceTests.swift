import Cairn
import CairnHTML
import CairnTestSupport
import Testing

private struct Summit: Identifiable, Hashable {
  let id: String
  let name: String
}

private let summits = [Summit(id: "e", name: "Eiger"), Summit(id: "m", name: "Mönch")]

@Suite("Lists whose chosen row is a state")
struct ListChoiceTests {
  /// What shows in a page in which a row is chosen, or as it comes.
  private func words(_ view: some View, choosing row: String? = nil) throws -> [String] {
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    return try ChosenWords(output)(choosing: row.map { [$0] } ?? [])
  }

  private struct Ways: View {
    enum Way: CaseIterable { case identities, tags, links, linksOfIdentities, elements, columns, sections }

    let way: Way
    @State private var id: String?
    @State private var peak: Summit?
    @State private var isShown = false

    var body: some View {
      switch way {
      case .identities: split(id) { List(summits, selection: $id) { Text($0.name) } }
      case .tags: split(peak?.id) { List(selection: $peak) { ForEach(summits) { Text($0.name).tag($0) } } }
      case .links: split(peak?.id) { List(summits, selection: $peak) { NavigationLink($0.name, value: $0) } }
      case .linksOfIdentities: split(id) { List(summits, selection: $id) { NavigationLink($0.name, value: $0.id) } }
      case .elements: split(peak?.id) { List(summits, selection: $peak) { Text($0.name) } }
      case .columns:
        NavigationSplitView {
          Text("Ranges")
        } content: {
          List(summits, selection: $id) { Text($0.name) }
        } detail: {
          Text("Chosen: \(id ?? "none")")
        }
      case .sections:
        split(id) {
          List(selection: $id) {
            ForEach(summits) { peak in Section { Label(peak.name, systemImage: "mountain.2").tag(peak.id) } }
          }
        }
      }
    }

    private func split(_ chosen: String?, _ list: () -> some View) -> some View {
      NavigationSplitView {
        list()
      } detail: {
        Text("Chosen: \(chosen ?? "none")")
      }
    }
  }

  @Test(arguments: Ways.Way.allCases)
  private func `content follows the chosen row`(way: Ways.Way) throws {
    let ranges = way == .columns ? ["Ranges"] : []
    #expect(try words(Ways(way: way)) == ranges + ["Eiger", "Mönch", "Chosen: none"])
    #expect(try words(Ways(way: way), choosing: "Eiger") == ranges + ["Eiger", "Mönch", "Chosen: e"])
    #expect(try words(Ways(way: way), choosing: "Mönch") == ranges + ["Eiger", "Mönch", "Chosen: m"])
  }

  private struct Marked: View {
    enum Mark: CaseIterable { case words, background, symbol, weight }

    let mark: Mark
    @State private var id: String? = "m"

    var body: some View {
      List(summits, selection: $id) { peak in
        let isChosen = id == peak.id
        switch mark {
        case .words: Text(isChosen ? "\(peak.name) it is" : peak.name)
        case .background: Text(peak.name).listRowBackground(isChosen ? Color.yellow : nil)
        case .symbol:
          HStack {
            Text(peak.name); if isChosen { Image(systemName: "star").accessibilityLabel("Chosen") }
          }
        case .weight: Text(peak.name).bold(isChosen)
        }
      }
    }
  }

  @Test(arguments: Marked.Mark.allCases)
  private func `a row that looks different when it is chosen is one row`(mark: Marked.Mark) throws {
    let output = Marked(mark: mark).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "type=\"radio\"") == 2)
    #expect(output.body.count(of: "<li") == 2)
    #expect(output.body.count(of: " checked") == 1)
    switch mark {
    case .words:
      #expect(try ChosenWords(output)(choosing: []) == ["Eiger", "Mönch it is"])
    case .background: #expect(output.styles.contains("background:var(--yellow"))
    case .symbol: #expect(output.body.count(of: "aria-label=\"Chosen\"") == 2)
    case .weight: #expect(output.body.count(of: "<b>") == 2)
    }
  }

  private struct Pressed: View {
    let value: String?
    @State private var id: String? = "e"

    var body: some View {
      List(summits, selection: $id) { Text($0.name) }
      Button("Choose") { id = value }
      Text("Chosen: \(id ?? "none")")
    }
  }

  @Test func `a button may choose a row, and does not name its control`() {
    let output = Pressed(value: "m").renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains(" for=\"row-3-pick\">Choose</label>"))
    #expect(output.body.contains("id=\"row-3-pick\""))
    #expect(output.body.contains("aria-labelledby=\"row-3-label\""))
  }

  @Test func `a button cannot take the choice back`() {
    let output = Pressed(value: nil).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
  }

  @Test func `in a form, the identity of the chosen row is sent`() throws {
    struct Sent: View {
      @State private var id: String? = "m"
      var body: some View {
        Form(action: "/summits") {
          List(summits, selection: $id) { Text($0.name) }
          Text("Chosen: \(id ?? "none")")
        }
      }
    }
    let output = Sent().renderHTML()
    #expect(output.body.contains("name=\"selection\" value=\"e\""))
    #expect(output.body.contains("name=\"selection\" value=\"m\" checked"))
    #expect(try words(Sent(), choosing: "Eiger") == ["Eiger", "Mönch", "Chosen: e"])
  }

  private struct Numbers: View {
    let count: Int
    @State private var number: Int? = 3

    var body: some View {
      List(0..<count, id: \.self, selection: $number) { Text("\($0)") }
      Text("Chosen: \(number ?? -1)")
    }
  }

  @Test func `more rows than a page can show are told, and the first choice stays`() {
    let output = Numbers(count: 40).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.body.count(of: "type=\"radio\"") == 40)
    #expect(output.body.contains("value=\"3\" checked"))
    #expect(output.body.contains("Chosen: 3"))
    #expect(Numbers(count: 40).environment(\.stateVariantLimit, 40).renderHTML().diagnostics == [])
  }

  @Test func `two lists have choices of their own`() throws {
    struct Two: View {
      @State private var first: String?
      @State private var second: Int? = 1
      var body: some View {
        List(summits, selection: $first) { Text($0.name) }
        List(0..<2, id: \.self, selection: $second) { Text("Row \($0)") }
        Text("Chosen: \(first ?? "none"), \(second ?? -1)")
      }
    }
    let rows = ["Eiger", "Mönch", "Row 0", "Row 1"]
    #expect(try words(Two()) == rows + ["Chosen: none, 1"])
    #expect(try words(Two(), choosing: "Mönch") == rows + ["Chosen: m, 1"])
    #expect(try words(Two(), choosing: "Row 0") == rows + ["Chosen: none, 0"])
  }

  @Test func `rows that a toggle hides are gone`() throws {
    struct Filtered: View {
      @State private var showsAll = false
      @State private var id: String?
      var body: some View {
        Toggle("All", isOn: $showsAll)
        List(selection: $id) {
          ForEach(summits) { summit in if showsAll || summit.id == "e" { Text(summit.name) } }
        }
        Text("Chosen: \(id ?? "none")")
      }
    }
    let output = Filtered().renderHTML()
    #expect(output.diagnostics == [])
    let rows = output.body.matches(of: /<li class="row( c[\w-]+)?">/)
    #expect(rows.count == 2)
    #expect(rows.map { $0.1 != nil } == [false, true])
  }

  @Test func `a list whose only row is chosen has nothing to tell`() {
    struct Only: View {
      @State private var id: String? = "e"
      var body: some View {
        List(summits.prefix(1), selection: $id) { Text($0.name) }
        Text("Chosen: \(id ?? "none")")
      }
    }
    #expect(Only().renderHTML().diagnostics == [])
  }

  @Test func `rows that stand for no value cannot be chosen`() {
    struct Mixed: View {
      @State private var id: String?
      var body: some View {
        List(selection: $id) {
          NavigationLink("Home", value: "home")
          Text("Away").tag("away")
          ForEach(0..<2) { Text("Number \($0)").selectionDisabled($0 == 0) }
        }
        Text("Chosen: \(id ?? "none")")
      }
    }
    let output = Mixed().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "type=\"radio\"") == 2)
  }

  @Test func `a row of an enum is chosen by its link in any output`() {
    enum Shelf: String { case peaks = "Peaks", huts = "Huts" }
    let list = List(selection: Binding<Shelf?>.constant(.huts)) {
      NavigationLink("A", value: Shelf.peaks)
      NavigationLink("B", value: Shelf.huts)
    }
    #expect(list.html().contains("value=\"huts\" checked"))
  }

  @Test func `a choice that nothing follows is as it was`() {
    struct Quiet: View {
      @State private var id: String? = "m"
      var body: some View { List(summits, selection: $id) { Text($0.name) } }
    }
    #expect(Quiet().renderHTML().diagnostics == [])
    #expect(Quiet().html().count(of: " checked") == 1)
    let chosen = Binding<String?>.constant("m")
    let output = List(summits, selection: chosen) { Text($0.name) }.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("name=\"selection\" value=\"m\" checked"))
  }
}
