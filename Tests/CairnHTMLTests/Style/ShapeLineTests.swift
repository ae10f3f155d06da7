import Cairn
import CairnHTML
import Foundation
import Testing

/// Where the lines of shapes lie, and how they look.
@Suite struct ShapeLineTests {
  struct Line: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var shape: DrawnShape
    var css: [String]
    var others: [String] = []
  }

  private static let rainbow = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  static let lines = [
    Line(
      testDescription: "half of a wide line is outside",
      shape: Circle().stroke(.red, lineWidth: 12),
      css: ["outline:12px solid var(--red);outline-offset:-6px", "border-radius:50%"],
      others: ["border:"]
    ),
    Line(
      testDescription: "a thin line is inside, where it is sharp",
      shape: Circle().stroke(.red, lineWidth: 2),
      css: ["border:2px solid var(--red)"],
      others: ["outline:"]
    ),
    Line(
      testDescription: "a line of the border is inside",
      shape: Capsule().strokeBorder(.red, lineWidth: 12),
      css: ["border:12px solid var(--red)"],
      others: ["outline:"]
    ),
    Line(
      testDescription: "a line has dashes",
      shape: Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [4, 2])),
      css: ["border:1px dashed var(--red)"]
    ),
    Line(
      testDescription: "a wide line inside has dashes",
      shape: Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 5, dash: [4])),
      css: ["border:5px dashed var(--label)"]
    ),
    Line(
      testDescription: "dashes without a length are none",
      shape: Rectangle().stroke(.red, style: StrokeStyle(dash: [0, 0])),
      css: ["border:1px solid var(--red)"]
    ),
    Line(
      testDescription: "a line has a gradient",
      shape: RoundedRectangle(cornerRadius: 8).stroke(rainbow, lineWidth: 3),
      css: [
        "background:linear-gradient(to right,var(--red),var(--blue)) border-box", "padding:3px",
        "mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0)",
      ],
      others: ["border:", "outline:"]
    ),
    Line(
      testDescription: "a gradient of one colour is that",
      shape: Circle().stroke(LinearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing), lineWidth: 1),
      css: ["border:1px solid var(--red)"]
    ),
    Line(
      testDescription: "a negative width is none",
      shape: Circle().strokeBorder(.red, lineWidth: -3),
      css: ["border:0 solid var(--red)"]
    ),
  ]

  /// The rules of the view's own classes.
  private static func rules(of view: some View) -> String {
    let styles = view.renderHTML().styles
    return styles.components(separatedBy: "}").filter { $0.contains(/\.c[\w-]{19}\{/) }.joined(separator: "\n")
  }

  @Test(arguments: lines)
  func `Lines of shapes lie where SwiftUI has them`(line: Line) {
    let rules = Self.rules(of: line.shape)
    for part in line.css { #expect(rules.contains(part), "\(rules)") }
    for other in line.others { #expect(!rules.contains(other), "\(rules)") }
  }

  @Test func `A border around a shape with a wide line is a line of its own`() {
    let rules = Self.rules(of: Circle().stroke(.red, lineWidth: 8).border(.blue, width: 2))
    #expect(rules.contains("outline:8px solid var(--red)"))
    #expect(rules.contains("outline:2px solid var(--blue)"))
  }
}
