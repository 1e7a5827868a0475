import { adsr } from '../dsp/envelope.ts'
import { exp } from '../dsp/exact.ts'
import { bandPass, highPass, lowPass, peak } from '../dsp/filter.ts'
import { addSaw } from '../dsp/oscillator.ts'
import { addInto, gainBy } from '../dsp/shape.ts'
import { addString } from '../dsp/string.ts'
import { detune, double, mono, silence, type Sound, type VoiceNote } from './voice.ts'

/** A steel-string guitar, one microphone on each side of the hole. */
export function guitarSteel(note: VoiceNote): Sound {
  return guitar(note, { ring: 3.6, brightness: 0.52, pluckAt: 0.14 })
}

/** A classical guitar. */
export function guitarNylon(note: VoiceNote): Sound {
  return guitar(note, { ring: 2.2, brightness: 0.28, pluckAt: 0.26 })
}

/** A ukulele: small, quick to die. */
export function ukulele(note: VoiceNote): Sound {
  return guitar(note, { ring: 0.9, brightness: 0.36, pluckAt: 0.22 })
}

/** An electric guitar with the hand on the strings: the scratch of funk. */
export function guitarMuted(note: VoiceNote): Sound {
  const { sampleRate, frequency, velocity, random } = note
  const out = silence(note, 0.35)
  addString(out, {
    sampleRate,
    frequency,
    ring: 0.22,
    brightness: 0.45 + 0.2 * velocity,
    pluckAt: 0.12,
    phase: random(),
  })
  highPass(out, sampleRate, 320)
  peak(out, sampleRate, 1700, 1, 5)
  lowPass(out, sampleRate, 5200)
  adsr(out, sampleRate, { attack: 0.001, fall: 1, sustain: 1, gate: 0.2, release: 0.03 })
  return mono(out)
}

/** Violins plucked with a finger: a string, shortened by the wood it stands on. */
export function pizzicato(note: VoiceNote): Sound {
  const { sampleRate, frequency, velocity, random } = note
  return double(() => {
    const out = silence(note, 0.7)
    addString(out, {
      sampleRate,
      frequency,
      ring: 0.55,
      brightness: 0.22 + 0.16 * velocity,
      pluckAt: 0.34,
      phase: random(),
    })
    const body = silence(note, 0.25)
    addInto(body, out, 1)
    bandPass(body, sampleRate, 480, 1.6)
    addInto(out, body, 1.2)
    lowPass(out, sampleRate, 2600 + 1200 * velocity)
    adsr(out, sampleRate, { attack: 0.002, fall: 0.3, sustain: 0, gate: 0.5, release: 0.05 })
    return out
  })
}

/** A soft round blip. */
export function pluckSoft(note: VoiceNote): Sound {
  return synthPluck(note, { open: 2300, closed: 600, filterFall: 0.07, fall: 0.17, cents: 4 })
}

/** The bright sequencer pluck of dance music. */
export function pluckBright(note: VoiceNote): Sound {
  return synthPluck(note, { open: 7500, closed: 1200, filterFall: 0.085, fall: 0.2, cents: 7 })
}

type GuitarShape = { ring: number; brightness: number; pluckAt: number }

function guitar(note: VoiceNote, shape: GuitarShape): Sound {
  const { sampleRate, seconds, velocity, random } = note
  return double(() => {
    const out = silence(note, Math.min(seconds + 0.3, 5))
    addString(out, {
      sampleRate,
      frequency: note.frequency * (1 + (random() - 0.5) * 0.0008),
      ring: shape.ring,
      brightness: shape.brightness * (0.7 + 0.3 * velocity),
      pluckAt: shape.pluckAt,
      phase: random(),
    })
    adsr(out, sampleRate, { attack: 0.0012, fall: 30, sustain: 1, gate: seconds, release: 0.06 })
    return out
  })
}

type PluckShape = { open: number; closed: number; filterFall: number; fall: number; cents: number }

function synthPluck(note: VoiceNote, shape: PluckShape): Sound {
  const { sampleRate, frequency, velocity, random } = note
  const open = shape.open * (0.4 + 0.6 * velocity)
  const seconds = Math.max(note.seconds, 0.12)
  return double((side) => {
    const out = silence(note, Math.min(seconds + 0.5, 1.6))
    const cents = side * shape.cents
    addSaw(out, { sampleRate, frequency: detune(frequency, cents), gain: 0.5, phase: random() })
    addSaw(out, { sampleRate, frequency: detune(frequency, -0.4 * cents), gain: 0.4, phase: random() })
    lowPass(
      out,
      sampleRate,
      (at) => Math.max(frequency, shape.closed) + open * exp(-at / shape.filterFall),
      1.1,
    )
    adsr(out, sampleRate, { attack: 0.0015, fall: shape.fall, sustain: 0.06, gate: seconds, release: 0.09 })
    gainBy(out, 0.9)
    return out
  })
}
