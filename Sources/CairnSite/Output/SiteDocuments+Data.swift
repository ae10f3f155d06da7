import Cairn
import CairnHTML

extension SiteDocuments {
  /// Returns what a page is about in the words of https://schema.org.
  func structuredData(of page: Page) -> [StructuredData] {
    var data: [StructuredData] = []
    if page.details.isArticle { data.append(article(page)) }
    if !page.details.breadcrumbs.isEmpty { data.append(breadcrumbs(of: page)) }
    if base != nil, !page.details.listed.isEmpty { data.append(list(of: page)) }
    return data
  }

  private func article(_ page: Page) -> StructuredData {
    var members: [(String, StructuredData.Value?)] = [("headline", .string(page.title))]
    members.append(("description", page.description.map { .string($0) }))
    members.append(("datePublished", page.details.published.map { .string($0.timestamp) }))
    members.append(("dateModified", (page.details.updated ?? page.details.published).map { .string($0.timestamp) }))
    members.append(("inLanguage", .string((page.ownLanguage ?? language).rawValue)))
    members.append(("mainEntityOfPage", absoluteAddress(of: page.path).map { .string($0) }))
    let known = members.compactMap { name, value in value.map { StructuredData.Member(name, $0) } }
    let type: [StructuredData.Member] = [
      StructuredData.Member("@context", "https://schema.org"), StructuredData.Member("@type", "Article"),
    ]
    return StructuredData(.object(type + known))
  }

  private func breadcrumbs(of page: Page) -> StructuredData {
    let pages = page.details.breadcrumbs + [(page.path, page.title)]
    return StructuredData("BreadcrumbList", ["itemListElement": .array(items(pages, "item"))])
  }

  private func list(of page: Page) -> StructuredData {
    StructuredData("ItemList", ["itemListElement": .array(items(page.details.listed, "url"))])
  }

  private func items(_ pages: [(path: String, title: String)], _ key: String) -> [StructuredData.Value] {
    pages.enumerated().map { position, page in
      var members: [StructuredData.Member] = [
        StructuredData.Member("@type", "ListItem"), StructuredData.Member("position", .integer(position + 1)),
        StructuredData.Member("name", .string(page.title)),
      ]
      if let address = absoluteAddress(of: page.path) { members.append(StructuredData.Member(key, .string(address))) }
      return .object(members)
    }
  }
}
