package import Cairn

/// Content that does not depend on the toggle above it, and words that do.
package struct BelowToggle<Content: View>: View {
  @State private var isOn = false
  private let content: Content

  package init(content: Content) { self.content = content }

  package var body: some View {
    Toggle("More", isOn: $isOn)
    if isOn { Text("More") }
    content
  }
}
