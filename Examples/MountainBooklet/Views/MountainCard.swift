import Cairn

/// A mountain as a card: its picture above its name, height and a remark.
struct MountainCard: View {
  let mountain: Mountain
  let remark: String

  var body: some View {
    PageLink(to: .mountain(mountain)) {
      VStack(alignment: .leading, spacing: 0) {
        // The name stands below, so the picture adds nothing for those who do not see it.
        Image(decorative: Pictures.name(of: mountain)).resizable().aspectRatio(1.6, contentMode: .fill)
        VStack(alignment: .leading, spacing: 2) {
          Text(mountain.name).font(.headline)
          Text(mountain.heightText).font(.subheadline).monospacedDigit()
          Text(remark).font(.footnote).foregroundStyle(.secondary)
        }
        .foregroundColor(.primary)
        .padding(12)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color.secondaryBackground)
      .cornerRadius(14)
    }
  }
}
