import { adsr } from '../dsp/envelope.ts'
import { exp, power } from '../dsp/exact.ts'
import { bandPass, type Cutoff, highPass, lowPass } from '../dsp/filter.ts'
import { addNoise } from '../dsp/noise.ts'
import { addPulse, addSaw, addSine } from '../dsp/oscillator.ts'
import { addInto, gainBy } from '../dsp/shape.ts'
import { sine } from '../dsp/sine.ts'
import { detune, double, silence, type Sound, type VoiceNote } from './voice.ts'

/** Detuned saws behind a slowly breathing filter. */
export function padWarm(note: VoiceNote): Sound {
  return double(() => pad(note, { cents: [-7, 1, 8], cutoff: breathing(note, 1150, 350), attack: 0.12 }))
}

/** The same in the dark, with hollow pulses. */
export function padDark(note: VoiceNote): Sound {
  return double(() => {
    const out = pad(note, { cents: [-9, 6], cutoff: breathing(note, 620, 260), attack: 0.16 })
    const hollow = silence(note, note.seconds + 0.9)
    addPulse(hollow, {
      sampleRate: note.sampleRate,
      frequency: note.frequency,
      gain: 0.3,
      phase: note.random(),
      width: 0.3,
    })
    lowPass(hollow, note.sampleRate, breathing(note, 520, 200), 1.4)
    adsr(hollow, note.sampleRate, { attack: 0.2, fall: 1, sustain: 1, gate: note.seconds, release: 0.2 })
    addInto(out, hollow, 0.8)
    return out
  })
}

/** Glass and breath, high up. */
export function padAir(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, random } = note
  return double(() => {
    const out = silence(note, seconds + 1.2)
    for (const cents of [-6, 5])
      addSine(out, { sampleRate, frequency: detune(frequency, cents), gain: 0.4, phase: random() })
    addSine(out, { sampleRate, frequency: detune(frequency * 2, 3), gain: 0.14, phase: random() })
    const breath = silence(note, seconds + 1.2)
    addNoise(breath, 0.8, random())
    bandPass(breath, sampleRate, frequency * 2, 9)
    addInto(out, breath, 0.5)
    adsr(out, sampleRate, { attack: 0.28, fall: 1, sustain: 1, gate: seconds, release: 0.25 })
    return out
  })
}

/** A section of bowed strings, several desks a side. */
export function strings(note: VoiceNote): Sound {
  const { sampleRate, seconds, velocity } = note
  return double(() => {
    const out = ensemble(note, [-11, -4, 3, 10], seconds + 0.9)
    lowPass(out, sampleRate, (at) => 2100 + 3900 * velocity * Math.min(1, at / 0.25))
    adsr(out, sampleRate, { attack: 0.075, fall: 0.5, sustain: 0.85, gate: seconds, release: 0.13 })
    return out
  })
}

/** The same players with short strokes off the string. */
export function stringsShort(note: VoiceNote): Sound {
  const { sampleRate, velocity, random } = note
  return double(() => {
    const out = ensemble(note, [-9, -2, 7], 0.7)
    addNoise(out, 0.06 + 0.06 * velocity, random())
    lowPass(out, sampleRate, (at) => 1300 + 5200 * velocity * exp(-at / 0.12))
    adsr(out, sampleRate, { attack: 0.009, fall: 0.1, sustain: 0.18, gate: 0.2, release: 0.09 })
    return out
  })
}

/** Four saws a side: the wall of dance music. */
export function supersaw(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity } = note
  return double((side) => {
    const out = ensemble(note, [-19 * side, -8 * side, 0, 13 * side], seconds + 0.5)
    highPass(out, sampleRate, frequency * 0.9)
    lowPass(out, sampleRate, (at) => 3800 + 6200 * velocity * exp(-at / 0.25))
    adsr(out, sampleRate, { attack: 0.003, fall: 0.3, sustain: 0.6, gate: seconds, release: 0.07 })
    return out
  })
}

type PadShape = { cents: readonly number[]; cutoff: Cutoff; attack: number }

function pad(note: VoiceNote, shape: PadShape): Float32Array {
  const { sampleRate, seconds } = note
  const out = ensemble(note, shape.cents, seconds + 0.9)
  lowPass(out, sampleRate, shape.cutoff, 0.8)
  highPass(out, sampleRate, 130)
  adsr(out, sampleRate, { attack: shape.attack, fall: 1, sustain: 1, gate: seconds, release: 0.2 })
  return out
}

function ensemble(note: VoiceNote, cents: readonly number[], seconds: number): Float32Array {
  const { sampleRate, frequency, random } = note
  const out = silence(note, seconds)
  for (const away of cents) {
    const own = detune(frequency, away + (random() - 0.5) * 3)
    addSaw(out, { sampleRate, frequency: own, gain: 0.6 / power(cents.length, 0.6), phase: random() })
  }
  gainBy(out, 0.6)
  return out
}

function breathing(note: VoiceNote, middle: number, depth: number): Cutoff {
  const start = note.random()
  return (at) => middle + note.frequency * 0.6 + depth * sine(start + at * 0.23)
}
