import Cairn

/// A link to another page of the booklet, from wherever it stands.
struct PageLink<Content: View>: View {
  @Environment(\.pathToRoot) private var pathToRoot
  private let page: PageReference
  private let content: Content

  init(to page: PageReference, @ViewBuilder content: () -> Content) {
    self.page = page
    self.content = content()
  }

  var body: some View {
    Link(destination: "\(pathToRoot)\(page.path).html") { content }
  }
}

extension EnvironmentValues {
  /// The way from the page to the site's root, empty or ending in a slash.
  var pathToRoot: String {
    get { self[PathToRootKey.self] }
    set { self[PathToRootKey.self] = newValue }
  }
}

private enum PathToRootKey: EnvironmentKey {
  static let defaultValue = ""
}
