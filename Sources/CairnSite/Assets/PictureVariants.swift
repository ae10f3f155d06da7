import Cairn
import CairnHTML

/// The other sizes of a site's pictures, which browsers choose from.
///
/// They stand beside a picture and have its name with an addition: `hut@2x.jpg` and `hut@3x.jpg`, or `hut-800w.jpg` for any width.
enum PictureVariants {
  private struct File {
    var path: String
    var size: PictureSize
  }

  /// Adds the other sizes that are among the files to all pictures that name none.
  static func complete(_ catalog: inout AssetCatalog, from files: [SiteFile]) {
    var pictures: Set<ByteKey> = []
    for name in catalog.names {
      guard let asset = catalog[name], asset.variants.isEmpty, asset.darkVariants.isEmpty else { continue }
      for source in asset.sources { pictures.insert(key(of: source)) }
    }
    var variants: [ByteKey: [File]] = [:]
    for file in files {
      guard let picture = picture(ofVariant: file.path).map({ ByteKey($0) }), pictures.contains(picture),
        let size = PictureSizes.size(of: file)
      else { continue }
      variants[picture, default: []].append(File(path: file.path, size: size))
    }
    guard !variants.isEmpty else { return }
    for file in files {
      guard let others = variants[ByteKey(file.path)], let size = PictureSizes.size(of: file) else { continue }
      variants[ByteKey(file.path)] = choice(between: File(path: file.path, size: size), others)
    }
    for name in catalog.names {
      guard let asset = catalog[name], asset.variants.isEmpty, asset.darkVariants.isEmpty else { continue }
      catalog[name]?.variants = Self.variants(of: asset.source, variants)
      catalog[name]?.darkVariants = asset.darkSource.map { Self.variants(of: $0, variants) } ?? []
    }
  }

  private static func key(of source: String) -> ByteKey { ByteKey(String(source.drop { $0 == "/" })) }

  private static func variants(of source: String, _ files: [ByteKey: [File]]) -> [AssetCatalog.Variant] {
    (files[key(of: source)] ?? []).map { AssetCatalog.Variant(source: $0.path, pixelWidth: $0.size.width) }
  }

  /// Returns a picture and those of the others that have its shape, each width once, from the smallest.
  private static func choice(between picture: File, _ others: [File]) -> [File] {
    let ratio = Double(picture.size.width) / Double(picture.size.height)
    let sameShape = others.filter { abs(Double($0.size.width) / Double($0.size.height) / ratio - 1) < 0.03 }
    var widths: Set<Int> = []
    let choice = ([picture] + sameShape.sorted { $0.path < $1.path }).filter { widths.insert($0.size.width).inserted }
    return choice.count > 1 ? choice.sorted { $0.size.width < $1.size.width } : []
  }

  /// Returns the path of the picture of which a file is another size, by its name: `hut.jpg` for `hut@2x.jpg`; `nil` for other names.
  static func picture(ofVariant path: String) -> String? {
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let stem = path[..<dot]
    for ending in ["@2x", "@3x"] where stem.hasSuffix(ending) {
      return String(stem.dropLast(ending.count)) + path[dot...]
    }
    guard stem.hasSuffix("w") else { return nil }
    let name = stem.utf8.dropLast().reversed().drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let digits = stem.utf8.count - 1 - name.count
    guard (1...5).contains(digits), name.first == UInt8(ascii: "-") else { return nil }
    return String(stem.dropLast(digits + 2)) + path[dot...]
  }
}
