import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Code as it stands in apps, which showed what was wrong.
@Suite struct AppHabitTests {
  private struct Numbered: View {
    @State private var isShown = false
    @State private var number = 0

    var body: some View {
      Picker("Number", selection: $number) { ForEach(0..<3) { Text("\($0)").tag($0) } }
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Text("Number \(number)") }
    }
  }

  private struct Popping: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            Button("Back from \(number)") { path.removeLast() }
          }
      }
    }
  }

  private struct Favourite: View {
    let name: String
    @State private var isFavourite = false

    var body: some View {
      Toggle("Favourite \(name)", isOn: $isFavourite)
      if isFavourite { Text("\(name) is a favourite") }
    }
  }

  private struct Favourites: View {
    @State private var chosen: String?

    var body: some View {
      VStack { ForEach(["a", "b"], id: \.self) { name in Button(name) { chosen = name } } }
        .navigationDestination(item: $chosen) { Favourite(name: $0) }
    }
  }

  @Test func `a dialog whose first words depend on a state is one dialog`() {
    let body = Numbered().html()
    #expect(body.count(of: "<dialog") == 1)
    #expect(body.contains("Number 0") && body.contains("Number 2"))
  }

  @Test func `a dialog is not named by the button that closes it`() {
    struct Dinner: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            Button("Close") { isShown = false }
            Text("Dinner")
          }
      }
    }
    #expect(Dinner().html().contains("aria-label=\"Dinner\""))
  }

  @Test func `a screen may remove itself from a path that a page does not have`() {
    let output = Popping().renderHTML()
    #expect(output.body.contains("Back from 1"))
    #expect(output.diagnostics.map(\.code) == [.runningAppOnly])
  }

  @Test func `each item of a destination has states of its own`() {
    let body = Favourites().html()
    #expect(body.count(of: "type=\"checkbox\"") == 2)
  }
}
