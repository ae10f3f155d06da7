import Cairn

struct LayoutCaseSection: CollectionSection {
  let id: Int
  let page: LayoutCasePage

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct LayoutCaseController: SectionController {
  func view(for section: LayoutCaseSection) -> some View {
    let page = section.page
    let items = ForEach(0..<page.itemCount(in: section.id), id: \.self) { item in
      LayoutCaseItem(section: section, item: item)
    }
    let header = LayoutCaseBand(sizes: page.contentSizes(of: .header, in: section.id))
    let footer = LayoutCaseBand(sizes: page.contentSizes(of: .footer, in: section.id))
    switch (page.has(.header, in: section.id), page.has(.footer, in: section.id)) {
    case (false, false): Section { items }
    case (true, false): Section(header: header) { items }
    case (false, true): Section(footer: footer) { items }
    case (true, true): Section(header: header, footer: footer) { items }
    }
  }
}

private struct LayoutCaseBand: View {
  let sizes: [LayoutExtent]

  var body: some View {
    ForEach(sizes.indices, id: \.self) { LayoutCaseBox(size: sizes[$0]) }
  }
}

private struct LayoutCaseItem: View {
  let section: LayoutCaseSection
  let item: Int

  var body: some View {
    let box = LayoutCaseBox(
      size: section.page.contentSize(ofItem: item, in: section.id),
      name: "s\(section.id)-i\(item)"
    )
    if section.page.hasBadge(item, in: section.id) {
      box.badge(item + 1)
    } else {
      box
    }
  }
}

struct LayoutCaseBox: View {
  let size: LayoutExtent
  var name: String?

  var body: some View {
    if let name {
      Text(verbatim: "").id(name).frame(width: size.width, height: size.height)
    } else {
      Text(verbatim: "").frame(width: size.width, height: size.height)
    }
  }
}
