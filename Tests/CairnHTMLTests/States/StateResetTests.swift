import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Buttons that give several states their initial values: the reset buttons of a page.
@Suite struct StateResetTests {
  private enum Order: String, CaseIterable { case name, height, year }

  private struct Filters: View {
    @State private var isOpen = false
    @State private var isMarked = true
    @State private var order = Order.name
    @State private var kind = Order.height
    @State private var words = ""

    var body: some View {
      VStack {
        Button("Reset") {
          isOpen = false
          isMarked = true
          order = .name
          kind = .height
          words = ""
        }
        Toggle("Open", isOn: $isOpen)
        Toggle("Marked", isOn: $isMarked)
        Picker("Order", selection: $order) { ForEach(Order.allCases, id: \.self) { Text($0.rawValue) } }
          .pickerStyle(.segmented)
        Picker("Kind", selection: $kind) { ForEach(Order.allCases, id: \.self) { Text($0.rawValue) } }
        TextField("Words", text: $words)
        if isOpen { Text("open only") }
        Text("by \(order.rawValue)")
      }
    }
  }

  /// The words of the reset buttons of a page, with the names of the controls that belong to their forms.
  private func resets(_ body: String) throws -> [(button: String, controls: [String])] {
    let elements = try StrictHTMLReader.read(body).flatMap(\.elements)
    let forms = Set(elements.filter { $0.name == "form" }.compactMap { $0["id"] })
    let owned = elements.filter { $0["form"] != nil }
    #expect(owned.allSatisfy { forms.contains($0["form"] ?? "") })
    return elements.filter { $0.name == "button" && $0["type"] == "reset" }
      .map { button in
        let form = button["form"]
        let labels = elements.filter { element in
          element.name == "label"
            && HTMLNode.element(element).elements.contains { $0["form"] == form && $0.name != "button" }
        }
        return (HTMLNode.element(button).text, labels.map { HTMLNode.element($0).text })
      }
  }

  @Test func `A button that gives toggles, pickers and fields their initial values resets them`() throws {
    let output = Filters().renderHTML()
    #expect(output.diagnostics == [])
    let found = try resets(output.body)
    #expect(found.map(\.button) == ["Reset"])
    #expect(found.first?.controls == ["Open", "Marked", "name", "height", "year", "nameheightyearKind", "Words"])
    // The form stands behind the content, where it may stand, and nothing shows of it.
    #expect(output.body.hasSuffix(#"<form id="row-1-reset" hidden></form>"#))
    #expect(Filters().html() == output.body)
  }

