import Cairn
import CairnText
import Testing

#if DEBUG
  /// That the calls of views are looked at wherever a test renders text.
  @Suite struct WatchedTextTests {
    private struct Stray: PrimitiveView {
      func _render(into renderer: any Renderer) {
        renderer.begin(.label)
        renderer.end()
      }
    }

    @Test(arguments: [false, true])
    func `a call out of place fails the test that renders it`(isAccessible: Bool) {
      var options = TextOptions(width: 20)
      options.isAccessible = isAccessible
      withKnownIssue { _ = Stray().text(options) }
      withKnownIssue { _ = Stray().renderText(options) }
      withKnownIssue { _ = ListCell("Rysy").accessories { Accessory.custom { Stray() } }.text(options) }
    }
  }
#endif
