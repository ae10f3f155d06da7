import Cairn
import CairnHTML
import CairnText

/// What a view became in one of the ways to show it.
struct RenderedOutput {
  let text: String
  let diagnostics: [Diagnostic]

  /// What a view becomes on a page, in a terminal of 80 columns and as accessible text.
  static func all(of view: some View) -> [RenderedOutput] {
    var accessible = TextOptions(width: 80)
    accessible.isAccessible = true
    let page = view.renderHTML()
    let texts = [TextOptions(width: 80), accessible].map { view.renderText($0) }
    return [RenderedOutput(text: page.body, diagnostics: page.diagnostics)]
      + texts.map { RenderedOutput(text: $0.text, diagnostics: $0.diagnostics) }
  }
}
