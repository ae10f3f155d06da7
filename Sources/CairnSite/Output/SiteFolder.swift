public import CairnHTML

/// All files of a folder on disk, for a site to copy.
///
/// ```swift
/// var files: some Sequence<SiteFile> { SiteFolder("public") }
/// ```
///
/// Hidden files are copied, too, such as those in `.well-known`; those that systems leave behind are not. Links are not followed.
/// A folder that cannot be read makes the build fail.
public struct SiteFolder: Sequence {
  private let folder: String
  private let root: String

  /// The number of folders in each other that are read.
  private static var deepest: Int { 64 }
  /// The names of files that systems leave behind.
  private static var leftovers: Set<String> { [".DS_Store", "Thumbs.db", "desktop.ini"] }

  /// Names a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder; a relative path counts from the current folder.
  ///   - root: The folder of the copies in the site; by default the site's root.
  public init(_ folder: String, at root: String = "") {
    self.folder = folder
    self.root = root.split(separator: "/").map { $0 + "/" }.joined()
  }

  public func makeIterator() -> some IteratorProtocol<SiteFile> {
    var files: [SiteFile] = []
    add(folder, root, depth: 0, to: &files)
    return files.makeIterator()
  }

  /// The pictures of the folder as a catalogue, in which each has its path in the site as its name.
  ///
  /// So `![The hut](images/hut.jpg)` shows the picture in Markdown. A build reads their sizes from the files.
  public var assets: AssetCatalog {
    var catalog = AssetCatalog()
    for file in self {
      let name = file.path.lowercased()
      guard [".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg"].contains(where: name.hasSuffix) else {
        continue
      }
      catalog[file.path] = AssetCatalog.Asset(source: file.path)
    }
    return catalog
  }

  /// Returns a name for what is told of a folder.
  private static func name(of folder: String) -> String {
    let name = ArticleFiles.lastName(of: folder)
    return SitePath.problem(with: name) == nil ? name : "folder"
  }

  private func add(_ folder: String, _ path: String, depth: Int, to files: inout [SiteFile]) {
    do {
      guard depth < Self.deepest else { throw BuildError("The folder \(folder) lies too deep in others.") }
      for entry in try FolderEntry.all(in: folder) where !Self.leftovers.contains(entry.name) {
        let source = folder + "/" + entry.name
        switch entry.kind {
        case .file: files.append(SiteFile(path + entry.name, copying: source))
        case .folder: add(source, path + entry.name + "/", depth: depth + 1, to: &files)
        case .other: continue
        }
      }
    } catch {
      // The build tells the reason when it makes this file.
      files.append(SiteFile(path.isEmpty ? Self.name(of: folder) : String(path.dropLast()), bytes: { throw error }))
    }
  }
}
