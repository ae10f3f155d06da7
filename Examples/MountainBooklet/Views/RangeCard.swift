import Cairn

/// A range as a picture with its name on it, as wide as it is told to be; nil is all the width there is.
struct RangeCard: View {
  let range: MountainRange
  let width: Double?

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      // Where the card takes the whole width, its height follows.
      if width == nil { Color.clear.aspectRatio(3, contentMode: .fit) }
      VStack(alignment: .leading, spacing: 2) {
        Text(range.name).font(.title3).fontWeight(.bold)
        Text(remark).font(.footnote).fontWeight(.medium)
      }
      .foregroundColor(.white)
      .shadow(color: Color(white: 0, opacity: 0.6), radius: 4)
      .padding(14)
    }
    .frame(width: width, alignment: .bottomLeading)
    .frame(maxWidth: width ?? .infinity, minHeight: 168, alignment: .bottomLeading)
    .background {
      // The name stands on it, so the picture adds nothing for those who do not see it.
      Image(decorative: Pictures.name(of: range)).resizable().aspectRatio(contentMode: .fill)
      Scrim()
    }
    .cornerRadius(14)
  }

  private var remark: String {
    let count = range.mountains.count == 1 ? "1 peak" : "\(range.mountains.count) peaks"
    return range.highest.map { "\(count), up to \($0.heightText)" } ?? count
  }
}
