/** One byte a pixel, row after row. */
export type GreyPixels = { data: Uint8Array; width: number; height: number }

/** A picture is judged in so many tiles each way: a portrait before a soft wall is sharp where the face is. */
const TILES = 8
/** How many of the sharpest tiles may be chance: a line of print, a watermark. */
const CHANCE = 3
/** A tile whose brightness varies less than this shows a plain wall, of which nobody can say whether it is sharp. */
const PLAIN_VARIANCE = 30
/** From black to white. */
const FULL_RANGE = 255
/** A fainter picture than this is not judged as if it were clear: its noise would count for edges. */
const LEAST_RANGE = 64

/**
 * How sharp a picture is: the variance of the Laplacian (J. L. Pech-Pacheco and others, "Diatom autofocusing in
 * brightfield microscopy: a comparative study", 2000) in the sharpest part of it. Null where there is nothing to judge
 * by. Figures can be compared only between pictures of one size.
 */
export function sharpnessOf(pixels: GreyPixels): number | null {
  const tiles = tilesOf(pixels).filter(({ brightness }) => variance(brightness) > PLAIN_VARIANCE)
  const sharpest = tiles.map(({ edges }) => variance(edges)).toSorted((one, other) => other - one)
  const found = sharpest[Math.min(CHANCE, sharpest.length - 1)]
  // A dark or hazy picture has weak edges, however sharp it is: they count as if it were bright and clear.
  return found === undefined ? null : found * (FULL_RANGE / rangeOf(pixels.data)) ** 2
}

/** How far the darkest and the lightest parts of a picture are apart; the last hundredths may be chance. */
function rangeOf(data: Uint8Array): number {
  const counts = new Uint32Array(FULL_RANGE + 1)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  const valueAt = (share: number) => {
    let left = data.length * share
    return counts.findIndex((count) => (left -= count) <= 0)
  }
  return Math.max(LEAST_RANGE, valueAt(0.99) - valueAt(0.01))
}

type Sums = { count: number; sum: number; squares: number }
type Tile = { edges: Sums; brightness: Sums }

function tilesOf({ data, width, height }: GreyPixels): Tile[] {
  const tiles = Array.from({ length: TILES * TILES }, (): Tile => ({ edges: none(), brightness: none() }))
  for (let y = 1; y < height - 1; y += 1) {
    const row = Math.floor((y * TILES) / height) * TILES
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const tile = tiles[row + Math.floor((x * TILES) / width)]
      if (!tile) continue
      const value = data[at] ?? 0
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0)
      add(tile.edges, around - 4 * value)
      add(tile.brightness, value)
    }
  }
  return tiles
}

function none(): Sums {
  return { count: 0, sum: 0, squares: 0 }
}

function add(sums: Sums, value: number): void {
  sums.count += 1
  sums.sum += value
  sums.squares += value * value
}

function variance({ count, sum, squares }: Sums): number {
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
