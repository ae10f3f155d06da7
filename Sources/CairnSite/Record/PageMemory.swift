import Cairn
import CairnHTML
import Foundation
import Synchronization

/// What is known of pages that were made before, and need not be made again if they are still what they were.
final class PageMemory: Sendable {
  /// Where the pages are, and what the build writes down for later ones.
  enum Purpose: Sendable {
    /// The last build is known, if it left a record and its output is there; the next one is to know this one.
    case next(BuildRecord?, PreviousSite?)
    /// Nothing is known; the build that merges all parts is to know this one.
    case part
    /// The parts are known, and nothing is written down.
    case merge(SiteParts)
  }

  /// Pages of earlier builds and where their files are.
  struct Found: Sendable {
    let entries: [BuildRecord.Entry]
    let record: BuildRecord
    let site: PreviousSite
    /// Whether the files are in another folder than the output, so that they have to be copied.
    let isElsewhere: Bool
  }

  let purpose: Purpose
  /// The digest of all that pages have in common, made when the first page names its inputs: it takes a while.
  private let fingerprint = Mutex<ContentDigest?>(nil)
  private let makeFingerprint: @Sendable () -> ContentDigest

  init(_ purpose: Purpose, fingerprint: @escaping @Sendable () -> ContentDigest) {
    self.purpose = purpose
    makeFingerprint = fingerprint
  }

  /// The record of the last build; `nil` if there is none or if it does not matter.
  var record: BuildRecord? {
    if case .next(let record, _) = purpose { record } else { nil }
  }

  /// Whether the build writes down what it makes.
  var isWritten: Bool {
    if case .merge = purpose { false } else { true }
  }

  /// Whether also pages that have to be made each time are written down, since they need not be rendered.
  var hasDetailedPages: Bool {
    if case .next = purpose { false } else { true }
  }

  /// Returns a number for what pages are made from and all that pages have in common; `nil` if that is not known.
  ///
  /// In a part of a site, the number of the unit takes the place of inputs that it does not name.
  func key(of unit: PageUnit) -> ContentDigest? { inputs(of: unit)?.key }

  /// Reads what pages are made from; `nil` if that is not known.
  func inputs(of unit: PageUnit) -> ReadInputs? {
    let inputs = unit.inputs?()
    var digester = ContentDigest.Digester()
    if case .next = purpose {
      guard inputs != nil else { return nil }
    } else {
      digester.add(UInt64(unit.number))
    }
    digester.add(
      fingerprint.withLock { known in
        let digest = known ?? makeFingerprint()
        known = digest
        return digest
      }
    )
    digester.add(UInt64(inputs?.count ?? 0))
    let states = (inputs ?? []).map { $0.add(to: &digester) }
    return ReadInputs(key: digester.digest, inputs: inputs ?? [], states: states)
  }

  /// Whether what pages are made from is still what was read; files that changed just before are read again.
  func isSame(_ read: ReadInputs, for unit: PageUnit) -> Bool {
    let inputs = unit.inputs?() ?? []
    let isSettled = zip(read.inputs, read.states).allSatisfy { input, state in
      input.kind == .text || state?.holds(at: input.text) == true
    }
    return inputs == read.inputs && isSettled || key(of: unit) == read.key
  }

  /// Returns the pages of a unit as they were made before; `nil` if that is not known.
  func pages(of unit: PageUnit, _ key: ContentDigest) -> Found? {
    switch purpose {
    case .next(let record?, let previous?):
      record.entries(for: key).map { Found(entries: $0, record: record, site: previous, isElsewhere: false) }
    case .merge(let parts): parts.pages(ofUnit: unit.number, key)
    case .next, .part: nil
    }
  }
}

/// What pages were made from, as it was read.
struct ReadInputs {
  /// The number for it and for all that pages have in common.
  let key: ContentDigest
  let inputs: [PageInput]
  /// The states of the files; `nil` for what has none.
  let states: [FileState?]
}

/// A page as the record of the next build needs it.
struct PageDraft: Sendable {
  /// The number of bytes of the page's file, and their digest.
  let size: Int
  let content: ContentDigest
  let surroundings: ContentDigest
  let needs: StyleSheet.Needs
  /// Whether the page has to be made each time, though not rendered.
  let isDetailed: Bool
}

/// The site that is in the output before a build.
struct PreviousSite: Sendable {
  let folder: String
  /// The mode of new files; `nil` if files of any mode and owner will do.
  let mode: mode_t?

  /// Opens a file; `nil` if there is none that a new one could be.
  func file(at path: String) -> PreviousFile? { PreviousFile(at: folder + "/" + path, mode: mode) }
}

