/** How a picture of Y, Cb and Cr samples (4:2:0) lies in the memory: addresses, and bytes from row to row. */
export type Planes = {
  readonly width: number
  readonly height: number
  readonly yStride: number
  readonly cStride: number
  readonly y: number
  readonly u: number
  readonly v: number
}

/**
 * A drawing that can be seen through: its planes premultiplied, its opacity for each pixel (`a`) and each colour sample
 * (`ca`), and a map with a byte for each 16 × 2 pixels that says whether none, some or all of it covers what lies below.
 */
export type Drawing = Planes & {
  readonly a: number
  readonly ca: number
  readonly map: number
  /** Blocks of the map in a row. */
  readonly blocks: number
}

const STRIDE = 64

/** Bytes from row to row, for luma and for colour, of planes so wide: FFmpeg's own at an alignment of 64. */
export function stridesOf(width: number): { yStride: number; cStride: number } {
  const yStride = Math.ceil(width / STRIDE) * STRIDE
  return { yStride, cStride: Math.ceil(yStride / 2 / STRIDE) * STRIDE }
}

/** Rows of colour samples of a picture so high. */
export function colorRows(height: number): number {
  return Math.ceil(height / 2)
}
