import CairnLoopback
import Foundation

extension SiteCommandRunner {
  /// Builds the site into a folder of its own, shows it to browsers on this machine, and builds it again when something changes.
  func serve() throws {
    // Before the first thread, as each takes over which signals wait.
    let end = EndSignal()
    try serve { end.wait() }
  }

  /// Serves until a closure returns.
  func serve(until waitForEnd: @escaping @Sendable () -> Void) throws {
    let port = try portNumber()
    let watched = call.values[SiteCommand.watch.name] ?? "."
    let folder = FileManager.default.temporaryDirectory.path + "/cairn-preview-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var watch = FolderWatch(watched)
    let preview = SitePreview(of: folder + "/site", basePath: basePath)
    let server = try LoopbackServer(port: port) { preview.respond(to: $0) }
    build(for: preview, at: folder + "/site")
    let ended = DispatchSemaphore(value: 0)
    let served = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      waitForEnd()
      ended.signal()
    }
    Thread.detachNewThread {
      server.run()
      served.signal()
    }
    console.mention("The site is at http://127.0.0.1:\(server.port)/. Press Control-C to stop.\n")
    var pause = Duration.milliseconds(300)
    while ended.wait(timeout: .now() + pause / .seconds(1)) == .timedOut {
      let start = ContinuousClock.now
      let hasChanged = watch.hasChanged()
      // A look at very many files may not keep the machine busy.
      pause = max(.milliseconds(300), (ContinuousClock.now - start) * 10)
      if hasChanged { build(for: preview, at: folder + "/site") }
    }
    server.stop()
    served.wait()
    console.mention("Stopped.\n")
  }

  /// Returns messages with what made a build fail in front of what did not.
  static func errorsFirst(_ messages: [String]) -> [String] {
    let isWarning = { (message: String) in
      message.hasPrefix("warning: ") || message.contains(": warning: ") && !message.contains(": error: ")
    }
    return messages.filter { !isWarning($0) } + messages.filter(isWarning)
  }

  private func portNumber() throws -> UInt16 {
    guard let text = call.values[SiteCommand.port.name] else { return 8000 }
    guard let port = UInt16(text) else {
      throw UsageError("The port \"\(text)\" is not a number from 0 to 65535. Write one such as 8000, or 0 for any.")
    }
    return port
  }

  /// The path of the site's root on its server; that of a site that cannot be made is told by its build.
  private var basePath: String {
    guard let address = try? makeSite().baseURL, let base = try? BaseAddress(address) else { return "/" }
    return base.path
  }

  /// Builds the site, and lets the preview and the console know how that went.
  private func build(for preview: SitePreview, at output: String) {
    var messages: [String] = []
    let listening = Console(output: { _ in }) { message in
      messages.append(message.hasSuffix("\n") ? String(message.dropLast()) : message)
      console.report(messages.last ?? "")
    }
    let start = ContinuousClock.now
    do {
      let summary = try SiteBuilder.build(
        makeSite(),
        at: output,
        console: listening,
        isVerbose: false,
        options: call.siteOptions
      )
      preview.update(failure: nil)
      console.mention("Built \(summary.amounts) in \(Self.words(for: ContinuousClock.now - start)).\n")
    } catch {
      for message in Source.messages(of: error) { listening.report(message) }
      preview.update(failure: Self.errorsFirst(messages))
    }
  }
}
