import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// What is wrong with fields, beside them.
@Suite("Problems of fields")
struct FormProblemTests {
  private struct TourForm: View {
    @State private var name = "Ei"
    @State private var kind = "a"
    @State private var isGuided = false
    var body: some View {
      Form {
        TextField("Name", text: $name)
        Picker("Kind", selection: $kind) { Text("A").tag("a") }
        Toggle("With a guide", isOn: $isGuided)
        TextField("Days", text: .constant("1")).fieldName("days")
        Stepper("Guests", value: .constant(1), in: 1...4)
        Slider(value: .constant(0.5)).fieldName("share")
      }
    }
  }

  private var problems: FormProblems {
    var problems = FormProblems([FormProblem("days", .noNumber), FormProblem("Kind", .unknownChoice)])
    problems.add("Too <short>.", of: "Name")
    problems.add("second", of: "Name")
    problems.add("nothing", of: "elsewhere")
    for field in ["With a guide", "Guests", "share"] { problems.add("wrong \(field)", of: field) }
    problems.all.append(FormProblem("", .unusable))
    return problems
  }

  @Test func `A field that is wrong says what, and is marked`() {
    let output = TourForm().formProblems(problems).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("Too &lt;short&gt;."))
    #expect(output.body.contains("This must be a number."))
    #expect(output.body.contains("Choose one of the choices."))
    #expect(!output.body.contains("second") && !output.body.contains("nothing"))
    #expect(output.body.split(separator: "aria-invalid=\"true\"").count == 7)
    #expect(output.body.contains("Something in this form is wrong."))
    // The name of a field stays that of its title.
    #expect(output.body.contains("name=\"Name\""))
  }

  @Test func `The words are in the language of the page`() {
    let body = TourForm().formProblems(problems).environment(\.locale, "de").html()
    #expect(body.contains("Das muss eine Zahl sein."))
  }

  @Test func `Nothing changes without problems`() {
    #expect(TourForm().formProblems(FormProblems()).html() == TourForm().html())
  }
}
