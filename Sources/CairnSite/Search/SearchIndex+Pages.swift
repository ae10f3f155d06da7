public import Cairn
import CairnHTML

extension SearchIndex {
  /// Returns the pages of the index: one that leads to the others, and one for the words of each letter.
  ///
  /// Each word has its own name to link to, as in `@search/e#eiger`. Search engines are told not to list the pages of letters, which only lead on.
  ///
  /// - Parameters:
  ///   - path: The path of the first page; that for the letter E of `search` is `search/e`.
  ///   - title: The title of the first page; those of the others have the letter behind it.
  ///   - description: One or two sentences that search engines show, in the same way; none by default.
  /// - Returns: The pages, for the site's own.
  public func pages(at path: String, title: String, description: String? = nil) -> some PageContent {
    pages(at: path, title: title, description: description) { EmptyView() }
  }

  /// Returns the pages of the index, the first with views between its title and its letters, such as a field of a script.
  ///
  /// - Parameters:
  ///   - path: The path of the first page; that for the letter E of `search` is `search/e`.
  ///   - title: The title of the first page; those of the others have the letter behind it.
  ///   - description: One or two sentences that search engines show, in the same way; none by default.
  ///   - introduction: The views.
  /// - Returns: The pages, for the site's own.
  @PageContentBuilder
  public func pages(
    at path: String,
    title: String,
    description: String? = nil,
    @ViewBuilder introduction: @escaping @Sendable () -> some View & SendableMetatype
  ) -> some PageContent {
    let groups = groups
    let letters = groups.map { PageReference("\(path)/\($0.slug)", title: $0.name) }
    Page(path, title: title, description: description) {
      Heading(title, level: 1)
      introduction()
      LetterLinks(letters: letters, title: title)
    }
    Pages(
      groups,
      madeFrom: { [.text("\(path)\0\(title)\0\(description ?? "")\0\($0.slug)\0\($0.name)\0\($0.content)")] }
    ) { group in
      Page(
        "\(path)/\(group.slug)",
        title: "\(title): \(group.name)",
        description: description.map { NumberedText.description($0, group.name) }
      ) {
        Link(title, destination: "@" + path)
        Heading("\(group.name)", level: 1)
        SearchWordList(group.words)
      }
      .head(Self.headOfLetters)
    }
  }

  /// The head of pages that only lead on to others.
  private static var headOfLetters: PageHead {
    var head = PageHead()
    head.isIndexed = false
    return head
  }
}

private struct LetterLinks: View {
  let letters: [PageReference]
  let title: String

  var body: some View {
    Navigation(label: title) {
      Section(letters, id: \.path) { letter in
        Link(to: letter).padding(.vertical, 8).padding(.trailing, 16)
      }.layout(.flow(spacing: 0))
    }
  }
}

/// Words, each with links to the pages that have it, for pages of your own in the place of ``SearchIndex/pages(at:title:description:)``.
public struct SearchWordList: View {
  private let words: [SearchIndex.Word]

  /// Creates a list of words.
  public init(_ words: [SearchIndex.Word]) { self.words = words }

  public var body: some View {
    DescriptionList {
      for word in words {
        Description(Text(verbatim: word.text)) {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(word.pages) { page in Link(to: page) }
          }
          .id(word.text)
        }
      }
    }
  }
}
