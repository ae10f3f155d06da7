public import Cairn

extension SearchIndex {
  /// Returns the pages of the index: one that leads to the others, and one for the words of each letter.
  ///
  /// Each word has its own name to link to, as in `@search/e#eiger`.
  ///
  /// - Parameters:
  ///   - path: The path of the first page; that for the letter E of `search` is `search/e`.
  ///   - title: The title of the first page; those of the others have the letter behind it.
  ///   - description: One or two sentences that search engines show, in the same way; none by default.
  /// - Returns: The pages, for the site's own.
  @PageContentBuilder
  public func pages(at path: String, title: String, description: String? = nil) -> some PageContent {
    let groups = groups
    let letters = groups.map { LetterLink(path: "\(path)/\($0.slug)", title: $0.name) }
    Page(path, title: title, description: description) {
      Heading(title, level: 1)
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
    }
  }
}

/// The link to the page of a letter.
private struct LetterLink: PageDestination, Identifiable {
  let path: String
  let title: String
  var id: String { path }
}

private struct LetterLinks: View {
  let letters: [LetterLink]
  let title: String

  var body: some View {
    Navigation(label: title) {
      Section(letters) { letter in Link(to: letter).padding(4) }.layout(.flow(spacing: 12))
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
