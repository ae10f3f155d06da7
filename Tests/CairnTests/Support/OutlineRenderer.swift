import Cairn

/// A third backend: one line for each leaf and container, indented by its depth, with its modifiers in brackets.
final class OutlineRenderer: Renderer {
  var environment = EnvironmentValues()
  private(set) var lines: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var modifiers: [String] = []
  /// For each open container, how many modifiers belong to the containers around it.
  private var outerModifierCounts = [0]

  func text(_ text: Text) {
    let runs = text.allRuns.map { run in
      let style = run.style.isEmpty ? "" : " {\(OutlineWords.describe(run.style))}"
      return "\"\(run.string)\"" + style + (run.destination.map { " → \($0)" } ?? "")
    }
    write("text " + runs.joined(separator: " + "))
  }

  func image(_ image: Image) {
    let sizing = image.sizing == .resizable ? " resizable" : ""
    write("image \(image.source)\(sizing) " + (image.accessibilityDescription.map { "\"\($0)\"" } ?? "decorative"))
  }

  func spacer(minLength: Double?) { write("spacer" + (minLength.map { " \($0)" } ?? "")) }
  func divider() { write("divider") }
  func progress(_ progress: ProgressDescription) { write("progress \(progress.plainText)") }

  func shape(_ shape: ShapeDrawing) {
    let stroke = shape.lineWidth.map { " stroke \($0)" } ?? ""
    write("shape \(shape.kind)\(stroke)" + (shape.fill.map { " \(OutlineWords.describe($0))" } ?? ""))
  }

  func begin(_ container: Container) {
    write(OutlineWords.describe(container))
    outerModifierCounts.append(modifiers.count)
  }

  func end() { outerModifierCounts.removeLast() }

  func beginStyle(_ style: StyleModifier) { modifiers.append(OutlineWords.describe(style)) }
  func endStyle() { modifiers.removeLast() }
  func beginAttribute(_ attribute: Attribute) { modifiers.append("\(attribute)") }
  func endAttribute() { modifiers.removeLast() }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  private func write(_ words: String) {
    let indentation = String(repeating: "  ", count: outerModifierCounts.count - 1)
    let ownModifiers = modifiers[(outerModifierCounts.last ?? 0)...].map { " [\($0)]" }.joined()
    lines.append(indentation + words + ownModifiers)
  }
}

/// The words of an outline.
enum OutlineWords {
  static func describe(_ container: Container) -> String {
    switch container {
    case .stack(let layout): "stack \(layout.direction) \(describe(layout.alignment))" + list(layout.holdsItems)
    case .grid(let layout): "grid \(layout.columnCount) columns \(describe(layout.alignment))"
    case .gridRow: "row"
    case .lazyGrid(let layout): "tracks \(layout.axis) \(layout.tracks.count)" + list(layout.holdsItems)
    case .scrollView(let layout):
      "scroll" + (layout.axes.contains(.horizontal) ? " horizontal" : "")
        + (layout.axes.contains(.vertical) ? " vertical" : "") + (layout.showsIndicators ? "" : " without indicators")
    case .link(let link): "link \(link.destination)"
    case .button(let button):
      "button" + (button.role.map { " \($0)" } ?? "") + (button.destination.map { " \($0)" } ?? "")
    case .section(let section):
      "section" + (section.itemCount.map { " of \($0)" } ?? "") + (section.layout.map { " " + describe($0) } ?? "")
    case .item(let item): "item \(item.index)" + (item.identity.map { " \($0)" } ?? "")
    case .disclosure(let disclosure): disclosure.isExpanded ? "disclosure expanded" : "disclosure"
    case .collection(let collection): collection.showsIndicators ? "collection" : "collection without indicators"
    case .collectionSection(let section): "collection section \(section.index) \(section.sectionType)"
    case .layers(let layers): "layers \(describe(layers.alignment))"
    case .slot(let slot): "\(slot):"
    default: "\(container)"
    }
  }

  static func describe(_ layout: SectionLayout) -> String {
    switch layout.section(in: LayoutEnvironment(width: 400, height: 800))?.content {
    case .group(let group): if case .divided = group.population { "columns" } else { "group" }
    case .list: "list"
    case nil: "plain"
    }
  }

  static func describe(_ style: StyleModifier) -> String {
    switch style {
    case .font(let font): "font \(font.map { "\($0)" } ?? "inherited")"
    case .fontWeight(let weight): "weight \(weight.map { "\($0)" } ?? "inherited")"
    case .foreground(let fill): "foreground \(fill.map { describe($0) } ?? "inherited")"
    case .tint(let color): "tint \(color.map { "\($0)" } ?? "inherited")"
    case .lineLimit(let limit): "lines \(limit.map { "\($0)" } ?? "unlimited")"
    case .padding(let insets): "padding \(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)"
    case .background(let fill, let shape): "background \(describe(fill)) \(shape)"
    case .border(let fill, let width): "border \(describe(fill)) \(width)"
    case .frame(let frame):
      "frame \(describe(frame.width)) × \(describe(frame.height)) \(describe(frame.alignment))"
    case .flexibleFrame(let frame):
      "frame \(describe(frame.minWidth))…\(describe(frame.maxWidth)) × "
        + "\(describe(frame.minHeight))…\(describe(frame.maxHeight)) \(describe(frame.alignment))"
    case .aspectRatio(let ratio, let mode): "aspect \(describe(ratio)) \(mode)"
    case .shadow(let shadow): "shadow \(shadow.color) \(shadow.radius) \(shadow.x) \(shadow.y)"
    default: "\(style)"
    }
  }

  static func describe(_ fill: Fill) -> String {
    switch fill {
    case .color(let color): "\(color)"
    case .linearGradient(let gradient): "gradient \(gradient.colors)"
    case .shadowed(let fill, let shadow): "\(describe(fill)) with shadow \(shadow.radius)"
    case .radialGradient(let gradient): "radial gradient \(gradient.colors)"
    case .ellipticalGradient(let gradient): "elliptical gradient \(gradient.colors)"
    case .angularGradient(let gradient): "angular gradient \(gradient.colors)"
    case .material(let material): "material \(material)"
    }
  }

  static func describe(_ style: TextStyle) -> String {
    let names: [(TextStyle.Traits, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.underline, "underline"), (.strikethrough, "struck"), (.code, "code"),
      (.monospaced, "monospaced"), (.monospacedDigit, "monospacedDigit"),
    ]
    var words = names.filter { style.traits.contains($0.0) }.map(\.1)
    if let font = style.font { words.append("font \(font)") }
    if let weight = style.weight { words.append("weight \(weight)") }
    if let color = style.color { words.append("\(color)") }
    if let kerning = style.kerning { words.append("kerning \(kerning)") }
    return words.joined(separator: ", ")
  }

  private static func describe(_ alignment: Alignment) -> String { "\(alignment.horizontal)/\(alignment.vertical)" }
  private static func describe(_ length: Double?) -> String { length.map { "\($0)" } ?? "own" }
  private static func list(_ holdsItems: Bool) -> String { holdsItems ? " list" : "" }
}
