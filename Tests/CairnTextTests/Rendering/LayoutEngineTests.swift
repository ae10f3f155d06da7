import Cairn
import Foundation
import Testing

@testable import CairnText

@Suite struct LayoutEngineTests {
  /// Renders a view and returns the greatest number of times that the size of one node was computed.
  private static func measures(_ view: some View, width: Int) -> Int32 {
    let renderer = TextRenderer(options: TextOptions(width: width), buffer: ByteBuffer(), endsLines: false)
    view.render(into: renderer.watched)
    renderer.finish()
    return renderer.engine.mostMeasures
  }

  private static func nested(_ depth: Int, _ wrap: (AnyView, Int) -> AnyView) -> AnyView {
    (0..<depth).reduce(AnyView(Text(TextSamples.prose))) { wrap($0, $1) }
  }

  @Test(arguments: [20, 40, 80, 200])
  func `measures each node of stacks nested twelve deep at most three times`(width: Int) {
    let rows = Self.nested(12) { inner, _ in
      AnyView(
        HStack {
          Text("a word"); inner; Text("another one")
        }
      )
    }
    #expect(Self.measures(rows, width: width) <= 3)
    let columns = Self.nested(12) { inner, _ in
      AnyView(
        VStack {
          Text("a word"); inner
        }
      )
    }
    #expect(Self.measures(columns, width: width) <= 3)
    let both = Self.nested(12) { inner, level in
      level.isMultiple(of: 2)
        ? AnyView(
          HStack {
            Text("a word"); inner
          }
        )
        : AnyView(
          VStack {
            Text("b"); inner; Text(TextSamples.prose)
          }
        )
    }
    #expect(Self.measures(both, width: width) <= 3)
    let boxes = Self.nested(12) { inner, _ in
      AnyView(
        HStack {
          inner.padding(8); Spacer(); Text("x")
        }
      )
    }
    #expect(Self.measures(boxes, width: width) <= 3)
  }

  @Test func `says when views are nested too deep, and shows the others`() {
    let deep = Self.nested(600) { inner, _ in AnyView(VStack { inner }) }
    let view = VStack(alignment: .leading) {
      Text("before")
      deep
      Text("after")
    }
    let output = view.renderText()
    #expect(output.text == "before\nafter")
    #expect(output.diagnostics.map(\.code) == [.tooDeep])
  }

  @Test func `survives nesting to the limit on a small stack`() async {
    let text: String = await withCheckedContinuation { continuation in
      let thread = Thread {
        let view = Self.nested(180) { inner, level in
          level.isMultiple(of: 2)
            ? AnyView(
              HStack {
                inner; Text("x")
              }
            ) : AnyView(VStack { inner }.padding(1))
        }
        continuation.resume(returning: view.text())
      }
      thread.stackSize = 1024 * 1024
      thread.start()
    }
    #expect(text.contains("x"))
  }

  @Test(arguments: [0.0, 1, 1e6, 1e300, .infinity, .nan, -5])
  func `takes any length without a trap`(length: Double) {
    let view = VStack(spacing: length) {
      Text("a").frame(width: length, height: length)
      Text("b").padding(length).border(.red, width: length)
      Text("c").frame(minWidth: length, idealWidth: length, maxWidth: length, minHeight: 0, maxHeight: length)
      Text("d").offset(x: length, y: -length)
      Color.red.aspectRatio(length, contentMode: .fit)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: length)), GridItem(.fixed(length))]) {
        Text("e"); Text("f")
      }
      HStack(spacing: length) {
        Text("g"); Spacer(minLength: length); Text("h").layoutPriority(length)
      }
      Text("i").lineSpacing(length).kerning(length).opacity(length)
    }
    for width in [1, 2, 40] {
      let lines = view.text(TextOptions(width: width)).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width })
    }
  }

  @Test func `divides a width exactly and keeps columns within a cell of one another`() {
    for width in 7...90 {
      for count in 1...7 {
        let tracks = Array(repeating: GridItem(.flexible(minimum: 0), spacing: 0), count: count)
        let layout = LazyGridLayout(axis: .vertical, tracks: tracks, alignment: .top, spacing: nil, holdsItems: false)
        let columns = GridTracks(layout: layout, lineGap: 0).columns(within: Int32(width), tracks: count)
        #expect(columns.count == count)
        #expect(columns.reduce(0) { $0 + Int($1.width) } == width)
        let widths = columns.map(\.width)
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
      }
    }
  }

  @Test func `rounds points to cells, halves up, and never to nothing`() {
    let columns = [0.0, 0.1, 4, 8, 11.9, 12, 640].map(CellLength.columns)
    #expect(columns == [0, 1, 1, 1, 1, 2, 80])
    let rows = [0.0, 0.1, 16, 23.9, 24, 160].map(CellLength.rows)
    #expect(rows == [0, 1, 1, 1, 2, 10])
    let gaps = [0.0, 7.9, 8, 16, 24, -16].map(CellLength.rowGap)
    #expect(gaps == [0, 0, 1, 1, 2, -1])
  }
}
