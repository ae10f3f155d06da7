import Cairn
import Foundation
import Testing

/// What a form sends unseen, and the names of its fields.
@Suite struct FormFieldTests {
  private struct Sizes: View {
    @State private var isBig = false
    @State private var name = ""

    var body: some View {
      Form {
        Toggle("Big", isOn: $isBig)
        if isBig {
          TextField("Name", text: $name)
        } else {
          Text("Small")
          TextField("Name", text: $name)
        }
      }
    }
  }

  /// A part with a state in a form that has none.
  private struct Part: View {
    @State private var isBig = false
    @State private var name = ""

    var body: some View {
      Toggle("Big", isOn: $isBig)
      if isBig { Text("Big") }
      TextField("Name", text: $name)
    }
  }

  private struct Twice: View {
    @State private var isBig = false
    @State private var name = ""

    var body: some View {
      Form {
        Toggle("Big", isOn: $isBig)
        if isBig { TextField("Name", text: $name) }
        TextField("Name", text: $name)
      }
    }
  }

  @Test func `a hidden field is sent, and nobody sees it`() {
    let fields = Group {
      Text("Tour")
      TextField("Name", text: .constant(""))
    }
    let plain = RenderedOutput.all(of: Form(action: "/tours") { fields })
    let outputs = RenderedOutput.all(
      of: Form(action: "/tours") {
        HiddenField("token", value: "a1")
        fields
        HiddenField("step", value: "2")
      }
    )
    let inputs = """
      <input type="hidden" name="token" value="a1"><input type="hidden" name="step" value="2"></form>
      """
    #expect(outputs[0].text == plain[0].text.replacing("</form>", with: inputs))
    #expect(outputs.dropFirst().map(\.text) == plain.dropFirst().map(\.text))
    #expect(outputs.allSatisfy { $0.diagnostics.isEmpty })
    let strange = Form { HiddenField("\"><b>", value: "\"><b>") }
    #expect(!RenderedOutput.all(of: strange)[0].text.contains("\"><b>"))
  }

  @Test func `a hidden field in a list is no row, and is sent`() {
    func form(_ token: some View) -> some View {
      Form {
        List {
          Text("Eiger")
          token
          Section("More") {
            Text("Mönch")
            token
          }
        }
      }
    }
    let plain = RenderedOutput.all(of: form(EmptyView()))
    let outputs = RenderedOutput.all(of: form(HiddenField("token", value: "x").fieldName("unused")))
    #expect(outputs.dropFirst().map(\.text) == plain.dropFirst().map(\.text))
    #expect(outputs[0].text.components(separatedBy: "<li").count == plain[0].text.components(separatedBy: "<li").count)
    #expect(outputs[0].text.contains("<input type=\"hidden\" name=\"token\" value=\"x\"></form>"))
  }

  @Test func `a hidden field outside of a form is told`() {
    for output in RenderedOutput.all(of: HiddenField("token", value: "x")) {
      #expect(output.diagnostics.map(\.code) == [.strayHiddenField])
      #expect(!output.text.contains("token"))
    }
  }

  @Test func `two fields of one name are told once`() {
    let form = Form {
      TextField("Name", text: .constant(""))
      SecureField("Other", text: .constant("")).fieldName("Name")
      Toggle("Name", isOn: .constant(true))
      HiddenField("Name", value: "")
    }
    for output in RenderedOutput.all(of: form) {
      #expect(output.diagnostics.map(\.code) == [.sharedFieldName])
      #expect(output.diagnostics.first?.message.contains("\"Name\"") == true)
    }
    for output in RenderedOutput.all(of: Twice()) where output.text.contains("<form") {
      #expect(output.diagnostics.map(\.code) == [.sharedFieldName])
    }
  }

  @Test func `what cannot be sent together is not two fields`() {
    let views = Group {
      Sizes()
      Form { Part() }
      Form {
        Picker("Size", selection: .constant(1)) { ForEach(1..<4) { Text("\($0)").tag($0) } }.pickerStyle(.inline)
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("")).disabled(true)
      }
      Form { TextField("Name", text: .constant("")) }
      TextField("Name", text: .constant(""))
      TextField("Name", text: .constant(""))
    }
    for output in RenderedOutput.all(of: views) { #expect(output.diagnostics == []) }
  }
}
