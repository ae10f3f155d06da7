/// The names of a catalogue by their last parts, to find those that were probably meant.
struct SimilarNames {
  private var names: [String: [String]] = [:]

  init(of catalog: AssetCatalog) {
    for name in catalog.names {
      guard let last = name.lowercased().split(separator: "/").last else { continue }
      names[String(last), default: []].append(name)
    }
  }

  /// Returns the name that was probably meant by one that is not there.
  ///
  /// It differs in case or in the folders in front, as in `Images/hut.jpg`, `/images/hut.jpg` and `../Public/images/hut.jpg` for
  /// `images/hut.jpg`.
  func name(like name: String) -> String? {
    let parts = name.lowercased().split(separator: "/").drop { $0 == "." || $0 == ".." }
    guard let last = parts.last else { return nil }
    return names[String(last)]?.first { candidate in
      let candidate = candidate.lowercased().split(separator: "/")
      let shared = min(parts.count, candidate.count)
      return candidate.suffix(shared).elementsEqual(parts.suffix(shared))
    }
  }
}
