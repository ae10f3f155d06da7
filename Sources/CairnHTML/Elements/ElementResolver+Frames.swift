import Cairn

extension ElementResolver {
  mutating func applyFrame(_ frame: StyleBox.Frame) {
    guard boxes.count == 1, outermost.phase < .frame, fits(frame) else {
      wrap(in: frame)
      if frame.alignment != .center { outermost.declarations["place-items"] = frame.alignment.placeValue }
      outermost.set(frame, mayTakeWidthOfContent: style.kind.mayTakeWidthOfContent)
      return
    }
    if case .stack(let layout) = style.kind {
      setMainAxisAlignment(of: frame, in: layout)
      // Whatever is inside, it is no greedier than that.
      if frame.width != nil { outermost.classes.append("sized") }
    }
    if specification.scrollsInLimitedHeight, frame.height != nil || frame.maxHeight != nil {
      outermost.declarations["overflow-y"] = "auto"
      isScroller = true
    }
    outermost.set(frame, mayTakeWidthOfContent: style.kind.mayTakeWidthOfContent)
    becomeBlockInLine()
  }

  private func fits(_ frame: StyleBox.Frame) -> Bool {
    switch specification.frameFit {
    case .resizes: true
    case .keepsSize: false
    case .leadingText: frame.alignment.horizontal == .leading && !frame.limitsHeight
    case .aligned(let horizontal, let vertical):
      (horizontal ?? frame.alignment.horizontal) == frame.alignment.horizontal
        && (vertical ?? frame.alignment.vertical) == frame.alignment.vertical
    }
  }

  private mutating func setMainAxisAlignment(of frame: StyleBox.Frame, in layout: StackLayout) {
    switch layout.direction {
    case .vertical where frame.limitsHeight:
      outermost.declarations["justify-content"] = frame.alignment.vertical.flexValue
    case .horizontal where frame.limitsWidth && frame.alignment.horizontal != .leading:
      outermost.declarations["justify-content"] = frame.alignment.horizontal.flexValue
    default: break
    }
  }

  mutating func applyAspectRatio(_ ratio: Double?, _ mode: ContentMode) {
    if specification.isPicture, boxes.count == 1 {
      outermost.declarations.setIfAbsent("object-fit", mode == .fill ? "cover" : "contain")
      // In a stack the height follows the width, however high the stack is.
      if ratio != nil { outermost.classes.append("proportioned") }
      // What it fills is as wide as it may be, until a frame says how wide that is.
      if mode == .fill, outermost.classes.contains("resizable"), outermost.phase < .frame { outermost.fills = true }
    }
    guard let ratio else { return }
    changeBox(.frame) { $0.declarations["aspect-ratio"] = CSSLength.number(ratio) }
  }
}
