extension Axis {
  package var across: Axis { self == .horizontal ? .vertical : .horizontal }

  package var asSet: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension LayoutExtent {
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension LayoutPoint {
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

extension LayoutRect {
  package init(origin: LayoutPoint, extent: LayoutExtent) {
    self.init(x: origin.x, y: origin.y, width: extent.width, height: extent.height)
  }

  package func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  package func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  package func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  package func moved(by offset: LayoutPoint) -> LayoutRect {
    LayoutRect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  package func moved(_ axis: Axis, to start: Double) -> LayoutRect {
    var copy = self
    if axis == .horizontal { copy.x = start } else { copy.y = start }
    return copy
  }

  /// Returns the rectangle inside the insets; a width or height is at least 0.
  package func inset(by insets: EdgeInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.leading,
      y: y + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

extension EdgeInsets {
  package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  package func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  package func sum(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// Returns the insets, with those on some axes set to 0.
  package func removing(_ axes: Axis.Set) -> EdgeInsets {
    var copy = self
    if axes.contains(.horizontal) { (copy.leading, copy.trailing) = (0, 0) }
    if axes.contains(.vertical) { (copy.top, copy.bottom) = (0, 0) }
    return copy
  }
}
