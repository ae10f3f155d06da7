import CairnHTML
import CairnTestSupport
import CairnUI
import Testing

/// Views that are as large as a part of what they stand in.
@Suite struct ContainerFrameTests {
  private func styles(_ view: some View) -> String { view.renderHTML().styles }

  @Test func `what scrolls sideways says how wide its views are`() {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 8) {
        ForEach(1..<7) { number in
          RoundedRectangle(cornerRadius: 8).fill(.teal).frame(height: 80)
            .containerRelativeFrame(.horizontal, count: number, spacing: 8)
        }
      }
    }
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.styles.contains("inline-size:var(--container,auto)"))
    #expect(output.styles.contains("inline-size:calc(var(--container,100%)*.5 - .25rem)"))
    let page = HTMLPage(title: "Peaks") { view }.html()
    #expect(page.contains(".scroll-x:has(.of-container){container-type:inline-size;inline-size:100%}"))
    #expect(page.contains("--container:100cqi"))
  }

  @Test func `parts have the room of those between them`() {
    let two = styles(Text("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12))
    #expect(two.contains("calc(var(--container,100%)*.6667 - .25rem)"))
    let all = styles(Text("a").containerRelativeFrame(.horizontal, count: 3, span: 5, spacing: 12))
    #expect(all == styles(Text("a").containerRelativeFrame(.horizontal)))
    #expect(styles(Text("a").containerRelativeFrame(.horizontal, count: 0, span: 0, spacing: .nan)) == all)
  }

  @Test func `a closure is asked for a narrow and a wide container`() {
    let inner: CGFloat = 32
    let part = styles(Text("a").containerRelativeFrame(.horizontal) { length, _ in length * 0.8 - inner })
    #expect(part.contains("calc(var(--container,100%)*.8 - 2rem)"))
    let limited = styles(Text("a").containerRelativeFrame(.horizontal) { length, _ in min(length, 320) })
    #expect(limited.contains("calc(var(--container,100%)*0 + 20rem)"))
    let both = styles(
      Text("a").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) { length, axis in
        axis == .vertical ? length / 2 : length
      }
    )
    #expect(both.contains("block-size:calc(100svh*.5)") && both.contains("inline-size:var(--container,auto)"))
    #expect(styles(Color.red.containerRelativeFrame(.vertical)).contains("block-size:100svh"))
  }
}
