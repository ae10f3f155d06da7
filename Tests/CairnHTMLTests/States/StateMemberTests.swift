import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Controls for the members of sets and the flags of dictionaries.
@Suite struct StateMemberTests {
  private struct Filter: View {
    let names: [String]
    @State var chosen: Set<String> = ["b"]

    var body: some View {
      ForEach(names, id: \.self) { name in
        Toggle(
          name,
          isOn: Binding(
            get: { chosen.contains(name) },
            set: { if $0 { chosen.insert(name) } else { chosen.remove(name) } }
          )
        )
      }
      ForEach(names.filter(chosen.contains), id: \.self) { Text("chosen \($0)") }
      if chosen.isEmpty { Text("none") }
    }
  }

  @Test func `Toggles for the members of a set work by themselves`() throws {
    let names = ["a", "b", "c", "d", "e"]
    let output = Filter(names: names).renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    for combination in 0..<32 {
      let on = names.enumerated().filter { combination & (1 << $0.offset) != 0 }.map(\.element)
      #expect(words(on: Set(on)) == names + (on.isEmpty ? ["none"] : on.map { "chosen \($0)" }), "\(on)")
    }
    #expect(output.body.count(of: " checked") == 1)
  }

  @Test func `A set that is a part of a state has members too`() throws {
    struct Options: Equatable { var days: Set<Int> = [] }
    struct Day: View {
      let day: Int
      @Binding var days: Set<Int>
      var body: some View {
        Toggle(
          "day \(day)",
          isOn: Binding(get: { days.contains(day) }, set: { _ in days.formSymmetricDifference([day]) })
        )
        if days.contains(day) { Text("on day \(day)") }
      }
    }
    struct Days: View {
      @State private var options = Options()
      var body: some View { ForEach(1..<8) { Day(day: $0, days: $options.days) } }
    }
    let output = Days().renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    #expect(words(on: ["day 2", "day 7"]).filter { $0.hasPrefix("on") } == ["on day 2", "on day 7"])
  }

