public import Cairn

#if !canImport(UIKit)
  /// A colour of UIKit by its name, for code that writes `Color(.systemBackground)`.
  ///
  /// ```swift
  /// Text("Eiger").background(Color(.secondarySystemBackground))
  /// ```
  public struct UIColor: Hashable, Sendable {
    /// The colour for views.
    public let color: Color

    /// Creates a colour from one for views.
    public init(_ color: Color) { self.color = color }

    /// Creates a colour from sRGB channels between 0 and 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a grey between black, 0, and white, 1.
    public init(white: Double, alpha: Double) { self.init(Color(white: white, opacity: alpha)) }

    /// Creates a colour by its name, as `Color("name")` does.
    public init?(named name: String) { self.init(Color(name)) }

    /// Returns the colour with an opacity between 0 and 1.
    public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }
  }

  extension Color {
    /// Creates a colour from one of UIKit.
    public init(_ color: UIColor) { self = color.color }

    /// Creates a colour from one of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }
  }

  extension UIColor {
    /// The surface of a page.
    public static let systemBackground = UIColor(.background)
    /// A surface on that of a page.
    public static let secondarySystemBackground = UIColor(.secondaryBackground)
    /// A surface on a secondary one.
    public static let tertiarySystemBackground = UIColor(.tertiaryBackground)
    /// The surface of a page that groups its content on cards.
    public static let systemGroupedBackground = UIColor(.groupedBackground)
    /// A card.
    public static let secondarySystemGroupedBackground = UIColor(.secondaryGroupedBackground)
    /// A surface on a card.
    public static let tertiarySystemGroupedBackground = UIColor(.tertiaryGroupedBackground)
    /// Primary text.
    public static let label = UIColor(.label)
    /// Text that explains a label.
    public static let secondaryLabel = UIColor(.secondaryLabel)
    /// Text that matters least.
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// Decoration fainter than any text.
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// Text in the place of a missing value.
    public static let placeholderText = UIColor(.placeholderText)
    /// A translucent hairline.
    public static let separator = UIColor(.separator)
    /// An opaque hairline.
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
    /// Text that leads to another page.
    public static let link = UIColor(.link)
    /// The tint.
    public static let tintColor = UIColor(.tint)
    /// A fill of thin and small shapes.
    public static let systemFill = UIColor(.fill)
    /// A fill of medium shapes.
    public static let secondarySystemFill = UIColor(.secondaryFill)
    /// A fill of large shapes.
    public static let tertiarySystemFill = UIColor(.tertiaryFill)
    /// A fill of areas with content of their own.
    public static let quaternarySystemFill = UIColor(.quaternaryFill)
  }

  extension UIColor {
    /// Red.
    public static let systemRed = UIColor(.red)
    /// Orange.
    public static let systemOrange = UIColor(.orange)
    /// Yellow.
    public static let systemYellow = UIColor(.yellow)
    /// Green.
    public static let systemGreen = UIColor(.green)
    /// Mint.
    public static let systemMint = UIColor(.mint)
    /// Teal.
    public static let systemTeal = UIColor(.teal)
    /// Cyan.
    public static let systemCyan = UIColor(.cyan)
    /// Blue.
    public static let systemBlue = UIColor(.blue)
    /// Indigo.
    public static let systemIndigo = UIColor(.indigo)
    /// Purple.
    public static let systemPurple = UIColor(.purple)
    /// Pink.
    public static let systemPink = UIColor(.pink)
    /// Brown.
    public static let systemBrown = UIColor(.brown)
    /// Gray, halfway between words and the page.
    public static let systemGray = UIColor(.gray)
    /// A gray a little nearer to the page.
    public static let systemGray2 = gray(0xAEAEB2, 0x636366)
    /// A gray nearer to the page.
    public static let systemGray3 = gray(0xC7C7CC, 0x48484A)
    /// A gray nearer to the page than the third.
    public static let systemGray4 = gray(0xD1D1D6, 0x3A3A3C)
    /// A gray nearer to the page than the fourth.
    public static let systemGray5 = gray(0xE5E5EA, 0x2C2C2E)
    /// A gray next to the page.
    public static let systemGray6 = gray(0xF2F2F7, 0x1C1C1E)
    /// Red.
    public static let red = UIColor(.red)
    /// Orange.
    public static let orange = UIColor(.orange)
    /// Yellow.
    public static let yellow = UIColor(.yellow)
    /// Green.
    public static let green = UIColor(.green)
    /// Cyan.
    public static let cyan = UIColor(.cyan)
    /// Blue.
    public static let blue = UIColor(.blue)
    /// Purple.
    public static let purple = UIColor(.purple)
    /// Brown.
    public static let brown = UIColor(.brown)
    /// Gray.
    public static let gray = UIColor(.gray)
    /// White.
    public static let white = UIColor(.white)
    /// Black.
    public static let black = UIColor(.black)
    /// No colour at all.
    public static let clear = UIColor(.clear)

    private static func gray(_ light: UInt32, _ dark: UInt32) -> UIColor {
      UIColor(Color(light: Color(hexadecimal: light), dark: Color(hexadecimal: dark)))
    }
  }

  extension Color {
    fileprivate init(hexadecimal channels: UInt32) {
      func channel(_ shift: UInt32) -> Double { Double(channels >> shift & 0xFF) / 255 }
      self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
  }
#endif
