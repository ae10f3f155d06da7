/// The words that a view shows, as far as those who do not see it are told them.
///
/// What is hidden from them is left out, and a label stands in place of the words of what it is a label of.
struct ReadWords {
  /// The words, with commas between those of different views.
  private(set) var words = ""
  /// The attributes in force, outermost first, of which those from ``firstAttribute`` on apply to what comes.
  private var attributes: [Attribute] = []
  private var firstAttribute = 0
  private var outerContainers: [(firstAttribute: Int, isSilent: Bool)] = []
  private var styles: [Bool] = []
  private var hiddenStyles = 0
  /// Whether a container that is open is hidden, or named by a label.
  private var isInSilence = false

  /// Takes note of the words of a view.
  mutating func note(_ own: String) {
    guard !isInSilence, hiddenStyles == 0 else { return }
    let (label, isHidden) = description
    let more = label ?? own
    guard !isHidden, !more.isEmpty else { return }
    words += words.isEmpty ? more : ", \(more)"
  }

  /// What the attributes in force say of the next view, of which the innermost of a kind counts.
  private var description: (label: String?, isHidden: Bool) {
    var label: String?
    var isHidden = false
    for attribute in attributes[firstAttribute...] {
      switch attribute {
      case .accessibilityLabel(let words): label = words
      case .accessibilityHidden(let own): isHidden = own
      default: break
      }
    }
    return (label, isHidden)
  }

  mutating func beginContainer() {
    outerContainers.append((firstAttribute, isInSilence))
    let (label, isHidden) = description
    if label != nil { note("") }
    isInSilence = isInSilence || isHidden || label != nil
    firstAttribute = attributes.count
  }

  mutating func endContainer() {
    guard let outer = outerContainers.popLast() else { return }
    (firstAttribute, isInSilence) = outer
  }

  mutating func beginAttribute(_ attribute: Attribute) { attributes.append(attribute) }

  mutating func endAttribute() { _ = attributes.popLast() }

  mutating func beginStyle(_ style: StyleModifier) {
    let hides =
      switch style {
      case .hidden: true
      case .opacity(let opacity): opacity <= 0
      default: false
      }
    styles.append(hides)
    if hides { hiddenStyles += 1 }
  }

  mutating func endStyle() {
    if styles.popLast() == true { hiddenStyles -= 1 }
  }
}
