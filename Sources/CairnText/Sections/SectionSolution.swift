import Cairn

/// A layout with its frames, and what they are in columns.
///
/// A reference, because it is large, and what is measured for it may be a section too.
final class SectionSolution {
  /// The layout in whole lines, perhaps with fewer columns because the page is narrow.
  let layout: LayoutSection
  /// The headers and footers.
  let bands: SectionBands
  var result: SectionResult
  var diagnostics: [LayoutDiagnostic]
  let rows: OrthogonalRows
  let spans: PartColumns

  init(
    layout: LayoutSection,
    bands: SectionBands,
    result: SectionResult,
    diagnostics: [LayoutDiagnostic],
    rows: OrthogonalRows,
    spans: PartColumns
  ) {
    self.layout = layout
    self.bands = bands
    self.result = result
    self.diagnostics = diagnostics
    self.rows = rows
    self.spans = spans
  }
}
