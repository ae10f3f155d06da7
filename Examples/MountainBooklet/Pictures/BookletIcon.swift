/// The icon that browsers show on the tab: a snowy peak before the evening sky.
enum BookletIcon {
  static let path = "icon.svg"

  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="14" fill="#3f74b3"/>
    <circle cx="19" cy="18" r="6" fill="#fff6e2"/>
    <path fill="#1e3550" d="M4 52 24 28l7 8L41 18l19 34z"/>
    <path fill="#fff" d="m41 18-7.2 13 4.2 3 3-3 3.4 4 4.2-3z"/>
    </svg>

    """
}
