import CairnHTML
import CairnText
import CairnUI
import Testing

/// Shapes of one's own, and parts of shapes.
@Suite struct ShapeOutlineTests {
  private struct Peak: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private struct Ring: InsettableShape {
    var amount: CGFloat = 0
    func path(in rect: CGRect) -> Path {
      var path = Circle().path(in: rect.insetBy(dx: amount, dy: amount))
      path.addPath(Circle().path(in: rect.insetBy(dx: amount + 20, dy: amount + 20)))
      return path
    }
    func inset(by amount: CGFloat) -> Ring { Ring(amount: self.amount + amount) }
  }

  private static func page(_ view: some View) -> (body: String, styles: String) {
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    return (output.body, output.styles)
  }

  @Test func `fills and clips what is inside`() {
    let polygon = "clip-path:polygon(0 100%,50% 0,100% 100%,0 100%)"
    for view in [AnyView(Peak()), AnyView(Peak().fill(.red)), AnyView(Text("Eiger").clipShape(Peak()))] {
      #expect(Self.page(view).styles.contains(polygon))
    }
    #expect(Self.page(Text("Eiger").background(.teal, in: Peak())).styles.contains(polygon))
    #expect(!Self.page(Peak()).styles.contains("aspect-ratio"))
    #expect(Self.page(Ring()).styles.contains("aspect-ratio:1"))
  }

  @Test func `draws the line, as wide as it is told`() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 2])
    let page = Self.page(Peak().stroke(.red, style: style))
    let drawing = """
      <svg class="strokes" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" \
      stroke="currentColor"><path vector-effect="non-scaling-stroke" stroke-width="3" stroke-linecap="round" \
      stroke-dasharray="6 2" d="M0 100L50 0L100 100Z"/></svg>
      """
    #expect(page.body.contains(drawing), "\(page.body)")
    #expect(page.styles.contains(".strokes{"))
    #expect(!Self.page(Circle()).styles.contains(".strokes{"))
  }

  @Test(arguments: [
    (0.0, 0.5, "M0 0L100 0L100 100"), (0.25, 0.5, "M100 0L100 100"), (0.5, 2, "M100 100L0 100L0 0"),
    (-1, 1, "M0 0L100 0L100 100L0 100Z"), (0.9, 0.1, nil), (.nan, 0.125, "M0 0L50 0"),
  ])
  func `takes a part of a line`(start: Double, end: Double, line: String?) {
    let body = Self.page(Rectangle().trim(from: start, to: end).stroke(lineWidth: 2)).body
    #expect(line.map { body.contains(" d=\"\($0)\"") } ?? body.contains(" d=\"\""), "\(body)")
  }

  @Test func `a part of a circle begins at the right and runs clockwise`() {
    let body = Self.page(Circle().trim(from: 0, to: 0.25).stroke(lineWidth: 2)).body
    #expect(body.contains("d=\"M100 50L99.5722 56.5263L"))
    #expect(body.contains("L50 100\""))
  }

  @Test func `makes shapes smaller`() {
    #expect(Self.page(Peak().scale(0.5).fill(.red)).styles.contains("polygon(25% 75%,50% 25%,75% 75%,25% 75%)"))
    #expect(Self.page(Rectangle().inset(by: 16).fill(.red)).styles.contains("padding:1rem"))
    #expect(Self.page(Ring().inset(by: 10).fill(.red)).styles.contains("polygon(10% 50%"))
    #expect(Self.page(Circle().size(width: 32, height: 16).fill(.red)).styles.contains("2rem"))
  }

  @Test func `shows nothing in a terminal`() {
    let view = VStack {
      Text("Eiger")
      Peak().fill(.red)
      Circle().trim(from: 0, to: 0.5).stroke(.red)
    }
    #expect(view.text() == VStack { Text("Eiger") }.text())
  }

  @Test func `blends colours from a point outwards`() {
    let gradient = RadialGradient(colors: [.yellow, .orange, .red], center: .top, startRadius: 0, endRadius: 64)
    let styles = Self.page(Circle().fill(gradient)).styles
    #expect(styles.contains("radial-gradient(circle at 50% 0,"))
    #expect(styles.contains(" 2rem,"))
    #expect(styles.contains(" 4rem)"))
    #expect(Self.page(Text("Sun").background(gradient)).styles.contains("radial-gradient("))
    let fill = Rectangle().fill(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9))
    #expect(!Self.page(fill).styles.contains("radial-gradient"))
  }

  @Test func `a style brings its shadow`() {
    let shadow = ShadowStyle.drop(color: .black, radius: 2, x: 1, y: 3)
    #expect(Self.page(Text("Eiger").foregroundStyle(.red.shadow(shadow))).styles.contains("text-shadow:1px 3px 2px"))
    #expect(Self.page(Text("Eiger").background(.white.shadow(shadow), in: .capsule)).styles.contains("1px 3px 2px"))
    #expect(Self.page(Circle().fill(.red.shadow(shadow))).styles.contains("1px 3px 2px"))
    #expect(!Self.page(Text("Eiger").foregroundStyle(.red.shadow(.inner(radius: 2)))).styles.contains("shadow"))
  }
}
