import type { Sharp } from 'sharp'

import { FINGERPRINT_SIDE, fingerprintOf } from './fingerprint.ts'
import { sharpnessOf } from './sharpness.ts'

/** What can be told of a picture by looking: see `sharpnessOf` and `fingerprintOf`; brightness from 0 to 1. */
export type Look = { sharpness: number | null; brightness: number; fingerprint: string }

/** Every picture is judged at the size of a frame, so that the figures can be compared and noise does not count. */
const side = 1_024

/** Looks at a picture; `picture` gives it anew for each glance. */
export async function lookAt(picture: () => Sharp): Promise<Look> {
  // What one can see through is judged as it lies in a video, on a light ground.
  const grey = () => picture().flatten({ background: 'white' }).toColourspace('b-w')
  const large = await grey()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const small = await grey()
    .resize({ width: FINGERPRINT_SIDE + 1, height: FINGERPRINT_SIDE, fit: 'fill' })
    .raw()
    .toBuffer()
  const { width, height } = large.info
  return {
    sharpness: sharpnessOf({ data: large.data, width, height }),
    brightness: small.reduce((sum, value) => sum + value, 0) / small.length / 255,
    fingerprint: fingerprintOf(small),
  }
}
