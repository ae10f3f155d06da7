import Cairn
import CairnHTML

/// A field with words to look for, which works without a script too.
struct SearchForm: View {
  let search: String

  var body: some View {
    Form(action: "/mountains", method: .get) {
      UnsafeHTML(
        unescaped: """
          <label class="search">Search<input type="search" name="search" value="\(escapedSearch)" maxlength="100" \
          autocomplete="off"></label>
          """
      )
    }
    .padding(.horizontal)
  }

  /// The words as the value of an attribute: they are a stranger's.
  private var escapedSearch: String {
    search.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }

  static let styles = """
    .search { display: grid; gap: 4px; color: var(--label) }
    .search input { font: inherit; color: inherit; min-block-size: 44px; padding-inline: 12px; max-inline-size: 24em; \
    background: var(--secondary-background); border: 1px solid var(--opaque-separator); border-radius: 10px }

    """
}
