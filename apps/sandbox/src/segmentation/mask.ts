import sharp from 'sharp'

const SIDE = 96

/**
 * A rough mask of what stands out from a picture's edges, white on black, as a model would answer: by how far colours
 * are from the edge's middle colour, cut where that tells two groups apart best (N. Otsu, 1979). Null when nothing does.
 */
export async function maskOf(picture: Buffer): Promise<Buffer | null> {
  const { width, height } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ width: SIDE, height: SIDE, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const off = distances(data, info.channels)
  const limit = otsu(off)
  if (limit < 24) return null
  const small = Buffer.from(off.map((value) => (value > limit ? 255 : 0)))
  return sharp(small, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .threshold(128)
    .toColourspace('b-w')
    .png()
    .toBuffer()
}

/** How far each pixel is from the middle colour of the edge, from 0 to 255. */
function distances(data: Buffer, channels: number): Uint8Array {
  const edge = Array.from({ length: SIDE }, (_, at) => [at, (SIDE - 1) * SIDE + at, at * SIDE]).flat()
  const middle = [0, 1, 2].map((channel) => {
    const values = edge.map((at) => data[at * channels + channel] ?? 0).toSorted((one, other) => one - other)
    return values[values.length >> 1] ?? 0
  })
  return Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    Math.min(
      255,
      Math.hypot(...middle.map((value, channel) => (data[at * channels + channel] ?? 0) - value)),
    ),
  )
}

function otsu(values: Uint8Array): number {
  const counts = new Float64Array(256)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sum, best, limit] = [0, 0, 0, 0]
  for (const [value, count] of counts.entries()) {
    below += count
    sum += count * value
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sum / below - (total - sum) / above) ** 2
    if (between > best) [best, limit] = [between, value]
  }
  return limit
}
