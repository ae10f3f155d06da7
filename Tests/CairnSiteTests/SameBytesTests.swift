import Cairn
import Foundation
import Testing

@testable import CairnSite
@testable import journal

/// Builds of one site in different surroundings.
@Suite struct SameBytesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `are the same in any folder, language, time zone and process`() async throws {
    let surroundings = [
      ("en_US.UTF-8", "UTC"), ("tr_TR.UTF-8", "Asia/Kathmandu"), ("ar_EG.UTF-8", "Pacific/Apia"), ("C", "America/Lima"),
      ("th_TH.UTF-8", "Asia/Bangkok"), ("fa_IR.UTF-8", "Asia/Tehran"),
    ]
    // Each process has hash seeds of its own.
    for (number, (locale, zone)) in surroundings.enumerated() {
      try folder.write("", to: "at\(number)/here")
      await #expect(processExitsWith: .success) {
        [path = folder("at\(number)") as String, locale = locale as String, zone = zone as String] in
        for name in ["LANG", "LC_ALL", "LANGUAGE"] { setenv(name, locale, 1) }
        setenv("TZ", zone, 1)
        setlocale(LC_ALL, "")
        tzset()
        guard FileManager.default.changeCurrentDirectoryPath(path) else { exit(3) }
        let console = Console(output: { _ in }, errors: { _ in exit(4) })
        for (arguments, name) in [([], "whole"), (["--shard", "1/1"], "part")] {
          let command = ["build", "--output", name] + arguments
          guard Journal.run(command, program: "journal", console: console) == 0 else { exit(5) }
        }
        exit(MountainSite.run(["build", "--output", "mountains"], program: "mountains", console: console))
      }
    }
    let first = try folder.files(in: "at0/whole")
    let mountains = try folder.files(in: "at0/mountains")
    #expect(first.count > 25)
    // A part does not know the name of the sheet, so its pages are those of other parts.
    let pages = { (folder: [String: Data]) in folder.filter { $0.key.hasSuffix(".html") } }
    let part = pages(try folder.files(in: "at0/part"))
    #expect(part.keys == pages(first).filter { part.keys.contains($0.key) }.keys)
    for number in 1..<surroundings.count {
      #expect(try folder.files(in: "at\(number)/whole") == first)
      #expect(try folder.files(in: "at\(number)/mountains") == mountains)
      // What a part says of itself names its language, so that no site has pages of several.
      #expect(pages(try folder.files(in: "at\(number)/part")) == part)
    }
  }

  @Test func `leave the old site as it is if a page cannot be written, and name the page`() async throws {
    let page = { (words: Int) in
      Page("peaks/eiger", title: "Eiger") { Text(verbatim: String(repeating: "words ", count: words)) }
    }
    let index = Page("index", title: "Start") { Text("Start") }
    #expect(TestSite(list: [index, page(1)]).build(at: folder("site")).failure == nil)
    let before = try folder.files(in: "site")
    await #expect(processExitsWith: .success) { [path = folder("site") as String] in
      // No file may have more bytes than this one, as on a disk with a quota.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 20_000, rlim_max: 20_000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let large = Page("peaks/eiger", title: "Eiger") { Text(verbatim: String(repeating: "words ", count: 20_000)) }
      let index = Page("index", title: "Start") { Text("Start") }
      let failure = TestSite(list: [index, large]).build(at: path).failure ?? ""
      exit(failure.contains("Cannot write ") && failure.contains("/peaks/eiger.html") ? 0 : 1)
    }
    #expect(try folder.files(in: "site") == before)
    #expect(try folder.names() == ["site"])
  }
}
