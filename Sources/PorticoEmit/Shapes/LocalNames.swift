/// Names for the locals of one function: each is its wish, or the wish with a word behind it where it is taken.
package struct LocalNames {
  private var taken: Set<String>

  package init(reserved: Set<String>) {
    taken = reserved
  }

  package mutating func take(_ wish: String, or suffix: String) -> String {
    var name = wish
    while taken.contains(name) { name += suffix }
    taken.insert(name)
    return name
  }
}
