import Cairn
import CairnHTML
import CairnText
import Testing

/// Lists whose editing is a state.
@Suite struct EditModeTests {
  private struct Peaks: View {
    @State var editMode = EditMode.inactive
    var isByHand = false

    var body: some View {
      Form {
        EditButton()
        List { ListCell("Eiger").accessories { Accessory.delete(action: "remove") }.tag("eiger") }
        if editMode.isEditing { Text("Choose what to delete.") }
        Hint()
      }
      .environment(\.editMode, binding)
    }

    private var binding: Binding<EditMode> {
      isByHand ? Binding(get: { editMode }, set: { editMode = $0 }) : $editMode
    }
  }

  private struct Hint: View {
    @Environment(\.editMode) private var editMode
    var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "inside" : "outside") }
  }

  @Test(arguments: [false, true])
  func `Lists, edit buttons and content follow a state`(isByHand: Bool) throws {
    let output = Peaks(isByHand: isByHand).renderHTML()
    #expect(output.diagnostics == [])
    for words in ["Edit", "Done", "Choose what to delete.", "inside", "outside"] {
      #expect(output.body.contains(">\(words)<"), "\(words)")
    }
    #expect(output.body.contains("class=\"state\""))
  }

  @Test func `Text shows the mode at first`() {
    #expect(Peaks().text().contains("Edit") && Peaks().text().contains("outside"))
    let active = Peaks(editMode: .active).text()
    #expect(active.contains("Done") && active.contains("Choose what to delete.") && active.contains("inside"))
  }

  @Test func `A constant leaves the button to the list`() {
    let view = Form {
      EditButton()
      List { ListCell("Eiger").accessories { Accessory.delete(action: "remove") }.tag("eiger") }
    }
    #expect(view.environment(\.editMode, .constant(.active)).html().contains(" checked"))
    #expect(view.environment(\.editMode, nil).html() == view.html())
    #expect(Hint().environment(\.editMode, .constant(.transient)).html().contains("inside"))
    #expect(Hint().html().contains("outside"))
  }
}
