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
      if header.size == nil, let bytes = header.bytes, kind(of: file.path)?.isKind(bytes) == false {
        unreadable.append(file.path)
      }
    }
    return unreadable
  }

  /// Returns the size of a picture; `nil` if it cannot be read, which the build tells when it writes the file.
  static func size(of file: SiteFile) -> PictureSize? { header(of: file).size }

  /// Returns the size of a picture, or else the bytes at its beginning, unless it cannot be read.
  private static func header(of file: SiteFile) -> (size: PictureSize?, bytes: [UInt8]?) {
    let source = file.source()
    var bytes: [UInt8] = []
    do {
      while bytes.count < longestHeader, let chunk = try source.next() {
        bytes += chunk
        if let size = PictureSize(of: bytes) { return (size, nil) }
      }
    } catch {
      return (nil, nil)
    }
    return (nil, bytes)
  }

  /// A kind of pictures, by the ends of the names of its files.
  enum Kind: String {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case avif = "AVIF"
    case svg = "SVG"

    /// Whether bytes in which no size was found may be such a picture, as those of a drawing that gives none may.
    func isKind(_ bytes: [UInt8]) -> Bool {
      guard self == .svg else { return false }
      return String(decoding: bytes, as: UTF8.self).firstRange(of: "<svg") != nil
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
