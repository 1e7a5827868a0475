import { adsr, decay } from '../dsp/envelope.ts'
import { power, sin } from '../dsp/exact.ts'
import { lowPass } from '../dsp/filter.ts'
import { addModes } from '../dsp/modes.ts'
import { addNoise } from '../dsp/noise.ts'
import { addFm, addVibratoSine } from '../dsp/oscillator.ts'
import { addInto, gainBy } from '../dsp/shape.ts'
import { detune, double, mono, silence, type Sound, type VoiceNote } from './voice.ts'

/**
 * A piano by its partials: a little sharper the higher they are (string stiffness), quicker to die, each string twice
 * and not quite in tune, as a piano's are.
 */
export function piano(note: VoiceNote): Sound {
  const { sampleRate, seconds } = note
  const thump = silence(note, 0.08)
  addNoise(thump, 0.14 + 0.2 * note.velocity, note.random())
  lowPass(thump, sampleRate, 750)
  decay(thump, sampleRate, { attack: 0.001, fall: 0.014 })
  return double((side) => {
    const out = silence(note, Math.min(seconds + 0.5, 5))
    addModes(out, sampleRate, pianoStrings(note, side * 0.9))
    adsr(out, sampleRate, { attack: 0.0015, fall: 30, sustain: 1, gate: seconds, release: 0.11 })
    addInto(out, thump, 1)
    return out
  })
}

function pianoStrings(note: VoiceNote, cents: number): { frequency: number; gain: number; fall: number }[] {
  const { frequency, velocity } = note
  const stiffness = 0.00035 * power(frequency / 261, 0.8)
  const ring = Math.min(2.6, 1.5 * power(261 / frequency, 0.55))
  const softness = 1.75 - 0.55 * velocity
  const count = Math.min(18, Math.floor(9000 / frequency))
  return Array.from({ length: count }, (_, index) => {
    const n = index + 1
    // A hammer at an eighth of the string leaves the eighth partial out.
    const struck = Math.abs(sin((Math.PI * n) / 8)) + 0.05
    return {
      frequency: detune(frequency * n * Math.sqrt(1 + stiffness * n * n), cents * (1 + 0.15 * n)),
      gain: (0.75 * struck) / power(n, softness),
      fall: ring / (1 + 0.32 * index) + 0.03,
    }
  })
}

/** A tine piano: one sine pushing another, and the tine's own ring above it. */
export function electricPiano(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity } = note
  const out = silence(note, seconds + 0.6)
  const low = Math.min(1, 300 / frequency)
  addFm(out, {
    sampleRate,
    frequency,
    gain: 0.62,
    phase: 0,
    ratio: 1,
    index: 0.1 + 0.16 * velocity,
    fall: 0.55,
  })
  addFm(out, {
    sampleRate,
    frequency: detune(frequency, 5),
    gain: 0.3,
    phase: 0.2,
    ratio: 2,
    index: 0.05 * low,
    fall: 1.2,
  })
  adsr(out, sampleRate, {
    attack: 0.003,
    fall: 0.9 * (0.6 + 0.5 * low),
    sustain: 0.05,
    gate: seconds,
    release: 0.13,
  })
  const tine = silence(note, 0.5)
  addFm(tine, { sampleRate, frequency, gain: 0.16 * velocity, phase: 0, ratio: 14, index: 0.12, fall: 0.05 })
  addModes(tine, sampleRate, [{ frequency: frequency * 6.27, gain: 0.08 * velocity, fall: 0.05 }])
  decay(tine, sampleRate, { attack: 0.001, fall: 0.09 })
  addInto(out, tine, 1)
  lowPass(out, sampleRate, 2400 + 3200 * velocity)
  return mono(out)
}

const drawbars = [
  { ratio: 0.5, gain: 0.35 },
  { ratio: 1, gain: 1 },
  { ratio: 2, gain: 0.5 },
  { ratio: 3, gain: 0.3 },
  { ratio: 4, gain: 0.18 },
] as const

/** Drawbars 8', 4', 2⅔' and 2' through a slow rotor. */
export function organ(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds } = note
  return double((side) => {
    const out = silence(note, seconds + 0.2)
    const rotor = { depth: 0.0022, rate: 5.85 + side * 0.25, delay: 0.3 }
    for (const { ratio, gain } of drawbars) {
      addVibratoSine(out, { sampleRate, frequency: frequency * ratio, gain, phase: note.random(), ...rotor })
    }
    gainBy(out, 0.4)
    adsr(out, sampleRate, { attack: 0.01, fall: 0.1, sustain: 0.85, gate: seconds, release: 0.03 })
    return out
  })
}
