import Cairn
import CairnHTML
import CairnText
import Testing

/// What rows are called in pages, terminals and the accessible text.
@Suite struct RowNamesTests {
  private static var form: some View {
    Form {
      Section(["secret-1"], id: \.self) { _ in
        ListCell("", secondaryText: "Subject").destination("a.html")
          .accessories { Accessory.insert(displayed: .always) }
      }
      .selection(.multiple, selected: ["secret-1"])
    }
  }

  @Test func `further words name a row whose title is empty`() {
    let outputs = RenderedOutput.all(of: Self.form)
    for output in outputs {
      #expect(output.text.contains("Subject"))
      #expect(output.diagnostics == [])
    }
    #expect(outputs[0].text.contains("aria-label=\"Insert Subject\""))
    #expect(!outputs[0].text.contains("aria-label=\"secret-1\""))
    #expect(outputs[2].text.contains("Subject (selected), link"), "\(outputs[2].text)")
  }

  @Test func `an empty title is not read beside the words under it`() {
    let accessible = RenderedOutput.all(of: Section { ListCell("", secondaryText: "Subject") })[2].text
    #expect(accessible.split(separator: "\n").last == "Subject")
  }
}
