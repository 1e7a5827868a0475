/** A picture's pixels: four bytes each, red, green, blue and opacity. */
export type Raster = { data: Uint8ClampedArray; width: number; height: number }

const WINDOW = 8
const STEP = 4
/** The constants of the paper, for 8-bit light. */
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/**
 * How alike two pictures of one size are, 1 when equal: the mean structural similarity of their light over 8 × 8 windows
 * (Wang, Bovik, Sheikh and Simoncelli 2004). Throws RangeError when the sizes differ.
 */
export function structuralSimilarity(one: Raster, other: Raster): number {
  if (one.width !== other.width || one.height !== other.height) {
    throw new RangeError(
      `Pictures of ${one.width}×${one.height} and ${other.width}×${other.height} cannot be compared.`,
    )
  }
  const [a, b] = [lightOf(one), lightOf(other)]
  let sum = 0
  let windows = 0
  for (let y = 0; y + WINDOW <= one.height; y += STEP) {
    for (let x = 0; x + WINDOW <= one.width; x += STEP) {
      sum += similarity(a, b, { x, y, width: one.width })
      windows += 1
    }
  }
  return sum / windows
}

function similarity(
  a: Float32Array,
  b: Float32Array,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0]
  for (let row = y; row < y + WINDOW; row += 1) {
    for (let at = row * width + x; at < row * width + x + WINDOW; at += 1) {
      const [va, vb] = [a[at] ?? 0, b[at] ?? 0]
      sumA += va
      sumB += vb
      sumAA += va * va
      sumBB += vb * vb
      sumAB += va * vb
    }
  }
  const count = WINDOW * WINDOW
  const [meanA, meanB] = [sumA / count, sumB / count]
  const varianceA = sumAA / count - meanA * meanA
  const varianceB = sumBB / count - meanB * meanB
  const covariance = sumAB / count - meanA * meanB
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  )
}

function lightOf({ data, width, height }: Raster): Float32Array {
  const light = new Float32Array(width * height)
  for (let at = 0; at < light.length; at += 1) {
    const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
    light[at] = 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  return light
}
