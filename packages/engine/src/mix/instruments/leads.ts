import { adsr } from '../dsp/envelope.ts'
import { exp } from '../dsp/exact.ts'
import { bandPass, lowPass } from '../dsp/filter.ts'
import { addNoise } from '../dsp/noise.ts'
import { addPulse, addSaw, addVibratoSine } from '../dsp/oscillator.ts'
import { addInto, gainBy, saturate } from '../dsp/shape.ts'
import { detune, double, mono, silence, type Sound, type VoiceNote } from './voice.ts'

/** A section of horns: brighter as they lean in. */
export function brass(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity, random } = note
  return double(() => {
    const out = silence(note, seconds + 0.4)
    for (const cents of [-7, 0, 6]) {
      const own = detune(frequency, cents + random() * 2)
      addSaw(out, { sampleRate, frequency: own, gain: 0.24, phase: random() })
    }
    const bright = 900 + 3000 * velocity
    lowPass(
      out,
      sampleRate,
      (at) => 350 + bright * Math.min(1, at / 0.045) * (0.55 + 0.45 * exp(-at / 0.25)),
      0.9,
    )
    adsr(out, sampleRate, { attack: 0.022, fall: 0.3, sustain: 0.75, gate: seconds, release: 0.06 })
    saturate(out, 1.2)
    return out
  })
}

/** Two hollow pulses of an eighties keyboard. */
export function leadSquare(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity, random } = note
  return double((side) => {
    const out = silence(note, seconds + 0.35)
    const cents = side * 5
    addPulse(out, { sampleRate, frequency: detune(frequency, cents), gain: 0.3, phase: random(), width: 0.5 })
    addPulse(out, {
      sampleRate,
      frequency: detune(frequency, -cents * 0.6),
      gain: 0.2,
      phase: random(),
      width: 0.32,
    })
    lowPass(out, sampleRate, (at) => 1500 + frequency + (800 + 1800 * velocity) * exp(-at / 0.2), 0.9)
    adsr(out, sampleRate, { attack: 0.006, fall: 0.35, sustain: 0.6, gate: seconds, release: 0.07 })
    return out
  })
}

/** Three saws a little apart, for hooks. */
export function leadSaw(note: VoiceNote): Sound {
  const { sampleRate, frequency, seconds, velocity, random } = note
  return double((side) => {
    const out = silence(note, seconds + 0.35)
    for (const cents of [0, 8, 15]) {
      addSaw(out, { sampleRate, frequency: detune(frequency, side * cents), gain: 0.26, phase: random() })
    }
    lowPass(out, sampleRate, (at) => 1700 + frequency + (1500 + 4200 * velocity) * exp(-at / 0.14), 1)
    adsr(out, sampleRate, { attack: 0.003, fall: 0.25, sustain: 0.6, gate: seconds, release: 0.06 })
    return out
  })
}

/** A wooden flute, more air than edge. */
export function leadFlute(note: VoiceNote): Sound {
  return blown(note, { overtones: [1, 0.42, 0.24, 0.12, 0.06], breath: 0.14, attack: 0.035, depth: 0.004 })
}

/** Somebody whistling a tune they like. */
export function leadWhistle(note: VoiceNote): Sound {
  return blown(note, { overtones: [1, 0.05, 0.02], breath: 0.06, attack: 0.028, depth: 0.006 })
}

type Blown = { overtones: readonly number[]; breath: number; attack: number; depth: number }

function blown(note: VoiceNote, shape: Blown): Sound {
  const { sampleRate, frequency, seconds, velocity, random } = note
  const out = silence(note, seconds + 0.35)
  const rate = 5.1 + random() * 0.5
  for (const [index, gain] of shape.overtones.entries()) {
    const bright = index === 0 ? 1 : 0.4 + 0.8 * velocity
    const own = { sampleRate, frequency: frequency * (index + 1), gain: gain * bright, phase: 0 }
    addVibratoSine(out, { ...own, depth: shape.depth, rate, delay: 0.35 })
  }
  const air = silence(note, seconds + 0.35)
  addNoise(air, 1, random())
  bandPass(air, sampleRate, frequency * 2, 1.2)
  addInto(out, air, shape.breath * (0.5 + velocity))
  gainBy(out, 0.7)
  adsr(out, sampleRate, { attack: shape.attack, fall: 0.5, sustain: 0.85, gate: seconds, release: 0.06 })
  return mono(out)
}
