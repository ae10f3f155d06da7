import Cairn

/// One fact: a symbol and a label above what is known.
struct FactTile: View {
  let item: Sections.Facts.Item

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(item.label, systemImage: item.symbol).font(.subheadline).foregroundStyle(.secondary)
      Text(item.value).font(.title3).fontWeight(.semibold).padding(.top, 2)
      if let detail = item.detail { Text(detail).font(.subheadline).foregroundStyle(.secondary) }
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.secondaryBackground, in: RoundedRectangle(cornerRadius: 14))
  }
}
