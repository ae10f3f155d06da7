import Foundation
import Testing

@testable import CairnSite

/// The beginning of another site, as `new` writes it.
@Suite struct StarterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) -> CommandResult { CommandResult(TestSite.self, ["new"] + arguments) }

  @Test func `has the code that these tests run`() throws {
    #expect(try GuideListings.code(of: "StarterSite") == StarterText.site)
    let starter = try Starter(folder: "my-blog", cairn: Starter.ownPackage)
    let program = try #require(starter.files.first { $0.path == "Sources/my-blog/MyBlog.swift" })
    #expect(program.text == StarterText.site.replacing("struct MyBlog:", with: "@main struct MyBlog:"))
  }

  @Test func `builds, and nothing is wrong`() async throws {
    let result = run(folder("my-blog"))
    #expect(result.errors == "")
    #expect(result.output.hasSuffix("  cd \(folder("my-blog"))\n  swift run my-blog serve\n"))
    let names = [".gitignore", "Content", "Package.swift", "Public", "README.md", "Sources"]
    #expect(try folder.names(in: "my-blog") == names)
    // Only the output at the top is left out: a package may have a target of that name.
    #expect(try folder.text("my-blog/.gitignore").split(separator: "\n").contains("/site/"))
    await #expect(processExitsWith: .success) { [path = folder("my-blog") as String] in
      guard FileManager.default.changeCurrentDirectoryPath(path) else { exit(3) }
      var errors = ""
      let console = Console(output: { _ in }) { message in
        errors += message
        try? Data(errors.utf8).write(to: URL(filePath: "../errors.txt"))
      }
      guard MyBlog.run(["check", "--strict"], program: "my-blog", console: console) == 0 else { exit(5) }
      exit(MyBlog.run(["build", "--output", "site"], program: "my-blog", console: console))
    }
    let errors = try? folder.text("errors.txt")
    #expect(errors == nil)
    #expect(try folder.text("my-blog/site/index.html").contains("href=\"posts/hello.html\""))
    #expect(try folder.text("my-blog/site/posts/hello.html").contains("width=\"640\" height=\"240\""))
    #expect(folder.exists("my-blog/site/images/hill.svg"))
  }

  @Test func `is a package that depends on the one of Cairn`() throws {
    #expect(FileManager.default.fileExists(atPath: Starter.ownPackage + "/Sources/CairnSite"))
    try folder.write("// A package", to: "other cairn/Package.swift")
    #expect(run(folder("my-blog"), "--cairn", folder("other cairn")).status == 0)
    let manifest = try folder.text("my-blog/Package.swift")
    #expect(manifest.contains(".package(path: \"\(folder("other cairn"))\")"))
    #expect(manifest.contains(".product(name: \"CairnSite\", package: \"other cairn\"),"))
  }

  @Test(arguments: ["my blog", "3d", "über", "-x", "a.b", "a/.."])
  func `has a name that a program can have`(name: String) throws {
    let result = CommandResult(TestSite.self, ["new", "--", folder(name)])
    #expect(result.status == 2)
    #expect(result.errors.contains("is none that a program can have. Write letters, digits and hyphens"))
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["Cairn", "cairn", "CairnSite", "Foundation", "swift", "Testing", "Dispatch", "rocks"])
  func `has no name of a module or of the package that it depends on`(name: String) throws {
    try folder.write("// A package", to: "rocks/Package.swift")
    let result = run(folder("sites/\(name)"), "--cairn", folder("rocks"))
    #expect(result.status == 2)
    #expect(result.errors.contains("The name \"\(name)\" is that of a module that a site uses. Choose another"))
    #expect(!folder.exists("sites"))
  }

  @Test func `makes the folders around its own`() throws {
    #expect(run(folder("notes/sites/my-blog")).errors == "")
    #expect(folder.exists("notes/sites/my-blog/Package.swift"))
  }

  @Test func `takes the place of nothing`() throws {
    try folder.write("precious", to: "my-blog/thesis.txt")
    let result = run(folder("my-blog"))
    #expect(result.status == 1)
    #expect(result.errors.contains("There is something at \(folder("my-blog")) already."))
    #expect(try folder.names(in: "my-blog") == ["thesis.txt"])
    #expect(run().errors.contains("The command new needs a folder for the new site. Write one, such as new my-blog."))
    #expect(run(folder("b"), "--cairn", folder("none")).errors.contains("There is no package of Cairn in"))
  }
}
