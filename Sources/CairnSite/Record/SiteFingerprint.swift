import Cairn
import CairnHTML
import Foundation

/// The digest of all that the pages of a site have in common.
///
/// What is not in it: values of the site's own in ``Site/environment``, and data that closures of pages take from elsewhere. So these
/// belong to ``Site/commonInputs`` or to the inputs of the pages.
enum SiteFingerprint {
  static func digest<Source: Site>(
    of site: Source,
    _ documents: SiteDocuments<Source>,
    options: SiteOptions,
    readsLinks: Bool,
    program: ContentDigest = ProgramDigest.current
  ) -> ContentDigest {
    var digester = ContentDigest.Digester()
    digester.add(program)
    // The longer name of a private type has an address in it, which differs in each run.
    digester.add(String(describing: Source.self))
    for (name, value) in options.sorted { digester.add(name + "=" + value) }
    for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key }) where isLocal(name) {
      digester.add(name + "=" + value)
    }
    add(site, documents, to: &digester)
    digester.add(readsLinks ? 1 : 0)
    for input in site.commonInputs { input.add(to: &digester) }
    return digester.digest
  }

  /// Whether a variable says how dates and numbers are written.
  private static func isLocal(_ name: String) -> Bool { name == "TZ" || name == "LANG" || name.hasPrefix("LC_") }

  private static func add<Source: Site>(
    _ site: Source,
    _ documents: SiteDocuments<Source>,
    to digester: inout ContentDigest.Digester
  ) {
    let options = documents.options
    digester.add(documents.title)
    digester.add(documents.language.rawValue)
    digester.add(site.description ?? "\0")
    digester.add(documents.base?.text ?? "\0")
    // Articles name the author of all feeds.
    for feed in documents.feeds { digester.add(feed.author ?? "\0") }
    digester.add(UInt64(documents.feeds.count))
    digester.add(documents.pagesAreFolders ? 1 : 0)
    digester.add(documents.sheet.fingerprint == nil ? 0 : 1)
    digester.add(String(describing: documents.theme))
    digester.add(options.environment.locale.rawValue)
    digester.add("\(options.environment.layoutDirection) \(options.idPrefix) \(options.eagerImageCount)")
    digester.add("\(options.scrollableContentLabel)\0\(options.layoutChoiceLabel)\0\(options.skipLinkLabel)")
    digester.add("\(options.listLabels) \(options.layoutWidths) \(options.layoutHeight)")
    for name in options.assets.names {
      digester.add(name)
      guard let asset = options.assets[name] else { continue }
      let sizes = (asset.width, asset.height, asset.variants, asset.darkVariants)
      digester.add("\(asset.source)\0\(asset.darkSource ?? "\0")\0\(sizes)")
    }
  }
}

extension PageInput {
  /// Adds the input to a digest.
  ///
  /// - Returns: The state of the file that was read; `nil` for a text, and for a file that could change without its state telling so.
  @discardableResult
  func add(to digester: inout ContentDigest.Digester) -> FileState? {
    digester.add(kind == .file ? 1 : 0)
    digester.add(text)
    guard kind == .file else { return nil }
    var state: FileState?
    if let digest = FileDigest.digest(ofFileAt: text, &state) {
      digester.add(digest)
    } else {
      digester.add("missing")
    }
    return state
  }
}

/// The digests of files.
enum FileDigest {
  /// Returns the digest of a file; `nil` if it cannot be read.
  static func digest(ofFileAt path: String) -> ContentDigest? {
    var state: FileState?
    return digest(ofFileAt: path, &state)
  }

  /// Returns the digest of a file, and sets its state if that will tell of each change; `nil` if it cannot be read.
  static func digest(ofFileAt path: String, _ state: inout FileState?) -> ContentDigest? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    state = FileState.settled(status)
    // Most files are small, and getting much memory for each would take longer than reading them.
    let size = min(max(Int(status.st_size), 512), 1 << 18)
    var digester = ContentDigest.Digester()
    while true {
      var failed = false
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        var result = read(descriptor, buffer.baseAddress, size)
        while result < 0, errno == EINTR { result = read(descriptor, buffer.baseAddress, size) }
        failed = result < 0
        count = max(result, 0)
      }
      if failed { return nil }
      if bytes.isEmpty { return digester.digest }
      bytes.withUnsafeBytes { digester.add($0) }
      // What is behind the end of a file as it was at first would be a change, which its state tells.
      if state != nil, bytes.count == status.st_size { return digester.digest }
    }
  }
}

/// The digest of the running program and its libraries.
enum ProgramDigest {
  static let current: ContentDigest = {
    var digester = ContentDigest.Digester()
    digester.add(onAnyMachine)
    digester.add(ProcessInfo.processInfo.operatingSystemVersionString)
    for library in libraries { digester.add(library) }
    return digester.digest
  }()

  /// The digest of the program alone, for machines with other dates of the same libraries.
  static let onAnyMachine: ContentDigest = {
    var digester = ContentDigest.Digester()
    BuildRecord.beginning.withUnsafeBytes { digester.add(part: $0) }
    if let path = executable, let digest = FileDigest.digest(ofFileAt: path) {
      digester.add(digest)
    } else {
      // Without the program's bytes, nothing of another run is known to hold.
      digester.add(UUID().uuidString)
    }
    return digester.digest
  }()

  private static var executable: String? {
    let path = "/proc/self/exe"
    return access(path, R_OK) == 0 ? path : Bundle.main.executablePath
  }

  /// The libraries that Linux has loaded, with their sizes and dates; those of other systems come with the system's version.
  private static var libraries: [String] {
    // The system gives this file a page of lines at a time, and says that it has no bytes, so it is read to its end.
    let source = SiteFile.Source(reading: "/proc/self/maps")
    var bytes: [UInt8] = []
    while let chunk = try? source.next() { bytes += chunk }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let paths = Set(lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
    return paths.filter { $0.contains(".so") }.sorted().compactMap { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      return "\(path) \(status.st_size) \(status.modified)"
    }
  }
}

/// What changes with each change of a file, if that was not just a moment ago.
struct FileState: Equatable, Sendable {
  private let number: ino_t
  private let device: dev_t
  private let size: off_t
  /// When its bytes or what is said about it last changed, in nanoseconds; nobody can set it.
  private let changed: Int

  private init(_ status: stat) {
    number = status.st_ino
    device = status.st_dev
    size = status.st_size
    changed = status.changed
  }

  /// Returns the state of a file; `nil` for one that changed so shortly before that another change could have the same time.
  static func settled(_ status: stat) -> FileState? {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
    return settled(status, at: now.tv_sec)
  }

  /// Returns the state that a file has at a time in seconds, if it changed more than three seconds before.
  static func settled(_ status: stat, at time: Int) -> FileState? {
    let state = FileState(status)
    return state.changed / 1_000_000_000 + 3 < time ? state : nil
  }

  /// Whether the file at a path is in this state.
  func holds(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && FileState(status) == self
  }
}

extension stat {
  /// When the file or what is said about it last changed, in nanoseconds.
  fileprivate var changed: Int {
    #if os(Linux)
      st_ctim.tv_sec * 1_000_000_000 + st_ctim.tv_nsec
    #else
      st_ctimespec.tv_sec * 1_000_000_000 + st_ctimespec.tv_nsec
    #endif
  }

  /// When the file last changed, in nanoseconds.
  var modified: Int {
    #if os(Linux)
      st_mtim.tv_sec * 1_000_000_000 + st_mtim.tv_nsec
    #else
      st_mtimespec.tv_sec * 1_000_000_000 + st_mtimespec.tv_nsec
    #endif
  }
}
