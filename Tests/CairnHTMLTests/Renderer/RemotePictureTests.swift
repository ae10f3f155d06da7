import CairnHTML
import CairnUI
import Testing

/// Pictures at addresses that no catalogue has.
@Suite struct RemotePictureTests {
  private static let address = "https://example.com/eiger.jpg"

  private func output(_ view: some View, hasCatalogue: Bool) -> HTMLOutput {
    var options = HTMLOptions()
    if hasCatalogue { options.assets["Eiger"] = .init(source: "eiger.svg", width: 64, height: 40) }
    return view.renderHTML(options)
  }

  @Test(arguments: [false, true])
  func `A picture elsewhere is loaded from there, with a catalogue and without`(hasCatalogue: Bool) {
    let output = output(AsyncImage(url: URL(string: Self.address)), hasCatalogue: hasCatalogue)
    #expect(output.diagnostics == [])
    #expect(output.body.contains("src=\"\(Self.address)\""))
    let named = self.output(Image(Self.address), hasCatalogue: hasCatalogue)
    #expect(named.diagnostics == [] && named.body.contains("src=\"\(Self.address)\""))
  }

  @Test func `A name that the catalogue lacks is an error as before`() {
    #expect(output(Image("Mönch"), hasCatalogue: true).diagnostics.map(\.code) == [.missingImage])
    #expect(output(Image("images/eiger.svg"), hasCatalogue: true).diagnostics.map(\.code) == [.missingImage])
    #expect(output(Image("eiger.svg"), hasCatalogue: false).diagnostics.map(\.code) == [.missingImage])
  }
}
