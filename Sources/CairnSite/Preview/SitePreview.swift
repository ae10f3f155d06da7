import CairnLoopback
import Foundation
import Synchronization

/// The answers of a preview: the files of a built site, or what is wrong with it.
///
/// Pages get a script that loads them again after a build. It is in no file.
final class SitePreview: Sendable {
  private struct State: Sendable {
    /// The number of the last build.
    var build = 0
    /// What the last build said, if it failed.
    var failure: [String]?
  }

  /// The folder of the built site.
  private let folder: String
  /// The path of the site's root on its server, which begins and ends with a slash.
  private let basePath: String
  private let state = Mutex(State())
  /// Tells this preview from earlier ones, whose pages are still open.
  private let name = UUID().uuidString

  private static let scriptPath = "/.cairn/reload.js"
  private static let versionPath = "/.cairn/version"

  private static let script = """
    const shown = document.currentScript.dataset.version
    setInterval(async () => {
      if (document.hidden) return
      try {
        const answer = await fetch("\(versionPath)", { cache: "no-store" })
        if (answer.ok && (await answer.text()) !== shown) location.reload()
      } catch {
        // The preview has stopped.
      }
    }, 400)

    """

  init(of folder: String, basePath: String = "/") {
    self.folder = folder
    self.basePath = basePath
  }

  /// Takes in that a build ended, and what it said if it failed.
  func update(failure: [String]?) {
    state.withLock { state in
      state.build += 1
      state.failure = failure
    }
  }

  /// Answers a request, whatever it is; may be called by several threads at once.
  func respond(to request: HTTPRequest) -> HTTPResponse {
    do throws(HTTPFailure) {
      try request.checkOrigin()
      guard ["GET", "HEAD"].contains(request.method) else { throw .method(allowed: "GET and HEAD") }
      return try response(to: request.path)
    } catch {
      return HTTPResponse(error)
    }
  }

  private func response(to path: String) throws(HTTPFailure) -> HTTPResponse {
    if path == Self.scriptPath { return HTTPResponse(Self.script, type: "text/javascript") }
    let (version, failure) = state.withLock { ("\(name) \($0.build)", $0.failure) }
    if path == Self.versionPath { return HTTPResponse(version, type: "text/plain") }
    guard let decoded = path.removingPercentEncoding else { throw .malformed }
    var file = String(decoded.dropFirst())
    // Pages of a site in a folder of its server work in the preview with and without it.
    if decoded.hasPrefix(basePath) { file = String(decoded.dropFirst(basePath.count)) }
    if file.isEmpty || file.hasSuffix("/") { file += "index.html" }
    if let failure, !file.contains(".") || file.hasSuffix(".html") {
      return page(Array(FailurePage.html(failure).utf8), version, status: 500)
    }
    if let bytes = bytes(ofFile: file) {
      if file.hasSuffix(".html") { return page(bytes, version) }
      var response = HTTPResponse(bytes, type: MediaType.type(of: file))
      response.policy = nil
      return response
    }
    if bytes(ofFile: file + "/index.html") != nil { return HTTPResponse(seeOther: path + "/") }
    guard let bytes = bytes(ofFile: "404.html") else { throw .notFound }
    return page(bytes, version, status: 404)
  }

  /// Returns the bytes of a file of the site; `nil` for any other path.
  private func bytes(ofFile path: String) -> [UInt8]? {
    // No path that a site may have leads out of its folder.
    guard SitePath.problem(with: path) == nil, path != BuildMarker.name else { return nil }
    var status = stat()
    guard lstat(folder + "/" + path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return (try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + path))).map { [UInt8]($0) }
  }

  /// Returns a page with the script that loads it again.
  private func page(_ bytes: [UInt8], _ version: String, status: Int = 200) -> HTTPResponse {
    let text = String(decoding: bytes, as: UTF8.self)
    let script = "<script src=\"\(Self.scriptPath)\" data-version=\"\(version)\"></script>"
    let end = text.range(of: "</body>", options: .backwards)?.lowerBound ?? text.endIndex
    var response = HTTPResponse(text[..<end] + script + text[end...], type: "text/html")
    response.status = status
    // What pages may load is for the site's own server to say.
    response.policy = nil
    return response
  }
}

/// The page that a preview shows when a build failed.
enum FailurePage {
  static func html(_ messages: [String]) -> String {
    let items = messages.map { "<li>\(MarkupText.escaped($0))</li>" }.joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>The site could not be built</title>
      <meta name="viewport" content="width=device-width"><style>
      :root{color-scheme:light dark}
      body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:3rem auto;padding:0 1rem}
      li{overflow-wrap:anywhere;margin:.5rem 0}
      </style></head>
      <body><main><h1>The site could not be built</h1>
      <ul>
      \(items)
      </ul>
      <p>This page loads again when something changes.</p></main></body></html>

      """
  }
}

/// The media types of files by the endings of their names.
enum MediaType {
  static func type(of path: String) -> String {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "xml": "application/xml", "txt": "text/plain; charset=utf-8", "svg": "image/svg+xml",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "ico": "image/x-icon", "woff2": "font/woff2", "woff": "font/woff", "ttf": "font/ttf",
    "otf": "font/otf", "pdf": "application/pdf", "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg",
  ]
}
