/// The words of a view for readers who do not see it.
///
/// Hidden views are left out, and a label replaces the words of its view.
struct ReadWords {
  /// The words, with commas between those of different views.
  private(set) var words = ""
  var modifiers = SpokenModifiers()
  private var outerContainers: [(firstAttribute: Int, isSilent: Bool)] = []
  /// Whether an open container is hidden or has a label.
  private var isInSilence = false

  /// Adds the words of a view.
  mutating func note(_ own: String) {
    guard !isInSilence, !modifiers.areHiding else { return }
    let (label, isHidden) = description
    let more = label ?? own
    guard !isHidden, !more.isEmpty else { return }
    words += words.isEmpty ? more : ", \(more)"
  }

  /// The label of the next view and whether it is hidden; the innermost attribute of a kind counts.
  private var description: (label: String?, isHidden: Bool) {
    var label: String?
    var isHidden = false
    for attribute in modifiers.attributes {
      switch attribute {
      case .accessibilityLabel(let words): label = words
      case .accessibilityHidden(let own): isHidden = own
      default: break
      }
    }
    return (label, isHidden)
  }

  mutating func beginContainer() {
    let (label, isHidden) = description
    let wasInSilence = isInSilence
    if label != nil { note("") }
    isInSilence = isInSilence || isHidden || label != nil
    outerContainers.append((modifiers.enter(), wasInSilence))
  }

  mutating func endContainer() {
    guard let outer = outerContainers.popLast() else { return }
    modifiers.leave(to: outer.firstAttribute)
    isInSilence = outer.isSilent
  }
}
