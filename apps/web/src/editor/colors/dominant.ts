/** How finely colours are told apart while counting: steps of each channel. */
const STEPS = 12
const MOST = 8

/**
 * The colours a picture is made of, the most frequent first, as `#rrggbb`. `pixels` are four bytes each; what can be
 * seen through does not count.
 */
export function dominantColors(pixels: Uint8ClampedArray): string[] {
  const cells = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    if (opacity < 200) continue
    const cell = [red, green, blue].reduce((sum, value) => sum * STEPS + Math.floor((value * STEPS) / 256), 0)
    const { count, sum } = cells.get(cell) ?? { count: 0, sum: [0, 0, 0] }
    cells.set(cell, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] })
  }
  return [...cells.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ count, sum }) => `#${sum.map((value) => hexOf(value / count)).join('')}`)
}

function hexOf(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
