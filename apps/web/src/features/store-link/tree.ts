import type { ShopCategory } from '@clipmint/contract'

/** `path` are the names from the top down to its own. */
export type Shelf = ShopCategory & { path: readonly string[]; children: Shelf[] }

/** Categories of a shop have at most so many levels; one that names itself above itself ends there. */
const deepest = 5

/** The categories as a tree, in the shop's order; one whose parent is unknown stands at the top. */
export function treeOf(list: readonly ShopCategory[]): Shelf[] {
  const known = new Set(list.map(({ no }) => no))
  const below = (parentNo: number | null, above: readonly string[]): Shelf[] =>
    list
      .filter((one) => (one.parentNo !== null && known.has(one.parentNo) ? one.parentNo : null) === parentNo)
      .map((one) => {
        const path = [...above, one.name]
        return { ...one, path, children: path.length < deepest ? below(one.no, path) : [] }
      })
  return below(null, [])
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
