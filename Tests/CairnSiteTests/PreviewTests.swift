import Cairn
import CairnTestSupport
import Foundation
import Synchronization
import Testing

@testable import CairnLoopback
@testable import CairnSite

/// The preview of a site for browsers on this machine.
@Suite struct PreviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func site(_ words: String = "Words") -> TestSite {
    let pages = [
      Page("index", title: "Start") { Text(verbatim: words) }, Page("a/b", title: "B") { Text("B") },
      Page.notFound(title: "Nothing") { Text("There is nothing here.") },
    ]
    let files = [SiteFile("data/x.json") { "{}" }, SiteFile("x.svg") { "<svg/>" }]
    var site = TestSite(list: pages, files: files)
    site.pageAddresses = .folders
    return site
  }

  /// Serves a preview of the site while a closure runs.
  private func withServer(basePath: String = "/", _ body: (UInt16, SitePreview) throws -> Void) throws {
    #expect(site().build(at: folder("site")).failure == nil)
    let preview = SitePreview(of: folder("site"), basePath: basePath)
    preview.update(failure: nil)
    let server = try LoopbackServer(port: 0) { preview.respond(to: $0) }
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      server.run()
      ended.signal()
    }
    defer {
      server.stop()
      ended.wait()
    }
    try body(server.port, preview)
  }

  @Test func `shows pages and files with their types`() throws {
    try withServer { port, _ in
      let page = LoopbackClient.get("/", of: port)
      #expect(page.statusOfAnswer == 200)
      #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
      #expect(page.contentOfAnswer.contains("Words"))
      #expect(LoopbackClient.get("/a/b/", of: port).contentOfAnswer.contains("<title>B — Test</title>"))
      #expect(LoopbackClient.get("/a/b", of: port).contains("Location: /a/b/\r\n"))
      let file = LoopbackClient.get("/data/x.json?query", of: port)
      #expect(file.contains("Content-Type: application/json\r\n"))
      #expect(file.contentOfAnswer == "{}")
      #expect(LoopbackClient.get("/x.svg", of: port, method: "HEAD").contentOfAnswer == "")
      #expect(LoopbackClient.get("/style.css", of: port).contains("Content-Type: text/css"))
    }
  }

  @Test func `loads pages again by a script that no file has`() throws {
    try withServer { port, preview in
      let version = LoopbackClient.get("/.cairn/version", of: port).contentOfAnswer
      let page = LoopbackClient.get("/", of: port).contentOfAnswer
      let script = "<script src=\"/.cairn/reload.js\" data-version=\"\(version)\"></script></body>"
      #expect(page.contains(script))
      let file = try folder.text("site/index.html")
      #expect(page.replacing(script, with: "</body>") == file)
      #expect(LoopbackClient.get("/.cairn/reload.js", of: port).contentOfAnswer.contains("location.reload()"))
      preview.update(failure: nil)
      #expect(LoopbackClient.get("/.cairn/version", of: port).contentOfAnswer != version)
    }
  }

  @Test func `shows what is wrong after a build that failed, and the site after the next`() throws {
    try withServer { port, preview in
      preview.update(failure: ["index: error: a <b> & c"])
      let page = LoopbackClient.get("/a/b/", of: port)
      #expect(page.statusOfAnswer == 500)
      #expect(page.contentOfAnswer.contains("<li>index: error: a &lt;b&gt; &amp; c</li>"))
      #expect(page.contentOfAnswer.contains("reload.js"))
      preview.update(failure: nil)
      #expect(LoopbackClient.get("/", of: port).contentOfAnswer.contains("Words"))
    }
  }

  @Test func `shows the site's own page for what is not there`() throws {
    try withServer { port, _ in
      let answer = LoopbackClient.get("/no/such/page", of: port)
      #expect(answer.statusOfAnswer == 404)
      #expect(answer.contentOfAnswer.contains("There is nothing here."))
    }
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/a/../../secret.txt", "/..%2fsecret.txt", "/a/%2e%2e/%2e%2e/secret.txt",
    "//etc/passwd", "/\\..\\secret.txt", "/%5c..%5csecret.txt", "/link.txt", "/.cairn-site", "/%00",
    "/index.html%00.txt",
    "/a/b/index.html/", "/con",
  ])
  func `shows nothing besides the files of the site`(target: String) throws {
    try folder.write("precious", to: "secret.txt")
    try withServer { port, _ in
      try FileManager.default.createSymbolicLink(
        atPath: folder("site/link.txt"),
        withDestinationPath: folder("secret.txt")
      )
      let answer = LoopbackClient.get(target, of: port)
      #expect([400, 404].contains(answer.statusOfAnswer))
      #expect(!answer.contains("precious"))
      #expect(!answer.contains("This folder is written by a program."))
      #expect(!answer.contains("root:"))
    }
  }

  @Test func `turns away other sites and other names of this machine`() throws {
    try withServer { port, _ in
      let request = Array("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n".utf8)
      #expect(LoopbackClient.answer(of: port, to: request)?.statusOfAnswer == 421)
      let headers = ["Origin: http://evil.example"]
      #expect(LoopbackClient.get("/", of: port, headers: headers).statusOfAnswer == 403)
      #expect(LoopbackClient.get("/", of: port, method: "POST").statusOfAnswer == 405)
    }
  }

  @Test func `works with and without the folder of the site on its server`() throws {
    try withServer(basePath: "/some/base/") { port, _ in
      #expect(LoopbackClient.get("/some/base/", of: port).contentOfAnswer.contains("Words"))
      #expect(LoopbackClient.get("/some/base/a/b/", of: port).statusOfAnswer == 200)
      #expect(LoopbackClient.get("/a/b/", of: port).statusOfAnswer == 200)
    }
  }

  // MARK: Watching

  @Test func `sees each change of the watched files, and none of others`() throws {
    try folder.write("one", to: "in/a.txt")
    #expect(site().build(at: folder("in/out")).failure == nil)
    var watch = FolderWatch(folder("in"))
    func look(expecting expected: Bool, _ location: SourceLocation = #_sourceLocation) {
      let hasChanged = watch.hasChanged()
      #expect(hasChanged == expected, sourceLocation: location)
    }
    look(expecting: false)
    try folder.write("two", to: "in/a.txt")
    look(expecting: true)
    look(expecting: false)
    try folder.write("new", to: "in/deep/down/b.txt")
    look(expecting: true)
    try FileManager.default.removeItem(atPath: folder("in/a.txt"))
    look(expecting: true)
    try folder.write("hidden", to: "in/.hidden/c.txt")
    #expect(site("Other words").build(at: folder("in/out")).failure == nil)
    look(expecting: false)
  }

  // MARK: The command

  /// A site that shows a file of the folder that its option names.
  private struct FileSite: Site {
    var file = ""
    init() {}
    static var options: [SiteOption] { [SiteOption("in", value: "DIR", help: "The folder.")] }
    static func make(options: SiteOptions) throws -> Self {
      var site = Self()
      site.file = (options["in"] ?? "") + "/words.txt"
      return site
    }
    var title: String { "Words" }
    var pages: some PageContent {
      let words = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      Page("index", title: "Start") {
        Text(verbatim: words)
        if words == "bad" { Link("Nowhere", destination: "@nowhere") }
      }
    }
  }

  /// What a command wrote, for another thread to read.
  private final class Transcript: Sendable {
    private let text = Mutex("")

    var words: String { text.withLock { $0 } }

    func add(_ words: String) { text.withLock { $0 += words } }

    /// The port that the command told; `nil` before it did.
    var port: UInt16? { words.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { UInt16($0.1) } }
  }

  /// Waits until something is so, at most for twenty seconds.
  private static func wait(until isSo: () -> Bool) -> Bool {
    for _ in 0..<400 {
      if isSo() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  @Test func `builds again when something changes, shows what is wrong, and stops cleanly`() throws {
    try folder.write("first", to: "words.txt")
    let transcript = Transcript()
    let path = folder.path
    let ended = DispatchSemaphore(value: 0)
    let stopped = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let console = Console(output: { transcript.add($0) }, errors: { transcript.add($0) })
      let call = CommandCall(
        command: .serve,
        values: ["port": "0", "watch": path],
        siteOptions: SiteOptions(["in": path])
      )
      try? SiteCommandRunner<FileSite>(call: call, program: "words", console: console).serve { ended.wait() }
      stopped.signal()
    }
    #expect(Self.wait { transcript.port != nil })
    let port = try #require(transcript.port)
    #expect(LoopbackClient.get("/", of: port).contains("first"))
    try folder.write("second", to: "words.txt")
    #expect(Self.wait { LoopbackClient.get("/", of: port).contains("second") })
    try folder.write("bad", to: "words.txt")
    #expect(Self.wait { LoopbackClient.get("/", of: port).statusOfAnswer == 500 })
    #expect(LoopbackClient.get("/", of: port).contains("There is no page &quot;nowhere&quot; to link to."))
    try folder.write("third", to: "words.txt")
    #expect(Self.wait { LoopbackClient.get("/", of: port).contains("third") })
    ended.signal()
    #expect(stopped.wait(timeout: .now() + 20) == .success)
    #expect(transcript.words.hasSuffix("Stopped.\n"))
    #expect(LoopbackClient.answer(of: port, to: Array("GET / HTTP/1.1\r\n\r\n".utf8)) == nil)
  }

  @Test func `says that a port is in use, and which values it takes`() throws {
    let server = try LoopbackServer(port: 0) { _ in HTTPResponse(.notFound) }
    let result = CommandResult(MountainSite.self, "serve", "--port", "\(server.port)")
    #expect(result.status == 1)
    #expect(result.errors.contains("Port \(server.port) of 127.0.0.1 cannot be used"))
    #expect(result.errors.contains("Choose another one with --port."))
    let wrong = CommandResult(MountainSite.self, "serve", "--port", "http")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("The port \"http\" is not a number from 0 to 65535."))
  }
}
