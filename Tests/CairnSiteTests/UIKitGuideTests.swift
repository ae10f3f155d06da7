import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@Suite struct UIKitGuideTests {
  @Test func `shows code that compiles, and pages of it without a diagnostic`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(contentsOf: package.appending(path: "Docs/from-uikit.md"), encoding: .utf8)
    let code = try String(contentsOf: tests.appending(path: "GuideUIKit.swift"), encoding: .utf8)
    #expect(guide.contains("```swift\n\(code)```\n"))
    let inbox = Inbox(mails: [Mail(id: 7, sender: "Ada", subject: "Notes", isUnread: true)])
    let output = inbox.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("value=\"delete:7\""))
    #expect(inbox.renderText().diagnostics == [])
  }
}
