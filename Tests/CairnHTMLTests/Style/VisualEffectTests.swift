import Cairn
import CairnHTML
import CairnText
import Testing

/// Effects, which change looks and neither place nor room.
@Suite struct VisualEffectTests {
  /// The rules of the classes of a view, outermost element first.
  private static func rules(of view: some View) throws -> [String] {
    let output = view.renderHTML()
    let elements = try StrictHTMLReader.read(output.body).flatMap(\.elements)
    return elements.map { element in
      let rules = element.classes.compactMap { name in
        output.styles.components(after: ".\(name){").map { String($0.prefix { $0 != "}" }) }
      }
      return rules.joined(separator: ";")
    }
  }

  @Test func `effects that a browser applies in SwiftUI's order share an element`() throws {
    let view = Text("a").blur(radius: 8).opacity(0.5).scaleEffect(2).rotationEffect(.degrees(90)).offset(x: 16)
    #expect(try Self.rules(of: view) == ["filter:blur(.5rem);opacity:.5;scale:2;rotate:90deg;translate:1rem 0"])
  }

  @Test func `effects in another order get an element of their own`() throws {
    let view = Text("a").rotationEffect(.degrees(90)).scaleEffect(2).blur(radius: 16)
    #expect(try Self.rules(of: view) == ["filter:blur(1rem)", "scale:2", "rotate:90deg"])
  }

  @Test func `points that stay where they are follow the direction of lines`() throws {
    let view = Text("a").scaleEffect(2, anchor: .topTrailing).rotationEffect(.degrees(5), anchor: .bottomLeading)
    #expect(
      try Self.rules(of: view) == [
        "rotate:5deg;transform-origin:var(--start) 100%", "scale:2;transform-origin:var(--end) 0%",
      ]
    )
    #expect(view.renderHTML().styles.contains("--start:left"))
  }

  @Test func `filters add up, and follow a clip`() throws {
    let view = Text("a").clipShape(Circle()).grayscale(1).hueRotation(.radians(.pi)).contrast(2).saturation(0.5)
    let rules = try Self.rules(of: HStack { view }).dropFirst()
    #expect(rules.first == "filter:grayscale(1) hue-rotate(180deg) contrast(2) saturate(.5)")
    #expect(rules.count == 2)
  }

  @Test func `gradients hide what they cover with clear colours`() throws {
    let fade = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let mask = "mask:linear-gradient(to bottom,#000,transparent)"
    #expect(try Self.rules(of: Text("a").mask(fade)) == [mask])
    #expect(try Self.rules(of: Text("a").mask { fade }) == [mask])
    #expect(try Self.rules(of: Text("a").blur(radius: 16).mask(fade)) == ["filter:blur(1rem);\(mask)"])
    #expect(try Self.rules(of: Text("a").mask(fade).blur(radius: 16)) == ["filter:blur(1rem)", mask])
    #expect(try Self.rules(of: Text("a").mask(fade).mask(fade)) == [mask, mask])
    #expect(try Self.rules(of: Text("a").mask(Color.black.opacity(0.5))).count == 1)
    #expect(try Self.rules(of: Circle().stroke(fade, lineWidth: 3).mask(fade)).count == 2)
  }

  @Test(arguments: [
    (0.25, "contrast(.6667) brightness(1.5)"), (-0.5, "brightness(.5) contrast(2)"),
    (7, "contrast(.3333) brightness(3)"),
    (.nan, "contrast(1) brightness(1)"),
  ])
  func `brightness adds to colours`(amount: Double, filter: String) throws {
    #expect(try Self.rules(of: Text("a").brightness(amount)) == ["filter:\(filter)"])
  }

  @Test(arguments: BlendMode.allCases)
  func `blends with what is behind, faded too`(mode: BlendMode) throws {
    let rules = try Self.rules(of: Text("a").blendMode(mode).opacity(0.5))
    #expect(rules.count == 1)
    #expect(rules[0].hasPrefix("mix-blend-mode:"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is not a number changes nothing`(value: Double) throws {
    let view = Text("a").scaleEffect(value).rotationEffect(.degrees(value)).blur(radius: value).grayscale(value)
      .contrast(value).saturation(value).hueRotation(.degrees(value))
    let css = view.renderHTML().styles
    #expect(!css.contains("nan") && !css.contains("inf"))
    #expect(try Self.rules(of: Text("a").scaleEffect(value)) == ["scale:1"])
  }

  @Test func `words within a line become a block, as a browser turns nothing else`() throws {
    let rules = try Self.rules(of: Button { Text("a").rotationEffect(.degrees(3)) })
    #expect(rules.contains { $0.contains("display:inline-block") && $0.contains("rotate:3deg") }, "\(rules)")
  }

  @Test func `terminals show the view without effects`() {
    let view = Text("a").scaleEffect(2).rotationEffect(.degrees(90)).blur(radius: 3).blendMode(.multiply).colorInvert()
    #expect(view.text() == Text("a").text())
  }
}

extension String {
  fileprivate func components(after mark: String) -> Substring? {
    ranges(of: mark).first.map { self[$0.upperBound...] }
  }
}
