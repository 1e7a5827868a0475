import { adsr, decay } from '../dsp/envelope.ts'
import { exp } from '../dsp/exact.ts'
import { bandPass, lowPass } from '../dsp/filter.ts'
import { addNoise } from '../dsp/noise.ts'
import { addFallingSine, addPulse, addSaw, addSine } from '../dsp/oscillator.ts'
import { addInto, saturate } from '../dsp/shape.ts'
import { addString } from '../dsp/string.ts'
import { mono, silence, type Sound, type VoiceNote } from './voice.ts'

/** A pure low tone with just enough overtones to be heard on a telephone. */
export function bassSub(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds } = note
  const out = silence(note, seconds + 0.25)
  addSine(out, { sampleRate, frequency, gain: 1, phase: 0 })
  addSine(out, { sampleRate, frequency: frequency * 2, gain: 0.22, phase: 0 })
  addSine(out, { sampleRate, frequency: frequency * 3, gain: 0.1, phase: 0 })
  saturate(out, 1.7)
  adsr(out, sampleRate, { attack: 0.008, fall: 0.6, sustain: 0.75, gate: seconds, release: 0.035 })
  return mono(out)
}

/** A kick drum held until it became a bass. */
export function bass808(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds } = note
  const out = silence(note, seconds + 0.25)
  addFallingSine(out, { sampleRate, from: frequency * 2.4, to: frequency, fall: 0.018, gain: 1 })
  addSine(out, { sampleRate, frequency: frequency * 2, gain: 0.12, phase: 0 })
  saturate(out, 3)
  lowPass(out, sampleRate, 1400)
  adsr(out, sampleRate, { attack: 0.002, fall: 0.75, sustain: 0.1, gate: seconds, release: 0.035 })
  return mono(out)
}

/** A bass guitar played with the fingers. */
export function bassElectric(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity, random } = note
  const out = silence(note, seconds + 0.25)
  const brightness = 0.3 + 0.25 * velocity
  addString(out, { sampleRate, frequency, ring: 5, brightness, pluckAt: 0.17, phase: random() })
  lowPass(out, sampleRate, 1100 + 1400 * velocity)
  const body = silence(note, seconds + 0.25)
  addSine(body, { sampleRate, frequency, gain: 0.7, phase: 0 })
  addSine(body, { sampleRate, frequency: frequency * 2, gain: 0.2, phase: 0 })
  decay(body, sampleRate, { attack: 0.006, fall: 0.7 })
  addInto(out, body, 1)
  saturate(out, 1.4)
  adsr(out, sampleRate, { attack: 0.002, fall: 2, sustain: 0.4, gate: seconds, release: 0.03 })
  return mono(out)
}

/** A double bass, plucked: short and woody. */
export function bassUpright(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity, random } = note
  const out = silence(note, seconds + 0.25)
  addString(out, {
    sampleRate,
    frequency,
    ring: 2.2,
    brightness: 0.16 + 0.2 * velocity,
    pluckAt: 0.3,
    phase: random(),
  })
  const body = silence(note, seconds + 0.25)
  addSine(body, { sampleRate, frequency, gain: 0.8, phase: 0 })
  addSine(body, { sampleRate, frequency: frequency * 2, gain: 0.3, phase: 0 })
  decay(body, sampleRate, { attack: 0.008, fall: 0.4 })
  addInto(out, body, 1)
  const finger = silence(note, 0.06)
  addNoise(finger, 0.5, random())
  bandPass(finger, sampleRate, 480, 0.8)
  decay(finger, sampleRate, { attack: 0.001, fall: 0.012 })
  addInto(out, finger, 1)
  lowPass(out, sampleRate, 700 + 1100 * velocity)
  adsr(out, sampleRate, { attack: 0.003, fall: 1.2, sustain: 0.2, gate: seconds, release: 0.04 })
  return mono(out)
}

/** A sawtooth whose filter shuts after every note, with a sine below it. */
export function bassSynth(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity } = note
  const out = silence(note, seconds + 0.2)
  addSaw(out, { sampleRate, frequency, gain: 0.4, phase: 0.5 })
  addPulse(out, { sampleRate, frequency: frequency * 1.003, gain: 0.22, phase: 0, width: 0.4 })
  lowPass(out, sampleRate, (at) => frequency * 3 + (500 + 2200 * velocity) * exp(-at / 0.075), 1.3)
  addSine(out, { sampleRate, frequency, gain: 0.5, phase: 0 })
  saturate(out, 1.5)
  adsr(out, sampleRate, { attack: 0.003, fall: 0.22, sustain: 0.65, gate: seconds, release: 0.02 })
  return mono(out)
}
