import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Questions and choices about a value.
@Suite struct DialogTests {
  private struct Tours: View {
    @State private var asks = false
    @State private var chooses = false
    let tour: String?

    var body: some View {
      Button("Ask") { asks = true }
        .alert("Delete?", isPresented: $asks, presenting: tour) { Button("Delete \($0)") {} }
      Button("Choose") { chooses = true }
        .confirmationDialog("Share", isPresented: $chooses, titleVisibility: .visible, presenting: tour) {
          Button("Share \($0)") {}
        }
    }
  }

  @Test func `a dialog about a value shows it, and is none without one`() {
    let output = Tours(tour: "Eiger").renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "<dialog") == 2)
    #expect(output.body.contains("Delete Eiger") && output.body.contains("Share Eiger"))
    #expect(Tours(tour: nil).renderHTML().body.count(of: "<dialog") == 0)
  }

  @Test func `a choice about a value always has a way out, and a question its own buttons`() {
    let body = Tours(tour: "Eiger").html()
    #expect(body.count(of: ">Cancel<") == 1)
    #expect(!body.contains(">OK<"))
  }

  @Test func `further words of a dialog are about its value`() {
    struct Words: View {
      @State private var asks = false
      @State private var chooses = false
      let height: Int?
      var body: some View {
        Button("Ask") { asks = true }
          .alert(Text("Eiger"), isPresented: $asks, presenting: height) { _ in
          } message: {
            Text("It is \($0) m high.")
          }
        Button("Choose") { chooses = true }
          .confirmationDialog("Eiger", isPresented: $chooses, presenting: height) {
            Button("Climb \($0) m") {}
          } message: {
            Text("That is \($0) m.")
          }
      }
    }
    let output = Words(height: 3_967).renderHTML()
    #expect(output.diagnostics == [])
    for words in ["It is 3967 m high.", "That is 3967 m.", "Climb 3967 m"] { #expect(output.body.contains(words)) }
  }

  @Test func `a title that is a text of the program shows as it is`() {
    struct Verbatim: View {
      @State private var asks = false
      let name: String
      var body: some View {
        Button("Ask") { asks = true }
          .alert(name, isPresented: $asks, presenting: 1) { _ in Button("OK") {} }
        Button("Choose") { asks = true }
          .confirmationDialog(name, isPresented: $asks, titleVisibility: .visible) {
            Button("OK") {}
          } message: {
            Text("Words")
          }
      }
    }
    #expect(Verbatim(name: "*Eiger*").html().count(of: ">*Eiger*<") == 2)
  }

  @Test func `each kind of title has the dialogs that SwiftUI has`() {
    let isPresented = Binding.constant(true)
    let title = "Tour"
    let views = [
      AnyView(Text("").alert(Text("Tour"), isPresented: isPresented) { Button("OK") {} }),
      AnyView(Text("").alert(title, isPresented: isPresented) { Button("OK") {} }),
      AnyView(
        Text("").alert("Tour", isPresented: isPresented) {
          Button("OK") {}
        } message: {
          Text("Words")
        }
      ),
      AnyView(
        Text("").alert(title, isPresented: isPresented, presenting: 1) { _ in
          Text("")
        } message: {
          Text("\($0)")
        }
      ),
      AnyView(Text("").confirmationDialog(Text("Tour"), isPresented: isPresented) { Button("OK") {} }),
      AnyView(
        Text("").confirmationDialog(Text("Tour"), isPresented: isPresented) {
          Button("OK") {}
        } message: {
          Text("Words")
        }
      ),
      AnyView(Text("").confirmationDialog(title, isPresented: isPresented, presenting: 1) { Text("\($0)") }),
      AnyView(Text("").confirmationDialog(Text("Tour"), isPresented: isPresented, presenting: 1) { Text("\($0)") }),
    ]
    for view in views { #expect(view.html().contains("aria-label=\"Tour\"")) }
  }

  @Test func `An action of an alert dismisses what the alert is in front of`() throws {
    struct Draft: View {
      @Environment(\.dismiss) private var dismiss
      @State private var asks = false
      var body: some View {
        Text("Draft")
        Button("Delete") { asks = true }
          .alert("Sure?", isPresented: $asks) { Button("Yes") { dismiss() } }
      }
    }
    struct Drafts: View {
      @State private var shows = false
      var body: some View { Button("Open") { shows = true }.sheet(isPresented: $shows) { Draft() } }
    }
    let output = Drafts().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Open", "Delete"] { page.press(button) }
    #expect(page.words.contains("Sure?"))
    page.press("Yes")
    #expect(page.words == ["Open"])
  }
}
