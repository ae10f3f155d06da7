import Cairn
import CairnHTML
import Foundation
import Synchronization

@testable import CairnSite

/// A site whose pages come from files in a folder, and that notes which it makes.
struct DataSite: Site {
  /// The pages that were made.
  final class Log: Sendable {
    private let paths = Mutex<[String]>([])

    /// The number of pages that were made since the last call of ``take()``.
    var count: Int { paths.withLock { $0.count } }

    func note(_ path: String) { paths.withLock { $0.append(path) } }

    /// Returns the pages that were made since the last call, sorted.
    func take() -> [String] {
      paths.withLock { paths in
        defer { paths = [] }
        return paths.sorted()
      }
    }
  }

  let folder: String
  let log: Log
  var option = ""
  /// Whether the pages say what they are made from.
  var namesInputs = true
  var checks = SiteChecks()
  var assetNames = AssetNames.plain

  init() { self.init(folder: "", log: Log()) }

  init(folder: String, log: Log) {
    self.folder = folder
    self.log = log
  }

  var title: String { Self.read(folder + "/title.txt") ?? "Data" }
  var baseURL: String? { Self.read(folder + "/base.txt") }
  var theme: Theme { Theme(contentWidth: Double(Self.read(folder + "/width.txt") ?? "") ?? 720) }
  var styles: String { Self.read(folder + "/own.css") ?? "" }
  var files: SiteFolder { SiteFolder(folder + "/public") }
  var assets: AssetCatalog { SiteFolder(folder + "/public").assets }
  var commonInputs: [PageInput] { [.file(folder + "/common.txt")] }

  func header(for page: Page) -> some View {
    if let text = Self.read(folder + "/header.txt") { Text(verbatim: "\(text) – \(page.title)") }
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/data")) ?? []).sorted()
  }

  var pages: some PageContent {
    Page("index", title: "Start", description: option) {
      let _ = log.note("index")
      ForEach(names, id: \.self) { Link($0, destination: "@data/\($0)") }
    }
    if namesInputs {
      Pages(names, madeFrom: { [.text($0), .file("\(folder)/data/\($0)")] }) { page($0) }
    } else {
      Pages(names) { page($0) }
    }
    Pages((try? Articles(in: folder + "/posts")).map { Array($0) } ?? []) { post in
      Page(post) { Markdown(post.document) }
    }
  }

  private func page(_ name: String) -> Page {
    let lines = (Self.read("\(folder)/data/\(name)") ?? "").split(separator: "\n").map { String($0) }
    log.note(name)
    return Page("data/\(name)", title: lines.first ?? name, description: "About \(name)") {
      Text(verbatim: (Self.read(folder + "/common.txt") ?? "") + option)
      ForEach(lines, id: \.self) { line in
        if line.hasPrefix("@") {
          Link(line, destination: line)
        } else if line.hasPrefix("!") {
          Image(String(line.dropFirst()))
        } else {
          Text(verbatim: line).padding(Double(line.utf8.count))
        }
      }
    }
  }

  static func read(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  func build(at output: String, fileSystem: FileSystem = FileSystem()) -> BuildOutcome {
    build(at: output, options: SiteOptions(["option": option]), fileSystem: fileSystem)
  }
}
