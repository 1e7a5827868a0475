import { adsr, decay } from '../dsp/envelope.ts'
import { exp, power, square } from '../dsp/exact.ts'
import { bandPass, highPass, lowPass } from '../dsp/filter.ts'
import { addModes } from '../dsp/modes.ts'
import { addNoise } from '../dsp/noise.ts'
import { addFallingSine } from '../dsp/oscillator.ts'
import { addInto, saturate } from '../dsp/shape.ts'
import { double, mono, silence, type Sound, tuning, type VoiceNote } from './voice.ts'

/** A tom of a drum kit. */
export function tom(note: VoiceNote): Sound {
  const { sampleRate } = note
  const pitch = 118 * tuning(note)
  const out = silence(note, 0.9)
  addFallingSine(out, { sampleRate, from: pitch * 1.7, to: pitch, fall: 0.04, gain: 1 })
  decay(out, sampleRate, { attack: 0.001, fall: 0.17 })
  addInto(out, thud(note, { pitch: 2200, fall: 0.012 }), 0.35)
  saturate(out, 1.4)
  return mono(out)
}

/** A barrel drum as wide as a door: one low body in the middle, the skins' noise from all around. */
export function taiko(note: VoiceNote): Sound {
  const { sampleRate } = note
  const pitch = 72 * tuning(note)
  const body = silence(note, 1.6)
  addFallingSine(body, { sampleRate, from: pitch * 2.1, to: pitch, fall: 0.045, gain: 1 })
  addFallingSine(body, { sampleRate, from: pitch * 3, to: pitch * 1.58, fall: 0.03, gain: 0.35 })
  decay(body, sampleRate, { attack: 0.0015, fall: 0.3 })
  return double(() => {
    const out = body.slice()
    addInto(out, thud(note, { pitch: 900 + 900 * note.velocity, fall: 0.05 }), 0.6)
    addInto(out, thud(note, { pitch: 3200, fall: 0.008 }), 0.4)
    saturate(out, 1.5)
    return out
  })
}

/** A hand on a skin. */
export function conga(note: VoiceNote): Sound {
  const { sampleRate } = note
  const pitch = 232 * tuning(note)
  const out = silence(note, 0.6)
  addFallingSine(out, { sampleRate, from: pitch * 1.25, to: pitch, fall: 0.015, gain: 0.8 })
  decay(out, sampleRate, { attack: 0.0008, fall: 0.095 })
  addModes(out, sampleRate, [
    { frequency: pitch * 1.94, gain: 0.22, fall: 0.04 },
    { frequency: pitch * 3.1, gain: 0.12, fall: 0.02 },
  ])
  addInto(out, thud(note, { pitch: 1900, fall: 0.009 }), 0.5 * note.velocity)
  return mono(out)
}

/** A hollow piece of hard wood. */
export function woodblock(note: VoiceNote): Sound {
  const pitch = 790 * tuning(note)
  const out = silence(note, 0.25)
  addModes(out, note.sampleRate, [
    { frequency: pitch, gain: 0.8, fall: 0.022 },
    { frequency: pitch * 1.83, gain: 0.4, fall: 0.014 },
    { frequency: pitch * 3.35, gain: 0.18, fall: 0.007 },
  ])
  addInto(out, thud(note, { pitch: 3000, fall: 0.003 }), 0.3)
  return mono(out)
}

/** The surface of an old record: a breath of hiss, now and then a crackle. */
export function vinyl(note: VoiceNote): Sound {
  const { sampleRate, random } = note
  return double(() => {
    const out = silence(note, note.seconds)
    for (let at = 0; at < out.length; at += sampleRate * (0.01 + 0.16 * square(random()))) {
      out[Math.floor(at)] = (random() - 0.5) * (0.5 + 2.5 * power(random(), 6))
    }
    bandPass(out, sampleRate, 2800, 0.5)
    const hiss = silence(note, note.seconds)
    addNoise(hiss, 0.016, random())
    highPass(hiss, sampleRate, 900)
    lowPass(hiss, sampleRate, 6500)
    addInto(out, hiss, 1)
    adsr(out, sampleRate, { attack: 0.01, fall: 1, sustain: 1, gate: note.seconds - 0.01, release: 0.004 })
    return out
  })
}

/** A deep hit with air around it: something begins. */
export function impact(note: VoiceNote): Sound {
  const { sampleRate } = note
  return double(() => {
    const out = silence(note, 2.4)
    addFallingSine(out, { sampleRate, from: 105, to: 41, fall: 0.12, gain: 1 })
    decay(out, sampleRate, { attack: 0.001, fall: 0.42 })
    const air = silence(note, 2.4)
    addNoise(air, 0.7, note.random())
    lowPass(air, sampleRate, (at) => 180 + 3800 * exp(-at / 0.12))
    decay(air, sampleRate, { attack: 0.001, fall: 0.3 })
    addInto(out, air, 1)
    saturate(out, 1.5)
    return out
  })
}

/** Wind that rises over the whole note and is gone at its end. */
export function riser(note: VoiceNote): Sound {
  const { sampleRate, seconds } = note
  return double(() => {
    const out = silence(note, seconds)
    addNoise(out, 1, note.random())
    bandPass(out, sampleRate, (at) => 350 * power(22, at / seconds), 1.1)
    for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * square(i / out.length)
    adsr(out, sampleRate, { attack: 0.01, fall: 1, sustain: 1, gate: seconds - 0.03, release: 0.006 })
    return out
  })
}

function thud(note: VoiceNote, shape: { pitch: number; fall: number }): Float32Array {
  const out = silence(note, shape.fall * 7)
  addNoise(out, 1, note.random())
  bandPass(out, note.sampleRate, shape.pitch, 0.7)
  decay(out, note.sampleRate, { attack: 0.0005, fall: shape.fall })
  return out
}
