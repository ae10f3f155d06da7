import Cairn

extension StyleBox {
  /// Makes the box as large as a part of what it stands in.
  mutating func setContainerSize(_ frame: Frame) {
    if let width = frame.containerWidth {
      classes.append("of-container")
      // Outside of what scrolls, all of the width is what a box takes that fills.
      declarations["inline-size"] = width.css(of: width.isWhole ? "var(--container,auto)" : "var(--container,100%)")
      if !width.isWhole { declarations["flex"] = "none" }
    }
    if let height = frame.containerHeight {
      declarations["block-size"] = height.css(of: "100svh")
      declarations["max-block-size"] = "100%"
    }
  }
}

extension ContainerLength {
  fileprivate var isWhole: Bool { fraction == 1 && points == 0 }

  fileprivate func css(of container: String) -> String {
    if isWhole { return container }
    let part = "\(container)*\(CSSLength.number(fraction))"
    if points == 0 { return "calc(\(part))" }
    return "calc(\(part) \(points < 0 ? "-" : "+") \(CSSLength.rem(abs(points))))"
  }
}
