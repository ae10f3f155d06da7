import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

@Suite struct ArticleDateTests {
  private struct Dates: Site {
    var title: String { "Dates" }
    var language: LocaleIdentifier { "en-GB" }
    var pages: some PageContent {
      Page("index", title: "a") { ArticleDate(FrontMatterDate(year: 2026, month: 11, day: 24)) }
      Page("de", title: "b") { ArticleDate(FrontMatterDate(year: 2026, month: 11, day: 24)) }.language("de")
    }
  }

  private func html(_ path: String) throws -> String {
    let documents = try SiteDocuments(of: Dates())
    var html = ""
    try Dates().pages.forEachPage { page in
      if page.path == path { html = documents.document(for: page).render().html }
    }
    return html
  }

  @Test func `a date is written in the language of its page, and for machines`() throws {
    #expect(try html("index").contains("<time datetime=\"2026-11-24\">24 November 2026</time>"))
    #expect(try html("de").contains("<time datetime=\"2026-11-24\">24. November 2026</time>"))
  }

  @Test func `the day is the one that the author wrote, at any time and in any zone`() throws {
    let late = try #require(FrontMatterDate("2026-11-24T23:30:00-08:00"))
    #expect(late.formatted(in: "en") == "November 24, 2026")
    #expect(late.formatted(.abbreviated, in: "fr") == "24 nov. 2026")
    #expect(late.formatted(.complete, in: "en-GB").hasPrefix("Tuesday"))
  }

  @Test func `years are those of the Gregorian calendar in all languages`() {
    let date = FrontMatterDate(year: 2026, month: 3, day: 1)
    #expect(date.formatted(in: "th").contains("2026"))
    #expect(date.formatted(in: "th_TH").contains("2026"))
    #expect(date.formatted(in: "fa_IR").contains("۲۰۲۶"))
    #expect(date.formatted(in: "en-u-ca-buddhist") == "March 1, 2026")
  }

  @Test func `days before the Gregorian calendar are counted back in it`() {
    let ries = FrontMatterDate(year: 1492, month: 6, day: 26)
    #expect(ries.formatted(in: "en-GB") == "26 June 1492")
    #expect(ries.formatted(.complete, in: "en-GB") == "Sunday, 26 June 1492")
    #expect(ries.formatted(.numeric, in: "de") == "26.6.1492")
    #expect(ries.formatted(in: "fa").contains("۱۴۹۲"))
    #expect(FrontMatterDate(year: 1582, month: 10, day: 10).formatted(in: "en-GB") == "10 October 1582")
    #expect(FrontMatterDate(year: 1583, month: 1, day: 1).formatted(in: "en-GB") == "1 January 1583")
    #expect(FrontMatterDate(year: 1, month: 1, day: 1).formatted(in: "en-GB") == "1 January 1")
  }
}
