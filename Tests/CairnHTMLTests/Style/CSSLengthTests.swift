import Testing

@testable import CairnHTML

@Suite struct CSSLengthTests {
  /// A number and how CSS writes it.
  struct Example {
    var value: Double
    var text: String

    init(_ value: Double, _ text: String) {
      self.value = value
      self.text = text
    }
  }

  private static let numbers: [Example] = [
    Example(0, "0"), Example(-0.0, "0"), Example(1, "1"), Example(-1, "-1"), Example(0.5, ".5"), Example(-0.5, "-.5"),
    Example(1.25, "1.25"), Example(0.00004, "0"), Example(0.00006, ".0001"), Example(-0.00004, "0"),
    Example(0.30000000000000004, ".3"), Example(0.33333333, ".3333"), Example(0.66666666, ".6667"),
    Example(0.99999, "1"), Example(100, "100"), Example(1.0001, "1.0001"), Example(1.001, "1.001"),
    Example(.nan, "0"), Example(.infinity, "16777216"), Example(-.infinity, "-16777216"), Example(1e300, "16777216"),
    Example(.leastNonzeroMagnitude, "0"),
  ]

  @Test(arguments: Self.numbers)
  func `writes a number with no needless digit`(_ example: Example) {
    #expect(CSSLength.number(example.value) == example.text)
  }

  private static let rems: [Example] = [
    Example(0, "0"), Example(16, "1rem"), Example(8, ".5rem"), Example(-4, "-.25rem"), Example(15, ".9375rem"),
  ]

  @Test(arguments: Self.rems)
  func `writes points as rem`(_ example: Example) {
    #expect(CSSLength.rem(example.value) == example.text)
  }

  private static let pixels: [Example] = [
    Example(0, "0"), Example(1, "1px"), Example(0.5, ".5px"), Example(-2, "-2px"),
  ]

  @Test(arguments: Self.pixels)
  func `writes points as pixels`(_ example: Example) {
    #expect(CSSLength.px(example.value) == example.text)
  }
}
