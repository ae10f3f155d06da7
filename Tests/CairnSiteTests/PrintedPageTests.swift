import Cairn
import CairnText
import Testing

@testable import CairnSite

@Suite struct PrintedPageTests {
  private struct FramedSite: Site {
    var title: String { "Huts" }
    var textPictures: [String: TextPicture] { ["ridge": .sparkline([1, 2, 3])] }
    var pages: some PageContent {
      Page("index", title: "Huts") {
        Text("Konkordia")
        Image("ridge")
      }
    }
    func header(for page: Page) -> some View { Text("All huts") }
    func footer(for page: Page) -> some View { Text("Made in \(page.title)") }
  }

  @Test func `prints the header, the page with its pictures and the footer`() {
    #expect(CommandResult(FramedSite.self, "print").output == "All huts\n\nKonkordia\n▁▅█\n\nMade in Huts\n")
  }

  @Test func `reads the same to a screen reader`() {
    let expected = "All huts\n\nKonkordia\nridge, image\n\nMade in Huts\n"
    #expect(CommandResult(FramedSite.self, "print", "--accessible").output == expected)
  }
}
