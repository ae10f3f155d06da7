extension StyleSheet {
  /// The lines of shapes, which are as large as the shape.
  static let strokes = """
    .strokes{position:absolute;inset:0;inline-size:100%;block-size:100%;overflow:visible}

    """
}
