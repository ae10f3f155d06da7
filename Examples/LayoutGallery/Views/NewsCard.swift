import Cairn

/// A piece of news; it is as high as its words need.
struct NewsCard: View {
  let news: News

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(news.title).font(.headline)
      Text(news.date).font(.footnote).foregroundStyle(.secondary)
      Text(news.body).font(.subheadline)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.secondaryBackground, in: RoundedRectangle(cornerRadius: 12))
  }
}
