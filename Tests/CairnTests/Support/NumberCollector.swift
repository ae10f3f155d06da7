import Cairn

/// A backend that collects every number it is given, wherever in a value it is.
final class NumberCollector: Renderer {
  var environment = EnvironmentValues()
  private var numbers: [(name: String, value: Double)] = []

  /// Returns the numbers with which a view is described, each with the names that lead to it.
  static func numbers(of view: some View) -> [(name: String, value: Double)] {
    let collector = NumberCollector()
    view.render(into: collector.watched)
    return collector.numbers
  }

  private func collect(_ value: Any, _ name: String) {
    switch value {
    // The largest width and height of a frame and a track are infinite on purpose.
    case let number as Double where !(number == .infinity && name.contains("max")): numbers.append((name, number))
    case let number as Float: numbers.append((name, Double(number)))
    default:
      for child in Mirror(reflecting: value).children {
        collect(child.value, name.isEmpty ? child.label ?? "" : "\(name).\(child.label ?? "")")
      }
    }
  }

  func text(_ text: Text) { collect(text.allRuns, "text") }
  func spacer(minLength: Double?) { collect(minLength as Any, "spacer") }
  func shape(_ shape: ShapeDrawing) { collect(shape, "shape") }
  func progress(_ progress: ProgressDescription) { collect(progress, "progress") }
  func begin(_ container: Container) { collect(container, "") }
  func end() {}
  func beginStyle(_ style: StyleModifier) { collect(style, "") }
  func report(_ diagnostic: Diagnostic) {}
}
