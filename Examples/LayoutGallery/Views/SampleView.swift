import Cairn

/// A sample under its name, with a word about what there is to see.
struct SampleView<Content: View>: View {
  let name: String
  let remark: String
  let content: Content

  init(_ name: String, remark: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.remark = remark
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      VStack(alignment: .leading, spacing: 12) {
        Text(remark).font(.subheadline).foregroundStyle(.secondary).padding(.horizontal, 16)
        content
      }
      .navigationTitle(Text(name).font(.title2))
    }
  }
}
