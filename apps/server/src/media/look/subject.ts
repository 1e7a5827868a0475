import { roundTo } from '@clipmint/kit'

/** Steps of colour smaller than this are the ground's own: the shade of a wall, grain. 1 is from black to white in one channel. */
const FREE_STEP = 0.02
/** Enough to walk around what stands in the way. */
const WALKS = 4
/** What is this much further from the edges than the mean belongs to the subject. */
const STANDS_OUT = 1.2
/** The subject lies between these shares of all that stands out: a stem, a strap or a speck beside it do not count. */
const [FROM, TO] = [0.05, 0.95]
/** Less of its box filled, and only outlines were found. */
const SOLID = 0.45

/** Finer than a pixel of what is looked at says nothing. */
const DIGITS = 3

/** A picture of about a hundred pixels a side, three bytes each. */
export type Colored = { data: Uint8Array; width: number; height: number }

/** The middle of a subject, in shares of the picture. */
type Middle = { x: number; y: number }

/**
 * The middle of what stands out from a picture's edges, in shares of the picture; null where only outlines do. Each pixel
 * is as far from the edges as the least sum of colour steps on a way there (Wei, Wen, Zhu and Sun: Geodesic Saliency
 * Using Background Priors, ECCV 2012), so that a shoe counts whole and not only its patterned heel.
 */
export function subjectMiddle(picture: Colored): Middle | null {
  const { width, height } = picture
  const far = farFromEdges(picture)
  const least = (STANDS_OUT * far.reduce((sum, value) => sum + value, 0)) / far.length
  const columns = new Float64Array(width)
  const rows = new Float64Array(height)
  for (const [at, value] of far.entries()) {
    if (value <= least) continue
    columns[at % width] = (columns[at % width] ?? 0) + value
    rows[Math.floor(at / width)] = (rows[Math.floor(at / width)] ?? 0) + value
  }
  const [across, down] = [extentOf(columns), extentOf(rows)]
  if (!across || !down) return null
  let filled = 0
  for (let y = down.from; y < down.to; y += 1)
    for (let x = across.from; x < across.to; x += 1) if ((far[y * width + x] ?? 0) > least) filled += 1
  if (filled < SOLID * (across.to - across.from) * (down.to - down.from)) return null
  return {
    x: roundTo((across.from + across.to) / 2 / width, DIGITS),
    y: roundTo((down.from + down.to) / 2 / height, DIGITS),
  }
}

/** How far each pixel is from the picture's edges, over the colour steps between neighbours. */
function farFromEdges({ data, width, height }: Colored): Float64Array {
  const far = new Float64Array(width * height).fill(Number.POSITIVE_INFINITY)
  const visit = (x: number, y: number, way: 1 | -1) => {
    const at = y * width + x
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) far[at] = 0
    for (const from of [at - way, at - way * width])
      far[at] = Math.min(far[at] ?? 0, (far[from] ?? Number.POSITIVE_INFINITY) + stepBetween(data, at, from))
  }
  for (let walk = 0; walk < WALKS; walk += 1) {
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) visit(x, y, 1)
    for (let y = height - 1; y >= 0; y -= 1) for (let x = width - 1; x >= 0; x -= 1) visit(x, y, -1)
  }
  return far
}

function stepBetween(data: Uint8Array, one: number, other: number): number {
  const apart = (channel: number) => ((data[one * 3 + channel] ?? 0) - (data[other * 3 + channel] ?? 0)) / 255
  return Math.max(0, Math.hypot(apart(0), apart(1), apart(2)) - FREE_STEP)
}

/** From where to where all but a twentieth on each side of what was counted lies. */
function extentOf(counts: Float64Array): { from: number; to: number } | null {
  const found = counts.reduce((sum, count) => sum + count, 0)
  if (found === 0) return null
  let sum = 0
  let [from, to] = [0, counts.length]
  for (const [place, count] of counts.entries()) {
    if (sum < found * FROM) from = place
    if (sum < found * TO) to = place + 1
    sum += count
  }
  return { from, to }
}
