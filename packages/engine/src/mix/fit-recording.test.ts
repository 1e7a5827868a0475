import { expect, test } from 'vitest'

import { levelDb } from './audit/level.ts'
import { fitRecording } from './fit-recording.ts'
import { createStereo } from './stereo.ts'

/** A recording of 4 s in which every sample tells where it stands; its bars go from 0.5 to 3.5 s. */
function numbered() {
  const sound = createStereo(48_000, 192_000)
  for (let i = 0; i < 192_000; i++) {
    sound.left[i] = i / 192_000
    sound.right[i] = i / 192_000
  }
  return sound
}
const loop = { fromMs: 500, toMs: 3500 }

test('plays from where the film begins in it, and goes round by whole bars', () => {
  const fitted = fitRecording(numbered(), loop, { fromMs: 1000, durationMs: 9000 })
  expect(fitted.left).toHaveLength(432_000)
  expect(fitted.left[0]).toBeCloseTo(1 / 4, 4)
  expect(fitted.left[48_000]).toBeCloseTo(2 / 4, 4)
  // After 2.5 s the bars are over, and the first of them comes again.
  expect(fitted.left[2.6 * 48_000]).toBeCloseTo(0.6 / 4, 4)
  expect(fitted.left[5.6 * 48_000]).toBeCloseTo(0.6 / 4, 4)
})

test('ends with the picture', () => {
  const fitted = fitRecording(numbered(), loop, { fromMs: 0, durationMs: 5000 })
  expect(levelDb(fitted, 4950, 5000)).toBeLessThan(-50)
  expect(fitted.left.at(-1)).toBeCloseTo(0, 6)
})
