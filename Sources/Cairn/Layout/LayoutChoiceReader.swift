/// A view that differs between the layouts that the reader of a page can choose.
///
/// Its closure gets the name of the ``LayoutChoice`` from the nearest ``View/layout(choices:)`` around:
///
/// ```swift
/// Section(peaks) { peak in
///   LayoutChoiceReader { choice in
///     if choice == "Grid" { PeakCard(peak: peak) } else { PeakRow(peak: peak) }
///   }
/// }
/// .layout(choices: [LayoutChoice("List", .list(.plain)), LayoutChoice("Grid", LayoutSection { .columns(3, height: 120)
/// })])
/// ```
///
/// HTML calls the closure for each choice and shows the view of the chosen one, without a script. Text calls it once,
/// for the layout that it shows. Outside of a choice the name is `nil`. Put an ``View/id(_:)`` around the reader and
/// not into it, because a page holds the views of all choices.
public struct LayoutChoiceReader<Content: View>: PrimitiveView {
  private let content: (String?) -> Content

  /// Creates a view from a closure that gets the name of the current layout.
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