  @Test func `Buttons that add and remove members of a set switch one by one`() throws {
    struct Peaks: View {
      @State private var countries: Set<String> = ["CH"]
      let all = ["AT", "CH", "DE", "FR", "IT", "SI"]
      var body: some View {
        ForEach(all, id: \.self) { country in
          Button(country) {
            if countries.contains(country) { countries.remove(country) } else { countries.insert(country) }
          }
        }
        ForEach(all.filter(countries.contains), id: \.self) { Text("peaks of \($0)") }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.count(of: "<button") == 6)
    #expect(output.body.count(of: "peaks of") == 6)
    let words = try SwitchedWords(output)
    #expect(words(on: []).dropFirst(6) == ["peaks of CH"])
    #expect(words(on: ["CH", "SI", "AT"]).dropFirst(6) == ["peaks of AT", "peaks of SI"])
  }

  @Test func `Buttons that choose one member, or clear a small set, keep the set whole`() {
    struct Peaks: View {
      let clears: Bool
      @State private var countries: Set<String> = []
      var body: some View {
        ForEach(["AT", "CH", "DE"], id: \.self) { country in
          Button(country) { if clears { countries.formSymmetricDifference([country]) } else { countries = [country] } }
        }
        if clears, countries.count > 1 { Button("Clear") { countries = [] } }
        Text("chosen: \(countries.sorted().joined(separator: "+"))")
      }
    }
    let choosing = Peaks(clears: false).renderHTML()
    #expect(choosing.diagnostics.isEmpty)
    #expect(choosing.body.count(of: "chosen:") == 4)
    let clearing = Peaks(clears: true).renderHTML()
    #expect(clearing.diagnostics.isEmpty)
    #expect(clearing.body.count(of: "chosen:") == 8)
    #expect(clearing.body.contains("chosen: AT+CH+DE"))
  }

  @Test func `A button that clears a set of many members is told, and the others still work`() throws {
    struct Peaks: View {
      @State private var countries: Set<Int> = []
      var body: some View {
        ForEach(0..<6) { country in Button("\(country)") { countries.formSymmetricDifference([country]) } }
        Button("Clear") { countries = [] }
        ForEach(countries.sorted(), id: \.self) { Text("in \($0)") }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(try SwitchedWords(output)(on: ["2", "5"]).dropFirst(7) == ["in 2", "in 5"])
  }

  @Test func `Flags in a dictionary switch one by one`() throws {
    struct Packing: View {
      @State private var isPacked = ["Rope": true]
      var body: some View {
        ForEach(["Rope", "Axe", "Tent", "Stove", "Map"], id: \.self) { thing in
          Button(thing) { isPacked[thing, default: false].toggle() }
          if isPacked[thing] == true { Text("\(thing) is packed") }
        }
      }
    }
    let output = Packing().renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    #expect(words(on: []).filter { $0.hasSuffix("packed") } == ["Rope is packed"])
    #expect(words(on: ["Rope", "Map", "Axe"]).filter { $0.hasSuffix("packed") } == ["Axe is packed", "Map is packed"])
  }

  @Test func `A toggle for a flag in a dictionary, also of a value, switches it`() throws {
    struct Trip { var flags: [String: Bool] = [:] }
    struct Packing: View {
      @State private var trip = Trip()
      var body: some View {
        ForEach(["Rope", "Axe"], id: \.self) { thing in
          Toggle(
            thing,
            isOn: Binding(
              get: { trip.flags[thing, default: false] },
              set: { $trip.flags.wrappedValue[thing] = $0 }
            )
          )
        }
        Text(trip.flags.filter(\.value).keys.sorted().joined(separator: ","))
      }
    }
    let output = Packing().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(try SwitchedWords(output)(on: ["Rope", "Axe"]).last == "Axe,Rope")
  }

  @Test func `A button that changes several members of a set is told, and changes none`() {
    struct Days: View {
      @State private var days: Set<Int> = []
      var body: some View {
        ForEach(0..<3) { day in
          Toggle(
            "day \(day)",
            isOn: Binding(get: { days.contains(day) }, set: { if $0 { days.insert(day) } else { days.remove(day) } })
          )
        }
        Button("All") { days = [0, 1, 2] }
      }
    }
    let diagnostics = Days().renderHTML().diagnostics
    #expect(diagnostics.map(\.code) == [.unshownChange])
    #expect(diagnostics.first?.message.contains("several parts of the state \"days\"") == true)
  }

  @Test func `Toggles of a style of one's own work for members of a set too`() throws {
    struct Chip: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          configuration.label
        }
      }
    }
    struct Days: View {
      @State private var days: Set<Int> = []
      var body: some View {
        ForEach(0..<6) { day in
          Toggle(
            "day \(day)",
            isOn: Binding(get: { days.contains(day) }, set: { if $0 { days.insert(day) } else { days.remove(day) } })
          )
          if days.contains(day) { Text("on day \(day)") }
        }
        .toggleStyle(Chip())
      }
    }
    let output = Days().renderHTML()
    #expect(output.diagnostics.isEmpty)
    for day in 0..<6 { #expect(output.body.count(of: "on day \(day)") == 1) }
  }

  @Test func `Buttons that remove flags of a dictionary remove them`() throws {
    struct Packing: View {
      @State private var items = ["Rope": true, "Axe": true]
      var body: some View {
        ForEach(items.keys.sorted(), id: \.self) { name in
          Text("item \(name)")
          Button("Remove \(name)") { items[name] = nil }
        }
        Text("\(items.count) left")
      }
    }
    let output = Packing().renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    #expect(words(on: []).filter { $0.hasPrefix("item") } == ["item Axe", "item Rope"])
    #expect(words(on: ["Remove Rope"]).filter { !$0.hasPrefix("Remove") } == ["item Axe", "1 left"])
    #expect(words(on: ["Remove Rope", "Remove Axe"]) == ["0 left"])
  }

  @Test func `An answer that is missing is another one than no`() throws {
    struct Quiz: View {
      @State private var answers: [Int: Bool] = [:]
      var body: some View {
        ForEach(0..<2) { question in
          Button("Yes \(question)") { answers[question] = true }
          Button("No \(question)") { answers[question] = false }
          Text("\(question) is \(answers[question].map { $0 ? "right" : "wrong" } ?? "open")")
        }
      }
    }
    let output = Quiz().renderHTML()
    #expect(output.diagnostics.isEmpty)
    for answer in ["open", "right", "wrong"] { #expect(output.body.contains("0 is \(answer)"), "\(answer)") }
  }

  @Test(arguments: [3, 4, 5]) func `A set that takes only so many members never has more`(count: Int) throws {
    struct Countries: View {
      let count: Int
      @State private var chosen: Set<Int> = []
      var body: some View {
        ForEach(0..<count, id: \.self) { country in
          Button("\(country)") {
            if chosen.contains(country) { chosen.remove(country) } else if chosen.count < 2 { chosen.insert(country) }
          }
        }
        Text(["none", "one", "two"][chosen.count])
      }
    }
    let output = Countries(count: count).renderHTML()
    #expect(output.diagnostics.isEmpty)
    for words in ["none", "one", "two"] { #expect(output.body.contains(words)) }
  }

  @Test func `Any number of buttons for members works`() throws {
    struct Peaks: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        ForEach((0..<30).filter(chosen.contains), id: \.self) { Text("in \($0)") }
        ForEach(0..<30) { country in Button("\(country)") { chosen.formSymmetricDifference([country]) } }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(try SwitchedWords(output)(on: ["2", "25"]).prefix(2) == ["in 2", "in 25"])
  }

  @Test func `Buttons of which each takes the place of the others are told if they are too many`() {
    struct Peaks: View {
      @State private var chosen: Set<Int> = [0]
      var body: some View {
        ForEach(0..<20) { country in
          Button("\(country)") { chosen = chosen.contains(country) ? chosen.subtracting([country]) : [country] }
        }
        ForEach(chosen.sorted(), id: \.self) { Text("in \($0)") }
      }
    }
    let diagnostics = Peaks().renderHTML().diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.allSatisfy { $0.message.contains("chosen") && $0.message.contains("more values") })
  }

  @Test func `Buttons for the flags of a part of a state switch one by one`() throws {
    struct Filter { var days: [String: Bool] = [:] }
    struct Days: View {
      @State private var filter = Filter()
      var body: some View {
        ForEach(["Mon", "Tue", "Wed"], id: \.self) { day in
          Button(day) { $filter.days.wrappedValue[day, default: false].toggle() }
          if filter.days[day] == true { Text("\(day) is on") }
        }
      }
    }
    let output = Days().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(
      try SwitchedWords(output)(on: ["Mon", "Wed"]).filter { $0.hasSuffix("on") && $0.count > 3 } == [
        "Mon is on", "Wed is on",
      ]
    )
  }

  @Test func `A set that is missing is another one than an empty set`() throws {
    struct Filters: View {
      @State private var chosen: Set<String>? = []
      var body: some View {
        Button("All") { chosen = nil }
        Button("None") { chosen = [] }
        Text(chosen == nil ? "all shown" : "none shown")
      }
    }
    let output = Filters().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.contains("all shown") && output.body.contains("none shown"))
  }

  @Test func `A button that closes all groups of a dictionary is told, and the groups still unfold`() {
    struct Groups: View {
      @State private var open: [String: Bool] = [:]
      let closes: Bool
      var body: some View {
        ForEach(["a", "b"], id: \.self) { name in
          DisclosureGroup(name, isExpanded: Binding(get: { open[name] ?? false }, set: { open[name] = $0 })) {
            Text("Inside \(name)")
          }
        }
        if closes { Button("Close all") { open = [:] } }
      }
    }
    let output = Groups(closes: true).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.body.count(of: "Inside a") == 1)
    #expect(output.body.count(of: "<details") == Groups(closes: false).html().count(of: "<details"))
  }

  @Test(arguments: [2, 3, 5]) func `A button that resets flags works for few of them, and never stops theirs`(
    count: Int
  ) throws {
    struct Steps: View {
      let count: Int
      @State private var done: [Int: Bool] = [:]
      var body: some View {
        ForEach(0..<count) { step in
          Button("Step \(step)") { done[step, default: false].toggle() }
          if done[step] == true { Text("\(step) is done") }
        }
        Button("Reset") { done = [:] }
      }
    }
    let output = Steps(count: count).renderHTML()
    #expect(output.diagnostics.map(\.code) == (count == 2 ? [] : [.unshownChange]))
    for step in 0..<count { #expect(output.body.contains("\(step) is done")) }
  }
}
