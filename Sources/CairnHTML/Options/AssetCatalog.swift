import Cairn

/// The pictures of a page by the names under which views refer to them.
///
/// ```swift
/// let assets: AssetCatalog = [
///   "Eiger": AssetCatalog.Asset(source: "images/eiger.svg", width: 640, height: 400)
/// ]
/// ```
public struct AssetCatalog: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A picture.
  public struct Asset: Hashable, Sendable {
    /// The address of the picture; the same rules apply as to a link's destination.
    public var source: String
    /// The width in CSS pixels, where known; with the height it keeps room while the picture loads.
    public var width: Int?
    /// The height in CSS pixels, where known.
    public var height: Int?
    /// The address of the picture for dark surroundings, if there is another.
    public var darkSource: String?
    /// The files of the picture in several sizes, of which a browser loads the one that fits; none by default.
    ///
    /// The file at ``source`` is for programs that do not choose; name it here, too, if others are to choose it. A site finds the sizes
    /// among its files: `hut@2x.jpg` and `hut-800w.jpg` beside `hut.jpg`.
    public var variants: [Variant] {
      get { choices?.light ?? [] }
      set { choices = Choices.some(light: newValue, dark: darkVariants) }
    }
    /// The same for dark surroundings.
    public var darkVariants: [Variant] {
      get { choices?.dark ?? [] }
      set { choices = Choices.some(light: variants, dark: newValue) }
    }
    private var choices: Choices?

    /// Whether a browser has files to choose among.
    var hasVariants: Bool { choices != nil }

    /// Creates a picture.
    public init(
      source: String,
      width: Int? = nil,
      height: Int? = nil,
      darkSource: String? = nil,
      variants: [Variant] = [],
      darkVariants: [Variant] = []
    ) {
      self.source = source
      self.width = width
      self.height = height
      self.darkSource = darkSource
      choices = Choices.some(light: variants, dark: darkVariants)
    }
  }

  /// Files in several sizes, behind one reference: most pictures have none, and pages copy pictures often.
  private final class Choices: Hashable, Sendable {
    let light: [Variant]
    let dark: [Variant]

    private init(light: [Variant], dark: [Variant]) {
      self.light = light
      self.dark = dark
    }

    static func some(light: [Variant], dark: [Variant]) -> Choices? {
      light.isEmpty && dark.isEmpty ? nil : Choices(light: light, dark: dark)
    }

    static func == (left: Choices, right: Choices) -> Bool { left.light == right.light && left.dark == right.dark }

    func hash(into hasher: inout Hasher) {
      hasher.combine(light)
      hasher.combine(dark)
    }
  }

  /// A file of a picture in one of several sizes.
  public struct Variant: Hashable, Sendable {
    /// The address of the file.
    public var source: String
    /// The width of the file in pixels; others than positive ones are left out.
    public var pixelWidth: Int

    /// Creates a file.
    public init(source: String, pixelWidth: Int) {
      self.source = source
      self.pixelWidth = pixelWidth
    }
  }

  private var assets: [String: Asset]

  /// Creates an empty catalogue.
  ///
  /// Without a catalogue, an image's name counts as its address, with a diagnostic.
  public init() { assets = [:] }

  /// Creates a catalogue of names and pictures; of pictures with the same name the last counts.
  public init(dictionaryLiteral elements: (String, Asset)...) {
    assets = Dictionary(elements) { _, last in last }
  }

  /// Whether there are no pictures.
  public var isEmpty: Bool { assets.isEmpty }

  /// The names of the pictures, sorted.
  public var names: [String] { assets.keys.sorted() }

  /// The picture with a name.
  public subscript(name: String) -> Asset? {
    get {
      // Hashing a very long name can take very long; see `ByteKey`.
      name.utf8.count <= 1_000 ? assets[name] : assets.first { $0.key.hasSameBytes(as: name) }?.value
    }
    set { assets[name] = newValue }
  }
}
