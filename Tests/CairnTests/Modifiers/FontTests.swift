import Cairn
import Testing

@Suite struct FontTests {
  @Test(
    arguments: zip(
      Font.TextStyle.allCases,
      [34.0, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]
    )
  )
  func `gives a text style its size`(style: Font.TextStyle, points: Double) {
    let font = Font.system(style)
    #expect(font.pointSize == points)
    #expect(font.textStyle == style)
    #expect(font.resolvedWeight == (style == .headline ? .semibold : .regular))
    #expect(font.explicitWeight == nil)
    #expect(font.explicitDesign == nil)
  }

  @Test func `names a constant for every text style`() {
    let constants: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    #expect(constants == Font.TextStyle.allCases.map { .system($0) })
    #expect(Set(constants).count == 11)
  }

  @Test func `keeps an explicit size, weight and design`() {
    let font = Font.system(size: 19.5, weight: .heavy, design: .rounded)
    #expect(font.pointSize == 19.5)
    #expect(font.textStyle == nil)
    #expect(font.explicitWeight == .heavy)
    #expect(font.explicitDesign == .rounded)
    #expect(font == .system(size: 19.5, weight: .heavy, design: .rounded))
  }

  @Test(arguments: [
    (Double.nan, 17.0), (0, 1), (-4, 1), (.infinity, 1000), (-.infinity, 1), (1e9, 1000), (12, 12),
  ])
  func `keeps sizes usable`(size: Double, expected: Double) {
    #expect(Font.system(size: size).pointSize == expected)
    #expect(Font.custom("Futura", size: size).pointSize == expected)
  }

  @Test(arguments: [
    Font.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ])
  func `carries a weight beside every other trait`(weight: Font.Weight) {
    for design in Font.Design.allCases {
      for leading in Font.Leading.allCases {
        let font = Font.system(.title, design: design).italic().leading(leading).weight(weight)
        #expect(font.explicitWeight == weight)
        #expect(font.explicitDesign == design)
        #expect(font.resolvedLeading == leading)
        #expect(font.isItalic)
        #expect(!font.hasMonospacedDigits)
        #expect(font.textStyle == .title)
      }
    }
  }

  @Test func `orders weights from 100 to 900`() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func `lets the last change win`() {
    #expect(Font.body.bold().weight(.light).explicitWeight == .light)
    #expect(Font.body.leading(.tight).leading(.standard) == .body)
    #expect(Font.system(.body, design: .serif).monospaced().explicitDesign == .monospaced)
    #expect(Font.headline.weight(.regular).resolvedWeight == .regular)
  }

  @Test func `adds variants one at a time`() {
    #expect(Font.body.monospacedDigit().hasMonospacedDigits)
    #expect(Font.body.lowercaseSmallCaps().hasLowercaseSmallCaps)
    #expect(!Font.body.lowercaseSmallCaps().hasUppercaseSmallCaps)
    #expect(Font.body.smallCaps() == .body.lowercaseSmallCaps().uppercaseSmallCaps())
    #expect(Font.body.italic() == .body.italic().italic())
    #expect(Font.body.italic() != .body)
  }

  @Test func `keeps the name of a custom font`() {
    let font = Font.custom("Avenir Next", size: 18, relativeTo: .title3).bold()
    #expect(font.customName == "Avenir Next")
    #expect(font.scalingStyle == .title3)
    #expect(font.textStyle == nil)
    #expect(font.resolvedWeight == .bold)
    #expect(font != .custom("Avenir", size: 18, relativeTo: .title3).bold())
    #expect(Font.body.customName == nil)
  }

  @Test func `hashes equal fonts alike`() {
    let fonts: Set<Font> = [
      .body, .system(.body), .system(.body, design: .default), .body.bold(), .body.weight(.bold), .system(size: 17),
    ]
    #expect(fonts.count == 4)
  }

  @Test func `is small`() {
    #expect(MemoryLayout<Font>.stride <= 24)
  }

  @Test func `a font keeps its name however many others there were`() {
    for number in 0..<70_000 {
      let font = Font.custom("Family \(number)", size: 12)
      if number % 1000 == 999 { #expect(font.customName == "Family \(number)") }
    }
    #expect(Font.custom("Georgia", size: 12).customName == "Georgia")
  }

  @Test func `a text with a named font changes as any other does`() {
    let font = Font.custom("Georgia", size: 12)
    let text = Text(verbatim: "a").font(font)
    #expect(text.plainText == "a")
    #expect(text.style.font == font)
    #expect(text.bold().font(font) == text.bold())
    #expect(text.bold().bold(false) == text)
    #expect(text.font(.body) == Text(verbatim: "a").font(.body))
    #expect(text.font(nil) == Text(verbatim: "a"))
    #expect(text.italic().foregroundColor(.red).allRuns.map(\.style.font) == [font])
    #expect((text + Text(verbatim: "b")).bold().allRuns.map(\.style.traits) == [.bold, .bold])
    let joined = (Text(verbatim: "a") + Text(verbatim: "b").font(.title)).font(font).italic()
    #expect(joined.allRuns.map(\.style.font) == [font, .title])
    #expect(joined.allRuns.map(\.style.traits) == [.italic, .italic])
  }
}
