/// The forms of symbols, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String {
    case circle, square, rectangle
  }

  private var isSlashed = false
  private var enclosure: Enclosure?
  private var isFilled = false

  /// The form that the name of a symbol says.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// Crossed out.
  public static let slash = none.slash

  /// The same in a circle.
  public var circle: SymbolVariants { updating(self) { $0.enclosure = .circle } }
  /// The same in a square.
  public var square: SymbolVariants { updating(self) { $0.enclosure = .square } }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { updating(self) { $0.enclosure = .rectangle } }
  /// The same, filled.
  public var fill: SymbolVariants { updating(self) { $0.isFilled = true } }
  /// The same, crossed out.
  public var slash: SymbolVariants { updating(self) { $0.isSlashed = true } }

  /// Whether the forms include all of others.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
    updating(self) { all in
      all.isSlashed = isSlashed || other.isSlashed
      all.enclosure = other.enclosure ?? enclosure
      all.isFilled = isFilled || other.isFilled
    }
  }

  /// Returns the name of a symbol in these forms, besides those that its name says: `star` becomes `star.fill`.
  fileprivate func name(of symbol: String) -> String {
    var words = symbol.split(separator: ".", omittingEmptySubsequences: false)
    var forms = SymbolVariants.none
    while let last = words.last, let form = Self.form(named: last) {
      forms = forms.union(form)
      words.removeLast()
    }
    // Without any word left, what looks like a form is the symbol: a circle.
    guard !words.isEmpty else { return isFilled && !forms.isFilled ? symbol + ".fill" : symbol }
    forms = forms.union(self)
    let all = [forms.isSlashed ? "slash" : nil, forms.enclosure?.rawValue, forms.isFilled ? "fill" : nil]
    return (words.map(String.init) + all.compactMap(\.self)).joined(separator: ".")
  }

  private static func form(named word: Substring) -> SymbolVariants? {
    switch word {
    case "slash": slash
    case "fill": fill
    default: Enclosure(rawValue: String(word)).map { enclosure in updating(none) { $0.enclosure = enclosure } }
    }
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The forms in which symbols show, if there are drawings of them.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// Returns the name of a symbol in the forms that the environment says; its own name if there is no drawing of them.
  package func symbolName(_ name: String, isKnown: (String) -> Bool) -> String {
    let variants = symbolVariants
    if variants == .none { return name }
    let other = variants.name(of: name)
    return isKnown(other) ? other : name
  }
}

extension View {
  /// Shows the symbols inside in other forms, besides those that views around say; a symbol that has no such form keeps its own.
  ///
  /// ```swift
  /// Label("Favourites", systemImage: "star").symbolVariant(.fill)
  /// ```
  public func symbolVariant(_ variant: SymbolVariants) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { $0.symbolVariants = $0.symbolVariants.union(variant) }
  }
}
