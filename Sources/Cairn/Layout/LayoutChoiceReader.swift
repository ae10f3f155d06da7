/// A view that is another for each layout between which the reader of a page chooses.
///
/// Its closure is told the name of the ``LayoutChoice``, from the nearest ``View/layout(choices:)`` around:
///
/// ```swift
/// Section(peaks) { peak in
///   LayoutChoiceReader { choice in
///     if choice == "Grid" { PeakCard(peak: peak) } else { PeakRow(peak: peak) }
///   }
/// }
/// .layout(choices: [LayoutChoice("List", .list(.plain)), LayoutChoice("Grid", LayoutSection { .columns(3, height: 120) })])
/// ```
///
/// HTML asks the closure for all choices and shows the answer to the one that is chosen, without a script; backends
/// without a reader to ask show the first. Outside of a choice the name is `nil`. As a page holds the answers to all
/// choices, an ``View/id(_:)`` belongs around the reader and not into it.
public struct LayoutChoiceReader<Content: View>: PrimitiveView {
  private let content: (String?) -> Content

  /// Creates a view from a closure that is given the name of the layout in force.
  public init(@ViewBuilder content: @escaping (_ choice: String?) -> Content) {
    self.content = content
  }

  public func _render(into renderer: any Renderer) {
    let choices = renderer.environment.layoutChoices
    let count = renderer.showsAllLayoutChoices ? max(choices.count, 1) : 1
    renderer.begin(.layoutChoices)
    for index in 0..<count {
      renderer.begin(.layoutChoice(LayoutChoiceDescription(index: index, choices: choices)))
      content(index < choices.count ? choices[index].name : nil)._render(into: renderer)
      renderer.end()
    }
    renderer.end()
  }
}
