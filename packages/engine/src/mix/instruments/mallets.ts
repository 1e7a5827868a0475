import { adsr, closeEnd, decay } from '../dsp/envelope.ts'
import { power } from '../dsp/exact.ts'
import { lowPass } from '../dsp/filter.ts'
import { addModes, type Mode } from '../dsp/modes.ts'
import { addNoise } from '../dsp/noise.ts'
import { addInto } from '../dsp/shape.ts'
import { detune, double, mono, silence, type Sound, type VoiceNote } from './voice.ts'

/** Rosewood bars, tuned so that the second mode is two octaves up. */
export function marimba(note: VoiceNote): Sound {
  const { frequency, velocity } = note
  const ring = Math.min(0.7, 0.3 * power(440 / frequency, 0.6))
  const out = struck(note, ring * 6, [
    { frequency, gain: 0.9, fall: ring },
    { frequency: frequency * 3.98, gain: 0.18 + 0.14 * velocity, fall: ring * 0.28 },
    { frequency: frequency * 9.6, gain: 0.1 * velocity, fall: ring * 0.08 },
  ])
  addInto(out, knock(note, 900), 0.5)
  return mono(out)
}

/** Small steel bars. */
export function glockenspiel(note: VoiceNote): Sound {
  const { frequency, velocity } = note
  const ring = Math.min(1.1, 0.5 * power(1046 / frequency, 0.5))
  const out = struck(note, ring * 5, [
    { frequency, gain: 0.8, fall: ring },
    { frequency: frequency * 2.756, gain: 0.2 * velocity, fall: ring * 0.35 },
    { frequency: frequency * 5.404, gain: 0.1 * velocity, fall: ring * 0.12 },
  ])
  addInto(out, knock(note, 2600), 0.2)
  return mono(out)
}

/** Steel plates under felt hammers (a celesta), with two of each note a shade apart. */
export function bell(note: VoiceNote): Sound {
  const { frequency, velocity } = note
  const ring = Math.min(1.5, 0.8 * power(523 / frequency, 0.45))
  return double((side) => {
    const own = detune(frequency, side * 2)
    return struck(note, Math.min(ring * 5, note.seconds + 2.2), [
      { frequency: own, gain: 0.75, fall: ring },
      { frequency: own * 2.005, gain: 0.2, fall: ring * 0.55 },
      { frequency: own * 4.07, gain: 0.14 * velocity, fall: ring * 0.22 },
      { frequency: own * 6.8, gain: 0.05 * velocity, fall: ring * 0.1 },
    ])
  })
}

function struck(note: VoiceNote, seconds: number, modes: readonly Mode[]): Float32Array {
  const out = silence(note, seconds)
  addModes(out, note.sampleRate, modes)
  adsr(out, note.sampleRate, { attack: 0.0012, fall: 30, sustain: 1, gate: seconds, release: 1 })
  closeEnd(out, note.sampleRate)
  return out
}

function knock(note: VoiceNote, pitch: number): Float32Array {
  const out = silence(note, 0.05)
  addNoise(out, note.velocity, note.random())
  lowPass(out, note.sampleRate, pitch)
  decay(out, note.sampleRate, { attack: 0.0005, fall: 0.006 })
  return out
}
