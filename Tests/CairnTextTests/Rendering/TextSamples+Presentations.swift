import Cairn

extension TextSamples {
  private final class Notes: ObservableObject {
    @Published var words = "Take a rope."
  }

  private struct NotesView: View {
    @EnvironmentObject private var notes: Notes
    @FocusState private var isFocused: Bool
    var body: some View { TextField("Notes", text: $notes.words).focused($isFocused) }
  }

  private struct Item: Identifiable { let id = "Eiger" }

  static var presentations: [Sample] {
    [
      sample("tabs") {
        TabView {
          Tab("Peaks", systemImage: "star") { Text("Eiger") }
          Text("Konkordia").tabItem { Text("Huts") }
        }
      },
      sample("tabs-with-badges") {
        TabView {
          Tab("Inbox", systemImage: "tray") { Text("Letters") }.badge(3)
          Text("Notes").tabItem { Text("News") }.badge("new")
        }
      },
      sample("menu") {
        Menu("Actions") {
          Link("Download", destination: "https://example.com/eiger.gpx")
          Button("Print") {}
        }
        Text("Eiger").contextMenu { Link("Open", destination: "https://example.com/eiger") }
      },
      sample("presented-at-first") {
        Text("a").sheet(isPresented: .constant(true)) { Text("A sheet") }
        Text("b").sheet(isPresented: .constant(false)) { Text("hidden") }
        Text("c").sheet(item: .constant(Item())) { Text("About \($0.id)") }
        Text("d").fullScreenCover(isPresented: .constant(true)) { Text("A cover") }
        Text("e").popover(isPresented: .constant(true)) { Text("A popover") }
        Text("f").alert("Delete the tour?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It cannot be brought back.")
        }
        Text("g").confirmationDialog("Sort by", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Name") {}
        }
        Text("h").actionSheet(isPresented: .constant(true)) {
          ActionSheet(title: Text("Sort by"), buttons: [.default(Text("Height")), .cancel()])
        }
      },
      sample("objects") { NotesView().environmentObject(Notes()) },
      sample("form-problems") {
        Form {
          TextField("Name", text: .constant(""))
          Stepper("Days", value: .constant(20), in: 1...14)
        }
        .formProblems(FormProblems([FormProblem("Name", .missing), FormProblem("Days", .message("Too many."))]))
      },
    ]
  }
}
