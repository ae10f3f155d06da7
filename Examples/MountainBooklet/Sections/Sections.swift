/// The kinds of sections that the booklet's pages are made of: data only, without a word about looks.
enum Sections {}
