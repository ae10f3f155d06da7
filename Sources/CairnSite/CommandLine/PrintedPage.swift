import Cairn
package import CairnText

/// A page for printing: the site's header, the content and the site's footer, in separate sections.
struct PrintedPage<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer

  var body: some View {
    if Header.self != EmptyView.self { Section { header } }
    content
    if Footer.self != EmptyView.self { Section { footer } }
  }
}

extension Site {
  /// Renders a page as text, with the site's pictures and language.
  package func renderText(_ page: Page, _ options: TextOptions) -> TextOutput {
    var options = options
    options.pictures = textPictures
    var environment = environment
    environment.locale = page.ownLanguage ?? language
    if let language = page.ownLanguage { environment.layoutDirection = language.layoutDirection }
    environment.adopt(options)
    return PrintedPage(header: header(for: page), content: page.content, footer: footer(for: page))
      .theme(page.ownTheme ?? theme)
      .environment(\.self, environment)
      .renderText(options)
  }
}
