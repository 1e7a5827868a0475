import type { ShopCategory } from '@clipmint/contract'

export type Shelf = ShopCategory & { depth: number; children: Shelf[] }

/** The categories as a tree, in the shop's order; one whose parent is unknown stands at the top. */
export function treeOf(list: readonly ShopCategory[]): Shelf[] {
  const known = new Set(list.map(({ no }) => no))
  const below = (parentNo: number | null, depth: number): Shelf[] =>
    list
      .filter((one) => (one.parentNo !== null && known.has(one.parentNo) ? one.parentNo : null) === parentNo)
      .map((one) => ({ ...one, depth, children: depth < 4 ? below(one.no, depth + 1) : [] }))
  return below(null, 0)
}

/** A tree as lines, each before what is below it. */
export function linesOf(tree: readonly Shelf[]): Shelf[] {
  return tree.flatMap((shelf) => [shelf, ...linesOf(shelf.children)])
}

/** The numbers of what is above a category. */
export function above(list: readonly ShopCategory[], no: number | null): number[] {
  const parent = list.find((one) => one.no === no)?.parentNo ?? null
  return parent === null ? [] : [parent, ...above(list, parent)]
}
