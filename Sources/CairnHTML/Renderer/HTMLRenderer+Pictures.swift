import Cairn

extension HTMLRenderer {
  /// Writes the attributes with which a browser chooses one of several files of a picture.
  ///
  /// `place` is the style node at which the picture stands. Nothing is written, and `false` returned, if there is no choice.
  func writeChoice(
    among variants: [AssetCatalog.Variant],
    of asset: AssetCatalog.Asset,
    _ sizing: Image.Sizing,
    at place: StyleTree.Index
  ) -> Bool {
    guard variants.count > 1 else { return false }
    let candidates = variants.compactMap { variant -> String? in
      guard variant.pixelWidth > 0, let address = checkedSource(variant.source) else { return nil }
      return "\(address.sourceSetText) \(variant.pixelWidth)w"
    }
    guard candidates.count > 1 else { return false }
    write(attribute: " srcset=\"", candidates.joined(separator: ","))
    write(attribute: " sizes=\"", trusted: sizes(asset.width, asset.height, sizing, at: place))
    return true
  }

  /// Returns the widths that a picture takes on the page at most.
  private func sizes(_ width: Int?, _ height: Int?, _ sizing: Image.Sizing, at place: StyleTree.Index) -> String {
    var widest = sizing == .resizable ? nil : width.map { Double($0) }
    if let frame = tree.size(at: place) {
      // A picture that fills a frame may be wider than that.
      let filling =
        frame.height.flatMap { room in
          height.flatMap { $0 > 0 ? room * Double(width ?? 0) / Double($0) : nil }
        } ?? 0
      widest = min(widest ?? .infinity, max(frame.width, filling))
    }
    // What stands in a page is as wide as its wide content at most.
    let limit = CSSLength.px(widest ?? (environment.theme.contentWidth * 1.5))
    return "(max-width:\(limit)) 100vw,\(limit)"
  }
}
