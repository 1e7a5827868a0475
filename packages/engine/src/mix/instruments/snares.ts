import { adsr, decay } from '../dsp/envelope.ts'
import { bandPass, highPass, lowPass, peak } from '../dsp/filter.ts'
import { addModes } from '../dsp/modes.ts'
import { addNoise } from '../dsp/noise.ts'
import { addFallingSine } from '../dsp/oscillator.ts'
import { addInto, gainBy, saturate } from '../dsp/shape.ts'
import { double, mono, silence, type Sound, tuning, type VoiceNote } from './voice.ts'

/** A short dry snare. */
export function snareTight(note: VoiceNote): Sound {
  const { sampleRate } = note
  const out = snareBody(note, { pitch: 188, fall: 0.07 })
  addInto(out, wires(note, { low: 1700, high: 11_000, fall: 0.075, seconds: 0.5 }), 0.75)
  saturate(out, 1.6)
  peak(out, sampleRate, 220, 1, 2)
  return mono(out)
}

/** Brushes on a coated head: a soft swish with hardly a stroke in it. */
export function snareBrush(note: VoiceNote): Sound {
  const { sampleRate } = note
  return double(() => {
    const out = silence(note, 0.5)
    addNoise(out, 1, note.random())
    bandPass(out, sampleRate, 2600 + 1600 * note.velocity, 0.5)
    lowPass(out, sampleRate, 8500)
    adsr(out, sampleRate, { attack: 0.004, fall: 0.07, sustain: 0, gate: 0.2, release: 0.05 })
    addInto(out, snareBody(note, { pitch: 205, fall: 0.045 }), 0.35)
    return out
  })
}

/** The big snare of the eighties: a long noisy room, shut off before it has died away. */
export function snareGated(note: VoiceNote): Sound {
  const { sampleRate } = note
  return double(() => {
    const out = snareBody(note, { pitch: 168, fall: 0.11 })
    addInto(out, wires(note, { low: 900, high: 9500, fall: 0.4, seconds: 0.5 }), 0.62)
    adsr(out, sampleRate, { attack: 0.0005, fall: 0.3, sustain: 0.15, gate: 0.21, release: 0.012 })
    saturate(out, 1.8)
    return out
  })
}

/** Some hands that are not quite together. */
export function clap(note: VoiceNote): Sound {
  const { sampleRate } = note
  return double(() => {
    const out = silence(note, 0.45)
    for (const at of [0, 0.0095 + note.random() * 0.002, 0.019 + note.random() * 0.003]) {
      addInto(out, burst(note, 0.0055), 1, Math.round(at * sampleRate))
    }
    addInto(out, burst(note, 0.075), 0.75, Math.round(0.028 * sampleRate))
    peak(out, sampleRate, 1150, 1.2, 9)
    highPass(out, sampleRate, 650)
    lowPass(out, sampleRate, 8200)
    saturate(out, 1.3)
    return out
  })
}

/** Two fingers, close by. */
export function snap(note: VoiceNote): Sound {
  const { sampleRate } = note
  const out = silence(note, 0.3)
  addInto(out, burst(note, 0.003), 0.6)
  addInto(out, burst(note, 0.022), 1, Math.round(0.008 * sampleRate))
  bandPass(out, sampleRate, 2150, 1.6)
  addModes(out, sampleRate, [{ frequency: 1480, gain: 0.25, fall: 0.012 }])
  lowPass(out, sampleRate, 7000)
  return mono(out)
}

/** A stick across the rim. */
export function rim(note: VoiceNote): Sound {
  const { sampleRate } = note
  const out = silence(note, 0.2)
  addModes(out, sampleRate, [
    { frequency: 480, gain: 0.5, fall: 0.014 },
    { frequency: 1720, gain: 0.8, fall: 0.012 },
    { frequency: 2480, gain: 0.35, fall: 0.008 },
  ])
  addInto(out, burst(note, 0.002), 0.3)
  lowPass(out, sampleRate, 7500)
  return mono(out)
}

function snareBody(note: VoiceNote, shape: { pitch: number; fall: number }): Float32Array {
  const { sampleRate } = note
  const pitch = shape.pitch * tuning(note)
  const out = silence(note, 0.5)
  addFallingSine(out, { sampleRate, from: pitch * 1.7, to: pitch, fall: 0.012, gain: 0.75 })
  addFallingSine(out, { sampleRate, from: pitch * 2.4, to: pitch * 1.72, fall: 0.01, gain: 0.3 })
  decay(out, sampleRate, { attack: 0.0006, fall: shape.fall })
  return out
}

function wires(
  note: VoiceNote,
  shape: { low: number; high: number; fall: number; seconds: number },
): Float32Array {
  const out = silence(note, shape.seconds)
  addNoise(out, 1, note.random())
  highPass(out, note.sampleRate, shape.low)
  lowPass(out, note.sampleRate, shape.high * (0.6 + 0.4 * note.velocity))
  decay(out, note.sampleRate, { attack: 0.0008, fall: shape.fall })
  return out
}

function burst(note: VoiceNote, fall: number): Float32Array {
  const out = silence(note, fall * 6)
  addNoise(out, 1, note.random())
  decay(out, note.sampleRate, { attack: 0.0004, fall })
  gainBy(out, 0.6)
  return out
}
