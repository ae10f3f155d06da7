import Cairn
import CairnHTML
import Foundation
import Synchronization

/// What is known of the last build, for pages that are still what they were.
final class PageMemory: Sendable {
  let record: BuildRecord?
  /// The output as it is before the build; `nil` if it is no site.
  let previous: PreviousSite?
  /// The digest of all that pages have in common, made when the first page names its inputs: it takes a while.
  private let fingerprint = Mutex<ContentDigest?>(nil)
  private let makeFingerprint: @Sendable () -> ContentDigest

  init(record: BuildRecord?, previous: PreviousSite?, fingerprint: @escaping @Sendable () -> ContentDigest) {
    self.record = record
    self.previous = previous
    makeFingerprint = fingerprint
  }

  /// Returns a number for inputs and all that pages have in common.
  func key(of inputs: [PageInput]) -> ContentDigest {
    var digester = ContentDigest.Digester()
    digester.add(
      fingerprint.withLock { known in
        let digest = known ?? makeFingerprint()
        known = digest
        return digest
      }
    )
    digester.add(UInt64(inputs.count))
    for input in inputs { input.add(to: &digester) }
    return digester.digest
  }
}

/// A page as the record of the next build needs it.
struct PageDraft: Sendable {
  /// The number of bytes of the page's file, and their digest.
  let size: Int
  let content: ContentDigest
  let surroundings: ContentDigest
  let needs: StyleSheet.Needs
}

/// The site that is in the output before a build.
struct PreviousSite: Sendable {
  let folder: String
  /// The mode of new files.
  let mode: mode_t

  /// Opens a file; `nil` if there is none that a new one could be.
  func file(at path: String) -> PreviousFile? { PreviousFile(at: folder + "/" + path, mode: mode) }
}

extension PageRenderer {
  /// Returns the pages of inputs if they are still what they were in the last build.
  func recall(_ key: ContentDigest) -> [PageOutcome]? {
    guard let memory, let previous = memory.previous, let record = memory.record,
      let entries = record.entries(for: key)
    else { return nil }
    var outcomes: [PageOutcome] = []
    for entry in entries {
      let file = documents.file(of: entry.page.path)
      guard let kept = previous.file(at: file), kept.size == entry.page.size,
        let content = kept.digest, content == entry.page.content,
        let surroundings = try? surroundings(of: entry.page.page),
        surroundings.digest == entry.page.surroundings
      else { return nil }
      var sheet = surroundings.sheet
      sheet.formUnion(record.sheets[Int(entry.page.sheet)])
      var rendered = RenderedPage(
        page: entry.page.page,
        file: file,
        title: surroundings.title,
        description: surroundings.description,
        isIndexed: entry.page.isIndexed,
        reading: PageReading(path: Array(file.utf8), identifiers: entry.identifiers, targets: entry.targets)
      )
      rendered.kept = kept
      rendered.sheet = sheet
      rendered.pageAddresses = entry.page.pageAddresses.map { record.addresses[Int($0)] }
      rendered.draft = PageDraft(
        size: entry.page.size,
        content: content,
        surroundings: surroundings.digest,
        needs: record.needs[Int(entry.page.sheet)]
      )
      outcomes.append(.rendered(rendered))
    }
    return outcomes
  }

  /// Returns a page as the record of the next build needs it; `nil` for one that has to be made each time.
  ///
  /// That is one with diagnostics, which each build tells, and one that brings more files than its own.
  func draft(of rendered: RenderedPage) throws -> PageDraft? {
    let page = rendered.page
    guard rendered.diagnostics.isEmpty, page.details.source == nil, page.details.redirects.isEmpty,
      page.details.updated == nil, page.details.published == nil, page.ownStyles.isEmpty,
      !page.title.allSatisfy(\.isWhitespace)
    else { return nil }
    let surroundings = try surroundings(of: page.withoutContent)
    guard let needs = rendered.sheet.needs(beyond: surroundings.sheet) else { return nil }
    return PageDraft(
      size: rendered.bytes.count,
      content: ContentDigest(of: rendered.bytes),
      surroundings: surroundings.digest,
      needs: needs
    )
  }

  private struct Surroundings {
    var digest: ContentDigest
    var sheet: StyleSheet
    var title: String
    var description: String?
  }

  /// Renders a page without its content: what the site's head, header and footer make of it.
  private func surroundings(of page: Page) throws -> Surroundings {
    let document = documents.document(for: page)
    var sheet = StyleSheet()
    var addresses: [String] = []
    var digester = ContentDigest.Digester()
    _ = try document.write(to: { digester.add($0) }, addingRulesTo: &sheet, pageAddresses: &addresses)
    return Surroundings(
      digest: digester.digest,
      sheet: sheet,
      title: document.title,
      description: document.description
    )
  }
}

extension Page {
  /// The page as the site's head, header and footer know it when it is not made.
  var withoutContent: Page {
    let page = Page(path, title: title, description: description) { EmptyView() }
    return ownLanguage.map { page.language($0) } ?? page
  }
}
