/// The commands of a site's command line.
enum SiteCommand: String, CaseIterable {
  case build, merge, serve, check, print, preview, list, new, version, help

  /// The purpose of the command, in a sentence.
  var summary: String {
    switch self {
    case .build: "Writes the site into a folder, which changes only once all is written."
    case .merge: "Makes a site of the parts that other machines built, and checks all of it."
    case .serve: "Shows the site to browsers on this machine, and builds it again when its files change."
    case .check: "Makes the site without writing it, and tells what is wrong, such as links that lead nowhere."
    case .print: "Shows a page as text: the named one, or else index."
    case .preview: "Shows a preview of the program's views as text, or lists the previews."
    case .list: "Lists the path and title of each page."
    case .new: "Writes the beginning of another site into a folder: a blog that builds and can be changed."
    case .version: "Tells which version of Cairn the site is made with."
    case .help: "Shows this help, or that of a command."
    }
  }

  /// The argument as the help shows it; `nil` for a command without an argument.
  var argument: String? {
    switch self {
    case .print: "PAGE"
    case .preview: "NAME"
    case .help: "COMMAND"
    case .merge: "PART…"
    case .new: "DIR"
    case .build, .serve, .check, .list, .version: nil
    }
  }

  /// The argument as the syntax of the command shows it, in brackets if it can be left out.
  var argumentUsage: String? { argument.map { takesSeveralArguments || self == .new ? $0 : "[\($0)]" } }

  /// Whether the command takes any number of arguments.
  var takesSeveralArguments: Bool { self == .merge }

  /// The options of the command, without those of the site.
  var options: [SiteOption] {
    switch self {
    case .build: [Self.output, Self.shard, Self.verbose, Self.strict]
    case .merge: [Self.output, Self.verbose, Self.strict]
    case .serve: [Self.port, Self.watch]
    case .check: [Self.strict]
    case .print: Self.textOptions
    case .preview: [Self.html] + Self.textOptions
    case .new: [Self.cairn]
    case .list, .version, .help: []
    }
  }

  var requiredOptions: [SiteOption] { self == .build || self == .merge ? [Self.output] : [] }

  private static let textOptions = [width, color, plain, accessible, folded, edit, layout]

  static let html = SiteOption("html", value: "FILE", help: "Writes the preview as a page; - for the standard output.")
  static let output = SiteOption(
    "output",
    value: "DIR",
    help: "The folder to write; one that a build wrote before is replaced."
  )
  static let shard = SiteOption(
    "shard",
    value: "N/COUNT",
    help: "Builds only a part of the pages, such as 2/7, for \"merge\"."
  )
  static let cairn = SiteOption(
    "cairn",
    value: "DIR",
    help: "The folder of Cairn's package; by default the one that this program was made from."
  )
  static let verbose = SiteOption("verbose", help: "Names each file as it is written.")
  static let strict = SiteOption("strict", help: "Treats every warning as an error.")
  static let port = SiteOption(
    "port",
    value: "N",
    help: "The port of 127.0.0.1 to serve on; 8000 by default, 0 for any that is free."
  )
  static let watch = SiteOption(
    "watch",
    value: "DIR",
    help: "The folder whose files are watched; the current one by default. Hidden files are not."
  )
  static let width = SiteOption("width", value: "N", help: "The width in columns; by default the terminal's, or 80.")
  static let color = SiteOption(
    "color",
    value: "WHEN",
    help: "When to use colours: auto, the default, if the terminal has them; always; or never."
  )
  static let plain = SiteOption("plain", help: "Writes no escape sequences at all, whatever --color says.")
  static let accessible = SiteOption("accessible", help: "Writes one thing after the other, for screen readers.")
  static let folded = SiteOption("folded", help: "Leaves out what a reader of the page would have to unfold.")
  static let edit = SiteOption("edit", help: "Shows the controls that lists have while they are edited.")
  static let layout = SiteOption(
    "layout",
    value: "NAME",
    help: "The layout to show where a page lets its reader choose; by default the first."
  )

  /// The names that options of sites cannot have.
  static let reservedNames: Set<String> = Set(allCases.flatMap(\.options).map(\.name) + ["help", "version"])
}