extension PageRenderer {
  /// Returns the pages of inputs if they are still what they were in the last build.
  func recall(_ unit: PageUnit, _ key: ContentDigest) -> [PageOutcome]? {
    guard let found = memory?.pages(of: unit, key) else { return nil }
    let (previous, record) = (found.site, found.record)
    // The details of pages are not written down, so these pages are made, and only their documents are taken over.
    let made = found.entries.contains { $0.page.isDetailed } ? try? unit.pages() : found.entries.map(\.page.page)
    guard let made, made.map(\.path) == found.entries.map(\.page.path) else { return nil }
    var outcomes: [PageOutcome] = []
    for (entry, page) in zip(found.entries, made) {
      let file = documents.file(of: entry.page.path)
      let fingerprintPosition = entry.page.fingerprintPosition
      guard let kept = previous.file(at: file), kept.size == entry.page.size,
        let (content, name) = kept.digest(without: Fingerprint.range(at: fingerprintPosition)),
        content == entry.page.content, found.isElsewhere || name == documents.sheet.fingerprint?.description ?? "",
        let surroundings = try? surroundings(of: entry.page.page),
        surroundings.digest == entry.page.surroundings
      else { return nil }
      var sheet = surroundings.sheet
      sheet.formUnion(record.sheets[Int(entry.page.sheet)])
      var rendered = RenderedPage(
        page: page,
        file: file,
        title: surroundings.title,
        description: surroundings.description,
        isIndexed: entry.page.isIndexed,
        reading: PageReading(
          path: Array(file.utf8),
          identifiers: entry.identifiers,
          targets: entry.targets,
          names: record.names
        )
      )
      rendered.earlier = RenderedPage.EarlierFile(file: kept, isElsewhere: found.isElsewhere)
      rendered.fingerprintPosition = fingerprintPosition
      rendered.sheet = sheet
      rendered.pageAddresses = entry.page.pageAddresses.map { record.addresses[Int($0)] }
      rendered.draft = PageDraft(
        size: entry.page.size,
        content: content,
        surroundings: surroundings.digest,
        needs: record.needs[Int(entry.page.sheet)],
        isDetailed: entry.page.isDetailed
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
    let details = page.details
    let isDetailed =
      details.source != nil || !details.redirects.isEmpty || details.updated != nil || details.published != nil
    guard rendered.diagnostics.isEmpty, !isDetailed || memory?.hasDetailedPages == true, page.ownStyles.isEmpty,
      !page.title.allSatisfy(\.isWhitespace)
    else { return nil }
    guard let (surroundings, needs) = try known(around: rendered) ?? make(around: rendered) else { return nil }
    return PageDraft(
      size: rendered.bytes.count,
      content: ContentDigest(of: rendered.bytes, without: Fingerprint.range(at: rendered.fingerprintPosition)),
      surroundings: surroundings,
      needs: needs,
      isDetailed: isDetailed
    )
  }

  /// Returns the digest of a page without its content, and the rules that the page needs; `nil` if the page could be another one without
  /// its content.
  ///
  /// If the digest is not that of ``surroundings(of:)``, the next build makes the page again.
  private func known(around rendered: RenderedPage) -> (ContentDigest, StyleSheet.Needs)? {
    guard let around = rendered.around, rendered.page.isKnownWithoutContent,
      let needs = rendered.sheet.needs(beyond: around.sheet)
    else { return nil }
    var digester = ContentDigest.Digester()
    rendered.bytes.withUnsafeBytes { bytes in
      var start = 0
      if let range = Fingerprint.range(at: rendered.fingerprintPosition) {
        digester.add(UnsafeRawBufferPointer(rebasing: bytes[..<range.lowerBound]))
        Array(Fingerprint.unknown.description.utf8).withUnsafeBytes { digester.add($0) }
        start = range.upperBound
      }
      digester.add(UnsafeRawBufferPointer(rebasing: bytes[start..<around.content.lowerBound]))
      digester.add(UnsafeRawBufferPointer(rebasing: bytes[around.content.upperBound...]))
    }
    return (digester.digest, needs)
  }

  /// Returns the same as ``known(around:)`` for any page; it takes another rendering.
  private func make(around rendered: RenderedPage) throws -> (ContentDigest, StyleSheet.Needs)? {
    let surroundings = try surroundings(of: rendered.page.withoutContent)
    return rendered.sheet.needs(beyond: surroundings.sheet).map { (surroundings.digest, $0) }
  }

  private struct Surroundings {
    var digest: ContentDigest
    var sheet: StyleSheet
    var title: String
    var description: String?
  }

  /// Renders a page without its content: what the site's head, header and footer make of it.
  private func surroundings(of page: Page) throws -> Surroundings {
    // The name of the sheet changes with rules of other pages.
    var document = documents.document(for: page, sheet: documents.sheet.unknown)
    document.tellsDiagnostics = false
    var notes = PageNotes()
    var digester = ContentDigest.Digester()
    _ = try document.write(to: { digester.add($0) }, noting: &notes)
    return Surroundings(
      digest: digester.digest,
      sheet: notes.sheet,
      title: document.title,
      description: document.description
    )
  }
}

extension Page {
  /// Whether the page is to its site what it is without its content.
  var isKnownWithoutContent: Bool {
    ownTheme == nil && ownStyles.isEmpty && ownHead == PageHead() && details.isEmpty
  }

  /// The page as the site's head, header and footer know it when it is not made.
  var withoutContent: Page {
    let page = Page(path, title: title, description: description) { EmptyView() }
    return ownLanguage.map { page.language($0) } ?? page
  }
}
