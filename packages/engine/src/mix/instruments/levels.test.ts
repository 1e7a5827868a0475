import { createRandom } from '@clipmint/kit'
import { type Instrument, instruments } from '@clipmint/music'
import { expect, test } from 'vitest'

import { Buffers } from '../dsp/buffers.ts'
import { stepEnergies } from '../k-weighting.ts'
import { createStereo } from '../stereo.ts'
import { levelsDb } from './levels.ts'
import { rack } from './rack.ts'

const wantedLufs = -20
/** The registers in which instruments play, where that is not the octave and a half above middle C. */
const registers: Partial<Record<Instrument, number>> = {
  'bass-sub': 38,
  'bass-808': 34,
  'bass-electric': 38,
  'bass-upright': 38,
  'bass-synth': 38,
  glockenspiel: 86,
  bell: 76,
  'pad-air': 76,
  'lead-flute': 76,
  'lead-whistle': 79,
  'guitar-steel': 62,
  'guitar-nylon': 62,
  'electric-piano': 62,
  'strings-short': 62,
  'pad-warm': 62,
  'pad-dark': 62,
  kalimba: 74,
  gayageum: 62,
  choir: 64,
}
const rising: Partial<Record<Instrument, number>> = { riser: 2, 'reverse-cymbal': 1 }

test.each(instruments)(
  '%s is as loud as every other instrument and has no sample that is no number',
  (instrument) => {
    const midi = registers[instrument] ?? (isDrum(instrument) ? 60 : 70)
    const { voice, body, half } = rack[instrument]
    const sampleRate = half ? 24_000 : 48_000
    const sound = createStereo(sampleRate, 2.5 * sampleRate)
    const note = voice({
      frequency: 440 * 2 ** ((midi - 69) / 12),
      seconds: rising[instrument] ?? 0.5,
      velocity: 0.8,
      sampleRate,
      random: createRandom(7),
      buffers: new Buffers(),
    })
    sound.left.set(note.left.subarray(0, sound.left.length))
    sound.right.set(note.right.subarray(0, sound.right.length))
    body?.(sampleRate)(sound.left, sound.right, sound.left.length)
    expect(sound.left.every(Number.isFinite)).toBe(true)
    const tenths = stepEnergies(sound, sampleRate / 10).map((energy) => (energy * 10) / sampleRate)
    expect(loudestLufs(tenths) + levelsDb[instrument]).toBeCloseTo(wantedLufs, -0.7)
  },
)

function isDrum(instrument: Instrument): boolean {
  return instruments.indexOf(instrument) < instruments.indexOf('bass-sub')
}

/** The loudest 400 ms. */
function loudestLufs(powers: Float64Array): number {
  const windows = [...powers.keys()].slice(0, -3).map((from) => {
    return powers.subarray(from, from + 4).reduce((sum, power) => sum + power, 0) / 4
  })
  return -0.691 + 10 * Math.log10(Math.max(...windows))
}
