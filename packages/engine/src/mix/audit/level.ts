import type { Stereo } from '../stereo.ts'

/** Level of a stretch of a sound in dBFS, as the mean square of both channels. */
export function levelDb(sound: Stereo, fromMs: number, toMs: number): number {
  const from = Math.round((fromMs * sound.sampleRate) / 1000)
  const to = Math.round((toMs * sound.sampleRate) / 1000)
  let power = 0
  for (let i = from; i < to; i++) power += (sound.left[i] ?? 0) ** 2 + (sound.right[i] ?? 0) ** 2
  return 10 * Math.log10(power / (2 * (to - from)))
}
