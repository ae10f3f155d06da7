import Cairn
import CairnHTML

/// A writer of feeds, whose addresses are all absolute.
struct FeedWriter<Source: Site> {
  let documents: SiteDocuments<Source>
  let base: BaseAddress
  let siteTitle: String

  /// Returns the file of a feed.
  func file(of feed: SiteFeed) -> String {
    switch feed.kind {
    case .atom: atom(feed)
    case .json: json(feed)
    }
  }

  private func address(of entry: SiteFeed.Entry) -> String { base.address(ofFile: documents.file(of: entry.path)) }

  private func address(of feed: SiteFeed) -> String { Address(base.text + feed.path)?.text ?? base.text + feed.path }

  private func html(of entry: SiteFeed.Entry) -> String {
    var options = documents.options
    options.rootPath = base.text
    options.assets = documents.plainAssets
    options.environment.locale = entry.language ?? documents.language
    return entry.html(options)
  }

  // MARK: Atom

  private func atom(_ feed: SiteFeed) -> String {
    let entries = feed.entries
    let updated = entries.map(\.updated).max() ?? FrontMatterDate(year: 1970, month: 1, day: 1)
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(text(documents.language.rawValue))">
      <title>\(text(feed.title))</title>
      <id>\(text(address(of: feed)))</id>
      <updated>\(updated.timestamp)</updated>
      <link rel="self" type="application/atom+xml" href="\(text(address(of: feed)))"/>
      <link rel="alternate" type="text/html" href="\(text(base.text))"/>
      <author><name>\(text(feed.author ?? siteTitle))</name></author>
      \(entries.map { atom($0) }.joined())</feed>

      """
  }

  private func atom(_ entry: SiteFeed.Entry) -> String {
    let address = text(address(of: entry))
    let language = entry.language.map { " xml:lang=\"\(text($0.rawValue))\"" } ?? ""
    return """
      <entry\(language)>
      <title>\(text(entry.title))</title>
      <id>\(address)</id>
      <link rel="alternate" type="text/html" href="\(address)"/>
      <published>\(entry.published.timestamp)</published>
      <updated>\(entry.updated.timestamp)</updated>
      <summary>\(text(entry.summary))</summary>
      <content type="html" xml:base="\(address)">\(text(html(of: entry)))</content>
      </entry>

      """
  }

  private func text(_ words: String) -> String { MarkupText.escaped(words) }

  // MARK: JSON

  private func json(_ feed: SiteFeed) -> String {
    let items: [StructuredData.Value] = feed.entries.map { entry in
      [
        "id": .string(address(of: entry)), "url": .string(address(of: entry)), "title": .string(entry.title),
        "content_html": .string(html(of: entry)), "summary": .string(entry.summary),
        "date_published": .string(entry.published.timestamp), "date_modified": .string(entry.updated.timestamp),
        "language": .string((entry.language ?? documents.language).rawValue),
      ]
    }
    let whole: StructuredData.Value = [
      "version": "https://jsonfeed.org/version/1.1", "title": .string(feed.title), "home_page_url": .string(base.text),
      "feed_url": .string(address(of: feed)), "language": .string(documents.language.rawValue),
      "authors": [["name": .string(feed.author ?? siteTitle)]], "items": .array(items),
    ]
    return StructuredData(whole).json + "\n"
  }
}
