/// Text that is clean, measured and searched for breaks, so that it can be laid out at any width.
///
/// The analysis happens once, in the initialiser. Laying out walks the segments and hardly ever looks at the text
/// again. Offsets count bytes of the UTF-8 of ``text``, from which escape sequences and the like are already removed.
package struct Paragraph: Sendable {
  /// The sanitised text of all runs.
  package let text: String

  package let firstStyle: Int

  /// The places where other styles begin, in order.
  package let styleChanges: [StyleBoundary]

  /// The columns of the widest unbreakable part.
  package let minimumWidth: Int

  /// The columns of the widest line, with hard breaks only.
  package let idealWidth: Int

  package let profile: WidthProfile
  let segments: [ParagraphSegment]
  let hasSoftHyphens: Bool

  /// The offset at which a style begins.
  package struct StyleBoundary: Hashable, Sendable {
    package let offset: Int
    package let style: Int
  }

  /// Cleans and analyses one string in one style.
  package init(_ text: String, style: Int = 0, profile: WidthProfile = .standard) {
    var text = text
    if let found = ParagraphAnalysis.segments(of: &text, profile: profile, isClean: false) {
      self.init(text, found, style, [], profile)
    } else {
      self.init(clean: TextSanitizer.sanitize(text, profile: profile), style, [], profile)
    }
  }

  /// Cleans and analyses runs of text in different styles as one text.
  package init(_ runs: [ParagraphRun], profile: WidthProfile = .standard) {
    var sanitizer = TextSanitizer(profile: profile)
    var text = ""
    var style = runs.first?.style ?? 0
    let firstStyle = style
    var changes: [StyleBoundary] = []
    for run in runs {
      if style != run.style { changes.append(StyleBoundary(offset: text.utf8.count, style: run.style)) }
      style = run.style
      text += sanitizer.append(run.text)
    }
    self.init(clean: text, firstStyle, changes, profile)
  }

  private init(clean: String, _ firstStyle: Int, _ styleChanges: [StyleBoundary], _ profile: WidthProfile) {
    var text = clean
    let found = ParagraphAnalysis.segments(of: &text, profile: profile, isClean: true)
    self.init(text, found ?? [], firstStyle, styleChanges, profile)
  }

  private init(
    _ text: String,
    _ segments: [ParagraphSegment],
    _ firstStyle: Int,
    _ styleChanges: [StyleBoundary],
    _ profile: WidthProfile
  ) {
    self.text = text
    self.segments = segments
    self.firstStyle = firstStyle
    self.styleChanges = styleChanges
    self.profile = profile
    let extent = segments.withUnsafeBufferPointer { Extent(of: $0) }
    hasSoftHyphens = extent.hasSoftHyphens
    minimumWidth = min(extent.minimum, extent.ideal)
    idealWidth = extent.ideal
  }

  /// The measures of all segments together.
  private struct Extent {
    var minimum = 0
    var ideal = 0
    var hasSoftHyphens = false

    init(of segments: UnsafeBufferPointer<ParagraphSegment>) {
      var line = 0
      for segment in segments {
        let width = Int(segment.width)
        minimum = max(minimum, width)
        line &+= width
        if segment.endsHard {
          ideal = max(ideal, line)
          line = 0
          continue
        }
        line &+= segment.spaces
        guard !segment.isAllowed, segment.kind == .softHyphen else { continue }
        minimum = max(minimum, width + 1)
        hasSoftHyphens = true
      }
    }
  }
}
