/// The form of the addresses of a site's pages.
public enum PageAddresses: Hashable, Sendable {
  /// `ranges/alps.html`: works from disk and on every server.
  case files
  /// `ranges/alps/`: each page is the `index.html` of a folder. Links inside the site name that file, so it works from disk, too.
  case folders
}
