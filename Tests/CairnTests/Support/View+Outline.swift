import Cairn
import Foundation

extension View {
  /// The lines of the view's outline.
  var outline: String { rendered().lines.joined(separator: "\n") }

  /// The words of the view's texts, in order.
  var words: [String] {
    rendered().lines.compactMap { line in
      guard let start = line.range(of: "text \""), let end = line.lastIndex(of: "\"") else { return nil }
      return start.upperBound <= end ? String(line[start.upperBound..<end]) : nil
    }
  }

  /// What rendering the view reports.
  var diagnostics: [Diagnostic] { rendered().diagnostics }

  /// Renders the view to an outline.
  ///
  /// - Parameter environment: The environment to start in.
  /// - Returns: The renderer with the lines and the diagnostics.
  func rendered(environment: EnvironmentValues = EnvironmentValues()) -> OutlineRenderer {
    let renderer = OutlineRenderer()
    renderer.environment = environment
    render(into: renderer.watched)
    return renderer
  }
}
