import CairnHTML
import CairnText
import CairnUI
import Testing

/// Rectangles with uneven corners, shapes and styles of any type, and shapes that are drawn twice.
@Suite struct FurtherShapeTests {
  private static func styles(_ view: some View) -> String {
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    return output.styles
  }

  private static let uneven = UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 8)
  private static let corners = """
    border-start-start-radius:1rem;border-start-end-radius:0;border-end-end-radius:.5rem;border-end-start-radius:0
    """

  @Test func `rounds each corner as it says, in both directions of lines`() {
    let text = Text("Eiger")
    let views = [
      AnyView(Self.uneven), AnyView(Self.uneven.fill(.red)), AnyView(Self.uneven.stroke(.red)),
      AnyView(text.clipShape(Self.uneven)), AnyView(text.background(.teal, in: Self.uneven)),
      AnyView(text.clipShape(.rect(topLeadingRadius: 16, bottomTrailingRadius: 8))),
      AnyView(text.background(.teal, in: .rect(cornerRadii: .init(topLeading: 16, bottomTrailing: 8)))),
    ]
    for view in views { #expect(Self.styles(view).contains(Self.corners)) }
  }

  @Test func `names no sides where both are the same`() {
    let top = UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16, style: .circular)
    #expect(Self.styles(Text("Eiger").clipShape(top)).contains("border-radius:1rem 1rem 0 0"))
    let all = RectangleCornerRadii(topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)
    #expect(Self.styles(UnevenRoundedRectangle(cornerRadii: all)).contains("border-radius:.5rem}"))
    let none = UnevenRoundedRectangle(topLeadingRadius: -1, bottomLeadingRadius: .nan)
    #expect(none.cornerRadii == RectangleCornerRadii())
    #expect(!Self.styles(Text("Eiger").clipShape(none)).contains("radius"))
  }

  @Test func `its outline has a corner where no radius is`() {
    let body = Self.uneven.trim(from: 0, to: 1).stroke(.red).html()
    #expect(body.contains("d=\"M100 0L100 92L"), "\(body)")
    #expect(body.contains("L0 100L0 16L"), "\(body)")
    #expect(body.contains("L16 0Z\""), "\(body)")
    let path = Self.uneven.path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.fill(.red).html().contains("d=\"M40 0L40 0L40 12A8 8 0 0 1"), "\(path.fill(.red).html())")
  }

  @Test(arguments: [true, false])
  func `chooses between shapes and styles`(isRound: Bool) {
    let shape = isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 8))
    let style = isRound ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(Color.red)
    let expected =
      isRound
      ? Self.styles(Circle().fill(.ultraThinMaterial)) : Self.styles(RoundedRectangle(cornerRadius: 8).fill(.red))
    #expect(Self.styles(shape.fill(style)) == expected)
  }

  @Test func `draws the same shape again in front`() {
    let circle = Circle()
    let overlaid = circle.fill(.yellow).overlay(circle.stroke(.orange, lineWidth: 4))
    #expect(circle.fill(.yellow).stroke(.orange, lineWidth: 4).html() == overlaid.html())
    #expect(circle.fill(.yellow).strokeBorder(.orange, lineWidth: 4).html() == overlaid.html())
    #expect(circle.stroke(.red).fill(.yellow).html() == circle.stroke(.red).overlay(circle.fill(.yellow)).html())
    let thrice = circle.fill(.yellow).stroke(.orange, style: StrokeStyle(lineWidth: 4)).stroke(.red)
    #expect(thrice.html() == overlaid.overlay(circle.stroke(.red)).html())
    #expect(
      thrice.frame(width: 64, height: 48).text()
        == circle.fill(.yellow).overlay(circle.stroke(.red)).frame(width: 64, height: 48).text()
    )
  }

  @Test func `blends colours in ellipses`() {
    let gradient = EllipticalGradient(colors: [.yellow, .orange], center: .top, endRadiusFraction: 0.75)
    #expect(Self.styles(gradient).contains("radial-gradient(100% 100% at 50% 0,"))
    #expect(Self.styles(gradient).contains(" 0,"))
    #expect(Self.styles(gradient).contains(" 75%)"))
    #expect(Self.styles(Text("Sun").background(.ellipticalGradient(colors: [.red, .teal]))).contains(" 50%)"))
    #expect(!Self.styles(Circle().fill(.ellipticalGradient(colors: [.red]))).contains("radial-gradient"))
  }
}
