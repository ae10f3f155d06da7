import Cairn

/// A session of a conference: a still in its subject's colour above the session's name.
struct VideoCard: View {
  let video: Video

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: video.symbol)
        .font(.largeTitle)
        .foregroundColor(.white)
        .accessibilityHidden(true)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
          LinearGradient(colors: video.colors, startPoint: .topLeading, endPoint: .bottomTrailing),
          in: RoundedRectangle(cornerRadius: 12)
        )
      Text(video.title).font(.headline).lineLimit(1).padding(.top, 6)
      Text(video.category).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
