import { adsr, decay } from '../dsp/envelope.ts'
import { exp } from '../dsp/exact.ts'
import { bandPass, highPass, lowPass } from '../dsp/filter.ts'
import { addModes } from '../dsp/modes.ts'
import { addNoise } from '../dsp/noise.ts'
import { addPulse } from '../dsp/oscillator.ts'
import { addInto } from '../dsp/shape.ts'
import { double, mono, silence, type Sound, type VoiceNote } from './voice.ts'

/** The six squares of a drum machine's cymbal (Roland TR-808 service notes), in hertz. */
const metalPitches = [205.3, 304.4, 369.6, 522.7, 540, 800] as const

/** Two small cymbals shut. */
export function hatClosed(note: VoiceNote): Sound {
  return hat(note, 0.022 + 0.018 * note.velocity)
}

/** The same a little open. */
export function hatOpen(note: VoiceNote): Sound {
  return hat(note, 0.14)
}

/** Grains in a box: it swells and stops. */
export function shaker(note: VoiceNote): Sound {
  const { sampleRate } = note
  const out = silence(note, 0.25)
  addNoise(out, 1, note.random())
  bandPass(out, sampleRate, 5600 + 1400 * note.velocity, 0.9)
  lowPass(out, sampleRate, 11_000)
  adsr(out, sampleRate, { attack: 0.016, fall: 0.03, sustain: 0, gate: 0.08, release: 0.03 })
  return mono(out)
}

/** Small jingles. */
export function tambourine(note: VoiceNote): Sound {
  const { sampleRate } = note
  const out = silence(note, 0.4)
  const modes = [4700, 5900, 7150, 8300, 9600].map((frequency) => ({
    frequency: frequency * (0.99 + 0.02 * note.random()),
    gain: 0.22,
    fall: 0.05,
  }))
  addModes(out, sampleRate, modes)
  const shake = silence(note, 0.4)
  addNoise(shake, 0.7, note.random())
  highPass(shake, sampleRate, 5200)
  lowPass(shake, sampleRate, 11_000)
  decay(shake, sampleRate, { attack: 0.003, fall: 0.055 })
  addInto(out, shake, 1)
  return mono(out)
}

/** A stick on a large cymbal: a ping over a wash. */
export function ride(note: VoiceNote): Sound {
  const { sampleRate } = note
  const out = metal(note, 1.2)
  bandPass(out, sampleRate, 5200, 0.6)
  decay(out, sampleRate, { attack: 0.001, fall: 0.28 })
  addModes(out, sampleRate, [
    { frequency: 3130, gain: 0.16, fall: 0.2 },
    { frequency: 4710, gain: 0.12, fall: 0.14 },
  ])
  lowPass(out, sampleRate, 10_000)
  return mono(out)
}

/** A crash that opens the bar. */
export function crash(note: VoiceNote): Sound {
  return double(() => {
    const out = wash(note, 2.6)
    decay(out, note.sampleRate, { attack: 0.002, fall: 0.48 })
    return out
  })
}

/** A crash played backwards, that ends where something begins. */
export function reverseCymbal(note: VoiceNote): Sound {
  return double(() => {
    const out = wash(note, note.seconds)
    decay(out, note.sampleRate, { attack: 0.004, fall: Math.max(0.12, note.seconds * 0.26) })
    return out.reverse()
  })
}

function hat(note: VoiceNote, fall: number): Sound {
  const { sampleRate } = note
  const out = metal(note, fall * 7)
  addNoise(out, 0.5, note.random())
  highPass(out, sampleRate, 6200, 0.9)
  highPass(out, sampleRate, 4800)
  lowPass(out, sampleRate, 11_500 + 2500 * note.velocity)
  adsr(out, sampleRate, { attack: 0.0006, fall, sustain: 0, gate: fall * 4, release: 0.01 })
  return mono(out)
}

function wash(note: VoiceNote, seconds: number): Float32Array {
  const out = metal(note, seconds)
  addNoise(out, 0.9, note.random())
  highPass(out, note.sampleRate, 2600)
  lowPass(out, note.sampleRate, (at) => 5500 + 8500 * exp(-at / 0.35))
  return out
}

function metal(note: VoiceNote, seconds: number): Float32Array {
  const { sampleRate } = note
  const out = silence(note, seconds)
  for (const pitch of metalPitches) {
    addPulse(out, { sampleRate, frequency: pitch * 2.3, gain: 0.16, phase: note.random(), width: 0.5 })
  }
  return out
}
