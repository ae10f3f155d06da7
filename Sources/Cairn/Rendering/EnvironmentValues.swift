/// A typed key of the environment.
///
/// ```swift
/// enum SeasonKey: EnvironmentKey { static let defaultValue = Season.summer }
///
/// extension EnvironmentValues {
///   var season: Season {
///     get { self[SeasonKey.self] }
///     set { self[SeasonKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them.
///
/// Set values with ``View/environment(_:_:)`` and read them with ``Environment``.
public struct EnvironmentValues: Sendable {
  /// The appearance that the content is for; where the reader chooses, backends show both and this says `light`.
  public var colorScheme = ColorScheme.light
  /// The direction in which lines run.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The level of the next heading, from 1 to 6.
  public var headingLevel = 1 {
    didSet { headingLevel = min(max(headingLevel, 1), 6) }
  }
  /// Whether lists show their controls for editing, as ``editMode`` says.
  package internal(set) var isEditing = false
  /// The size of text that the reader prefers, for your own bodies; browsers and terminals scale text themselves.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The size of symbols beside the words of their font.
  public var imageScale = Image.Scale.medium
  /// Why content does not show as it is; empty where it does.
  public var redactionReasons: RedactionReasons = []
  /// What few environments change; `nil` where nothing of it is changed.
  ///
  /// Each section copies its environment several times, and to copy `nil` counts no reference.
  @usableFromInline private(set) var rareValues: Boxed<RareValues>?

  @usableFromInline
  struct RareValues: Sendable {
    var locale = LocaleIdentifier("en")
    var collectionLayout: CollectionLayout?
    var scrollChoices = ScrollChoices()
    var tagsElements = false
    var others: [ObjectIdentifier: any Sendable] = [:]

    /// What they are where nothing is changed.
    static let usual = RareValues()
  }

  private var rare: RareValues {
    _read {
      if let rareValues { yield rareValues.value } else { yield RareValues.usual }
    }
    _modify {
      var values = rareValues ?? Boxed(RareValues())
      // Whoever holds it twice copies it before it changes it.
      rareValues = nil
      defer { rareValues = values }
      yield &values.value
    }
  }

  /// The language and region of the content as a BCP 47 tag, such as `pt-BR`.
  public var locale: LocaleIdentifier {
    get { rareValues?.value.locale ?? RareValues.usual.locale }
    set { rare.locale = newValue }
  }

  /// The layout of sections; `nil` for the default, a plain list.
  var collectionLayout: CollectionLayout? {
    get { rareValues?.value.collectionLayout }
    set { if newValue != nil || rareValues != nil { rare.collectionLayout = newValue } }
  }

  /// What is said of scroll views.
  @usableFromInline
  var scrollChoices: ScrollChoices {
    get { rareValues?.value.scrollChoices ?? ScrollChoices() }
    set { rare.scrollChoices = newValue }
  }

  /// Whether the elements of sequences have their identities as tags.
  var tagsElements: Bool {
    get { rareValues?.value.tagsElements ?? false }
    set { if newValue || rareValues != nil { rare.tagsElements = newValue } }
  }

  /// The configuration of a collection's layout; `nil` for none.
  package var collectionConfiguration: LayoutConfiguration? { collectionLayout?.configuration }
  /// The direction in which the section to come and its neighbours follow one another.
  package var sectionAxis: Axis { collectionLayout?.scrollDirection ?? .vertical }

  /// Creates an environment of default values.
  public init() {}

  /// The environment below a heading: further headings are one level lower.
  @usableFromInline
  var belowHeading: EnvironmentValues {
    var values = self
    values.headingLevel += 1
    return values
  }

  /// The layout of the next section; `nil` for the default, a plain list.
  @usableFromInline
  var sectionLayout: SectionLayout? {
    get { collectionLayout?.ofSingleSection }
    set { collectionLayout = newValue.map { CollectionLayout(.section($0)) } }
  }

  /// How readers choose items of lists; `nil` if they do not.
  public var listSelection: ListSelection? {
    get { hasListSelection ? self[ListSelectionKey.self] : nil }
    set {
      self[ListSelectionKey.self] = newValue
      hasListSelection = newValue != nil
    }
  }

  /// Whether readers choose items of lists, which each row asks.
  @usableFromInline private(set) var hasListSelection = false

  /// The name shared by disclosure groups of which one at most is open; see ``View/disclosureGroupExclusive(_:)``.
  public var exclusiveDisclosureName: String? {
    get { self[ExclusiveDisclosureNameKey.self] }
    set { self[ExclusiveDisclosureNameKey.self] = newValue }
  }

  /// The most values of a state, and the most variants of a view, that a page shows; 16 unless another number is set.
  ///
  /// Beyond it a state keeps its initial value, which is a diagnostic.
  public var stateVariantLimit: Int {
    get { self[StateVariantLimitKey.self] }
    set { self[StateVariantLimitKey.self] = min(max(newValue, 1), 64) }
  }

  /// Whether the next elements belong to an outline; those without children have nothing to unfold.
  package var isInOutline: Bool {
    get { self[IsInOutlineKey.self] }
    set { self[IsInOutlineKey.self] = newValue }
  }

  /// Gives collections a layout, as ``View/layout(_:)-(CompositionalLayout)`` does.
  package mutating func setLayout(_ layout: CompositionalLayout) {
    collectionLayout = CollectionLayout(.compositional(layout))
  }

  /// Returns whether views see the same in another environment.
  ///
  /// - Parameters:
  ///   - other: Another environment.
  ///   - knowsAll: Whether values that cannot be compared count as different.
  /// - Returns: Whether they are the same.
  func isSame(as other: EnvironmentValues, knowsAll: Bool = true) -> Bool {
    colorScheme == other.colorScheme && layoutDirection == other.layoutDirection && locale == other.locale
      && headingLevel == other.headingLevel && isEditing == other.isEditing && dynamicTypeSize == other.dynamicTypeSize
      && imageScale == other.imageScale && redactionReasons == other.redactionReasons
      && CollectionLayout.areSame(collectionLayout, other.collectionLayout) && scrollChoices == other.scrollChoices
      && tagsElements == other.tagsElements
      && rare.others.count == other.rare.others.count
      && rare.others.allSatisfy { key, value in
        other.rare.others[key].map { areEqual(value, $0) ?? !knowsAll } ?? false
      }
  }

  /// Whether nothing is set that few environments change, such as the language.
  ///
  /// Renderers ask it of an environment that they hold; a function of another module would get a copy.
  @inlinable package var isUsual: Bool { rareValues == nil }

  /// Returns whether the language is the one of another environment.
  package func hasSameLocale(as other: EnvironmentValues) -> Bool {
    switch (rareValues, other.rareValues) {
    case (nil, nil): true
    case (let first?, let second?) where first.isShared(with: second): true
    default: locale == other.locale
    }
  }

  /// The value of a key of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { rareValues?.value.others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { rare.others[ObjectIdentifier(key)] = newValue }
  }
}

// Few environments have these: they are kept beside the stored values, since every section copies those.

private enum ListSelectionKey: EnvironmentKey {
  static let defaultValue: ListSelection? = nil
}

private enum StateVariantLimitKey: EnvironmentKey {
  static let defaultValue = 16
}

private enum IsInOutlineKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ExclusiveDisclosureNameKey: EnvironmentKey {
  static let defaultValue: String? = nil
}
