import { cos } from './dsp/exact.ts'
import { duck } from './duck.ts'
import { createStereo, framesIn, type Stereo } from './stereo.ts'

/** One sound in a film: from when, how loud (0 to 1), faded in and out, and whose sound lowers it by 8 dB. */
export type MixPart = {
  sound: Stereo
  atMs: number
  volume: number
  fadeInMs: number
  fadeOutMs: number
  duckUnder?: readonly MixPart[]
}

/**
 * All sounds of a film in one, `durationMs` long. What reaches past the end is cut there, with its fade-out before the
 * cut. Throws RangeError when a sound has another sample rate: sounds are resampled where they are decoded.
 */
export function mix(parts: readonly MixPart[], durationMs: number, sampleRate = 48_000): Stereo {
  const frames = framesIn(durationMs, sampleRate)
  const sum = createStereo(sampleRate, frames)
  for (const part of parts) {
    const placed = placePart(part, frames, sampleRate)
    const keys = part.duckUnder ?? []
    if (keys.length > 0)
      duck(
        placed,
        sumOf(
          keys.map((key) => placePart(key, frames, sampleRate)),
          frames,
          sampleRate,
        ),
      )
    addTo(sum, placed)
  }
  return sum
}

function sumOf(sounds: readonly Stereo[], frames: number, sampleRate: number): Stereo {
  const sum = createStereo(sampleRate, frames)
  for (const sound of sounds) addTo(sum, sound)
  return sum
}

function addTo(sum: Stereo, sound: Stereo): void {
  for (let i = 0; i < sum.left.length; i++) {
    sum.left[i] = (sum.left[i] ?? 0) + (sound.left[i] ?? 0)
    sum.right[i] = (sum.right[i] ?? 0) + (sound.right[i] ?? 0)
  }
}

/** A part alone on the film's length, at its place, with volume and fades. */
function placePart(part: MixPart, frames: number, sampleRate: number): Stereo {
  const { sound, volume } = part
  if (sound.sampleRate !== sampleRate)
    throw new RangeError(`A mix at ${sampleRate} Hz cannot take a sound at ${sound.sampleRate} Hz.`)
  const out = createStereo(sampleRate, frames)
  const at = Math.round((part.atMs / 1000) * sampleRate)
  const length = Math.min(sound.left.length, frames - at)
  const fadeIn = framesIn(part.fadeInMs, sampleRate)
  const fadeOut = framesIn(part.fadeOutMs, sampleRate)
  for (let i = Math.max(0, -at); i < length; i++) {
    const gain = volume * fadeGain(i, fadeIn) * fadeGain(length - 1 - i, fadeOut)
    out.left[at + i] = (sound.left[i] ?? 0) * gain
    out.right[at + i] = (sound.right[i] ?? 0) * gain
  }
  return out
}

/** Half a cosine: starts and ends without a corner. */
function fadeGain(index: number, length: number): number {
  return index >= length ? 1 : 0.5 - 0.5 * cos((Math.PI * index) / length)
}
