package import Cairn

/// A custom property of the style sheet that holds a colour of the palette.
package struct ColorToken: Hashable, Sendable {
  /// The use of the property: the fill of a named colour may differ from its text.
  package enum Use: Hashable, Sendable {
    case fill
    case text
  }

  package let token: Color.Token
  package let use: Use

  /// Creates the property of a token; a token without a variant for text has one property for both uses.
  package init(_ token: Color.Token, use: Use) {
    self.token = token
    self.use = token.hasTextVariant ? use : .fill
  }

  /// The name of the property, with its two hyphens.
  package var name: String {
    use == .text ? "--\(token.propertyStem)-text" : "--\(token.propertyStem)"
  }

  /// The channels of the property in the light and the dark colour scheme.
  package var values: AdaptiveRGBA { use == .text ? token.text : token.fill }

  package var lightValue: String { values.light.cssText }
  package var darkValue: String { values.dark.cssText }
}

extension Color.Token {
  /// The name of the token in custom properties.
  fileprivate var propertyStem: StaticString {
    switch self {
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .gray: "gray"
    case .tint: "tint"
    case .link: "link"
    case .label: "label"
    case .secondaryLabel: "secondary-label"
    case .tertiaryLabel: "tertiary-label"
    case .quaternaryLabel: "quaternary-label"
    case .placeholderText: "placeholder"
    case .separator: "separator"
    case .opaqueSeparator: "opaque-separator"
    case .background: "background"
    case .secondaryBackground: "secondary-background"
    case .tertiaryBackground: "tertiary-background"
    case .groupedBackground: "grouped-background"
    case .secondaryGroupedBackground: "secondary-grouped-background"
    case .tertiaryGroupedBackground: "tertiary-grouped-background"
    case .fill: "fill"
    case .secondaryFill: "secondary-fill"
    case .tertiaryFill: "tertiary-fill"
    case .quaternaryFill: "quaternary-fill"
    }
  }
}
