import Cairn
import CairnHTML

/// The sizes of a site's pictures, for pages that keep room for them.
enum PictureSizes {
  /// The number of bytes of a picture that are read at most.
  private static let longestHeader = 1 << 20

  /// Adds the sizes that a catalogue lacks and that the site's own files say.
  ///
  /// - Returns: The paths of files that are no pictures of the kind that their names say, in the order of the files.
  static func complete(_ catalog: inout AssetCatalog, from files: [SiteFile]) -> [String] {
    var names: [ByteKey: [String]] = [:]
    for name in catalog.names {
      guard let asset = catalog[name], asset.width == nil, asset.height == nil else { continue }
      names[ByteKey(String(asset.source.drop { $0 == "/" })), default: []].append(name)
    }
    guard !names.isEmpty else { return [] }
    var unreadable: [String] = []
    for file in files {
      guard let wanted = names[ByteKey(file.path)] else { continue }
      let header = header(of: file)
      for name in wanted {
        catalog[name]?.width = header.size?.width
        catalog[name]?.height = header.size?.height
      }
      if let kind = kind(of: file.path), !header.isFit(for: kind) { unreadable.append(file.path) }
    }
    return unreadable
  }

  /// Returns the size of a picture; `nil` if it cannot be read, which the build tells when it writes the file.
  static func size(of file: SiteFile) -> PictureSize? { header(of: file).size }

  /// What the beginning of a file says.
  private struct Header {
    var bytes: [UInt8] = []
    var size: PictureSize?
    /// Whether the bytes are all of the file.
    var isWhole = false
    /// Whether they could be read, which the build tells when it writes the file.
    var isRead = true

    /// Whether browsers can show the file as a picture of a kind; yes where that is not known.
    func isFit(for kind: Kind) -> Bool {
      guard isRead else { return true }
      // A drawing may leave its size to the page.
      return kind.isKind(bytes) && (size != nil || !isWhole || kind == .svg)
    }
  }

  /// Returns what the beginning of a file says, up to the size of the picture.
  private static func header(of file: SiteFile) -> Header {
    let source = file.source()
    var header = Header()
    do {
      while header.bytes.count < longestHeader {
        guard let chunk = try source.next() else {
          header.isWhole = true
          break
        }
        header.bytes += chunk
        header.size = PictureSize(of: header.bytes)
        if header.size != nil { break }
      }
    } catch {
      header.isRead = false
    }
    return header
  }

  /// A kind of pictures, by the ends of the names of its files.
  enum Kind: String {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case avif = "AVIF"
    case svg = "SVG"

    /// Whether bytes are the beginning of such a picture.
    func isKind(_ bytes: [UInt8]) -> Bool {
      switch self {
      case .png: bytes.starts(with: [0x89] + Array("PNG".utf8))
      case .jpeg: bytes.starts(with: [0xFF, 0xD8])
      case .gif: bytes.starts(with: "GIF8".utf8)
      case .webP: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
      case .avif: bytes.dropFirst(4).starts(with: "ftyp".utf8)
      case .svg: String(decoding: bytes, as: UTF8.self).firstRange(of: "<svg") != nil
      }
    }
  }

  /// Returns the kind that the name of a file says.
  static func kind(of path: String) -> Kind? {
    switch path.lowercased().split(separator: ".").last ?? "" {
    case "png": .png
    case "jpg", "jpeg": .jpeg
    case "gif": .gif
    case "webp": .webP
    case "avif": .avif
    case "svg": .svg
    default: nil
    }
  }

  /// Returns what is told of a picture that is none.
  static func diagnostic(ofUnreadable path: String) -> Diagnostic {
    let kind = kind(of: path)?.rawValue ?? "a picture"
    let message = """
      The picture "\(path)" cannot be read as \(kind), so browsers may show nothing. Copy it once more, or give it the ending \
      of its kind.
      """
    return Diagnostic(.warning, .unreadablePicture, message)
  }
}
