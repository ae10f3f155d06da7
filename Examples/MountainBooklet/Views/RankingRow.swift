import Cairn

/// A mountain in a ranking.
struct RankingRow: View {
  let item: Sections.HighestMountains.Item

  var body: some View {
    PageLink(to: .mountain(item.mountain)) {
      HStack(spacing: 10) {
        Text("\(item.rank)").font(.headline).monospacedDigit().foregroundStyle(.secondary).frame(width: 22)
        Image(decorative: Pictures.name(of: item.mountain)).resizable().aspectRatio(contentMode: .fill)
          .frame(width: 68, height: 52).cornerRadius(8)
        VStack(alignment: .leading, spacing: 2) {
          Text(item.mountain.name).font(.headline)
          Text(item.range).font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Text(item.mountain.heightText).font(.subheadline).monospacedDigit().layoutPriority(1)
      }
      .foregroundColor(.primary)
      .padding(10)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(Color.secondaryBackground, in: RoundedRectangle(cornerRadius: 14))
    }
  }
}
