import { biquads } from '../dsp/biquad.ts'
import { highCut, lowCut } from '../dsp/equalizer.ts'
import type { Stage } from '../dsp/stage.ts'

/** Turns what is sent into repeats that go from side to side, `delayMs` apart, each `feedback` as loud as the last. */
export function echo(sampleRate: number, repeat: { delayMs: number; feedback: number }): Stage {
  const delay = Math.max(1, Math.round((repeat.delayMs * sampleRate) / 1000))
  const lines = [new Float32Array(delay), new Float32Array(delay)] as const
  const tone = biquads([lowCut(sampleRate, 320), highCut(sampleRate, 4200)])
  let at = 0
  return (left, right, frames) => {
    const [one, other] = lines
    for (let i = 0; i < frames; i++) {
      const sent = 0.5 * ((left[i] ?? 0) + (right[i] ?? 0))
      const fromOne = one[at] ?? 0
      const fromOther = other[at] ?? 0
      one[at] = sent + fromOther * repeat.feedback
      other[at] = fromOne * repeat.feedback
      left[i] = fromOne
      right[i] = fromOther
      at = at + 1 === delay ? 0 : at + 1
    }
    tone(left, right, frames)
  }
}
