import Cairn

/// A feed whose items are as high as their words.
struct NewsSample: View {
  var body: some View {
    SampleView("Conference news", remark: "The 100 points that are expected give way to what the words need.") {
      Section(News.all) { news in NewsCard(news: news) }
        .layout(
          LayoutSection(spacing: 10, insets: 10) {
            .horizontal(height: .estimated(100)) { LayoutItem(height: .estimated(100)) }
          }
        )
    }
  }
}
