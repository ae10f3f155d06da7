import Foundation

/// A guide of the package with its listings in Swift, which the tests hold as code of their own, so that they compile.
struct GuideListings {
  let guide: String
  let listings: [String]

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Where a guide is.
  static func file(of guide: String) -> URL {
    tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs/\(guide).md")
  }

  /// The code of a file of the tests.
  static func code(of file: String) throws -> String {
    try String(contentsOf: tests.appending(path: file + ".swift"), encoding: .utf8)
  }

  init(of guide: String) throws {
    self.guide = try String(contentsOf: Self.file(of: guide), encoding: .utf8)
    listings = self.guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The listings that some code does not have, whatever its white space and, if asked for, its semicolons are.
  func listings(missingFrom code: String, besidesSemicolons: Bool = false) -> [String] {
    func words(_ text: String) -> String { text.filter { !$0.isWhitespace && !(besidesSemicolons && $0 == ";") } }
    let code = words(code)
    return listings.filter { !code.contains(words($0)) }
  }
}
