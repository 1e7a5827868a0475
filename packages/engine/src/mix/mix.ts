import { cos } from './dsp/exact.ts'
import { duckCurve, duckStep } from './duck.ts'
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
 * cut. Nothing is copied on the way: each part is added where it stands. Throws RangeError when a sound has another
 * sample rate: sounds are resampled where they are decoded.
 */
export function mix(parts: readonly MixPart[], durationMs: number, sampleRate = 48_000): Stereo {
  const frames = framesIn(durationMs, sampleRate)
  const sum = createStereo(sampleRate, frames)
  for (const part of parts) addPart(sum, part, frames)
  return sum
}

/** A film's bed: one part alone, worked on in its own memory. It must last the whole film. */
export function mixOver(bed: MixPart, parts: readonly MixPart[]): Stereo {
  const { sound } = bed
  const frames = sound.left.length
  const gainAt = gainOf(bed, frames)
  for (let i = 0; i < frames; i++) {
    const gain = gainAt(i)
    sound.left[i] = (sound.left[i] ?? 0) * gain
    sound.right[i] = (sound.right[i] ?? 0) * gain
  }
  for (const part of parts) addPart(sound, part, frames)
  return sound
}

function addPart(sum: Stereo, part: MixPart, frames: number): void {
  const { sound } = part
  if (sound.sampleRate !== sum.sampleRate)
    throw new RangeError(`A mix at ${sum.sampleRate} Hz cannot take a sound at ${sound.sampleRate} Hz.`)
  const gainAt = gainOf(part, frames)
  addStretch(sum, { part, gainAt, frames }, 0)
}

type Placed = { part: MixPart; gainAt: (index: number) => number; frames: number }

/** Adds what of a part falls into a stretch of the film that begins at the sample `from`. */
function addStretch(stretch: Stereo, { part, gainAt, frames }: Placed, from: number): void {
  const { sound } = part
  const at = startOf(part) - from
  const length = Math.min(lengthOf(part, frames), stretch.left.length - at)
  for (let i = Math.max(0, -at); i < length; i++) {
    const gain = gainAt(i)
    stretch.left[at + i] = (stretch.left[at + i] ?? 0) + (sound.left[i] ?? 0) * gain
    stretch.right[at + i] = (stretch.right[at + i] ?? 0) + (sound.right[i] ?? 0) * gain
  }
}

/** The factor of each sample of a part: volume, fades, and what it gives way to. */
function gainOf(part: MixPart, frames: number): (index: number) => number {
  const { sampleRate } = part.sound
  const last = lengthOf(part, frames) - 1
  const fadeIn = framesIn(part.fadeInMs, sampleRate)
  const fadeOut = framesIn(part.fadeOutMs, sampleRate)
  const plain = (index: number) => part.volume * fadeGain(index, fadeIn) * fadeGain(last - index, fadeOut)
  if (!part.duckUnder?.length) return plain
  const keys = part.duckUnder.map((key) => ({ part: key, gainAt: gainOf(key, frames), frames }))
  const curve = duckCurve(frames, sampleRate, (stretch, from) => {
    for (const key of keys) addStretch(stretch, key, from)
  })
  const at = startOf(part)
  return (index) => {
    const step = Math.floor((at + index) / duckStep)
    const [now = 1, next = 1] = [curve[step], curve[step + 1]]
    return plain(index) * (now + ((next - now) * (at + index - step * duckStep)) / duckStep)
  }
}

function startOf({ atMs, sound }: MixPart): number {
  return Math.round((atMs / 1000) * sound.sampleRate)
}

/** How many of a part's samples come before the film's end. */
function lengthOf(part: MixPart, frames: number): number {
  return Math.min(part.sound.left.length, frames - startOf(part))
}

/** Half a cosine: starts and ends without a corner. */
function fadeGain(index: number, length: number): number {
  return index >= length ? 1 : 0.5 - 0.5 * cos((Math.PI * index) / length)
}
