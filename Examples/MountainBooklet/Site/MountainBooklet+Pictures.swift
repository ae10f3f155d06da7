import CairnHTML
import CairnSite

extension MountainBooklet {
  /// Every picture under its name, in light and dark.
  var assets: AssetCatalog {
    var catalog = AssetCatalog()
    for picture in pictures {
      catalog[picture.name] = AssetCatalog.Asset(
        source: Pictures.source(picture.name, .light),
        width: picture.size.width,
        height: picture.size.height,
        darkSource: Pictures.source(picture.name, .dark)
      )
    }
    return catalog
  }

  /// The pictures as files, each drawn when it is written.
  var files: [SiteFile] {
    let drawings = pictures.flatMap { picture in
      RidgeAppearance.allCases.map { appearance in
        SiteFile(Pictures.source(picture.name, appearance), text: { picture.draw(appearance) })
      }
    }
    return [SiteFile(BookletIcon.path, text: { BookletIcon.svg })] + drawings
  }

  private struct Picture {
    let name: String
    let size: (width: Int, height: Int)
    let draw: @Sendable (RidgeAppearance) -> String
  }

  private var pictures: [Picture] {
    let hero = Picture(name: Pictures.hero, size: RidgeLine.heroSize) { RidgeLine.hero(booklet, $0) }
    let ranges = booklet.ranges.map { range in
      Picture(name: Pictures.name(of: range), size: RidgeLine.pictureSize) { RidgeLine.range(range, $0) }
    }
    let mountains = booklet.mountains.map { mountain in
      Picture(name: Pictures.name(of: mountain), size: RidgeLine.pictureSize) { RidgeLine.mountain(mountain, $0) }
    }
    return [hero] + ranges + mountains
  }
}
