import Cairn
import CairnTestSupport
import Testing

/// The pages of cases must not be right for the sake of what their cells hold.
@Suite struct LayoutCasePageTests {
  private func page(_ name: String) throws -> LayoutCasePage {
    let cases = try LayoutCaseFile(mayBeAnother: false).cases
    return LayoutCasePage(try #require(cases.first { $0.name == name }))
  }

  @Test(arguments: [
    ("apple-inset-grid", 0, LayoutExtent.zero),
    ("dim-estimated-row-heights-differ", 1, LayoutExtent(width: 0, height: 70)),
    ("dim-tag-cloud-exact-fit", 0, LayoutExtent(width: 100, height: 30)),
    ("dim-fraction-next-to-estimated", 0, .zero),
    ("dim-fraction-next-to-estimated", 1, LayoutExtent(width: 0, height: 90)),
    ("dim-uniform-across-siblings", 0, LayoutExtent(width: 0, height: 30)),
  ])
  func `an item has a length only where the layout leaves it to the content`(
    _ name: String,
    _ item: Int,
    _ size: LayoutExtent
  ) throws {
    #expect(try page(name).contentSize(ofItem: item, in: 0) == size)
  }

  @Test(arguments: [
    ("apple-headers-footers-self-sized", LayoutExtent(width: 0, height: 60)),
    ("boundary-two-headers", .zero),
  ])
  func `a header has a length only where the layout leaves it to the content`(
    _ name: String,
    _ size: LayoutExtent
  ) throws {
    #expect(try page(name).contentSizes(of: .header, in: 0).first == size)
  }
}
