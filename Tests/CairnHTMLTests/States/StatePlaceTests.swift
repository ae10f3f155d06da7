import Cairn
import CairnHTML
import CairnTestSupport
import Observation
import Testing

/// Which views have which states.
@Suite("Places of states")
struct StatePlaceTests {
  @Observable final class Queue { var titles = ["A", "B"] }

  @Observable final class Member { var name = "Ada" }

  private struct Peak: Identifiable, Equatable {
    var name: String
    var id: String { name }
  }

  private struct Editor: View {
    @State private var name: String
    @State private var isFavourite = false

    init(_ name: String) { _name = State(initialValue: name) }

    var body: some View {
      TextField("Name", text: $name)
      Toggle("Favourite", isOn: $isFavourite)
      if isFavourite { Text("on the list") }
    }
  }

  @Test func `What is presented for each item has its own states`() {
    struct Peaks: View {
      let peaks = [Peak(name: "Eiger"), Peak(name: "Mönch")]
      @State private var edited: Peak?
      var body: some View {
        ForEach(peaks) { peak in Button(peak.name) { edited = peak } }
          .sheet(item: $edited) { Editor($0.name) }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.contains("value=\"Eiger\"") && output.body.contains("value=\"Mönch\""))
    #expect(output.body.count(of: "role=\"switch\"") == 2)
  }

  @Test func `A view with another identifier has other states`() {
    struct Peaks: View {
      @State private var chosen = "Eiger"
      var body: some View {
        Picker("Peak", selection: $chosen) { ForEach(["Eiger", "Mönch"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        Editor(chosen).id(chosen)
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.body.contains("value=\"Eiger\"") && output.body.contains("value=\"Mönch\""))
  }

  @Test func `Views that store under one key share it`() {
    struct Welcome: View {
      @AppStorage("hasBegun") private var hasBegun = false
      var body: some View { Button("Begin") { hasBegun = true } }
    }
    struct Main: View {
      @AppStorage("hasBegun") private var hasBegun = false
      @AppStorage("other") private var isOther = false
      var body: some View {
        if hasBegun { Text("Tours") } else { Welcome() }
        if isOther { Text("Never") }
      }
    }
    let output = Main().renderHTML()
    #expect(output.body.contains("Tours"))
    #expect(!output.body.contains("Never"))
    #expect(output.diagnostics.isEmpty)
  }

  @Test(arguments: [false, true])
  func `Views that share a state follow each other inside a view that has it, else that is told`(
    isInside: Bool
  ) throws {
    struct Settings: View {
      @AppStorage("inFeet") private var inFeet = false
      var body: some View { Toggle("Feet", isOn: $inFeet) }
    }
    struct Height: View {
      @AppStorage("inFeet") private var inFeet = false
      let metres: Int
      var body: some View { Text(inFeet ? "\(metres * 3) ft" : "\(metres) m") }
    }
    struct Whole<Content: View>: View {
      @AppStorage("inFeet") private var inFeet = false
      @ViewBuilder let content: Content
      var body: some View { content }
    }
    let views = VStack {
      Height(metres: 100)
      Settings()
      Height(metres: 200)
    }
    let output = isInside ? Whole { views }.renderHTML() : views.renderHTML()
    #expect(output.body.contains("300 ft") == isInside)
    #expect(output.diagnostics.map(\.code) == (isInside ? [] : [.unshownChange]))
    #expect(output.diagnostics.first?.message.contains("\"inFeet\"") != false)
  }

  @Test func `A picker among links to views with states is there once`() {
    struct Detail: View {
      @State private var isDone = false
      let number: Int
      var body: some View {
        Toggle("Done \(number)", isOn: $isDone)
        if isDone { Text("Yes") }
      }
    }
    struct Numbers: View {
      @State private var isOdd = false
      var body: some View {
        List {
          Picker("Filter", selection: $isOdd) {
            Text("All").tag(false)
            Text("Odd").tag(true)
          }
          .pickerStyle(.segmented)
          ForEach((1...4).filter { !isOdd || $0 % 2 == 1 }, id: \.self) { number in
            NavigationLink(value: number) { Text("row \(number)") }
          }
        }
        .navigationDestination(for: Int.self) { Detail(number: $0) }
      }
    }
    let output = Numbers().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.count(of: "<fieldset") == 1)
    #expect(output.body.count(of: "row 1") == 1 && output.body.count(of: "Done 1") == 1)
  }

  @Test func `A button chooses for a picker of two`() throws {
    struct Choice: View {
      @State private var isHigh = false
      var body: some View {
        Picker("Peaks", selection: $isHigh) {
          Text("All").tag(false)
          Text("High").tag(true)
        }
        .pickerStyle(.segmented)
        Button("Only high ones") { isHigh = true }
        Text(isHigh ? "Eiger" : "Niesen")
      }
    }
    let body = Choice().html()
    let choice = try #require(body.firstMatch(of: /<label[^>]*for="([^"]*)"[^>]*>(?:<[^>]*>)*Only high ones/))
    #expect(body.contains("id=\"\(choice.1)\""))
  }

  @Observable final class Shop {
    var items = ["Rope", "Axe"]
  }

  @Test func `An object that a view holds is not tried`() {
    struct Store: View {
      @State private var shop = Shop()
      let shared: Shop
      var body: some View {
        ForEach(shop.items + shared.items, id: \.self) { Text($0) }
        Button("Delete") {
          shop.items.removeAll()
          shared.items.removeAll()
        }
      }
    }
    let shop = Shop()
    let view = Store(shared: shop)
    #expect(view.html() == view.html())
    #expect(shop.items == ["Rope", "Axe"])
  }

  @Test func `An action that changes an object beside states is told`() {
    struct Store: View {
      let shop: Shop
      @State private var isShown = false
      var body: some View {
        Toggle("Show", isOn: $isShown)
        ForEach(shop.items, id: \.self) { Text($0) }
        Button("Add") { shop.items.append("Tent \(isShown)") }
      }
    }
    let diagnostics = Store(shop: Shop()).renderHTML().diagnostics
    #expect(diagnostics.contains { $0.code == .changedObject && $0.severity == .error })
  }

  @Test(arguments: [true, false]) func `An action that changes an object is told, also if its rows go with that`(
    hasSheet: Bool
  ) {
    struct Rows: View {
      let hasSheet: Bool
      @State private var queue = Queue()
      @State private var isShown = false
      var body: some View {
        List(queue.titles, id: \.self) { title in
          Text(title).contextMenu { Button("Remove") { queue.titles.removeAll { $0 == title } } }
        }
        Button("Show") { isShown = true }
        if hasSheet { Text("Present").sheet(isPresented: $isShown) { Text("Sheet") } }
      }
    }
    let diagnostics = Rows(hasSheet: hasSheet).renderHTML().diagnostics
    #expect(diagnostics.count { $0.code == .changedObject && $0.severity == .error } == 1)
  }

  @Test func `An action that changes an object is told, also if only a field shows it`() {
    struct Fields: View {
      @Bindable var member: Member
      var body: some View { TextField("Name", text: $member.name) }
    }
    struct Account: View {
      let member = Member()
      @State private var isShown = false
      var body: some View {
        Toggle("Show", isOn: $isShown)
        Fields(member: member)
        Button("Rename") { member.name = "Bo" }
      }
    }
    let diagnostics = Account().renderHTML().diagnostics
    #expect(diagnostics.contains { $0.code == .changedObject && $0.severity == .error })
  }

  @Test func `Content that follows a field is told, with the name of the state`() {
    struct Form: View {
      @State private var name = ""
      @State private var note = ""
      @State private var count = 3
      var body: some View {
        TextField("Name", text: $name)
        TextField("Note", text: $note)
        Stepper("Goal: \(count)", value: $count)
        Button("Save") {}.disabled(name.isEmpty)
      }
    }
    let diagnostics = Form().renderHTML().diagnostics.filter { $0.code == .unfollowedField }
    let messages = diagnostics.map(\.message)
    #expect(messages.count == 2 && diagnostics.allSatisfy { $0.severity == .warning })
    #expect(messages.contains { $0.contains("\"name\"") } && messages.contains { $0.contains("\"count\"") })
  }
}
