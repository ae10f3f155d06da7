import Cairn
import CairnHTML

/// The sizes of a site's pictures, for pages that keep room for them.
enum PictureSizes {
  /// The number of bytes of a picture that are read at most.
  private static let longestHeader = 1 << 20

  /// Adds the sizes that a catalogue lacks and that the site's own files say.
  static func complete(_ catalog: inout AssetCatalog, from files: [SiteFile]) {
    var names: [ByteKey: [String]] = [:]
    for name in catalog.names {
      guard let asset = catalog[name], asset.width == nil, asset.height == nil else { continue }
      names[ByteKey(String(asset.source.drop { $0 == "/" })), default: []].append(name)
    }
    guard !names.isEmpty else { return }
    for file in files {
      guard let wanted = names[ByteKey(file.path)], let size = size(of: file) else { continue }
      for name in wanted {
        catalog[name]?.width = size.width
        catalog[name]?.height = size.height
      }
    }
  }

  /// Returns the size of a picture; `nil` if it cannot be read, which the build tells when it writes the file.
  static func size(of file: SiteFile) -> PictureSize? {
    let source = file.source()
    var bytes: [UInt8] = []
    while bytes.count < longestHeader, let chunk = try? source.next() {
      bytes += chunk
      if let size = PictureSize(of: bytes) { return size }
    }
    return nil
  }
}
