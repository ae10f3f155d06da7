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

  @Test func `a title that follows its toggle takes its forms in one line`() {
    struct Following: View {
      @State private var isOn = false
      var body: some View {
        Toggle(isOn: $isOn) {
          if isOn { Text("Off now") } else { Text("On now") }
          Text("Uses the network")
        }
      }
    }
    let html = Following().html()
    let explained = html.matches(of: /Uses the network/).count
    #expect(explained == 1)
    // Both titles have the same look, apart from when they show; only the explanation has another font.
    let looks = html.matches(of: /<span class="([^"]*)">(On now|Off now|Uses the network)/).map {
      ($0.2, $0.1.split(separator: " ").count)
    }
    #expect(looks.count == 3 && Set(looks.filter { $0.0 != "Uses the network" }.map(\.1)) == [1])
  }

  @Test func `a label in a style of one's own has the same lines and the same name`() {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: configuration.$isOn) { configuration.label }
      }
    }
    let form = Form(action: "send") {
      Toggle(isOn: .constant(true)) {
        Text("Wi-Fi"); Text("Uses the network at home")
      }
      .toggleStyle(Framed())
      Button("Send") {}
    }
    #expect(form.html().contains(" name=\"Wi-Fi\""))
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
