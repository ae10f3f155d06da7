/// What the command line asks for.
enum ServerArguments: Equatable {
  case help
  case serve(port: UInt16)
  /// The arguments are wrong, in words.
  case wrong(String)

  static let usage = """
    Usage: recipes [--port NUMBER]

      --port NUMBER  The port of 127.0.0.1 to serve on; 8080 by default, 0 for any that is free.
      --help         Prints this.
    """

  init(_ arguments: [String]) {
    var port: UInt16 = 8080
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--port":
        guard let number = rest.popFirst().flatMap(UInt16.init) else {
          self = .wrong("--port needs a number from 0 to 65535.")
          return
        }
        port = number
      default:
        self = .wrong("There is no argument \"\(argument)\".")
        return
      }
    }
    self = .serve(port: port)
  }
}
