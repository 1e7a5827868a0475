import { emptyPlanes, type Plane, type Planes } from './planes.ts'

/**
 * Spreads the colours of the pixels that `known` gives weight to over all the others, the nearest first: averaged down
 * to one pixel, then filled in from coarse to fine (push and pull, S. J. Gortler and others, "The Lumigraph", 1996).
 */
export function spreadColors(picture: Planes, known: Plane): Planes {
  const { width, height, planes } = picture
  if (width === 1 && height === 1) return picture
  const half = halved(picture, known)
  const coarse = spreadColors(half.picture, half.known)
  const filled = emptyPlanes(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const weight = Math.min(1, known[at] ?? 0)
      if (weight < 1) pull(filled, at, { coarse, x, y, share: 1 - weight })
    }
  }
  for (const [channel, plane] of filled.entries()) {
    const own = planes[channel]
    for (let at = 0; own && at < plane.length; at += 1)
      plane[at] = (plane[at] ?? 0) + Math.min(1, known[at] ?? 0) * (own[at] ?? 0)
  }
  return { width, height, planes: filled }
}

function halved({ width, height, planes }: Planes, known: Plane): { picture: Planes; known: Plane } {
  const [wide, high] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const small = emptyPlanes(wide * high)
  const weights = new Float32Array(wide * high)
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      let [sum, one, two, three] = [0, 0, 0, 0]
      for (let part = 0; part < 4; part += 1) {
        const fromX = 2 * x + (part & 1)
        const fromY = 2 * y + (part >> 1)
        if (fromX >= width || fromY >= height) continue
        const at = fromY * width + fromX
        const weight = known[at] ?? 0
        if (weight === 0) continue
        sum += weight
        one += weight * (planes[0][at] ?? 0)
        two += weight * (planes[1][at] ?? 0)
        three += weight * (planes[2][at] ?? 0)
      }
      if (sum === 0) continue
      const to = y * wide + x
      weights[to] = Math.min(1, sum)
      small[0][to] = one / sum
      small[1][to] = two / sum
      small[2][to] = three / sum
    }
  }
  return { picture: { width: wide, height: high, planes: small }, known: weights }
}

type Pulling = { coarse: Planes; x: number; y: number; share: number }

/** Puts so much of the colour between the four nearest pixels of the picture of half the size at a place. */
function pull(
  into: readonly Plane[],
  at: number,
  { coarse: { width, height, planes }, x, y, share }: Pulling,
): void {
  const across = Math.max(0, (x - 0.5) / 2)
  const down = Math.max(0, (y - 0.5) / 2)
  const [left, top] = [Math.floor(across), Math.floor(down)]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [shareX, shareY] = [across - left, down - top]
  for (let channel = 0; channel < 3; channel += 1) {
    const [plane, target] = [planes[channel], into[channel]]
    if (!plane || !target) continue
    const upper = (plane[top * width + left] ?? 0) * (1 - shareX) + (plane[top * width + right] ?? 0) * shareX
    const lower =
      (plane[bottom * width + left] ?? 0) * (1 - shareX) + (plane[bottom * width + right] ?? 0) * shareX
    target[at] = share * (upper * (1 - shareY) + lower * shareY)
  }
}
