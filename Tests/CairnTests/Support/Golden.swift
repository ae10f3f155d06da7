import Cairn
import Foundation
import Testing

/// Compares a view's outline with the file of its name in `Golden`, or writes that when `CAIRN_RECORD_GOLDENS` is 1.
func expectGolden(_ view: some View, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/\(name).txt")
  let actual = view.outline + "\n"
  if ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" {
    try actual.write(to: file, atomically: true, encoding: .utf8)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  let difference = actual.split(separator: "\n").difference(from: expected.split(separator: "\n"))
  let changes = difference.map { change in
    switch change {
    case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
    case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
    }
  }
  #expect(
    actual == expected,
    "\(name) changed:\n\(changes.joined(separator: "\n"))\nCAIRN_RECORD_GOLDENS=1 records it.",
    sourceLocation: sourceLocation
  )
}
