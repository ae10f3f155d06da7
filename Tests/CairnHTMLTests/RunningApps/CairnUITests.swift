import CairnHTML
import CairnUI
import Testing

@Suite struct CairnUITests {
  @Test func `texts take values with a format`() {
    #expect(Text(0.5, format: .percent.locale(Locale(identifier: "en_US"))).plainText == "50%")
    #expect(Text("\(3_967.46, specifier: "%.1f") m").plainText == "3967.5 m")
    #expect(Text("a \(Image(systemName: "star")) c").plainText == "a  c")
    #expect(Text("a \(Image("Eiger")) c").plainText == "a Eiger c")
  }

  @Test func `strings to translate show as they are written`() {
    let count = 3
    #expect(String(localized: "\(count) **peaks**", comment: "A title") == "3 **peaks**")
    #expect(String(localized: "\(0.5, specifier: "%.2f") m") == "0.50 m")
    #expect(String(localized: "peaks.title", defaultValue: "Peaks") == "Peaks")
    #expect(String(localized: .init("Eiger")) == "Eiger")
  }

  @Test func `labelled content and progress take values with a format`() {
    let style = FloatingPointFormatStyle<Double>.Percent.percent.locale(Locale(identifier: "en_US"))
    #expect(LabeledContent("Slope", value: 0.4, format: style).html().contains("40%"))
    let progress = ProgressView(value: 3, total: 4) {
      Text("Climbed")
    } currentValueLabel: {
      Text("3 peaks")
    }
    #expect(progress.html().contains("Climbed") && progress.html().contains("3 peaks"))
    #expect(ProgressView { Text("Loading") }.html() == ProgressView("Loading").html())
  }

  @Test func `colours of UIKit are those of the roles`() {
    #expect(Color(.secondarySystemBackground) == .secondaryBackground)
    #expect(Color(uiColor: .label.withAlphaComponent(0.5)) == .label.opacity(0.5))
    #expect(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    let gray = Color(
      light: Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255),
      dark: Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
    )
    #expect(Color(.systemGray6) == gray)
  }

  @Test func `words with attributes keep their links`() {
    var words = AttributedString("peaks")
    words.link = URL(string: "peaks.html")
    #expect(Text(AttributedString("All ") + words).html().contains("<a href=\"peaks.html\">peaks</a>"))
  }

  @Test func `links take addresses`() throws {
    let url = try #require(URL(string: "https://example.com/eiger"))
    #expect(Link("Eiger", destination: url).html() == Link("Eiger", destination: "https://example.com/eiger").html())
  }

  @Test func `an outline leaves out what is no number`() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: Double.nan, y: .infinity))
      path.addLine(to: CGPoint(x: 10.456, y: 1e300))
    }
    let html = path.fill(.red).html()
    #expect(html.contains("d=\"M0 0L10.46 1000000\""))
    #expect(Path().html().contains("<svg") == false)
  }

  @Test func `an outline tells what it holds`() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Path().boundingRect == .zero && Path().isEmpty)
    #expect(path.fill(.red).renderHTML().diagnostics == [])
  }

  @Test func `an alert about an error has its description as the title`() {
    struct Storm: LocalizedError {
      var errorDescription: String? { "A storm" }
      var recoverySuggestion: String? { "Stay in the hut." }
    }
    struct Tour: View {
      @State private var shows = false
      let storm: Storm?
      var body: some View {
        Button("Start") { shows = true }
          .alert(isPresented: $shows, error: storm) { Button("Wait") {} }
          .alert(isPresented: $shows, error: storm) { _ in
            Button("Wait") {}
          } message: {
            Text($0.recoverySuggestion ?? "")
          }
      }
    }
    let html = Tour(storm: Storm()).html()
    #expect(html.contains("aria-label=\"A storm\"") && html.contains(">A storm<"))
    #expect(html.contains("Stay in the hut."))
    #expect(!Tour(storm: nil).html().contains("<dialog"))
  }
}
