import { log10, power } from './dsp/exact.ts'

/** Two channels of sound, samples from −1 to 1, equally long. */
export type Stereo = { sampleRate: number; left: Float32Array; right: Float32Array }

/** Silence of `frames` samples a channel. */
export function createStereo(sampleRate: number, frames: number): Stereo {
  return { sampleRate, left: new Float32Array(frames), right: new Float32Array(frames) }
}

/** Gives the memory of its samples back at once, whoever still holds it: a minute of them is 23 MB. */
export function giveBack({ left, right }: Stereo): void {
  for (const { buffer } of [left, right]) (buffer as ArrayBuffer).transfer(0)
}

/** How many samples a duration takes, to the nearest. */
export function framesIn(ms: number, sampleRate: number): number {
  return Math.max(0, Math.round((ms / 1000) * sampleRate))
}

/** A level in dB as a factor. */
export function dbToGain(db: number): number {
  return power(10, db / 20)
}

/** A factor as a level in dB; silence is −Infinity. */
export function gainToDb(gain: number): number {
  return gain > 0 ? 20 * log10(gain) : Number.NEGATIVE_INFINITY
}
