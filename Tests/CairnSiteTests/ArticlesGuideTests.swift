import Testing

@Suite struct ArticlesGuideTests {
  @Test func `shows only code that compiles`() throws {
    let guide = try GuideListings(of: "articles")
    #expect(!guide.listings.isEmpty)
    #expect(guide.listings(missingFrom: try GuideListings.code(of: "GuideArticles")) == [])
  }
}
