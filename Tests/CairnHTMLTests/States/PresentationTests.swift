import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// What shows in front of a page, and tabs.
@Suite("Sheets, dialogs and tabs")
struct PresentationTests {
  private struct Legend: View {
    @State private var isShown = false
    var body: some View {
      Button("Legend") { isShown = true }
        .sheet(isPresented: $isShown) { About() }
    }
  }

  private struct About: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("About the signs")
      Button("Done") { dismiss() }
    }
  }

  @Test func `A sheet is a dialog that its button opens and that closes again`() throws {
    let output = Legend().renderHTML()
    #expect(output.diagnostics == [])
    let document = output.body
    #expect(document.count(of: "<dialog") == 1)
    #expect(document.count(of: "command=\"show-modal\"") == 1)
    // Its own button is enough.
    #expect(document.count(of: "command=\"close\"") == 1)
    #expect(document.contains("aria-label=\"About the signs\""))
    #expect(!output.styles.contains("display:none}"))
  }

  @Test func `A sheet that nothing opens is not in the page`() {
    struct Silent: View {
      @State private var isShown = false
      var body: some View { Text("Eiger").sheet(isPresented: $isShown) { Text("hidden") } }
    }
    #expect(!Silent().html().contains("hidden"))
  }

  @Test func `Each value of an item has a dialog of its own`() {
    struct Peak: Identifiable, Equatable { let id: String }
    struct Peaks: View {
      @State private var chosen: Peak?
      let peaks = [Peak(id: "Eiger"), Peak(id: "Mönch"), Peak(id: "Jungfrau")]
      var body: some View {
        List(peaks) { peak in Button(peak.id) { chosen = peak } }
          .sheet(item: $chosen) { Text("About \($0.id)") }
        if let chosen { Text("\(chosen.id) is chosen") }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "<dialog") == 3)
    #expect(output.body.count(of: "<li") == 3)
    #expect(output.body.contains("<dialog class=\"dialog sheet\" id="))
    #expect(!output.body.contains("<button type=\"button\" class=\"button\">"))
  }

  @Test func `An alert closes with each of its buttons`() {
    struct Tours: View {
      @State private var asks = false
      var body: some View {
        Button("Delete") { asks = true }
          .alert("Delete the tour?", isPresented: $asks) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("It cannot be brought back.")
          }
      }
    }
    let output = Form { Tours() }.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("role=\"alertdialog\""))
    #expect(output.body.count(of: "command=\"close\"") == 2)
  }

  @Test func `What a toggle opens shows as long as it is on`() {
    struct Hints: View {
      @State private var shows = true
      var body: some View {
        Toggle("Hints", isOn: $shows)
          .popover(isPresented: $shows) { Text("Take a rope.") }
      }
    }
    let output = Hints().renderHTML()
    #expect(output.diagnostics == [])
    // It shows without having been opened, so a class hides it.
    #expect(output.body.contains("<dialog class=\"dialog callout c"))
    #expect(output.body.contains(" open aria-label=\"Take a rope.\">"))
    #expect(!output.body.contains(" popover"))
  }

  @Test func `Tabs show the view that is chosen`() {
    struct Huts: View {
      @State private var isOpen = false
      var body: some View {
        Toggle("Open now", isOn: $isOpen)
        if isOpen { Text("Konkordia") }
      }
    }
    struct Guide: View {
      var body: some View {
        TabView {
          Tab("Peaks", systemImage: "mountain.2") { Text("Eiger") }
          Huts().tabItem { Text("Huts") }
        }
      }
    }
    struct Named: View {
      @State private var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Text("one").tabItem { Text("First") }.tag("a")
          Text("two").tag("b").tabItem { Text("Second") }
          Tab("Third", systemImage: "star", value: "c") { Text("three") }
        }
        Button("To the third") { tab = "c" }
      }
    }
    let guide = Guide().renderHTML()
    #expect(guide.diagnostics == [])
    #expect(guide.body.count(of: "type=\"radio\"") == 2)
    #expect(guide.body.contains("Eiger") && guide.body.contains("Konkordia"))
    let named = Named().renderHTML()
    #expect(named.diagnostics == [])
    #expect(named.body.contains("value=\"b\" checked"))
    for words in ["one", "two", "three"] { #expect(named.body.count(of: ">\(words)<") == 1) }
  }

  @Test func `A badge of a tab stands behind its name`() throws {
    struct Mail: View {
      @State private var unread = 3
      var body: some View {
        TabView {
          Tab("Inbox", systemImage: "tray") { Text("Letters") }.badge(unread)
          Text("Notes").tabItem { Label("News", systemImage: "bell") }.badge("new")
          Text("Tasks").badge(7).tabItem { Text("To do") }
          Text("Photos").tabItem { Text("Pictures") }.badge(0)
          Text("Stars").tabItem { Text("Favourites") }.badge { Image(systemName: "star.fill") }
          VStack { Text("Row").badge(9) }.tabItem { Text("Rows") }
        }
      }
    }
    let output = Mail().renderHTML()
    #expect(output.diagnostics == [])
    let document = output.body
    for (name, badge) in [("Inbox</span></span>", "3"), ("News</span></span>", "new"), ("<span>To do</span>", "7")] {
      let start = try #require(document.firstRange(of: name)?.upperBound)
      #expect(document[start...].prefix { $0 != "/" }.hasSuffix(">\(badge)<"))
    }
    #expect(document.contains("<span>Pictures</span></label>"))
    #expect(document.contains("<span>Favourites</span><svg"))
    #expect(document.contains("<span>Rows</span></label>"))
    #expect(document.count(of: ">7<") == 1 && document.count(of: ">9<") == 1)
  }

  @Test func `Elements in a tab are no tabs, and a tab without a name has its number`() {
    struct Rows: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          VStack { ForEach(0..<3) { Text("first \($0)") } }.tabItem { Text("A") }
          VStack { ForEach(0..<3) { Text("second \($0)") } }.tabItem { Text("B") }
          List([17, 18], id: \.self) { Text("row \($0)") }
          Text("plain")
        }
      }
    }
    let output = Form {
      Rows()
      Rows()
    }
    .renderHTML()
    #expect(output.diagnostics == [])
    for words in ["first 2", "second 0", "row 17", "plain", "3", "4"] {
      #expect(output.body.count(of: ">\(words)<") == 2)
    }
    // The tabs of two views are two groups.
    #expect(!output.body.contains("name=\"Tabs\""))
    struct Typed: View {
      @State private var tab = "a"
      var body: some View { TabView(selection: $tab) { Text("x").tabItem { Text("X") } } }
    }
    #expect(Typed().renderHTML().diagnostics.map(\.code).contains(.pickerWithoutChoices))
  }

  @Test func `What shows at first can be closed, unless nothing changes it`() {
    struct Welcome: View {
      @State private var isShown = true
      var body: some View { Text("Eiger").sheet(isPresented: $isShown) { Text("Hello") } }
    }
    let output = Welcome().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains(" open aria-label=\"Hello\""))
    #expect(output.body.contains("aria-label=\"Close\"") && output.body.contains("popovertarget"))
    let fixed = Group {
      Welcome()
      Text("x").sheet(isPresented: .constant(true)) { Text("Fixed") }
    }
    #expect(fixed.html().count(of: "aria-label=\"Close\"") == 1)
  }

  @Test func `Dialogs always have a way out, in the language of the page`() {
    struct Sorting: View {
      @State private var sorts = false
      @State private var asks = false
      let name: String?
      var body: some View {
        Button("Sort") { sorts = true }
          .confirmationDialog("Sort", isPresented: $sorts) { Button("Name") {} }
        Button("Ask") { asks = true }
          .alert("Really?", isPresented: $asks, presenting: name) { _ in
          } message: {
            Text($0)
          }
      }
    }
    let body = Sorting(name: "Eiger").environment(\.locale, "de").html()
    #expect(body.count(of: ">Abbrechen<") == 1 && body.count(of: ">OK<") == 1)
    #expect(Sorting(name: nil).html().count(of: "<dialog") == 1)
  }

  @Test func `Alerts of earlier years have the usual words of the page's language`() {
    struct Asking: View {
      @State private var asks = false
      @State private var sorts = false
      var body: some View {
        Button("Ask") { asks = true }
          .alert(isPresented: $asks) { Alert(title: Text("Gone")) }
        Button("Sort") { sorts = true }
          .actionSheet(isPresented: $sorts) { ActionSheet(title: Text("Sort"), buttons: [.cancel()]) }
      }
    }
    let spanish = Asking().environment(\.locale, "es").html()
    #expect(spanish.contains(">Aceptar<") && spanish.contains(">Cancelar<"))
    let english = Asking().html()
    #expect(english.contains(">OK<") && english.contains(">Cancel<"))
  }

  @Test func `A group that unfolds is kept by what unfolds, or by buttons`() {
    struct Folded: View {
      @State private var isOpen = true
      let hasButton: Bool
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Text(isOpen ? "open" : "closed")
        if hasButton { Button("Toggle") { isOpen.toggle() } }
      }
    }
    for hasButton in [false, true] {
      let output = Folded(hasButton: hasButton).renderHTML()
      #expect(output.diagnostics == [])
      #expect(output.body.contains("<details") == !hasButton)
      #expect(output.body.count(of: ">inside<") == 1)
      #expect(output.body.contains(">open<") && output.body.contains(">closed<"))
    }
  }

  @Test func `A menu has a button and what it shows`() throws {
    struct Actions: View {
      @State private var isLong = false
      var body: some View {
        Menu("Actions") {
          Button("Longer") { isLong = true }
          Link("Download", destination: "/eiger.gpx")
        }
        if isLong { Text("long") }
      }
    }
    let output = Actions().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("popovertarget=\"row-1-menu\">Actions</button>"))
    #expect(output.body.contains("id=\"row-1-menu\" popover>"))
    let plain = Text("Eiger").contextMenu { Button("Open", destination: "/eiger") }.renderHTML()
    #expect(plain.diagnostics == [])
    #expect(plain.body.contains("aria-label=\"More actions\""))
  }

  @Test func `The button of a context menu stands at the end of its row`() {
    let list = List {
      Text("Eiger").contextMenu { Button("Open", destination: "/eiger") }
    }
    let same = List {
      HStack {
        Text("Eiger").frame(maxWidth: .infinity, alignment: .leading)
        Menu {
          Button("Open", destination: "/eiger")
        } label: {
          Image(systemName: "ellipsis").accessibilityLabel("More actions")
        }
      }
    }
    #expect(list.html() == same.html())
  }

  @Test func `Alerts of earlier years have their buttons`() {
    struct Tours: View {
      @State private var asks = false
      @State private var sorts = false
      var body: some View {
        Button("Delete") { asks = true }
          .alert(isPresented: $asks) {
            Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Yes")), secondaryButton: .cancel())
          }
        Button("Sort") { sorts = true }
          .actionSheet(isPresented: $sorts) {
            ActionSheet(title: Text("Sort by"), buttons: [.default(Text("Name")), .cancel()])
          }
      }
    }
    let output = Tours().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "<dialog") == 2)
    #expect(output.body.count(of: ">Cancel<") == 2)
  }

  @Test func `A form in a sheet is no part of the form around its button`() throws {
    struct Settings: View {
      @State private var adds = false
      @State private var name = ""
      var body: some View {
        Form(action: "/settings") {
          Button("Add") { adds = true }
            .sheet(isPresented: $adds) { Form(action: "/add") { TextField("Name", text: $name) } }
        }
      }
    }
    let body = Settings().html()
    let parts = body.split(separator: "</form>", maxSplits: 1)
    #expect(try #require(parts.last).contains("action=\"/add\""))
    #expect(!parts[0].contains("action=\"/add\""))
  }
}
