import Cairn
import Synchronization

/// The classes that elements have besides those of the base sheet, with their rules.
final class StyleClasses {
  /// Swift does not check exclusive access, because each rendering of the pool asks for their number.
  @exclusivity(unchecked) private var rules = StyleSheet()
  @exclusivity(unchecked) private var writtenParts = WrittenParts()
  private var cellNames: [CellStyle: String?] = [:]
  private var lastCell: (style: CellStyle, name: String?)?
  private var selectors: [[[StateValue]]: [String]] = [:]
  private var hiddenClasses: [HiddenClassKey: StyleClass?] = [:]
  private var hidingPages: [String: [String]] = [:]
  private var lastUsualCell: (key: UsualCellKey, name: String?)?

  /// The number of rules.
  var count: Int { rules.count }

  /// The sheet of all that was written up to now.
  var sheet: StyleSheet {
    var sheet = rules
    sheet.words.formUnion(BaseSheet.shared.words(of: writtenParts))
    return sheet
  }

  // MARK: States

  /// Notes how rules find a page in which states have certain values.
  func add(_ selectors: [String], for cases: [[StateValue]]) { self.selectors[cases] = selectors }

  /// Returns the selectors of a page in which states have certain values.
  func selectors(for cases: [[StateValue]]) -> [String] { selectors[cases] ?? [] }

  /// Returns the class of elements that are hidden for some values of states, which is made once.
  func hidden(by key: HiddenClassKey, _ make: () -> StyleClass?) -> StyleClass? {
    if let known = hiddenClasses[key] { return known }
    let made = make()
    hiddenClasses[key] = .some(made)
    return made
  }

  /// Notes in which pages the elements of a class are hidden, as selectors.
  func note(_ pages: [String], hiding name: String) { hidingPages[name] = pages }

  /// Returns selectors of the pages in which the elements of a class are hidden; none for a class that hides nothing.
  func pages(hiding name: String) -> [String] { hidingPages[name] ?? [] }

  // MARK: Words of the base sheet

  /// Notes what the renderer writes by hand.
  @inline(__always)
  func note(_ part: WrittenPart) { writtenParts.insert(part) }

  /// Notes the words of markup that is resolved once and written any number of times.
  func note(_ markup: ElementMarkup) {
    BaseSheet.shared.add(markup.head, to: &rules.words)
    BaseSheet.shared.add(markup.tail, isInTag: true, to: &rules.words)
  }

  /// Adds the rules that markup needs.
  func add(_ sheet: StyleSheet) { rules.formUnion(sheet) }

  /// Notes the words of start tags.
  @discardableResult
  func note(tags: String) -> Bool { BaseSheet.shared.add(tags, to: &rules.words) }

  /// Notes that rules refer to the parts of a theme.
  func refers(to theme: Theme) {
    rules.refersToThemes()
    rules.add(theme.fonts)
  }

  // MARK: Names

  /// Adds the rule of a page's theme and returns the name of its class; `nil` for the default theme.
  func name(for theme: Theme) -> String? {
    rules.add(theme.fonts)
    return rules.className(for: ThemeRule(theme: theme))
  }

  func name(for declarations: Declarations) -> String { rules.className(for: declarations) }

  /// Returns the name of a class with a rule, where `&` stands for the class; `nil` for an empty rule.
  func name(forRule rule: String) -> String? { rule.isEmpty ? nil : rules.className(forRule: rule) }

  /// Adds the rules of a layout's class and returns its name; `nil` if they are empty.
  func name(for layout: LayoutRules) -> String? { rules.className(for: layout) }

  /// Returns the name of the class of cells with a key, or with the style that is made for a new one.
  func name(for key: UsualCellKey, style: () -> CellStyle) -> String? {
    if let last = lastUsualCell, last.key == key { return last.name }
    let name = name(forRule: UsualCellRules.shared.rule(for: key, style: style))
    lastUsualCell = (key, name)
    return name
  }

  /// Returns the name of the class of cells with a style; `nil` if they look as in the base sheet.
  func name(for style: CellStyle) -> String? {
    if let last = lastCell, last.style == style { return last.name }
    let known = cellNames[style]
    let name = known ?? name(forRule: CellRule(style).text)
    if known == nil { cellNames[style] = .some(name) }
    lastCell = (style, name)
    return name
  }
}

/// The rules of usual cells that earlier pages had: nearly all pages have the same few.
private final class UsualCellRules: Sendable {
  static let shared = UsualCellRules()

  /// Beyond this number all are forgotten, so that styles made from data do not pile up.
  private static let maximumCount = 16

  private let known = Mutex<[(key: UsualCellKey, rule: String)]>([])

  /// Returns the rule of cells with a key, or of the style that is made for a new one.
  func rule(for key: UsualCellKey, style: () -> CellStyle) -> String {
    if let known = known.withLock({ $0.first { $0.key == key } }) { return known.rule }
    let rule = CellRule(style()).text
    known.withLock { known in
      if known.count >= Self.maximumCount { known.removeAll() }
      known.append((key, rule))
    }
    return rule
  }
}
