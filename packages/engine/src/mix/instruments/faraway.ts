import { adsr } from '../dsp/envelope.ts'
import { power } from '../dsp/exact.ts'
import { bandPass, highPass, lowPass } from '../dsp/filter.ts'
import { addModes } from '../dsp/modes.ts'
import { addNoise } from '../dsp/noise.ts'
import { addFallingSine, addPulse, addSaw } from '../dsp/oscillator.ts'
import { addInto, gainBy, saturate } from '../dsp/shape.ts'
import { sine } from '../dsp/sine.ts'
import { addString } from '../dsp/string.ts'
import { detune, double, mono, silence, type Sound, tuning, type VoiceNote } from './voice.ts'

/** A Korean zither: silk strings plucked with the finger, the wooden board under them. */
export function gayageum(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity, random } = note
  return double(() => {
    const out = silence(note, Math.min(seconds + 0.5, 3))
    addString(out, {
      sampleRate,
      frequency: frequency * (1 + (random() - 0.5) * 0.0006),
      ring: 1.5,
      brightness: 0.3 + 0.22 * velocity,
      pluckAt: 0.11,
      phase: random(),
    })
    const board = silence(note, 0.06)
    addNoise(board, 0.5 * velocity, random())
    bandPass(board, sampleRate, 620, 1.1)
    adsr(board, sampleRate, { attack: 0.0006, fall: 0.012, sustain: 0, gate: 0.05, release: 0.01 })
    addInto(out, board, 1)
    adsr(out, sampleRate, { attack: 0.001, fall: 0.9, sustain: 0.25, gate: seconds + 0.2, release: 0.1 })
    return out
  })
}

/** An hourglass drum: low under the left hand, a dry slap under the stick; tuned high it is all stick. */
export function janggu(note: VoiceNote): Sound {
  const { sampleRate, velocity, random } = note
  const away = tuning(note)
  const out = silence(note, 0.7)
  addFallingSine(out, { sampleRate, from: 190 * away, to: 118 * away, fall: 0.03, gain: 0.8 })
  adsr(out, sampleRate, { attack: 0.0008, fall: 0.13, sustain: 0, gate: 0.6, release: 0.02 })
  addModes(out, sampleRate, [
    { frequency: 640 * away, gain: 0.2, fall: 0.04 },
    { frequency: 1120 * away, gain: 0.16, fall: 0.022 },
  ])
  const stick = silence(note, 0.09)
  addNoise(stick, 0.5 + 0.4 * velocity, random())
  bandPass(stick, sampleRate, 2100, 0.8)
  adsr(stick, sampleRate, { attack: 0.0004, fall: 0.014, sustain: 0, gate: 0.08, release: 0.01 })
  addInto(out, stick, 0.9)
  return mono(out)
}

/** Steel tongues on a small box, plucked with the thumbs. */
export function kalimba(note: VoiceNote): Sound {
  const { sampleRate, frequency, velocity, random } = note
  const ring = Math.min(0.9, 0.42 * power(523 / frequency, 0.5))
  const out = silence(note, ring * 6)
  addModes(out, sampleRate, [
    { frequency, gain: 0.85, fall: ring },
    { frequency: frequency * 2.01, gain: 0.1, fall: ring * 0.5 },
    { frequency: frequency * 5.42, gain: 0.1 * velocity, fall: ring * 0.09 },
  ])
  const thumb = silence(note, 0.04)
  addNoise(thumb, 0.3 * velocity, random())
  lowPass(thumb, sampleRate, 1500)
  adsr(thumb, sampleRate, { attack: 0.0006, fall: 0.006, sustain: 0, gate: 0.03, release: 0.005 })
  addInto(out, thumb, 1)
  adsr(out, sampleRate, { attack: 0.001, fall: 30, sustain: 1, gate: ring * 6, release: 1 })
  return mono(out)
}

/** Aluminium bars with turning discs under them: long, round, swaying. */
export function vibraphone(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity } = note
  const ring = Math.min(1.6, 0.9 * power(440 / frequency, 0.4))
  const out = silence(note, Math.min(seconds + 1.2, ring * 5))
  addModes(out, sampleRate, [
    { frequency, gain: 0.85, fall: ring },
    { frequency: frequency * 3.99, gain: 0.09 + 0.12 * velocity, fall: ring * 0.3 },
    { frequency: frequency * 10.1, gain: 0.04 * velocity, fall: ring * 0.08 },
  ])
  const step = 5.2 / sampleRate
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * (1 + 0.22 * sine(i * step))
  adsr(out, sampleRate, { attack: 0.0015, fall: 30, sustain: 1, gate: seconds + 0.3, release: 0.2 })
  return mono(out)
}

/** Two reeds a shade apart in a bellows. */
export function accordion(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity, random } = note
  return double((side) => {
    const out = silence(note, seconds + 0.3)
    for (const cents of [side * 5, -side * 9]) {
      const own = { sampleRate, frequency: detune(frequency, cents), gain: 0.3, phase: random() }
      addPulse(out, { ...own, width: 0.28 })
    }
    addPulse(out, { sampleRate, frequency: frequency * 2, gain: 0.1, phase: random(), width: 0.35 })
    lowPass(out, sampleRate, 1500 + frequency + 1800 * velocity)
    adsr(out, sampleRate, { attack: 0.035, fall: 0.4, sustain: 0.85, gate: seconds, release: 0.06 })
    return out
  })
}

/** The vowel of a choir that sings “ah”: its first three formants (Peterson and Barney). */
const formants = [
  { hertz: 730, q: 7, gain: 1 },
  { hertz: 1090, q: 9, gain: 0.6 },
  { hertz: 2440, q: 10, gain: 0.28 },
] as const

/** Voices far away. */
export function choir(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, random } = note
  return double(() => {
    const throat = silence(note, seconds + 1)
    for (const cents of [-11, -3, 4, 12]) {
      const own = detune(frequency, cents + (random() - 0.5) * 4)
      addSaw(throat, { sampleRate, frequency: own, gain: 0.3, phase: random() })
    }
    addNoise(throat, 0.05, random())
    const out = silence(note, seconds + 1)
    for (const { hertz, q, gain } of formants) {
      const band = silence(note, seconds + 1)
      addInto(band, throat, 1)
      bandPass(band, sampleRate, hertz, q)
      addInto(out, band, gain)
    }
    lowPass(throat, sampleRate, 500)
    addInto(out, throat, 0.4)
    highPass(out, sampleRate, 140)
    gainBy(out, 0.8)
    saturate(out, 1.1)
    adsr(out, sampleRate, { attack: 0.16, fall: 1, sustain: 1, gate: seconds, release: 0.22 })
    return out
  })
}
