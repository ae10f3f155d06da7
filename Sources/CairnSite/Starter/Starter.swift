import Foundation

/// The beginning of a blog, as a package of its own.
struct Starter {
  /// The folder of the package, whose last name is that of the program.
  let folder: String
  /// The folder of Cairn's own package.
  let cairn: String

  /// The name of the package and its program.
  var name: String { Self.lastName(of: folder) }

  private static func lastName(of path: String) -> String { path.split(separator: "/").last.map { String($0) } ?? "" }

  init(folder: String, cairn: String) throws {
    self.folder = folder
    // A relative path would count from the new package.
    self.cairn = URL(fileURLWithPath: cairn).standardizedFileURL.path
    let isName = name.utf8.allSatisfy { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F
    }
    guard isName, let first = name.utf8.first, (first | 0x20) &- 0x61 < 26 else {
      throw UsageError(
        "The name \"\(name)\" is none that a program can have. Write letters, digits and hyphens, such as my-blog."
      )
    }
    guard !isTaken(name) else {
      throw UsageError(
        "The name \"\(name)\" is that of a module that a site uses. Choose another, such as my-blog."
      )
    }
    guard FileManager.default.fileExists(atPath: cairn + "/Package.swift") else {
      throw UsageError("There is no package of Cairn in \(cairn). Name its folder with --cairn DIR.")
    }
  }

  /// Whether a name is that of a module, or of the package of Cairn; some systems and the package manager ignore case.
  private func isTaken(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return Self.modules.contains(lowered) || lowered == Self.lastName(of: cairn).lowercased()
  }

  /// The names of modules and of Cairn's own programs in small letters.
  private static let modules: Set<String> = [
    "cairn", "cairnhtml", "cairnloopback", "cairnpreviews", "cairnsite", "cairntext", "cairnui", "swift", "foundation",
    "foundationessentials", "foundationnetworking", "testing", "xctest", "dispatch", "glibc", "musl", "darwin",
    "synchronization", "observation", "regexbuilder", "distributed", "cxx", "builtin",
    "mountain-booklet", "layout-gallery", "lists", "journal", "recipes", "settings", "benchmarks", "markdown-to-html",
  ]

  /// The folder of the package that this program was made from.
  static var ownPackage: String {
    let file = URL(fileURLWithPath: #filePath)
    return (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }.path
  }

  /// Writes the package into its folder, which must be empty or missing.
  func write(_ fileSystem: FileSystem = FileSystem()) throws {
    switch FolderContents(at: folder) {
    case .missing, .empty: break
    default: throw BuildError("There is something at \(folder) already. Name a folder that is not there yet.")
    }
    try makeFolders(around: folder, fileSystem)
    var made: Set<String> = []
    for (path, text) in files {
      var parent = folder
      if made.insert(parent).inserted { try fileSystem.makeFolder(parent, mayExist: true) }
      for name in path.split(separator: "/").dropLast() {
        parent += "/" + name
        if made.insert(parent).inserted { try fileSystem.makeFolder(parent) }
      }
      try OutputFile(at: OutputFile.Place(path: folder + "/" + path), fileSystem).finish(with: Array(text.utf8))
    }
  }

  private func makeFolders(around folder: String, _ fileSystem: FileSystem) throws {
    guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return }
    let parent = String(folder[..<slash])
    guard !FileManager.default.fileExists(atPath: parent) else { return }
    try makeFolders(around: parent, fileSystem)
    try fileSystem.makeFolder(parent, mayExist: true)
  }

  /// The paths of the files and their texts.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/MyBlog.swift", program),
      ("Content/hello.md", StarterText.article), ("Public/images/hill.svg", StarterText.picture),
      (".gitignore", "/.build/\n.*.cairn-record\n/site/\n"), ("README.md", readMe),
    ]
  }

  private var program: String { StarterText.site.replacing("struct MyBlog:", with: "@main struct MyBlog:") }

  private var manifest: String {
    let path = cairn.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let products = ["Cairn", "CairnHTML", "CairnSite", "CairnUI"].map { product in
      "        .product(name: \"\(product)\", package: \"\(Self.lastName(of: path))\"),\n"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [.package(path: "\(path)")],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
      \(products.joined())      ]
          )
        ]
      )

      """
  }

  private var readMe: String {
    """
    # \(name)

    A site made with Cairn. Its texts are in `Content`, pictures and other files in `Public`, and its pages are declared in
    `Sources/\(name)/MyBlog.swift`.

    ```sh
    swift run \(name) serve                  # shows the site, and builds it again while you write
    swift run \(name) build --output site    # writes it into the folder site
    swift run \(name) check                  # tells what is wrong, such as links that lead nowhere
    ```

    """
  }
}
