import Cairn
import CairnHTML

extension SiteDocuments {
  /// Returns what a page with a head is about in the words of https://schema.org.
  func structuredData(of page: Page, _ head: PageHead) -> [StructuredData] {
    var data: [StructuredData] = []
    if page.details.isArticle { data.append(article(page, head)) }
    if !page.details.breadcrumbs.isEmpty { data.append(breadcrumbs(of: page)) }
    if base != nil, !page.details.listed.isEmpty { data.append(list(of: page)) }
    return data
  }

  private func article(_ page: Page, _ head: PageHead) -> StructuredData {
    var members: [(String, StructuredData.Value?)] = [("headline", .string(page.title))]
    members.append(("description", page.description.map { .string($0) }))
    members.append(("author", authors(head)))
    members.append(("image", image(head).map { .string($0) }))
    members.append(("datePublished", page.details.published.map { .string($0.timestamp) }))
    members.append(("dateModified", modificationDate(of: page).map { .string($0.timestamp) }))
    members.append(("inLanguage", .string((page.ownLanguage ?? language).rawValue)))
    members.append(("mainEntityOfPage", absoluteAddress(of: page.path).map { .string($0) }))
    let known = members.compactMap { name, value in value.map { StructuredData.Member(name, $0) } }
    let type: [StructuredData.Member] = [
      StructuredData.Member("@context", "https://schema.org"), StructuredData.Member("@type", "Article"),
    ]
    return StructuredData(.object(type + known))
  }

  /// Returns when an article last changed; `nil` if that would be before it came out.
  private func modificationDate(of page: Page) -> FrontMatterDate? {
    guard let published = page.details.published, let updated = page.details.updated else {
      return page.details.updated ?? page.details.published
    }
    return updated < published ? nil : updated
  }

  /// Returns the authors whom a head names, or else the one whom all feeds name.
  private func authors(_ head: PageHead) -> StructuredData.Value? {
    var names = head.authors
    if names.isEmpty, let name = feeds.first?.author, feeds.allSatisfy({ $0.author == name }) { names = [name] }
    let people = names.filter { !$0.allSatisfy(\.isWhitespace) }.map { name -> StructuredData.Value in
      ["@type": .string(name == title ? "Organization" : "Person"), "name": .string(name)]
    }
    return people.count > 1 ? .array(people) : people.first
  }

  /// Returns the absolute address of the picture that a head shares.
  private func image(_ head: PageHead) -> String? {
    guard let image = head.openGraph?.image, let address = Address(base?.absolute(image) ?? image) else { return nil }
    return address.kind == .web ? address.text : nil
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
