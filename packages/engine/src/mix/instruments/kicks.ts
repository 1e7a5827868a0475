import { adsr, decay } from '../dsp/envelope.ts'
import { highPass, lowPass } from '../dsp/filter.ts'
import { addNoise } from '../dsp/noise.ts'
import { addFallingSine } from '../dsp/oscillator.ts'
import { addInto, saturate } from '../dsp/shape.ts'
import { mono, silence, type Sound, tuning, type VoiceNote } from './voice.ts'

/** A kick that cuts through a small loudspeaker: quick fall, clear click. */
export function kickPunchy(note: VoiceNote): Sound {
  return kick(note, { from: 270, to: 60, pitchFall: 0.02, fall: 0.13, click: 0.3, drive: 1.7 })
}

/** A round club kick with a longer bottom. */
export function kickDeep(note: VoiceNote): Sound {
  return kick(note, { from: 200, to: 54, pitchFall: 0.028, fall: 0.17, click: 0.2, drive: 1.4 })
}

/** A felt beater on a damped drum. */
export function kickSoft(note: VoiceNote): Sound {
  const sound = kick(note, { from: 140, to: 64, pitchFall: 0.026, fall: 0.1, click: 0.22, drive: 1.1 })
  lowPass(sound.left, note.sampleRate, 1800 + 1800 * note.velocity)
  return sound
}

type KickShape = { from: number; to: number; pitchFall: number; fall: number; click: number; drive: number }

function kick(note: VoiceNote, shape: KickShape): Sound {
  const { sampleRate } = note
  const out = silence(note, shape.fall * 6)
  const from = shape.from * (0.85 + 0.15 * note.velocity)
  addFallingSine(out, { sampleRate, from, to: shape.to * tuning(note), fall: shape.pitchFall, gain: 1 })
  adsr(out, sampleRate, { attack: 0.001, fall: shape.fall, sustain: 0, gate: shape.fall * 3, release: 0.05 })
  const click = silence(note, 0.03)
  addNoise(click, shape.click * note.velocity, note.random())
  highPass(click, sampleRate, 1200)
  lowPass(click, sampleRate, 7500)
  decay(click, sampleRate, { attack: 0.0003, fall: 0.004 })
  addInto(out, click, 1)
  saturate(out, shape.drive)
  return mono(out)
}
