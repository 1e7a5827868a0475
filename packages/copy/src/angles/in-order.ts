/** A list by the first of its items' keys that differ, the lowest first; each item is asked for its keys once. */
export function inOrder<Item>(items: readonly Item[], keysOf: (item: Item) => readonly number[]): Item[] {
  return items
    .map((item) => ({ item, keys: keysOf(item) }))
    .toSorted((a, b) => {
      const at = a.keys.findIndex((key, index) => key !== b.keys[index])
      return at < 0 ? 0 : (a.keys[at] ?? 0) - (b.keys[at] ?? 0)
    })
    .map(({ item }) => item)
}
