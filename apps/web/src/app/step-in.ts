/** The one itself when it can, or else who stands nearest to it: whoever comes after goes before those ahead of it. */
export function stepIn<Item>(line: readonly Item[], item: Item, can: (item: Item) => boolean): Item | null {
  if (can(item)) return item
  const place = line.indexOf(item)
  return line.slice(place + 1).find(can) ?? line.slice(0, Math.max(0, place)).findLast(can) ?? null
}
