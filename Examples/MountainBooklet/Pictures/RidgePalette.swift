/// Which of a picture's two variants is drawn.
enum RidgeAppearance: String, CaseIterable, Sendable {
  case light
  case dark
}

/// The colours of one picture.
struct RidgePalette: Hashable, Sendable {
  let zenith: RidgeColor
  let sky: RidgeColor
  let horizon: RidgeColor
  let disc: RidgeColor
  let rock: RidgeColor
  let foreground: RidgeColor
  let snow: RidgeColor

  private init(_ colors: [UInt32]) {
    zenith = RidgeColor(colors[0])
    sky = RidgeColor(colors[1])
    horizon = RidgeColor(colors[2])
    disc = RidgeColor(colors[3])
    rock = RidgeColor(colors[4])
    foreground = RidgeColor(colors[5])
    snow = RidgeColor(colors[6])
  }
}

extension RidgePalette {
  /// A mood of light, as it is by day and by night.
  enum Mood: CaseIterable, Sendable {
    case dawn, rose, ochre, tropical, polar, high, heather

    /// Returns the mood for a place: polar far from the equator, green near it, and a choice by name in between.
    static func of(latitude: Double, height: Int, name: String) -> Mood {
      var generator = StableGenerator(seed: name)
      let choice = generator.next()
      let moods: [Mood] =
        switch latitude.magnitude {
        case 59...: [.polar, .polar, .dawn]
        case 36...: height < 1800 ? [.heather] : height > 5000 ? [.high, .dawn] : [.dawn, .rose, .high]
        case 24...: height > 6000 ? [.high, .dawn, .rose] : [.ochre, .ochre, .rose]
        default: height > 6000 ? [.high, .tropical, .rose] : [.tropical, .tropical, .tropical, .ochre]
        }
      return moods[Int(choice % UInt64(moods.count))]
    }
  }

  /// Returns the colours of a mood by day (light) or by night (dark).
  static func colors(of mood: Mood, _ appearance: RidgeAppearance) -> RidgePalette {
    let isLight = appearance == .light
    return switch mood {
    case .dawn:
      isLight
        ? RidgePalette([0x7FA9D3, 0xC3D6E6, 0xFCE2CB, 0xFFF6E2, 0x56749A, 0x1E3550, 0xFFFFFF])
        : RidgePalette([0x0A1426, 0x1A2B48, 0x55526C, 0xF3EAD3, 0x32486A, 0x090F1A, 0xBFCFE2])
    case .rose:
      isLight
        ? RidgePalette([0x9C9DD0, 0xE2C1CF, 0xFFDDC0, 0xFFF3DF, 0x84638C, 0x30223E, 0xFFF5F1])
        : RidgePalette([0x110D22, 0x2C1F3E, 0x75485A, 0xF7DCC8, 0x4B3658, 0x0F0917, 0xD2BECF])
    case .ochre:
      isLight
        ? RidgePalette([0x8FBCCB, 0xE6DEC4, 0xFBD79B, 0xFFF7E0, 0xAD7346, 0x47281B, 0xFFFAF0])
        : RidgePalette([0x121427, 0x34273C, 0x8A5742, 0xF6D9AE, 0x5E3D37, 0x160C10, 0xDCC8B9])
    case .tropical:
      isLight
        ? RidgePalette([0x6DB8C0, 0xB9DFD0, 0xFCF0C2, 0xFFFBE2, 0x3A8070, 0x0D3733, 0xFFFFFF])
        : RidgePalette([0x051820, 0x0F343A, 0x46705F, 0xF0EBC8, 0x20504D, 0x03110F, 0xB9D6CF])
    case .polar:
      isLight
        ? RidgePalette([0x79AEDF, 0xB9DAF0, 0xF0F8FB, 0xFFFFFF, 0x6E97BD, 0x2A4F73, 0xFFFFFF])
        : RidgePalette([0x050F1E, 0x0F2A4B, 0x33788A, 0xEAF6FA, 0x2B5075, 0x061320, 0xBCD9E9])
    case .high:
      isLight
        ? RidgePalette([0x3F74B3, 0x94BCDF, 0xF6E7D4, 0xFFF9E8, 0x465C86, 0x172441, 0xFFFFFF])
        : RidgePalette([0x060A1B, 0x141F40, 0x504D78, 0xEFE9DA, 0x303D6A, 0x070A17, 0xC4CDE4])
    case .heather:
      isLight
        ? RidgePalette([0x9DB9D2, 0xD6DCE4, 0xF8E7D6, 0xFFF6E6, 0x776C8E, 0x2B3A33, 0xFFFFFF])
        : RidgePalette([0x0C131D, 0x1F2A3A, 0x5B5565, 0xEFE6D6, 0x3D3A54, 0x0A110F, 0xC3C8D6])
    }
  }
}
