import Cairn

/// A page as it is printed: the site's header, the page's content and the site's footer, apart from one another.
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
