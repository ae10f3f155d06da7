do throws(BookletError) {
  let booklet = try Booklet.bundled()
  print("\(booklet.title): \(booklet.ranges.count) ranges, \(booklet.mountains.count) mountains")
} catch {
  print(error)
}
