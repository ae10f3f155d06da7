import Cairn
import CairnHTML
import Testing

/// Words on what the base sheet mixes from the colours of the palette.
@Suite struct FillContrastTests {
  /// The shares in per cent that the base sheet has behind some words.
  private static func shares(after words: String) -> [Int] {
    StyleSheet.base.ranges(of: words).compactMap { range in
      Int(StyleSheet.base[range.upperBound...].prefix { $0.isNumber })
    }
  }

  @Test(arguments: [false, true])
  func `keeps further words legible on sidebars, whatever shines through`(isDark: Bool) throws {
    let share = try #require(Self.shares(after: "var(--secondary-background) var(--solid,").first)
    let ink = try #require(Self.shares(after: "--secondary-label:color-mix(in srgb,var(--label) ").first)
    for behind in [RGBA(hex: 0), RGBA(hex: 0xFFFFFF), RGBA(hex: 0x007AFF), RGBA(hex: 0xFF9500)] {
      let surface = Color.Token.secondaryBackground.fill.color(isDark).mixed(share, with: behind)
      let words = Color.Token.label.fill.color(isDark).mixed(ink, with: surface)
      #expect(words.contrast(on: surface) >= 4.5)
    }
  }

  @Test(arguments: [false, true])
  func `keeps words legible on rows that stand out, at rest, pointed at and pressed`(isDark: Bool) {
    let tint = Color.Token.tint.text.color(isDark)
    let label = Color.Token.label.fill.color(isDark)
    let words = Color.Token.background.fill.color(isDark)
    let shares = Self.shares(after: "var(--row-fill) ")
    #expect(shares.count == 2)
    for share in [100] + shares {
      let row = tint.mixed(share, with: label)
      #expect(words.contrast(on: row) >= 4.5)
      for ink in Self.shares(after: "--fill-on-fill:color-mix(in srgb,var(--label) ") {
        #expect(words.contrast(on: label.mixed(ink, with: row)) >= 4.5)
      }
    }
  }

  @Test(arguments: [false, true])
  func `keeps links legible on the quiet fill`(isDark: Bool) throws {
    let share = try #require(Self.shares(after: "--row-tint:color-mix(in srgb,var(--tint-text) ").first)
    let label = Color.Token.label.fill.color(isDark)
    let link = Color.Token.tint.text.color(isDark).mixed(share, with: label)
    for token in [Color.Token.background, .secondaryBackground, .secondaryGroupedBackground] {
      let row = Color.Token.secondaryFill.fill.color(isDark).composited(over: token.fill.color(isDark))
      #expect(link.contrast(on: row) >= 4.5)
      let button = Color.Token.tertiaryFill.fill.color(isDark).composited(over: row)
      #expect(link.contrast(on: button) >= 4.5)
    }
  }
}

extension AdaptiveRGBA {
  fileprivate func color(_ isDark: Bool) -> RGBA { isDark ? dark : light }
}
