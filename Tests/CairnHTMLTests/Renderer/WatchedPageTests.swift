import Cairn
import CairnHTML
import Testing

#if DEBUG
  /// That the calls of views are looked at wherever a test renders a page.
  @Suite struct WatchedPageTests {
    private struct Stray: PrimitiveView {
      func _render(into renderer: any Renderer) {
        renderer.begin(.label)
        renderer.end()
      }
    }

    @Test func `a call out of place fails the test that renders it`() {
      withKnownIssue { _ = Stray().html() }
      withKnownIssue { _ = Stray().renderHTML() }
      withKnownIssue { _ = HTMLPage(title: "Peaks") { Stray() }.html() }
      withKnownIssue { _ = ListCell("Rysy").accessories { Accessory.custom { Stray() } }.html() }
    }
  }
#endif
