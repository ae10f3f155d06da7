import Cairn
import CairnHTML

/// The files of a site that have a fingerprint in their names besides their plain ones.
struct FingerprintedFiles: Sendable {
  private struct File {
    /// The path with the fingerprint.
    var path: String
    var digest: ContentDigest
  }

  private var files: [ByteKey: File] = [:]

  /// No files.
  init() {}

  /// Reads the files that a catalogue and a theme name.
  init(of catalog: AssetCatalog, _ theme: Theme, from all: [SiteFile]) {
    var wanted: Set<ByteKey> = []
    for name in catalog.names {
      for source in catalog[name]?.sources ?? [] { wanted.insert(ByteKey(Self.path(of: source))) }
    }
    for face in theme.fonts.faces { wanted.insert(ByteKey(Self.path(of: face.address))) }
    guard !wanted.isEmpty else { return }
    for file in all where wanted.contains(ByteKey(file.path)) {
      // The build tells what is wrong with a file when it writes it.
      guard let digest = try? file.digest else { continue }
      let path = Fingerprint(digest).path(for: file.path)
      if SitePath.problem(with: path) == nil { files[ByteKey(file.path)] = File(path: path, digest: digest) }
    }
  }

  var isEmpty: Bool { files.isEmpty }

  /// The path of a file with its fingerprint, and the digest of its content; `nil` for a file that has only its plain name.
  func file(at path: String) -> (path: String, digest: ContentDigest)? {
    files.isEmpty ? nil : files[ByteKey(path)].map { ($0.path, $0.digest) }
  }

  /// Returns an address from the site's root with the fingerprint; any other address stays as it is.
  func address(_ address: String) -> String {
    guard !files.isEmpty, let file = files[ByteKey(Self.path(of: address))] else { return address }
    return file.path + address[Self.end(of: address)...]
  }

  /// Returns a catalogue whose pictures are at the addresses with fingerprints.
  func replacingAddresses(in catalog: AssetCatalog) -> AssetCatalog {
    guard !files.isEmpty else { return catalog }
    var catalog = catalog
    for name in catalog.names { catalog[name]?.mapSources { address($0) } }
    return catalog
  }

  /// Returns a theme whose fonts are at the addresses with fingerprints.
  func replacingAddresses(in theme: Theme) -> Theme {
    guard !files.isEmpty, !theme.fonts.faces.isEmpty else { return theme }
    var theme = theme
    theme.fonts.mapFaces { $0.address = address($0.address) }
    return theme
  }

  /// Returns rules of the site's own in which addresses of files have fingerprints, for a sheet at a path.
  func replacingAddresses(in css: String, at path: String, _ places: LinkPlaces) -> String {
    guard !files.isEmpty, !css.isEmpty else { return css }
    let bytes = StyleAddresses.replacing(in: Array(css.utf8)) { address in
      guard let destination = places.destination(of: address, onPageAt: path),
        let file = files[ByteKey(String(decoding: destination.path, as: UTF8.self))]
      else { return nil }
      // The file with the fingerprint is in the same folder.
      let end = Self.end(of: address)
      let slash = UInt8(ascii: "/")
      let folder: Substring = address.utf8[..<end].lastIndex(of: slash).map { address[...$0] } ?? ""
      let name: Substring = file.path.utf8.lastIndex(of: slash).map { file.path[$0...].dropFirst() } ?? file.path[...]
      return String(folder + name + address[end...])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path that an address from the site's root leads to.
  private static func path(of address: String) -> String {
    String(address[..<end(of: address)].drop { $0 == "/" })
  }

  /// Where the path of an address ends, and a query or a fragment begins.
  private static func end(of address: String) -> String.Index {
    address.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? address.endIndex
  }
}

extension SiteFile {
  /// The digest of the file's bytes.
  fileprivate var digest: ContentDigest {
    get throws {
      let source = source()
      var digester = ContentDigest.Digester()
      while let chunk = try source.next() { chunk.withUnsafeBytes { digester.add($0) } }
      return digester.digest
    }
  }
}

extension AssetCatalog.Asset {
  /// The addresses of all files of the picture.
  var sources: [String] {
    [source] + [darkSource].compactMap { $0 } + variants.map(\.source) + darkVariants.map(\.source)
  }

  mutating func mapSources(_ change: (String) -> String) {
    source = change(source)
    darkSource = darkSource.map(change)
    for number in variants.indices { variants[number].source = change(variants[number].source) }
    for number in darkVariants.indices { darkVariants[number].source = change(darkVariants[number].source) }
  }
}

extension Theme.Fonts {
  /// The files of all families.
  var faces: [FontFace] { [body, headings, code].flatMap(\.faces) }

  mutating func mapFaces(_ change: (inout FontFace) -> Void) {
    for family in [\Theme.Fonts.body, \.headings, \.code] {
      for number in self[keyPath: family].faces.indices { change(&self[keyPath: family].faces[number]) }
    }
  }
}
