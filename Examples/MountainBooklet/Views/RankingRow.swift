import Cairn

/// A mountain in a ranking.
struct RankingRow: View {
  let item: Sections.HighestMountains.Item

  var body: some View {
    PageLink(to: .mountain(item.mountain)) {
      HStack(spacing: 12) {
        Image(decorative: Pictures.name(of: item.mountain)).resizable().aspectRatio(contentMode: .fill)
          .frame(width: 68, height: 56).cornerRadius(8)
        VStack(alignment: .leading, spacing: 2) {
          (Text("\(item.rank)  ").foregroundColor(.secondary) + Text(item.mountain.name)).font(.headline)
          Text(item.mountain.heightText).font(.subheadline).monospacedDigit()
          Text(item.range).font(.footnote).foregroundStyle(.secondary)
        }
      }
      .foregroundColor(.primary)
      .padding(10)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(Color.secondaryBackground, in: RoundedRectangle(cornerRadius: 14))
    }
  }
}
