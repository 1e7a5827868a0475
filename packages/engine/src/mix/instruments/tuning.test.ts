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
  let best = 0
  let bestPower = -1
  for (let cents = -40; cents <= 40; cents += 4) {
    const power = powerAt({ sound: left, sampleRate }, frequency * 2 ** (cents / 1200))
    if (power > bestPower) [best, bestPower] = [cents, power]
  }
  return Math.abs(best)
}

function powerAt(
  { sound, sampleRate }: { sound: Float32Array; sampleRate: number },
  frequency: number,
): number {
  const from = sampleRate / 40
  const length = Math.min(sampleRate / 2, sound.length - from)
  let real = 0
  let imaginary = 0
  for (let i = 0; i < length; i++) {
    const angle = (2 * Math.PI * frequency * i) / sampleRate
    const sample = (sound[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length))
    real += sample * Math.cos(angle)
    imaginary += sample * Math.sin(angle)
  }
  return real ** 2 + imaginary ** 2
}
