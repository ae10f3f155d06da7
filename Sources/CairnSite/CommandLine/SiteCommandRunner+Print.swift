import Cairn
import CairnText

extension SiteCommandRunner {
  /// Shows a page as text.
  func print() throws {
    let width = try width()
    throw BuildError("This build of the program cannot show pages as text, \(width) columns wide or otherwise.")
  }

  private func width() throws(UsageError) -> Int {
    guard let text = call.values[SiteCommand.width.name] else { return 80 }
    guard let width = Int(text), (1...10_000).contains(width) else {
      throw UsageError("The width \"\(text)\" is not a number of columns. Write one from 1 to 10000, such as 80.")
    }
    return width
  }
}
