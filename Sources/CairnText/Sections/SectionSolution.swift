import Cairn

/// A layout with its frames, and what they are in columns.
struct SectionSolution {
  /// The layout as it was solved: in whole lines, and with fewer columns where the page is narrow.
  var layout: LayoutSection
  /// What stands above and below the items.
  var bands: SectionBands
  var result: SectionResult
  var diagnostics: [LayoutDiagnostic]
  var rows: OrthogonalRows
  var spans: PartColumns
}
