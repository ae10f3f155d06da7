import Cairn
import CairnHTML
import Foundation
import Testing

@testable import mountain_booklet

// The booklet in its shortest form, as its readers see it first. It must compile as it stands.

private enum Sections {}
extension Sections {
  fileprivate struct MountainRanges: CollectionSection {
    enum Item: Hashable { case mountainRange(MountainRange) }
    let name: String
    let items: [Item]
  }
  fileprivate struct Mountains: CollectionSection {
    enum Item: Hashable { case mountain(Mountain) }
    let items: [Item]
  }
}

// swift-format-ignore
private struct MountainRangesSection: CollectionSectionController {
  func view(for section: Sections.MountainRanges) -> some View {
    VStack(alignment: .leading) {
      Text(section.name).font(.headline).padding(.leading, 15).padding(.top, 5)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .center, spacing: 0, content: {
          ForEach(section.items, id: \.self) { item in
            switch item {
            case let .mountainRange(range): RangeCard(range: range).padding(.leading, 10)
            }
          }
        })
      }
    }
  }
}

private struct RangeCard: View {
  let range: MountainRange
  var body: some View {
    ZStack {
      range.image.resizable().aspectRatio(contentMode: .fill)
      Text(range.name).foregroundColor(.white).font(.title2).fontWeight(.bold).shadow(color: .black, radius: 4)
    }
    .frame(width: 155, height: 155)
    .cornerRadius(8)
  }
}

private struct MountainsView: View {
  let viewModel: ViewModel
  var body: some View {
    NavigationView {
      CollectionView(showsIndicators: false, dataSource: viewModel) {
        MountainRangesSection()
        MountainsSection()
      }
      .navigationTitle("Mountains list")
    }
  }
}

// What the design leaves to the reader.

private struct MountainsSection: CollectionSectionController {
  func view(for section: Sections.Mountains) -> some View {
    Section(section.items, id: \.self) { item in
      switch item {
      case .mountain(let mountain): Text(mountain.name).badge(mountain.heightText)
      }
    } header: {
      Text("Highest mountains")
    }
  }
}

private struct ViewModel: CollectionDataSource {
  let booklet: Booklet

  @SectionsBuilder var sections: [AnySection] {
    for continent in booklet.continents {
      Sections.MountainRanges(name: continent.name, items: continent.ranges.map { .mountainRange($0) })
    }
    Sections.Mountains(items: booklet.mountains.prefix(3).map { .mountain($0) })
  }
}

@Suite struct DesignSectionFiveTests {
  private let booklet: Booklet

  init() throws {
    booklet = try Booklet.bundled()
  }

  private func rendered() -> HTMLOutput {
    let assets = MountainBooklet(booklet: booklet).assets
    return MountainsView(viewModel: ViewModel(booklet: booklet)).renderHTML(HTMLOptions(assets: assets))
  }

  @Test func `renders a page without anything to complain about`() {
    let descriptions = rendered().diagnostics.map(\.description)
    #expect(descriptions == [])
  }

  @Test func `the title is the page's heading and headers come below it`() {
    let body = rendered().body
    #expect(body.contains("<h1 class=\"navigation-title\">Mountains list</h1>"))
    #expect(body.contains(">Highest mountains</h2>"))
  }

  @Test func `each continent is a gallery whose cards are items of a list`() {
    let body = rendered().body
    let galleries = body.components(separatedBy: "scroll-x")
    #expect(galleries.count - 1 == booklet.continents.count)
    for (gallery, continent) in zip(galleries.dropFirst(), booklet.continents) {
      #expect(gallery.components(separatedBy: "<li").count - 1 >= continent.ranges.count)
      for range in continent.ranges { #expect(gallery.contains(">\(range.name)<")) }
    }
  }

  @Test func `a card shows the range's picture, described and in both appearances`() throws {
    let range = try #require(booklet.ranges.first)
    let body = rendered().body
    #expect(body.contains("srcset=\"pictures/range-\(range.slug)-dark.svg\""))
    #expect(
      body.contains("src=\"pictures/range-\(range.slug)-light.svg\" alt=\"The ridge line of \(range.name), drawn")
    )
    #expect(body.contains("width=\"640\" height=\"400\""))
  }

  @Test func `the mountains show with their heights`() {
    let body = rendered().body
    for mountain in booklet.mountains.prefix(3) {
      #expect(body.contains(mountain.name))
      #expect(body.contains(mountain.heightText))
    }
  }
}
