import Cairn

extension HTMLRenderer {
  /// Browsers follow no more than 512 open elements; a frame can stand for several.
  private static let maximumDepth = 160
  private static let maximumCellDepth = 16

  /// Whether one more container fits; when not, what is inside shows without it.
  var isTooDeep: Bool {
    guard frames.count >= Self.maximumDepth else { return false }
    reportDepth()
    return true
  }

  /// Whether one more cell fits: cells among the accessories of cells take more of the stack than other containers.
  var isTooDeepForCell: Bool {
    guard !isTooDeep else { return true }
    guard element.cellDepth >= Self.maximumCellDepth else { return false }
    reportDepth()
    return true
  }

  private func reportDepth() {
    guard reports.isFirst(.depth) else { return }
    report(
      .warning,
      .tooDeep,
      "Views are nested deeper than \(Self.maximumDepth) containers or \(Self.maximumCellDepth) cells; "
        + "what is deeper shows without its containers."
    )
  }
}
