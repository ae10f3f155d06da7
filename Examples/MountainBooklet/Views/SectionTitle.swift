import Cairn

/// The heading of a section, with a count or another short remark at the end of the line.
struct SectionTitle: View {
  let title: String
  var remark: String?

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text(title).font(.title2).fontWeight(.bold).accessibilityHeading(.h2)
      Spacer(minLength: 0)
      if let remark { Text(remark).font(.subheadline).foregroundStyle(.secondary).layoutPriority(1) }
    }
    .padding(.horizontal, 16)
  }
}
