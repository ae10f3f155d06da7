import CairnHTML
import CairnTestSupport
import CairnText
import CairnUI
import Foundation
import Testing

/// Names of SwiftUI that have an effect in pages and terminals.
@Suite struct FurtherNamesTests {
  @Test func `pictures without interpolation keep their pixels`() {
    let styles = Image("Eiger").interpolation(.none).resizable().renderHTML().styles
    #expect(styles.contains("image-rendering:pixelated"))
    #expect(!Image("Eiger").interpolation(.high).resizable().renderHTML().styles.contains("pixelated"))
    let both = HStack {
      Image("Eiger").interpolation(.none)
      Image("Mönch")
    }
    #expect(both.html().count(of: "<img class=") == 1)
  }

  @Test func `words with attributes keep fonts, colours and lines`() {
    var words = AttributedString("Eiger")
    words.font = .title3
    words.foregroundColor = .red
    var line = AttributedString(" 3967 m")
    line.underlineStyle = .single
    line.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    line.kern = 2
    let output = Text(words + line).renderHTML()
    #expect(
      output.body
        == (Text("Eiger").font(.title3).foregroundColor(.red) + Text(" 3967 m").kerning(2).underline().strikethrough())
        .html()
    )
    #expect(output.styles.contains("var(--red-text)"))
  }

  @Test func `a list takes a selection of any kind, also without tags`() {
    struct Peak: Identifiable, Hashable {
      let id: Int
    }
    struct Peaks: View {
      @State var chosen: Peak? = Peak(id: 2)
      var body: some View {
        Form { List((1...3).map { Peak(id: $0) }, selection: $chosen) { Text("Peak \($0.id)") } }
        if let chosen { Text("Chosen: \(chosen.id)") }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("value=\"2\" checked"))
    #expect(output.body.contains("Chosen: 3"))
  }

  @Test(arguments: [(Double.nan, "0"), (.infinity, "1"), (-.infinity, "0"), (0.5, "0.5")])
  func `a slider has a number of its range`(number: Double, words: String) {
    let output = Slider(value: .constant(number), in: 0...1, step: 0) { Text("Height") }.renderHTML()
    #expect(output.body.contains("value=\"\(words)\""))
    #expect(!output.body.contains("step=\"0\""))
  }

  @Test func `rows that cannot be deleted have no control for it`() {
    func form(_ isDisabled: Bool) -> some View {
      Form {
        List {
          ListCell("Eiger").accessories { Accessory.delete(displayed: .always, action: "remove") }.tag("eiger")
            .deleteDisabled(isDisabled)
        }
      }
    }
    #expect(form(false).html().contains("remove"))
    #expect(!form(true).html().contains("remove"))
    #expect(form(true).renderHTML().diagnostics == [])
    #expect(form(true).text() == Form { List { ListCell("Eiger").tag("eiger") } }.text())
  }

  @Test func `animators show where they begin`() {
    let view = VStack {
      PhaseAnimator(["Eiger", "Mönch"]) {
        Text($0)
      } animation: { _ in
        .easeIn
      }
      PhaseAnimator([Int](), trigger: 1) { Text("\($0)") }
      Text("Jungfrau").phaseAnimator([0, 1], trigger: 2) { content, phase in
        content
        Text("\(phase)")
      }
      KeyframeAnimator(initialValue: 3) {
        Text("\($0)")
      } keyframes: { _ in
        MoveKeyframe(4)
      }
      Text("Tödi").keyframeAnimator(initialValue: 5) { content, number in
        content
        Text("\(number)")
      } keyframes: { _ in
        LinearKeyframe(6, duration: 1)
      }
    }
    let words = view.text().split(whereSeparator: \.isWhitespace)
    #expect(words == ["Eiger", "Jungfrau", "0", "3", "Tödi", "5"])
    #expect(view.renderHTML().diagnostics == [])
  }

  private struct Likes: View {
    @State private var isLiked = false
    var body: some View {
      Menu(isLiked ? "Liked" : "Like") {
        Link("All likes", destination: "likes.html")
      } primaryAction: {
        isLiked.toggle()
      }
    }
  }

  @Test func `a menu with a primary action has a button beside it`() {
    let output = Likes().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("Liked"))
    #expect(output.body.contains("More actions"))
    #expect(output.body.contains("href=\"likes.html\""))
    #expect(Likes().text().contains("Like"))
    #expect(Likes().text().contains("All likes"))
  }

  @Test func `gauges have views at their ends`() {
    let gauge = Gauge(value: 2, in: 0...4) {
      Text("Height")
    } currentValueLabel: {
      Text("2 km")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    let line = gauge.text().split(separator: "\n").last.map(String.init) ?? ""
    #expect(line.hasPrefix("low"))
    #expect(line.hasSuffix("high"))
    let html = gauge.html()
    #expect(html.firstRange(of: "low").map { html[$0.upperBound...].contains("<progress") } == true)
  }

  @Test func `scopes of a search stand below its field`() throws {
    let view = Text("Peaks").searchable(text: .constant("")).searchScopes(.constant(1)) {
      Text("Names").tag(1)
      Text("Heights").tag(2)
    }
    let html = view.html()
    let field = try #require(html.firstRange(of: "type=\"search\"") ?? html.firstRange(of: "<input"))
    let rest = html[field.upperBound...]
    #expect(rest.contains("Names"))
    #expect(rest.firstRange(of: "Heights").map { rest[$0.upperBound...].contains("Peaks") } == true)
    #expect(view.text().contains("Heights"))
  }

  @Test func `tabs of a search have their words`() {
    let view = TabView {
      TabSection("Places") {
        Tab("Peaks", systemImage: "mountain.2") { Text("Eiger") }
        Tab("Huts", systemImage: "house") { Text("Guggi") }
      }
      Tab(role: .search) { Text("Field") }
    }
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    for word in ["Peaks", "Huts", "Search"] { #expect(output.body.contains(word)) }
    #expect(view.text().contains("Eiger"))
    #expect(view.text().contains("Search"))
  }

  @Test func `titles of bindings and roles of buttons show`() {
    #expect(Text("a").navigationTitle(.constant("Peaks")).html() == Text("a").navigationTitle("Peaks").html())
    let action = FormAction(name: "action", value: "save")
    #expect(Button("Save", role: .confirm, action: action).html() == Button("Save", action: action).html())
    #expect(Button("Close", role: .close) {}.html() == Button("Close", role: .cancel) {}.html())
    let view = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      Text("Side")
    } detail: {
      Text("Eiger")
    }
    #expect(
      view.html()
        == NavigationSplitView {
          Text("Side")
        } detail: {
          Text("Eiger")
        }.html()
    )
    let picker = Picker("Peak", systemImage: "star", selection: .constant(1)) { Text("Eiger").tag(1) }
    #expect(picker.text().contains("Peak"))
  }

  private struct Square: View {
    @ScaledMetric(relativeTo: .title) private var side: CGFloat = 48
    var body: some View { Color.red.frame(width: side, height: side) }
  }

  @Test func `metrics are the lengths that are written`() {
    #expect(Square().renderHTML().styles == Color.red.frame(width: 48, height: 48).renderHTML().styles)
  }

  @Test func `what only a running app does shows the view and is told once`() {
    let views = [
      AnyView(Text("Eiger").onKeyPress(.space) { .handled }), AnyView(Text("Eiger").colorMultiply(.red)),
      AnyView(Text("Eiger").onDrag { NSItemProvider() }), AnyView(Text("Eiger").visualEffect { effect, _ in effect }),
      AnyView(Text("Eiger").scrollTransition { effect, _ in effect.opacity(0) }),
    ]
    for view in views {
      let output = view.renderHTML()
      #expect(output.body == Text("Eiger").renderHTML().body)
      #expect(output.diagnostics.map(\.code) == [.runningAppOnly])
      #expect(output.diagnostics.map(\.severity) == [.information])
    }
  }

  @Test func `a locale of Foundation sets the language`() {
    let view = Text("Eiger").environment(\.locale, Locale(identifier: "de_CH"))
    #expect(view.html() == Text("Eiger").environment(\.locale, "de-CH").html())
    #expect(view.html().contains("lang=\"de-CH\""))
    #expect(Text("Eiger").environment(\.locale, .init(identifier: "de_CH")).html() == view.html())
  }
}
