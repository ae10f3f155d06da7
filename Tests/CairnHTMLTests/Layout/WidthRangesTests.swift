import Testing

@testable import CairnHTML

@Suite struct WidthRangesTests {
  private static let widths: [Double] = [320, 600, 1024, 1920]

  private static func conditions(_ value: (Double) -> Int) -> [String] {
    WidthRanges(widths, value: value, isSame: ==).conditions
  }

  @Test func `a value that never changes needs no condition`() {
    #expect(Self.conditions { _ in 1 } == [""])
  }

  @Test(
    arguments: [
      (800.0, "(width <= 800px)", "(width > 800px)"),
      (512.5, "(width <= 512.5px)", "(width > 512.5px)"),
      (1023.999, "(width <= 1023.999px)", "(width > 1023.999px)"),
    ]
  )
  func `finds where a value changes above a width`(_ threshold: Double, _ below: String, _ above: String) {
    #expect(Self.conditions { $0 > threshold ? 2 : 1 } == [below, above])
  }

  @Test func `finds where a value changes at a width, even a declared one`() {
    #expect(Self.conditions { $0 >= 800 ? 2 : 1 } == ["(width < 800px)", "(width >= 800px)"])
    #expect(Self.conditions { $0 >= 600 ? 2 : 1 } == ["(width < 600px)", "(width >= 600px)"])
    #expect(Self.conditions { $0 > 600 ? 2 : 1 } == ["(width <= 600px)", "(width > 600px)"])
  }

  @Test func `finds several changes between two widths`() {
    let conditions = Self.conditions { $0 > 900 ? 3 : $0 >= 700 ? 2 : 1 }
    #expect(conditions == ["(width < 700px)", "(700px <= width <= 900px)", "(width > 900px)"])
  }

  @Test func `takes a value that always changes as it is at the declared widths`() {
    let ranges = WidthRanges(Self.widths, value: { Int($0) }, isSame: ==)
    #expect(ranges.isCoarse)
    #expect(ranges.ranges.map(\.value) == [320, 600, 1024, 1920])
    #expect(ranges.conditions.last == "(width >= 1920px)")
  }

  @Test func `every width has the value of its range`() {
    let value = { (width: Double) in width > 1000 ? 4 : width >= 333.25 ? 2 : 1 }
    let ranges = WidthRanges(Self.widths, value: value, isSame: ==).ranges
    #expect(ranges.map { value($0.width) } == ranges.map(\.value))
  }

  @Test(arguments: [(800.0, 24), (799.5, 40)])
  func `asks for few values on the way to a change`(_ threshold: Double, _ most: Int) {
    var count = 0
    let ranges = WidthRanges(Self.widths) { width in
      count += 1
      return width > threshold
    } isSame: {
      $0 == $1
    }
    #expect(ranges.ranges.count == 2)
    #expect(count <= most)
  }

  @Test func `stops looking once a value has turned out to change all the time`() {
    var count = 0
    let widths = Array(stride(from: 320.0, through: 2000, by: 40))
    let ranges = WidthRanges(widths) { width in
      count += 1
      return Int(width)
    } isSame: {
      $0 == $1
    }
    #expect(ranges.isCoarse)
    #expect(count < 4 * 40 + widths.count)
  }

  @Test(arguments: [1e18, .greatestFiniteMagnitude])
  func `ends between widths that rounding keeps apart`(_ width: Double) {
    let ranges = WidthRanges([320, width], value: { $0 >= width }, isSame: ==)
    #expect(ranges.ranges.map(\.value) == [false, true])
  }
}
