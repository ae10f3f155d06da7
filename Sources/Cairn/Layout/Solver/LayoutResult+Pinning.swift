extension LayoutResult {
  /// Returns the frames of pinned headers and footers when the layout is scrolled to an offset.
  ///
  /// A header stays at the start of the visible part and a footer at its end. Both stay inside their section.
  public func pinned(at offset: LayoutPoint) -> [PinnedFrame] {
    var frames: [PinnedFrame] = []
    let whole = LayoutRect(origin: .zero, extent: contentSize)
    for supplementary in boundary {
      guard let frame = pinned(supplementary, within: whole, at: offset) else { continue }
      frames.append(PinnedFrame(section: nil, kind: supplementary.kind, frame: frame))
    }
    for (index, section) in sections.enumerated() {
      for supplementary in section.supplementaries {
        guard let frame = pinned(supplementary, within: section.frame, at: offset) else { continue }
        frames.append(PinnedFrame(section: index, kind: supplementary.kind, frame: frame))
      }
    }
    return frames
  }

  private func pinned(
    _ supplementary: SupplementaryFrame,
    within bounds: LayoutRect,
    at offset: LayoutPoint
  ) -> LayoutRect? {
    guard let pin = supplementary.pin else { return nil }
    let axis = scrollDirection
    let finish = LayoutFinish(environment)
    let frame = finish.unmirrored(supplementary.frame)
    let bounds = finish.unmirrored(bounds)
    let visible = offset[axis].isFinite ? offset[axis] : 0
    let viewport = environment.container.contentSize[axis]
    let length = frame.length(axis)
    let start =
      switch pin {
      case .start: min(max(visible, frame.start(axis)), bounds.end(axis) - length)
      case .end: max(min(visible + viewport - length, frame.start(axis)), bounds.start(axis))
      }
    return finish.unmirrored(frame.moved(axis, to: start))
  }
}
