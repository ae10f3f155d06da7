import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Views in the place of other ones, and the way back.
@Suite struct NavigationDestinationTests {
  @Test func `A view in the place of another one has a button that leads back`() throws {
    struct Peaks: View {
      @State private var shown: String?
      @State private var showsHelp = false
      var body: some View {
        Group {
          Text("All peaks")
          Button("Eiger") { shown = "Eiger" }
          Button("Help") { showsHelp = true }
        }
        .navigationDestination(item: $shown) { Text("About \($0)") }
        .navigationDestination(isPresented: $showsHelp) { Text("How to") }
      }
    }
    let output = Peaks().environment(\.locale, "de").renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.count(of: "Zurück") == 2)
    #expect(output.body.count(of: "About Eiger") == 1)
  }

  @Test func `A view in the place of another one may lead back with a button of its own`() throws {
    struct Help: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("How to")
        Button("Enough") { dismiss() }.navigationBarBackButtonHidden()
      }
    }
    struct Peaks: View {
      @State private var showsHelp = false
      var body: some View {
        VStack {
          Text("All peaks")
          Button("Help") { showsHelp = true }
        }
        .navigationDestination(isPresented: $showsHelp) { Help() }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    #expect(words(on: []) == ["All peaks", "Help"])
    #expect(words(on: ["Help"]) == ["How to", "Enough"])
    #expect(words(on: ["Enough"]) == ["How to", "Enough"], "both switch the same")
    #expect(output.body.count(of: "popovertargetaction=\"toggle\"") == 2)
  }

  @Test func `A link in a cell shows its view in front of the page, as there is no room to unfold`() throws {
    struct Peak: View {
      @Environment(\.dismiss) private var dismiss
      let name: String
      var body: some View {
        Text("About \(name)")
        Button("Enough") { dismiss() }
      }
    }
    let cells = ForEach(["Eiger", "Mönch"], id: \.self) { name in
      NavigationLink {
        Peak(name: name)
      } label: {
        VStack { Text(name) }
      }
    }
    let places: [AnyView] = [
      AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { cells }), AnyView(LazyHGrid(rows: [GridItem()]) { cells }),
      AnyView(ScrollView(.horizontal) { HStack { cells } }), AnyView(Peak(name: "Jungfrau").toolbar { cells }),
    ]
    for place in places {
      let output = place.renderHTML()
      #expect(!output.body.contains("<details") && output.body.count(of: "<dialog") == 2, "\(output.body)")
      #expect(output.body.count(of: "command=\"show-modal\"") == 2 && output.body.count(of: "command=\"close\"") == 2)
    }
    #expect(VStack { cells }.html().count(of: "<details") == 2)
  }

  @Test func `A link of words in a cell looks like one, and a style says otherwise`() {
    func html(_ link: some View) -> String { LazyVGrid(columns: [GridItem()]) { link }.html() }
    let link = NavigationLink("Eiger") { Text("About") }
    #expect(html(link).contains("class=\"button borderless\""))
    #expect(html(link.buttonStyle(.borderedProminent)).contains("class=\"button prominent\""))
    #expect(
      html(NavigationLink(destination: Text("About")) { VStack { Text("Eiger") } }).contains("class=\"button bare\"")
    )
  }

  @Test(arguments: [false, true])
  func `What stands around a screen is not shown with a view in its place`(hasPadding: Bool) throws {
    struct Peaks: View {
      let hasPadding: Bool
      @State private var shown: String?
      @State private var query = ""
      var body: some View {
        NavigationStack {
          screen.toolbar { Button("Add") {} }.navigationTitle("Peaks").searchable(text: $query, prompt: "Find a peak")
        }
      }
      private var screen: AnyView { hasPadding ? AnyView(peaks.padding()) : AnyView(peaks) }
      private var peaks: some View {
        Button("Eiger") { shown = "Eiger" }
          .navigationDestination(item: $shown) { Text("About \($0)").navigationTitle("A peak") }
          .accentColor(.orange)
      }
    }
    let output = Peaks(hasPadding: hasPadding).renderHTML()
    let words = try SwitchedWords(output)
    #expect(words(on: []).filter { $0 != "Find a peak" } == ["Add", "Peaks", "Eiger"])
    #expect(words(on: ["Eiger"]) == ["Back", "A peak", "About Eiger"])
    #expect(output.body.count(of: "<h1") == 2)
  }

  @Test func `A way back may be hidden for some values of a state`() throws {
    struct Editor: View {
      @State private var isEditing = false
      var body: some View {
        Text("Notes").navigationBarBackButtonHidden(isEditing)
        Toggle("Edit", isOn: $isEditing)
      }
    }
    struct Peaks: View {
      @State private var showsNotes = false
      var body: some View {
        VStack { Button("Show") { showsNotes = true } }.navigationDestination(isPresented: $showsNotes) { Editor() }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.count(of: "Notes") == 1)
    let words = try SwitchedWords(output)
    #expect(words(on: ["Show"]) == ["Back", "Notes", "Edit"])
    #expect(words(on: ["Show", "Edit"]) == ["Notes", "Edit"])
  }

  @Test func `What is in front of a view does not hide its way back`() throws {
    struct Notes: View {
      @State private var showsHelp = false
      var body: some View {
        Button("Help") { showsHelp = true }
          .sheet(isPresented: $showsHelp) { Text("How to").navigationBarBackButtonHidden() }
      }
    }
    struct Peaks: View {
      @State private var showsNotes = false
      var body: some View {
        VStack { Button("Show") { showsNotes = true } }.navigationDestination(isPresented: $showsNotes) { Notes() }
      }
    }
    #expect(Peaks().html().contains("Back"))
  }
}
