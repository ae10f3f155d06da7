import Testing

@testable import CairnSite

@Suite struct CommandParserTests {
  private static let options = [
    SiteOption("data", value: "FILE.json", help: "Reads data."), SiteOption("drafts", help: "Includes drafts."),
  ]

  private func parse(_ line: String) throws -> CommandCall {
    try CommandParser(siteOptions: Self.options).parse(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "build --output site --data a.json --drafts", "build --output=site --drafts --data=a.json",
    "--data a.json --drafts --output site build", "--drafts build --data a.json --output site --",
  ])
  func `takes options anywhere and values behind a space or an equals sign`(line: String) throws {
    let call = try parse(line)
    let options = SiteOptions(["data": "a.json", "drafts": ""])
    #expect(call == CommandCall(command: .build, values: ["output": "site"], siteOptions: options))
    #expect(call.siteOptions.contains("drafts"))
  }

  @Test func `tells what was given from what was not`() throws {
    let call = try parse("print ranges/alps --width 40")
    #expect(call == CommandCall(command: .print, argument: "ranges/alps", values: ["width": "40"]))
    #expect(call.siteOptions["data"] == nil)
    #expect(!call.siteOptions.contains("drafts"))
  }

  @Test(arguments: [
    ("print -- --odd", "--odd"), ("print -", "-"), ("print", nil), ("build --help", "build"), ("-h", nil),
    ("--help print --nonsense", "print"), ("help list", "list"), ("--output --help build", "build"),
  ])
  func `reads arguments`(line: String, argument: String?) throws {
    #expect(try parse(line).argument == argument)
  }

  @Test(arguments: [
    ("", "There is no command. Write one, such as build or list."),
    ("biuld", "There is no command \"biuld\". Did you mean \"build\"?"),
    ("deploy", "There is no command \"deploy\"."),
    ("build", "The command build needs --output DIR."),
    ("build --output", "The option --output has no value. Write --output DIR."),
    ("build --output --verbose", "The option --output has no value. Write --output DIR."),
    ("build --output=", "The option --output has no value. Write --output DIR."),
    ("build --output a --output b", "The option --output is given twice. Give it once."),
    ("build --ouptut a", "There is no option --ouptut. Did you mean \"--output\"?"),
    ("build -o a", "There is no option -o."),
    ("build --output a b", "The command build takes no argument \"b\". Leave it out."),
    ("print a b", "The command print takes no argument \"b\". Leave it out."),
    ("build --output a --verbose=yes", "The option --verbose takes no value. Leave out \"=yes\"."),
    ("list --width 3", "The command list has no option --width. Leave it out."),
    ("list --dta a", "There is no option --dta. Did you mean \"--data\"?"),
    ("list --data", "The option --data has no value. Write --data FILE.json."),
  ])
  func `says what is wrong and what to write`(line: String, message: String) {
    #expect(throws: UsageError(message)) { try parse(line) }
  }

  @Test(arguments: ["output", "help", "width", "", "-x", "a b", "a=b"])
  func `refuses options of a site that could not be given`(name: String) {
    let parser = CommandParser(siteOptions: [SiteOption(name, help: "")])
    #expect(throws: UsageError.self) { try parser.parse(["list"]) }
  }
}
