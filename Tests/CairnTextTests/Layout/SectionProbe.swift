import Cairn

@testable import CairnText

/// Looks into the layout of a section that stands alone.
enum SectionProbe {
  /// Returns the places of the section's parts.
  static func parts(of view: some View, width: Int, _ options: TextOptions? = nil) -> [CellRect] {
    let renderer = TextRenderer(options: options ?? TextOptions(width: width), buffer: ByteBuffer(), endsLines: false)
    // The stack keeps the section from being written, and so forgotten, when it ends.
    renderer.begin(.stack(StackLayout(direction: .vertical, alignment: .topLeading, spacing: nil)))
    view.render(into: renderer.watched)
    guard let section = renderer.engine.stores.sections.first else { return [] }
    let node = renderer.engine.arena[renderer.path[renderer.path.count - 1]].pointee.firstChild
    _ = renderer.engine.measure(node, Proposal(width: Int32(width), height: CellLength.open))
    return section.arrangement?.parts.map(\.rect) ?? []
  }

  /// Returns the greatest number of times that the size of one node was computed, and how many nodes there were.
  static func measures(of view: some View, width: Int) -> Int32 {
    let renderer = TextRenderer(options: TextOptions(width: width), buffer: ByteBuffer(), endsLines: false)
    view.render(into: renderer.watched)
    renderer.finish()
    return renderer.engine.mostMeasures
  }
}
