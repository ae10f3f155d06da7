import CairnText

extension MountainBooklet {
  /// The ridge lines as they show in a terminal: the heights of the peaks from west to east.
  var textPictures: [String: TextPicture] {
    var pictures = [Pictures.hero: Self.ridge(RidgeLine.profile(of: booklet))]
    for range in booklet.ranges {
      pictures[Pictures.name(of: range)] = Self.ridge(RidgeLine.profile(of: range))
    }
    for mountain in booklet.mountains {
      pictures[Pictures.name(of: mountain)] = .sparkline(RidgeLine.profile(of: mountain), in: 0...1)
    }
    return pictures
  }

  private static func ridge(_ profile: [Double]) -> TextPicture {
    let lowest = profile.min() ?? 0
    // The floor lies a little below the lowest peak, so that one sees that it is a peak too.
    return .sparkline(profile, in: lowest - 0.2 * (1 - lowest)...1)
  }
}
