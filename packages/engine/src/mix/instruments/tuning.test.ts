import { createRandom } from '@clipmint/kit'
import type { Instrument } from '@clipmint/music'
import { expect, test } from 'vitest'

import { Buffers } from '../dsp/buffers.ts'
import { rack } from './rack.ts'

const strings: Instrument[] = ['guitar-steel', 'guitar-nylon', 'ukulele', 'guitar-muted', 'pizzicato']

test.each(strings)('%s is in tune to 4 cents, low and high', (instrument) => {
  for (const midi of [52, 64, 79]) expect(centsOff(instrument, midi)).toBeLessThanOrEqual(4)
})

test.each<Instrument>(['bass-electric', 'bass-upright', 'bass-808'])(
  '%s is in tune to 4 cents',
  (instrument) => {
    for (const midi of [31, 40]) expect(centsOff(instrument, midi)).toBeLessThanOrEqual(4)
  },
)

test.each<Instrument>(['piano', 'marimba', 'lead-flute', 'electric-piano'])(
  '%s is in tune to 4 cents',
  (instrument) => {
    for (const midi of [60, 72]) expect(centsOff(instrument, midi)).toBeLessThanOrEqual(4)
  },
)

/** How far the strongest tone near a note lies from it. */
function centsOff(instrument: Instrument, midi: number): number {
  const frequency = 440 * 2 ** ((midi - 69) / 12)
  const { voice, half } = rack[instrument]
  const sampleRate = half ? 24_000 : 48_000
  const { left } = voice({
    frequency,
    seconds: 1,
    velocity: 0.8,
    sampleRate,
    random: createRandom(3),
    buffers: new Buffers(),
  })
  const from = sampleRate / 40
  const heard = left.subarray(from, from + sampleRate / 2)
  const faded = heard.map((sample, i) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / heard.length)))
  let best = 0
  let bestPower = -1
  for (let cents = -40; cents <= 40; cents += 4) {
    const power = powerAt(faded, (frequency * 2 ** (cents / 1200)) / sampleRate)
    if (power > bestPower) [best, bestPower] = [cents, power]
  }
  return Math.abs(best)
}

/** How much of a sound is a tone of so many turns a sample (G. Goertzel, 1958). */
function powerAt(sound: Float32Array, turns: number): number {
  const twice = 2 * Math.cos(2 * Math.PI * turns)
  let [last, before] = [0, 0]
  for (const sample of sound) {
    const next = sample + twice * last - before
    before = last
    last = next
  }
  return last ** 2 + before ** 2 - twice * last * before
}
