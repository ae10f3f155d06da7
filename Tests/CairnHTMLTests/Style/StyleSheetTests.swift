import Cairn
import Testing

@testable import CairnHTML

@Suite struct StyleSheetTests {
  private func declarations(_ property: String, _ value: String) -> Declarations {
    var declarations = Declarations()
    declarations[property] = value
    return declarations
  }

  @Test func `names a class after its rule, whatever came before`() {
    var first = StyleSheet()
    var second = StyleSheet()
    _ = second.className(for: declarations("color", "blue"))
    let name = first.className(for: declarations("color", "red"))
    #expect(second.className(for: declarations("color", "red")) == name)
    #expect(first.className(for: declarations("color", "red")) == name)
    #expect(first.count == 1)
    #expect(second.count == 2)
    #expect(name.first == "c")
    #expect(name.count == 20)
  }

  @Test func `is the same sheet whichever page came first`() {
    let pages = [
      Text("a").padding(1).renderHTML(), Text("a").padding(2).renderHTML(), Text("b").padding(2).renderHTML(),
    ]
    var forwards = StyleSheet()
    var backwards = StyleSheet()
    for page in pages { forwards.formUnion(page.styleSheet) }
    for page in pages.reversed() { backwards.formUnion(page.styleSheet) }
    #expect(forwards.css == backwards.css)
    #expect(forwards.count == 2)
    forwards.formUnion(backwards)
    #expect(forwards.count == 2)
  }

  @Test func `lets any rule outside of layers win over the base sheet, but for what shows a state`() throws {
    #expect(StyleSheet.base == StyleSheet.rules + StyleSheet.widePages)
    #expect(StyleSheet.widePages.hasPrefix("@layer base{"))
    let css = StyleSheet.rules
    #expect(css.hasPrefix("@layer base{\n"))
    let end = try #require(css.firstRange(of: "\n}\n"))
    let states = [":focus-visible", ":hover", ":active", ":checked", "aria-current"]
    let rules = css[end.upperBound...].split(whereSeparator: \.isNewline)
    #expect(rules.count > 20)
    for rule in rules { #expect(states.contains { rule.contains($0) }, "\(rule)") }
    // Braces balance within the layer, so that it ends where it seems to.
    #expect(css[..<end.upperBound].count { $0 == "{" } == css[..<end.upperBound].count { $0 == "}" })
  }

  @Test func `has a rule for each class of a rendering and no other`() throws {
    let view = VStack {
      ForEach(0..<50) { number in Text("\(number)").padding(Double(number % 7)).opacity(Double(number % 3) / 4) }
    }
    let output = view.renderHTML()
    let used = try StrictHTMLReader.read(output.body).flatMap(\.elements).flatMap(\.classes).filter {
      $0.count == 20 && $0.hasPrefix("c")
    }
    let rules = output.styleSheet.css.split(separator: "\n").map { String($0.dropFirst().prefix { $0 != "{" }) }
    #expect(Set(used) == Set(rules))
    #expect(rules == rules.sorted())
    #expect(Set(rules).count == rules.count)
  }

  @Test func `renders the same bytes again`() {
    let view = VStack {
      Text("a").padding(); Text("b").font(.title)
    }
    #expect(view.renderHTML().body == view.renderHTML().body)
    #expect(view.html() == view.renderHTML().body)
    #expect(view.renderHTML().styles == view.renderHTML().styles)
  }

  // From Python's hashlib.blake2s with a digest of 16 bytes, in base 64, the lowest digit first.
  @Test(arguments: [
    ("", "caLL3lvFBA4GeAfh7j2E"), ("abc", "cgc4EHiP77ZBVw2z_I30"), ("color:red", "c5Y5O04pa7SccZFVgh5H"),
    (String(repeating: "x", count: 64), "cXNz-rmIhbauiDy4E2kX"),
    (String(repeating: "x", count: 65), "cJ6OwTuY9ExPbaZtEKEj"),
    (String(repeating: "x", count: 200), "cwAz2PA8WaxSdz5r6QKj"),
  ])
  func `names classes by a digest that nobody can find twice`(_ rule: String, _ name: String) {
    #expect(ContentHash.className(of: rule) == name)
  }

  @Test func `tells rules apart whose short digests were the same`() {
    let rules = ["F1545214", "F2280201"].map { Text("a").font(.custom($0, size: 12)).renderHTML().styleSheet }
    var sheet = rules[0]
    sheet.formUnion(rules[1])
    #expect(sheet.count == 2)
    #expect(sheet.css.contains("F1545214") && sheet.css.contains("F2280201"))
  }
}
