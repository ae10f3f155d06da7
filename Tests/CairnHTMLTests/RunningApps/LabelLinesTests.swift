import Cairn
import CairnHTML
import CairnText
import Testing

@Suite struct LabelLinesTests {
  @Test func `the second text of a control's label explains the first, which names what a form sends`() {
    let form = Form(action: "send") {
      Toggle(isOn: .constant(true)) {
        Text("Wi-Fi"); Text("Uses the network at home")
      }
      Button("Send") {}
    }
    let output = form.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains(" name=\"Wi-Fi\""))
    #expect(output.body.contains("Wi-Fi</span><span class="))
    #expect(form.text(TextOptions(width: 40)).contains("Wi-Fi\n"))
  }

  @Test func `the second text of a value's label stands below the first`() {
    let view = LabeledContent {
      Text("12")
    } label: {
      Text("Routes"); Text("All that are open")
    }
    #expect(view.html().contains("Routes</p><p class="))
    let texts = view.text(TextOptions(width: 40)).split(separator: "\n")
    #expect(texts.count == 2 && texts[0].hasPrefix("Routes") && texts[0].hasSuffix("12"))
  }

  @Test func `labels with more than texts are left as they are`() {
    let toggle = Toggle(isOn: .constant(true)) {
      Image(systemName: "star"); Text("Starred")
    }
    #expect(!toggle.html().contains("vstack"))
    let single = Toggle(isOn: .constant(true)) { if true { Text("Starred") } }
    #expect(single.html().contains("<span>Starred</span>"))
  }
}
