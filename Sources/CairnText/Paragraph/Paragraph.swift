/// Text that has been cleaned, measured and searched for places to break, ready to be laid out at any width.
///
/// The analysis happens once, in the initialiser; laying out walks segments and hardly ever looks at the text again. Offsets count bytes of
/// the UTF-8 of ``text``, which may differ from what was handed in, because escape sequences and the like are gone.
package struct Paragraph: Sendable {
  /// The sanitised text of all runs.
  package let text: String

  /// Where styles begin, in order of offset; the first begins at 0.
  package let styles: [StyleBoundary]

  /// The columns of the widest part that cannot be broken.
  package let minimumWidth: Int

  /// The columns of the widest line when only hard breaks break.
  package let idealWidth: Int

  package let profile: WidthProfile
  let segments: [ParagraphSegment]
  let hasSoftHyphens: Bool

  /// The offset from which on the text looks like `style`.
  package struct StyleBoundary: Hashable, Sendable {
    package let offset: Int
    package let style: Int
  }

  /// Cleans and analyses one string in one style.
  package init(_ text: String, style: Int = 0, profile: WidthProfile = .standard) {
    let clean = TextSanitizer.sanitize(text, profile: profile)
    self.init(clean: clean, styles: [StyleBoundary(offset: 0, style: style)], profile: profile)
  }

  /// Cleans and analyses runs of text in different styles as one text.
  package init(_ runs: [TextRun], profile: WidthProfile = .standard) {
    var sanitizer = TextSanitizer(profile: profile)
    var text = ""
    var styles: [StyleBoundary] = []
    for run in runs {
      if styles.last?.style != run.style { styles.append(StyleBoundary(offset: text.utf8.count, style: run.style)) }
      text += sanitizer.append(run.text)
    }
    if styles.isEmpty { styles = [StyleBoundary(offset: 0, style: 0)] }
    self.init(clean: text, styles: styles, profile: profile)
  }

  private init(clean: String, styles: [StyleBoundary], profile: WidthProfile) {
    var text = clean
    text.makeContiguousUTF8()
    segments = text.withUTF8 { bytes in
      var analysis = ParagraphAnalysis(bytes, profile: profile)
      return analysis.run()
    }
    self.text = text
    self.styles = styles
    self.profile = profile
    hasSoftHyphens = segments.contains { $0.kind == .softHyphen }
    (minimumWidth, idealWidth) = Self.extent(of: segments)
  }

  private static func extent(of segments: [ParagraphSegment]) -> (minimum: Int, ideal: Int) {
    var minimum = 0
    var ideal = 0
    var line = 0
    for segment in segments {
      minimum = max(minimum, Int(segment.width) + (segment.kind == .softHyphen ? 1 : 0))
      ideal = max(ideal, line + Int(segment.width))
      let isHard = segment.kind == .mandatory || segment.kind == .end
      line = isHard ? 0 : line + Int(segment.width) + Int(segment.spaces)
    }
    return (min(minimum, max(ideal, 0)), ideal)
  }
}