  @Test func `What is shown for several states follows a reset`() throws {
    struct Pair: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        Toggle("first", isOn: $first)
        if first { Toggle("second", isOn: $second) }
        Text("\(first ? 1 : 0)\(second ? 1 : 0)")
        Button("Reset") {
          first = false
          second = false
        }
      }
    }
    let output = Pair().renderHTML()
    #expect(output.diagnostics == [])
    #expect(try resets(output.body).map(\.controls) == [["first", "second"]])
    for words in ["00", "10", "01", "11"] { #expect(output.body.contains(">\(words)</p>")) }
  }

  private struct Item: Identifiable {
    let id: Int
    var isPacked = false
  }

  private struct Packing: View {
    enum Way: CaseIterable { case loop, map, new }
    @State private var items = (0..<6).map { Item(id: $0) }
    let way: Way

    var body: some View {
      ForEach($items) { $item in
        Toggle("item \(item.id)", isOn: $item.isPacked)
        if item.isPacked { Text("\(item.id) packed") }
      }
      Button("Unpack") {
        switch way {
        case .loop: for index in items.indices { items[index].isPacked = false }
        case .map: items = items.map { Item(id: $0.id) }
        case .new: items = (0..<6).map { Item(id: $0) }
        }
      }
    }
  }

  @Test(arguments: Packing.Way.allCases)
  private func `A button that gives the elements of an array their initial values resets them`(way: Packing.Way) throws
  {
    let output = Packing(way: way).renderHTML()
    #expect(output.diagnostics == [])
    let found = try resets(output.body)
    #expect(found.map(\.controls) == [(0..<6).map { "item \($0)" }])
    #expect(output.body.count(of: "Unpack") == 1)
    let words = try SwitchedWords(output)
    #expect(words(on: ["item 1", "item 5"]).filter { $0.hasSuffix("packed") } == ["1 packed", "5 packed"])
  }

  @Test func `A button that switches all elements, or adds some, is no reset`() throws {
    struct Packing: View {
      @State private var items = (0..<6).map { Item(id: $0) }
      var body: some View {
        ForEach($items) { $item in
          Toggle("item \(item.id)", isOn: $item.isPacked)
          if item.isPacked { Text("\(item.id) packed") }
        }
        Button("Switch") { for index in items.indices { items[index].isPacked.toggle() } }
        Button("Remove") { items.removeAll(where: \.isPacked) }
        Button("One") { if items[0].isPacked { items[0].isPacked = false } }
      }
    }
    let output = Packing().renderHTML()
    #expect(try resets(output.body).isEmpty)
    let words = try SwitchedWords(output)
    #expect(words(on: ["item 1"]).filter { $0.hasSuffix("packed") } == ["1 packed"])
  }

  @Test func `A menu and a field alone are reset, too`() throws {
    struct Alone: View {
      @State private var kind = Order.name
      @State private var words = ""
      var body: some View {
        Picker("Kind", selection: $kind) { ForEach(Order.allCases, id: \.self) { Text($0.rawValue) } }
        Text("by \(kind.rawValue)")
        Button("All kinds") { kind = .name }
        TextField("Words", text: $words)
        Button("Clear") { words = "" }
      }
    }
    let output = Alone().renderHTML()
    #expect(output.diagnostics == [])
    let found = try resets(output.body)
    #expect(found.map(\.button) == ["All kinds", "Clear"])
    #expect(found.map(\.controls) == [["nameheightyearKind"], ["Words"]])
  }

  @Test func `Buttons that reset the same share a form, and of others the largest counts`() throws {
    struct Shared: View {
      @State private var first = false
      @State private var second = false
      @State private var third = false
      let resetsSome: Bool
      var body: some View {
        ForEach([$first, $second, $third].enumerated().map { $0 }, id: \.offset) { Toggle("\($0)", isOn: $1) }
        Text(first ? "a" : "b")
        Text(second ? "c" : "d")
        Text(third ? "e" : "f")
        Button("Both") { (first, second) = (false, false) }
        Button("Again") { (second, first) = (false, false) }
        if resetsSome { Button("All") { (first, second, third) = (false, false, false) } }
      }
    }
    let output = Shared(resetsSome: false).renderHTML()
    #expect(output.diagnostics == [])
    #expect(try resets(output.body).map(\.controls) == [["0", "1"], ["0", "1"]])
    #expect(output.body.count(of: "<form") == 1)
    let other = Shared(resetsSome: true).renderHTML()
    #expect(other.diagnostics.map(\.code) == [.unshownChange, .unshownChange])
    #expect(try resets(other.body).map(\.button) == ["All"])
  }

  @Test func `What buttons or disclosures keep cannot be reset, which is told`() throws {
    struct Kept: View {
      @State private var number = 0
      @State private var isOpen = false
      @State private var isOn = false
      var body: some View {
        Text("number \(number)")
        if number < 3 { Button("More") { number += 1 } }
        DisclosureGroup("Group", isExpanded: $isOpen) { Text("inside") }
        Toggle("on", isOn: $isOn)
        if isOn { Text("is on") }
        Button("Reset") {
          number = 0
          isOpen = false
          isOn = false
        }
      }
    }
    let output = Kept().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.diagnostics.first?.message.contains("\"number\"") == true)
    #expect(try resets(output.body).isEmpty)
    #expect(!output.body.contains("form="))
  }

  private struct Filter: CollectionSection { let id: String }

  private struct FilterController: SectionController {
    func view(for section: Filter) -> some View { Filters() }
  }

  @Test func `Sections that are sent by themselves keep their controls, which is told`() throws {
    let updater = HTMLUpdater(sections: ["alps", "jura"].map { AnySection(Filter(id: $0)) }) { FilterController() }
    #expect(try resets(updater.body).isEmpty)
    #expect(!updater.body.contains("form="))
    #expect(Set(updater.diagnostics.map(\.code)) == [.unshownChange])
  }

  private struct Sent: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var isOther = false
    var action: String?
    var clearsAll = true

    var body: some View {
      Toggle("other", isOn: $isOther)
      Form(action: action) {
        Button("Clear") {
          name = ""
          if clearsAll { isOn = false } else { isOther = false }
        }
        TextField("Name", text: $name)
        Toggle("on", isOn: $isOn)
        Button("Save")
      }
    }
  }

  @Test(arguments: [nil, "/save"])
  private func `A button that resets all of the form around it is the form's own, so that the form is sent as before`(
    action: String?
  ) throws {
    let output = Sent(action: action).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains(#"<button class="button" type="reset">Clear"#))
    #expect(output.body.count(of: "form=") == 0)
    #expect(output.body.count(of: "<form") == 1)
  }

  @Test func `A button that resets some of a form is told, and does not send it`() {
    let output = Sent(action: "/save", clearsAll: false).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.body.contains(#"<button type="button" class="button"#))
    #expect(output.body.count(of: "form=") == 0 && !output.body.contains("type=\"reset\""))
  }

  private struct Fields: View {
    @State private var name = ""
    @State private var isOn = false
    var body: some View {
      TextField("Name", text: $name)
      Toggle("on", isOn: $isOn)
      Button("Clear") {
        name = ""
        isOn = false
      }
      Button("Save")
    }
  }

  @Test func `Controls stay in a form that stands around the view with their states`() {
    struct Page: View { var body: some View { Form(action: "/save") { Fields() } } }
    let output = Page().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(!output.body.contains("form=") && !output.body.contains("type=\"reset\""))
  }

  @Test func `A form with controls that no page follows is not reset`() {
    struct Mixed: View {
      @State private var name = ""
      @State private var isOn = false
      var body: some View {
        Form {
          TextField("Name", text: $name)
          Toggle("on", isOn: $isOn)
          TextField("Other", text: .constant("x"))
          Button("Clear") {
            name = ""
            isOn = false
          }
        }
      }
    }
    let output = Mixed().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(!output.body.contains("type=\"reset\""))
  }

  @Test func `Buttons that close a dialog or go back close it, whatever else they give back`() {
    struct Page: View {
      @State private var adds = false
      @State private var asks = false
      @State private var edits = false
      @State private var name = ""
      @State private var draft = ""
      var body: some View {
        Button("Add") { adds = true }
          .sheet(isPresented: $adds) {
            TextField("Name", text: $name)
            Button("Cancel") {
              name = ""
              adds = false
            }
          }
        Button("Ask") { asks = true }.alert("Sure?", isPresented: $asks) { Button("Forget") { name = "" } }
        if edits {
          TextField("Draft", text: $draft)
          Button("Done") {
            draft = ""
            edits = false
          }
        } else {
          Button("Edit") { edits = true }
        }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "popovertargetaction=\"hide\"") == 2)
    #expect(output.body.contains("Done"))
    #expect(!output.body.contains("type=\"reset\""))
  }

  @Test func `What an action makes of a value is no reset`() {
    struct Computing: View {
      @State private var billing = ""
      @State private var shipping = ""
      @State private var first = false
      @State private var second = false
      var body: some View {
        TextField("Billing", text: $billing)
        TextField("Shipping", text: $shipping)
        Toggle("first", isOn: $first)
        Toggle("second", isOn: $second)
        if first { Text("1") }
        if second { Text("2") }
        Button("Same") { billing = billing + shipping }
        Button("Swap fields") { (billing, shipping) = (shipping, billing) }
        Button("Swap") { (first, second) = (second, first) }
      }
    }
    let output = Computing().renderHTML()
    #expect(!output.body.contains("type=\"reset\""))
  }

  private struct Partly: View {
    enum Way: CaseIterable { case last, some, one, none }
    @State private var items = (0..<3).map { Item(id: $0) }
    let way: Way

    var body: some View {
      ForEach($items) { $item in
        Toggle("item \(item.id)", isOn: $item.isPacked)
        if item.isPacked { Text("\(item.id) packed") }
      }
      switch way {
      case .last:
        Button("Undo") { if let last = items.lastIndex(where: \.isPacked) { items[last].isPacked = false } }
      case .some: Button("Some") { for index in 1..<3 { items[index].isPacked = false } }
      case .one: Button("One") { items[1].isPacked = false }
      case .none:
        // The button is there only while there is such an item.
        if items.contains(where: \.isPacked) {
          Button("Unpack") {
            let index = items.firstIndex(where: \.isPacked)
            precondition(index != nil)
            items[index ?? 0].isPacked = false
          }
        }
      }
    }
  }

  @Test(arguments: Partly.Way.allCases)
  private func `An action that gives back only some elements, or only at times, is no reset`(way: Partly.Way) {
    #expect(!Partly(way: way).html().contains("type=\"reset\""))
  }

  @Test func `A button that resets all only while all differ does nothing before`() throws {
    struct Page: View {
      @State private var items = (0..<3).map { Item(id: $0) }
      var body: some View {
        ForEach($items) { $item in Toggle("item \(item.id)", isOn: $item.isPacked) }
        Button("All") { if items.allSatisfy(\.isPacked) { items = items.map { Item(id: $0.id) } } }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    #expect(try resets(output.body).map(\.controls.count) == [3])
    #expect(output.body.count(of: ">All<") == 2)
  }

  @Test func `Fields of an array are reset with it, unless a button writes into them`() throws {
    struct Players: View {
      @State private var players = ["", ""]
      @State private var isNight = false
      let writes: Bool
      var body: some View {
        ForEach(players.indices, id: \.self) { TextField("Player \($0)", text: $players[$0]) }
        if writes { Button("Ann") { players[0] = "Ann" } }
        Toggle("Night", isOn: $isNight)
        Text(isNight ? "dark" : "bright")
        Button("Clear") {
          players = ["", ""]
          isNight = false
        }
      }
    }
    let output = Players(writes: false).renderHTML()
    #expect(output.diagnostics.filter { $0.severity != .information } == [])
    #expect(try resets(output.body).map(\.controls) == [["Player 0", "Player 1", "Night"]])
    let other = Players(writes: true).renderHTML()
    #expect(try resets(other.body).isEmpty)
    #expect(other.diagnostics.contains { $0.code == .unshownChange })
  }

  @Test func `Of resets that overlap, the larger one counts`() throws {
    struct Overlapping: View {
      @State private var kind = Order.name
      @State private var isOpen = false
      var body: some View {
        Picker("Kind", selection: $kind) { ForEach(Order.allCases, id: \.self) { Text($0.rawValue) } }
        Text("by \(kind.rawValue)")
        Button("All kinds") { kind = .name }
        Toggle("Open", isOn: $isOpen)
        if isOpen { Text("open") }
        Button("Reset everything") {
          kind = .name
          isOpen = false
        }
      }
    }
    let output = Overlapping().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(try resets(output.body).map(\.button) == ["Reset everything"])
  }

  @Test func `Published properties and settings of a structure are reset`() throws {
    final class Model: ObservableObject {
      @Published var isOn = false
      @Published var kind = Order.name
    }
    struct Settings { var sound = true, alerts = true }
    struct Page: View {
      @StateObject private var model = Model()
      @State private var settings = Settings()
      var body: some View {
        Toggle("On", isOn: $model.isOn)
        Picker("Kind", selection: $model.kind) { ForEach(Order.allCases, id: \.self) { Text($0.rawValue) } }
          .pickerStyle(.inline)
        Toggle("Sound", isOn: $settings.sound)
        Toggle("Alerts", isOn: $settings.alerts)
        if model.isOn { Text("on") }
        if settings.sound { Text("sound") }
        Button("Reset") {
          model.isOn = false
          model.kind = .name
          settings.sound = true
          settings.alerts = true
        }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    #expect(try resets(output.body).map(\.controls.count) == [6])
  }
}
