import type { Sharp } from 'sharp'

import { FINGERPRINT_SIDE, fingerprintOf } from './fingerprint.ts'
import { type Light, LIGHT_SIDE, lightOf } from './light.ts'
import { sharpnessOf } from './sharpness.ts'
import { wordShare, WORDS_SIDE } from './words.ts'

/**
 * What can be told of a picture by looking: see `sharpnessOf`, `fingerprintOf`, `lightOf` and `wordShare`; brightness from
 * 0 to 1.
 */
export type Look = {
  sharpness: number | null
  brightness: number
  fingerprint: string
  /** The share of it that words cover. */
  words: number
} & Light

/** Every picture is judged at the size of a frame, so that the figures can be compared and noise does not count. */
const side = 1_024

/** Looks at a picture; `picture` gives it anew for each glance. */
export async function lookAt(picture: () => Sharp): Promise<Look> {
  // What one can see through is judged as it lies in a video, on a light ground.
  const grey = () => picture().flatten({ background: 'white' }).toColourspace('b-w')
  const inside = (most: number) =>
    ({ width: most, height: most, fit: 'inside', withoutEnlargement: true }) as const
  const large = await grey().resize(inside(side)).raw().toBuffer({ resolveWithObject: true })
  const small = await grey()
    .resize({ width: FINGERPRINT_SIDE + 1, height: FINGERPRINT_SIDE, fit: 'fill' })
    .raw()
    .toBuffer()
  const page = await grey().resize(inside(WORDS_SIDE)).raw().toBuffer({ resolveWithObject: true })
  const colored = await picture()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize(inside(LIGHT_SIDE))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = large.info
  return {
    sharpness: sharpnessOf({ data: large.data, width, height }),
    brightness: small.reduce((sum, value) => sum + value, 0) / small.length / 255,
    fingerprint: fingerprintOf(small),
    words: wordShare({ data: page.data, width: page.info.width, height: page.info.height }),
    ...lightOf({ data: colored.data, width: colored.info.width, height: colored.info.height }),
  }
}
