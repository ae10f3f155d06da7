import Foundation
import Testing

/// What has a golden: no view and no modifier comes without one.
@Suite struct GoldenCoverageTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let sources = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Cairn")

  private static func text(of folder: URL, where isWanted: (String) -> Bool) throws -> String {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let wanted = (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && isWanted($0.lastPathComponent)
    }
    return try wanted.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  private static func samples() throws -> String {
    try text(of: tests.deletingLastPathComponent()) { name in
      ["TextSamples", "LayoutSpecimens", "ListSpecimens"].contains { name.hasPrefix($0) }
    }
  }

  @Test func `shows every modifier`() throws {
    let code = try Self.text(of: Self.sources) { _ in true }
    let extensions = /^extension (View|ListCell|ListCellView)\b[^{]*\{.*?^\}/.anchorsMatchLineEndings()
      .dotMatchesNewlines()
    let names = code.matches(of: extensions).reduce(into: Set<String>()) { names, match in
      names.formUnion(match.0.matches(of: /public (?:consuming )?func ([a-zA-Z]+)\b/).map { String($0.1) })
    }
    .subtracting(["animation", "render", "transaction", "transition", "updatingCell", "previewDisplayName"])
    .subtracting(Self.idleModifiers(in: code))
    #expect(names.isSuperset(of: ["layout", "listRowInsets", "onConfigurationUpdate", "redacted", "selection"]))
    #expect(names.count > 60)
    let samples = try Self.samples()
    let missing = names.filter {
      !samples.contains(".\($0)(") && !samples.contains(".\($0) {")
    }
    #expect(missing.sorted() == [])
  }

  /// The modifiers that show the view as it is, or are refused: all of their declarations say so.
  private static func idleModifiers(in code: String) -> Set<String> {
    let idle = /-> NotedView<Self> \{|-> Self(?: where [^{]*)? \{\s*self\s*\}/
    var names: [Bool: Set<String>] = [:]
    for declaration in code.split(separator: "public func ").dropFirst() {
      names[declaration.contains(idle), default: []].insert(String(declaration.prefix { $0.isLetter || $0.isNumber }))
    }
    return names[true, default: []].subtracting(names[false, default: []])
  }

  @Test func `shows every view`() throws {
    let code = try Self.text(of: Self.sources) { _ in true }
    let names = Set(
      code.matches(of: /public struct ([A-Za-z]+)(<[^{]*>)?: [A-Za-z ,&]*\b(Primitive)?View\b/).map { String($0.1) }
    )
    #expect(names.count > 20)
    let samples = try Self.samples()
    let internals: Set = [
      "AttributedView", "BadgedView", "DrawnShape", "EnvironmentView", "LayeredView", "Loop", "ModifiedContent", "Pair",
      "ListRowView", "ReadableView", "Statements", "StyledView", "ThemedView", "TitledView", "ViewModifierContent",
      "Conditional", "CurrentValueLabel", "MaximumValueLabel", "MinimumValueLabel", "MissingItem",
      "AccessibilityElementView", "Content", "Icon", "Label", "NamedPreview", "TextFieldStyleLabel",
      "SwipeButtonsView", "TappedView", "ScrollViewReader",
      "NotedView",
      "SearchableView",
      "Title", "ToolbarView",
    ]
    let missing = names.subtracting(internals).filter {
      !samples.contains("\($0)(") && !samples.contains("\($0) {")
    }
    #expect(missing.sorted() == [])
  }
}
