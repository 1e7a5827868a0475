/** A fingerprint compares so many neighbours in a row, in as many rows. */
export const FINGERPRINT_SIDE = 16
/** Neighbours nearer than this are alike: the noise of a plain wall says nothing. */
const NOISE = 2

/**
 * What a picture looks like, as 256 bits in hexadecimal: whether it grows darker from each place to the next (dHash, by
 * N. Krawetz). Pictures that look alike differ in few bits, whatever their size or compression. `pixels` is the picture
 * in grey, one wider than `FINGERPRINT_SIDE` and as high.
 */
export function fingerprintOf(pixels: Uint8Array): string {
  let digits = ''
  for (let y = 0; y < FINGERPRINT_SIDE; y += 1) {
    for (let x = 0; x < FINGERPRINT_SIDE; x += 4) {
      const at = y * (FINGERPRINT_SIDE + 1) + x
      const bits = [0, 1, 2, 3].map((step) => Number(darkens(pixels, at + step)))
      digits += Number.parseInt(bits.join(''), 2).toString(16)
    }
  }
  return digits
}

function darkens(pixels: Uint8Array, at: number): boolean {
  return (pixels[at] ?? 0) - (pixels[at + 1] ?? 0) > NOISE
}
