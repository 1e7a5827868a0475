import { expect, test } from 'vitest'

import { inRow, tone } from '../test/signals.ts'
import { levelDb } from './audit/level.ts'
import { measureLoudness } from './loudness.ts'
import { master } from './master.ts'
import { createStereo, type Stereo } from './stereo.ts'

const target = { integratedLufs: -14, truePeakDb: -1 }

/** A quiet tone with short loud hits in it: cannot be brought up by gain alone. */
function hits(db: number): Stereo {
  const quiet = tone({ hertz: 330, db, seconds: 0.6 })
  const loud = tone({ hertz: 90, db: -1, seconds: 0.03 })
  return inRow(...Array.from({ length: 5 }, () => [loud, quiet]).flat())
}

test.each([-40, -26, -14, -3])('brings a steady tone at %d dBFS to −14 LUFS', (db) => {
  const { integratedLufs, truePeakDb } = measureLoudness(master(tone({ hertz: 440, db, seconds: 3 }), target))
  expect(integratedLufs).toBeCloseTo(-14, 1)
  expect(truePeakDb).toBeLessThan(-2)
})

test('holds the peaks of hits while it lifts what is between them', () => {
  const sound = hits(-22)
  const mastered = master(hits(-22), target)
  const { integratedLufs, truePeakDb } = measureLoudness(mastered)
  expect(integratedLufs).toBeGreaterThan(-14.5)
  expect(integratedLufs).toBeLessThan(-13.5)
  expect(truePeakDb).toBeLessThan(-2.4)
  expect(levelDb(mastered, 300, 500)).toBeGreaterThan(levelDb(sound, 300, 500) + 3)
})

test('keeps the first moment lower, where AAC encoders overshoot', () => {
  const mastered = master(hits(-22), target)
  const opening = { ...mastered, left: mastered.left.slice(0, 2400), right: mastered.right.slice(0, 2400) }
  expect(measureLoudness(opening).truePeakDb).toBeLessThan(-6)
})

test('brings the level down without a click', () => {
  const mastered = master(
    inRow(tone({ hertz: 200, db: -20, seconds: 1 }), tone({ hertz: 200, db: 0, seconds: 1 })),
    target,
  )
  const steps = mastered.left.map((sample, index) => Math.abs(sample - (mastered.left[index - 1] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(0.06)
})

test('leaves silence silent and noise far too quiet under the noise it would become', () => {
  expect(master(createStereo(48_000, 48_000), target).left.every((sample) => sample === 0)).toBe(true)
  const faint = master(tone({ hertz: 440, db: -65, seconds: 2 }), target)
  expect(measureLoudness(faint).integratedLufs).toBeCloseTo(-35.7, 0)
})
