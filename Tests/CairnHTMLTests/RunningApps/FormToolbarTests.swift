import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Testing

/// Toolbars around forms.
@Suite struct FormToolbarTests {
  /// A sheet with a form, as apps write it.
  private struct NewPeak: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    var action: String?
    var save: () -> Void = {}

    var body: some View {
      NavigationStack {
        Form(action: action) { TextField("Name", text: $name) }
          .formStyle(.grouped)
          .navigationTitle("New")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") {
                save()
                dismiss()
              }
            }
          }
      }
    }
  }

  private struct Peaks: View {
    @State private var adds = false
    var action: String? = "/new"
    var save: () -> Void = {}

    var body: some View {
      Button("Add") { adds = true }
        .sheet(isPresented: $adds) { NewPeak(action: action, save: save) }
    }
  }

  /// The content of the only form.
  private func form(in html: String) throws -> String {
    let begin = try #require(html.firstRange(of: "<form"))
    let end = try #require(html.firstRange(of: "</form>"))
    #expect(html.count(of: "<form") == 1)
    return String(html[begin.lowerBound..<end.lowerBound])
  }

  /// The tag of the button with some words.
  private func button(_ words: String, in html: String) throws -> String {
    let end = try #require(html.firstRange(of: ">\(words)</button>")).lowerBound
    let tag = html[..<end]
    let begin = try #require(tag.lastIndex(of: "<"))
    return String(tag[begin...])
  }

  @Test func `a toolbar around the form of a sheet stands in the form, above its title and rows`() throws {
    let output = Peaks().renderHTML()
    #expect(output.diagnostics == [])
    let form = try form(in: output.body)
    let places = ["Cancel", "Save", ">New<", "Name"].compactMap { form.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4)
    #expect(places == places.sorted())
  }

  @Test func `a button that confirms sends the form, and its action is not run`() throws {
    var runs = 0
    let form = try form(in: Peaks(save: { runs += 1 }).html())
    #expect(try button("Save", in: form) == "<button class=\"button borderless\"")
    #expect(runs == 0)
  }

  @Test func `a button that confirms a form which is sent nowhere does what its action does`() throws {
    let form = try form(in: Peaks(action: nil).html())
    #expect(try button("Save", in: form).contains("command=\"close\""))
  }

  @Test func `a button that cancels closes the sheet and does not send`() throws {
    let form = try form(in: Peaks().html())
    let cancel = try button("Cancel", in: form)
    #expect(cancel.contains("type=\"button\"") && cancel.contains("command=\"close\""))
  }

  @Test func `a button that cancels a form of a page does not send it`() throws {
    for view in [AnyView(NewPeak(action: "/new")), AnyView(NewPeak(action: "/new", save: {}).disabled(false))] {
      let form = try form(in: view.html())
      #expect(try button("Cancel", in: form).contains("type=\"button\""))
      #expect(try !button("Save", in: form).contains("type="))
    }
  }

  @Test func `a button above a keyboard does not send the form`() throws {
    let view = Form(action: "/new") { Text("Eiger") }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
        ToolbarItem { Button("Send") {} }
      }
    let form = try form(in: view.html())
    #expect(try button("Done", in: form).contains("type=\"button\""))
    #expect(try !button("Send", in: form).contains("type="))
  }

  @Test func `a disabled button that confirms stays disabled`() throws {
    let view = Form(action: "/new") { Text("Eiger") }
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(true) } }
    #expect(try button("Save", in: try form(in: view.html())).contains("disabled"))
  }

  @Test func `what is set for the form only is not set for its toolbar`() throws {
    let view = Form(action: "/new") { TextField("Name", text: .constant("")) }
      .disabled(true)
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
    let form = try form(in: view.html())
    #expect(try !button("Save", in: form).contains("disabled"))
    #expect(form.count(of: " disabled") == 1)
  }

  @Test func `a form of a page without an action keeps its toolbar outside`() throws {
    let html = NewPeak().html()
    #expect(try !form(in: html).contains("Save"))
    #expect(html.contains("Save"))
  }

  @Test func `a toolbar in nothing that sends runs its actions`() {
    struct Legend: View {
      @State private var isShown = false
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("Eiger")
          .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Legend") { isShown = true } } }
          .sheet(isPresented: $isShown) { Text("Signs") }
      }
    }
    let output = Legend().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("command=\"show-modal\""))
  }

  @Test func `a toolbar finds the form in all views that wrap it`() throws {
    struct Wrapped: View {
      @State private var asks = false
      @State private var search = ""
      var body: some View {
        AnyView(Form(action: "/new") { Text("Eiger") })
          .formStyle(.grouped)
          .padding()
          .accessibilityLabel("Peak")
          .onAppear {}
          .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
          .searchable(text: $search)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Ask") { asks = true } } }
          .disabled(false)
          .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") { asks = true } } }
          .navigationTitle("New")
          .toolbar { Button("More") {} }
      }
    }
    let html = Wrapped().html()
    let form = try form(in: html)
    let words = ["More", "Save", ">New<", "Search", "Eiger", "Ask"]
    let places = words.compactMap { form.firstRange(of: $0)?.lowerBound }
    #expect(places.count == words.count)
    #expect(places == places.sorted())
    #expect(form.contains("inset-grouped"))
    // The alert is behind the page, and the rest of what is around the form still is.
    #expect(!form.contains("<dialog") && html.contains("<dialog"))
    #expect(form.prefix(200).contains("aria-label=\"Peak\""))
  }

  @Test func `a sheet in a form without one of its own runs its actions`() {
    struct Settings: View {
      @State private var isShown = false
      var body: some View {
        Form(action: "/settings") {
          Button("Legend") { isShown = true }
            .sheet(isPresented: $isShown) { Legend() }
        }
      }
    }
    struct Legend: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("Signs").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
      }
    }
    let output = Settings().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "command=\"close\"") == 1)
  }

  @Test func `what shows in front of a form with a toolbar may have a form`() {
    let view = Form(action: "/new") { Text("Eiger") }
      .sheet(isPresented: .constant(true)) { Form(action: "/other") { Text("Mönch") } }
      .toolbar { Button("Save") }
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "<form") == 2)
  }

  @Test func `a field that is written above a form is sent by it`() throws {
    let view = Form(action: "/new") { Text("Eiger") }
      .toolbar {
        TextField("Name", text: .constant(""))
        HiddenField("token", value: "x")
      }
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    #expect(try form(in: output.body).contains("value=\"x\""))
  }

  @Test func `text shows a form with a toolbar as it did`() {
    // Without an action the toolbar stands outside.
    for options in [TextOptions(width: 32), TextOptions(width: 80)] {
      let text = NewPeak(action: "/new").text(options)
      #expect(text == NewPeak().text(options))
      #expect(text.contains("Save") && text.contains("Name"))
    }
  }
}
