import { bandPass } from '../dsp/filter.ts'
import type { Stereo } from '../stereo.ts'

/** Time from one value of an onset curve to the next. */
export const onsetStepMs = 5

const bandsHertz = [90, 400, 1600, 6000]

/** How much louder each 5 ms of a sound is than what was just before it, summed over four bands: high where notes begin. */
export function onsetCurve(sound: Stereo): number[] {
  const [first = [], ...others] = bandOnsets(sound)
  return first.map((value, step) => others.reduce((sum, band) => sum + (band[step] ?? 0), value))
}

/** What of a bar is struck in each band: the mean onset on each of its sixteenths, less the band's own mean. */
export function barProfile(sound: Stereo, bpm: number): number[] {
  const stepMs = 60_000 / bpm / 4
  return bandOnsets(sound).flatMap((curve) => {
    const sums = Array.from({ length: 16 }, () => 0)
    for (let step = 1; step * stepMs < (curve.length - 4) * onsetStepMs; step++) {
      const at = Math.round((step * stepMs) / onsetStepMs)
      sums[step % 16] = (sums[step % 16] ?? 0) + Math.max(...curve.slice(at - 2, at + 3))
    }
    const mean = sums.reduce((total, value) => total + value, 0) / 16
    return sums.map((value) => value - mean)
  })
}

function bandOnsets(sound: Stereo): number[][] {
  const middle = sound.left.map((sample, index) => 0.5 * (sample + (sound.right[index] ?? 0)))
  return bandsHertz.map((hertz) => {
    const band = middle.slice()
    bandPass(band, sound.sampleRate, hertz, 0.8)
    const levels = stepLevels(band, Math.round((onsetStepMs / 1000) * sound.sampleRate))
    return levels.map((level, step) => {
      const before = Math.max(levels[step - 1] ?? 0, levels[step - 2] ?? 0, levels[step - 3] ?? 0)
      return Math.max(0, level - before)
    })
  })
}

/** The tempo within 8 % of `nearBpm` at which an onset curve repeats itself best. */
export function tempoOf(curve: readonly number[], nearBpm: number): number {
  let best = 0
  let bestLikeness = Number.NEGATIVE_INFINITY
  for (let bpm = nearBpm * 0.92; bpm <= nearBpm * 1.08; bpm += 0.1) {
    const likeness = [1, 2, 4, 8].reduce(
      (sum, beats) => sum + likenessAt(curve, (beats * 60_000) / bpm / onsetStepMs),
      0,
    )
    if (likeness > bestLikeness) [best, bestLikeness] = [bpm, likeness]
  }
  return best
}

function stepLevels(band: Float32Array, length: number): number[] {
  return Array.from({ length: Math.floor(band.length / length) }, (_, step) => {
    let power = 0
    for (let i = step * length; i < (step + 1) * length; i++) power += (band[i] ?? 0) ** 2
    return Math.log10(power / length + 1e-7) + 7
  })
}

function likenessAt(curve: readonly number[], lag: number): number {
  const whole = Math.floor(lag)
  const part = lag - whole
  let sum = 0
  for (let i = 0; i + whole + 1 < curve.length; i++) {
    sum += (curve[i] ?? 0) * ((curve[i + whole] ?? 0) * (1 - part) + (curve[i + whole + 1] ?? 0) * part)
  }
  return sum
}
