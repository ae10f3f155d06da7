import Cairn
import Testing

@testable import CairnHTML

@Suite struct LayoutLengthTests {
  @Test(
    arguments: [
      (LayoutLength.zero, "0"),
      (.points(44), "2.75rem"),
      (LayoutLength(parent: 0.2), "20%"),
      (LayoutLength(parent: 0.2) - .points(10), "calc(20% - .625rem)"),
      ((LayoutLength(width: 1) - .points(34)) * 0.2, "calc(20cqw - .425rem)"),
      (LayoutLength(height: 0.5) + .points(16), "calc(50cqh + 1rem)"),
      (.points(.nan), "0"),
      (.points(-.infinity), "0"),
      (LayoutLength(parent: 1e-9), "0"),
    ]
  )
  func `is written as briefly as CSS allows`(_ length: LayoutLength, _ css: String) {
    #expect(length.css == css)
  }

  @Test func `a size is never written as less than nothing`() {
    #expect(LayoutLength.points(-10).orNothing.css == "0")
    #expect((LayoutLength(width: 1) - .points(16)).orNothing.css == "calc(100cqw - 1rem)")
  }

  @Test func `has a value where no parent is involved`() {
    let length = (LayoutLength(width: 1) - .points(20)) * 0.5 + LayoutLength(height: 0.1)
    #expect(length.value(in: .init(width: 400, height: 800)) == 270)
  }
}
