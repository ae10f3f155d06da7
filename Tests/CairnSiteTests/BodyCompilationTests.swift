import CairnTestSupport
import Foundation
import Testing

/// What long bodies cost the compiler.
@Suite struct BodyCompilationTests {
  /// What people write, in turns.
  private static let statements = [
    ##"Text("Row #")"##,
    ##"Text("Row \(count + #) of \(name)")"##,
    ##"Image("photo#").resizable().scaledToFit().frame(width: #, height: 40)"##,
    ##"HStack(spacing: 8) { Image(systemName: "star"); Text("#"); Spacer(); Text(name).foregroundStyle(.secondary) }"##,
    ##"if isOn { Text("On #").bold() } else { Text("Off #").foregroundStyle(.red) }"##,
    ##"ForEach(0..<3) { index in Text("Item \(index) of #") }"##,
    ##"Text("#").font(.title).padding(.horizontal, 12).background(.blue).cornerRadius(8).opacity(0.5)"##,
    "Divider()",
    ##"if count > # { Label("Many #", systemImage: "star") }"##,
    "Text(name).font(.headline).fontWeight(.bold).foregroundStyle(isOn ? .red : .blue).frame(maxWidth: .infinity)",
    ##"VStack(alignment: .leading) { Text("#").font(.headline); Text("\(count)").lineLimit(2) }.padding(.vertical)"##,
    ##"ForEach(names, id: \.self) { each in Text(each).padding(.leading, #) }"##,
    ##"Text("A #") + Text(name).bold() + Text("end")"##,
    ##"Link("Site #", destination: "https://example.org/#")"##,
    ##"Button("Press #", destination: "/#").buttonStyle(.bordered)"##,
  ]

  /// Returns a file whose first statement is in line 9.
  private func body(of count: Int, at place: Int? = nil, _ wrong: String = "") -> String {
    let statements = (0..<count).map { number in
      number == place
        ? wrong
        : Self.statements[number % Self.statements.count].replacing("#", with: String(number))
    }
    return """
      import Cairn

      struct Page: View {
        let name: String
        let names: [String]
        let count: Int
        let isOn: Bool
        var body: some View {
      \(statements.joined(separator: "\n"))
        }
      }
      """
  }

  /// Returns how often the compiler tried something while it looked for the types of a body.
  private func trials(for count: Int) throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let said = try compilerOutput(for: body(of: count), options: ["-stats-output-dir", folder.path])
    #expect(!said.contains("error:"), "\(said)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let statistics = try #require(files.first { $0.lastPathComponent.contains("frontend") })
    let figures = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: statistics))
    return Int(try #require(figures["Sema.NumConstraintScopes"]))
  }

  // Trials repeat from run to run, unlike seconds. With `buildExpression` and `buildPartialBlock` a statement took 56 of them.
  @Test func `a statement costs the compiler as many trials in long bodies as in short ones, and few`() throws {
    let few = try trials(for: 75)
    let more = try trials(for: 150)
    let many = try trials(for: 300)
    #expect(many - more <= (more - few) * 21 / 10)
    #expect((many - more) / 150 <= 38, "\(few), \(more), \(many)")
  }

  @Test(arguments: [
    ("Text(name).fontt(.title)", "has no member 'fontt'"),
    ("2_499", "requires that 'Int' conform to 'View'"),
  ])
  func `a mistake among three hundred statements is told at its line`(wrong: String, message: String) throws {
    let said = try compilerOutput(for: body(of: 300, at: 150, wrong))
    let errors = said.split(separator: "\n").filter { $0.contains("Uses.swift:") && $0.contains(": error:") }
    #expect(errors.contains { $0.contains(message) }, "\(said)")
    #expect(errors.allSatisfy { $0.contains("Uses.swift:159:") }, "\(said)")
  }
}
