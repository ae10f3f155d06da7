import Cairn

/// A link to another page of the booklet.
struct PageLink<Content: View>: View {
  private let page: PageReference
  private let content: Content

  init(to page: PageReference, @ViewBuilder content: () -> Content) {
    self.page = page
    self.content = content()
  }

  var body: some View {
    Link(destination: page.address) { content }
  }
}
