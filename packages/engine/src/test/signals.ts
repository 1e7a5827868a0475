import { createStereo, dbToGain, type Stereo } from '../mix/stereo.ts'

const softEnds = 96

/** A sine on both channels, with soft ends: what standards measure meters with. */
export function tone(shape: {
  hertz: number
  db: number
  seconds: number
  sampleRate?: number
  turn?: number
}): Stereo {
  const { hertz, db, seconds, sampleRate = 48_000, turn = 0 } = shape
  const sound = createStereo(sampleRate, Math.round(seconds * sampleRate))
  const gain = dbToGain(db)
  for (let i = 0; i < sound.left.length; i++) {
    const end = Math.min(1, i / softEnds, (sound.left.length - 1 - i) / softEnds)
    const value = gain * end * Math.sin(2 * Math.PI * (turn + (hertz * i) / sampleRate))
    sound.left[i] = value
    sound.right[i] = value
  }
  return sound
}

/** Sounds of one sample rate, one after another. */
export function inRow(...sounds: readonly Stereo[]): Stereo {
  const frames = sounds.reduce((sum, sound) => sum + sound.left.length, 0)
  const row = createStereo(sounds[0]?.sampleRate ?? 48_000, frames)
  let at = 0
  for (const sound of sounds) {
    row.left.set(sound.left, at)
    row.right.set(sound.right, at)
    at += sound.left.length
  }
  return row
}
