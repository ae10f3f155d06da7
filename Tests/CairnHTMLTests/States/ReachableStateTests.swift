import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite("States that can come about")
struct ReachableStateTests {
  @Test func `What a button that changes two states never leads to is not evaluated`() throws {
    struct Items: View {
      @State private var isLong = false
      @State private var index = 0
      var body: some View {
        let items = isLong ? ["a", "b", "c", "d"] : ["a", "b"]
        // In an app, the index is never out of bounds.
        Text(items[index])
        Button("Next") { index = (index + 1) % items.count }
        Button("Mode") {
          index = 0
          isLong.toggle()
        }
      }
    }
    let output = Items().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for (button, words) in [("Mode", "a"), ("Next", "b"), ("Next", "c"), ("Mode", "a"), ("Next", "b"), ("Next", "a")] {
      page.press(button)
      #expect(page.words.first == words)
    }
  }

  @Test func `What a button that clears everything never leaves behind is not evaluated`() throws {
    struct Peak: Identifiable { let id: Int }
    struct Peaks: View {
      @State private var chosen: Int?
      @State private var ids = [1, 2, 3]
      var body: some View {
        if let chosen { Text("Chosen: \(ids[ids.firstIndex(of: chosen)!])") }
        ForEach(ids, id: \.self) { id in Button("Show \(id)") { chosen = id } }
        Button("Clear") {
          chosen = nil
          ids = []
        }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Show 3")
    #expect(page.words.first == "Chosen: 3")
    page.press("Clear")
    #expect(page.words == ["Clear"])
  }

  @Test(arguments: [false, true]) func `What needs a choice is not evaluated without one`(readsChoiceFirst: Bool) throws
  {
    struct Plans: View {
      @State private var step = 0
      @State private var plan: String?
      let readsChoiceFirst: Bool
      var body: some View {
        if readsChoiceFirst { Text(plan ?? "no plan") }
        if step == 0 {
          ForEach(["Free", "Pro"], id: \.self) { name in Button(name) { plan = name } }
          Button("Continue") { step = 1 }.disabled(plan == nil)
        } else {
          // In an app, there is a plan by now.
          Text("You chose \(plan!)")
          Button("Back") { step = 0 }
        }
      }
    }
    let output = Plans(readsChoiceFirst: readsChoiceFirst).renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    #expect(page.buttons == ["Free", "Pro"])
    for (button, words) in [("Pro", "Continue"), ("Continue", "You chose Pro"), ("Back", "Continue")] {
      page.press(button)
      #expect(page.words.contains(words))
    }
  }

  @Test func `A view inside is not evaluated without what it needs`() throws {
    struct Plans: View {
      @State private var step = 0
      @State private var plan: String?
      var body: some View {
        if step == 0 {
          ForEach(["Free", "Pro"], id: \.self) { name in Button(name) { plan = name } }
          if plan != nil { Button("Continue") { step = 1 } }
        } else {
          Chosen(plan: $plan)
        }
      }
    }
    struct Chosen: View {
      @Binding var plan: String?
      @State private var isOpen = false
      @State private var bought = ""
      var body: some View {
        Text("You chose \(plan!)")
        Button("More") { isOpen.toggle() }
        if isOpen { Text("more") }
        Button("Buy") { bought = plan! }
      }
    }
    let output = Plans().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Pro", "Continue", "More"] { page.press(button) }
    #expect(page.words == ["You chose Pro", "More", "more", "Buy"])
  }

  @Test func `What needs a log-in is not evaluated without one`() throws {
    struct Pages: View {
      @State private var user: String?
      @State private var isLoggedIn = false
      @State private var tab = 0
      var body: some View {
        if tab == 1 { Text("Profile of \(user!)") }
        Button("Log in") { (user, isLoggedIn) = ("Ann", true) }
        if isLoggedIn { Button("Profile") { tab = 1 } }
      }
    }
    let output = Pages().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Log in")
    page.press("Profile")
    #expect(page.words.first == "Profile of Ann")
  }

  private struct Rehearsal: Identifiable, Hashable {
    let id: Int
    var voices: Set<Int> = [0]
  }

  private struct Editor: View {
    @State var draft: Rehearsal

    var body: some View {
      ForEach(0..<4) { voice in
        Toggle("Voice \(voice)", isOn: isSinging(voice))
      }
    }

    private func isSinging(_ voice: Int) -> Binding<Bool> {
      Binding {
        draft.voices.contains(voice)
      } set: {
        if $0 { draft.voices.insert(voice) } else { draft.voices.remove(voice) }
      }
    }
  }

  private struct Rehearsals: View {
    @State private var edited: Rehearsal?

    var body: some View {
      List((0..<4).map { Rehearsal(id: $0) }) { rehearsal in
        Button("Edit \(rehearsal.id)") { edited = rehearsal }
      }
      .sheet(item: $edited) { Editor(draft: $0) }
    }
  }

  @Test func `Sheets open, whatever the toggles in them cannot do`() throws {
    let output = Rehearsals().renderHTML()
    #expect(Set(output.diagnostics.map(\.code)) == [.unshownChange])
    let elements = try StrictHTMLReader.read(output.body).flatMap(\.elements)
    let targets = elements.compactMap { $0["commandfor"] }
    #expect(targets.count >= 4)
    #expect(Set(targets).isSubset(of: elements.filter { $0.name == "dialog" }.compactMap { $0["id"] }))
  }

  private struct Singer: Identifiable, Hashable {
    let id: Int
    var isAbsent = false
  }

  /// Rows of which each has two controls, and words that depend on all of them.
  private struct Choir: View {
    @State var singers: [Singer]
    @State private var voice: Int?

    var body: some View {
      List {
        ForEach($singers) { $singer in
          Text("Singer \(singer.id)").contextMenu { Button("Absent") { singer.isAbsent.toggle() } }
        }
        ForEach(singers.indices, id: \.self) { Toggle("Singer \(singers[$0].id)", isOn: $singers[$0].isAbsent) }
        Text("\(singers.count(where: \.isAbsent)) absent")
        ForEach(0..<4) { number in Button("Voice \(number)") { voice = number } }
        if let voice { Text("Voice \(voice) alone") }
      }
    }
  }

  @Test func `Many states that depend on one another are given up soon`() {
    #if DEBUG
      let work = RecordingWork()
      let output = RecordingWork.$current.withValue(work) {
        Choir(singers: (0..<6).map { Singer(id: $0) }).renderHTML()
      }
      #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
      #expect(work.looks < 150_000)
    #endif
  }
}
