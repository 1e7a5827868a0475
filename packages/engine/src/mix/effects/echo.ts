import { highPass, lowPass } from '../dsp/filter.ts'
import type { Stereo } from '../stereo.ts'

/** Repeats that go from side to side, `delayMs` apart, each `feedback` as loud as the last. Returns the repeats alone. */
export function echo(send: Stereo, repeat: { delayMs: number; feedback: number }): Stereo {
  const { sampleRate } = send
  const frames = send.left.length
  const delay = Math.max(1, Math.round((repeat.delayMs * sampleRate) / 1000))
  const left = new Float32Array(frames)
  const right = new Float32Array(frames)
  for (let i = delay; i < frames; i++) {
    const dry = 0.5 * ((send.left[i - delay] ?? 0) + (send.right[i - delay] ?? 0))
    left[i] = dry + (right[i - delay] ?? 0) * repeat.feedback
    right[i] = (left[i - delay] ?? 0) * repeat.feedback
  }
  for (const side of [left, right]) {
    highPass(side, sampleRate, 320)
    lowPass(side, sampleRate, 4200)
  }
  return { sampleRate, left, right }
}
