import type { StockOrientation } from './source.ts'

type Sized = { width: number; height: number }

/** The smallest whose short side is long enough, else the largest; null of none. */
export function fitting<Size extends Sized>(sizes: readonly Size[], shortSide: number): Size | null {
  const rising = sizes.toSorted((one, other) => shortOf(one) - shortOf(other))
  return rising.find((size) => shortOf(size) >= shortSide) ?? rising.at(-1) ?? null
}

/** Those of the wished shape first, the others after, for a provider that cannot be asked for a shape. */
export function fittingFirst<Item extends Sized>(
  items: readonly Item[],
  wished: StockOrientation | null,
): Item[] {
  return items.toSorted((one, other) => Number(isShaped(other, wished)) - Number(isShaped(one, wished)))
}

function isShaped({ width, height }: Sized, wished: StockOrientation | null): boolean {
  if (wished === 'square') return Math.abs(width / height - 1) < 0.2
  return wished === null || (wished === 'portrait' ? height > width : width > height)
}

function shortOf({ width, height }: Sized): number {
  return Math.min(width, height)
}
