import { biquads } from '../dsp/biquad.ts'
import { lowCut, peaking } from '../dsp/equalizer.ts'
import type { Stage } from '../dsp/stage.ts'
import { chorus, tremolo } from '../effects/chorus.ts'

/** What a whole channel goes through: the wood that all strings share, or a pedal. */
export type Body = (sampleRate: number) => Stage

/** The resonances of a violin's wood and air (Hutchins): without them saws stay saws. */
export function violinBody(sampleRate: number): Stage {
  return biquads([
    peaking(sampleRate, 290, 1.5, 3),
    peaking(sampleRate, 460, 1.5, 3),
    peaking(sampleRate, 1100, 1.2, -3),
    peaking(sampleRate, 2400, 1, 3),
    lowCut(sampleRate, 150),
  ])
}

/** The air in a guitar's box at `low` hertz and its top at twice that; less of the nail. */
export function guitarBody(low: number, lift: number): Body {
  return (sampleRate) =>
    biquads([
      peaking(sampleRate, low, 2, lift),
      peaking(sampleRate, low * 2.05, 2.2, lift * 0.6),
      peaking(sampleRate, 2600, 0.9, -3),
      lowCut(sampleRate, low * 0.7),
    ])
}

/** A chorus pedal. */
export function chorused(amount: number): Body {
  return (sampleRate) => chorus(sampleRate, amount)
}

/** The chorus and the swaying tremolo of a stage piano. */
export function stagePiano(sampleRate: number): Stage {
  const wide = chorus(sampleRate, 0.4)
  const sway = tremolo(sampleRate, { rate: 4.1, depth: 0.16 })
  return (left, right, frames) => {
    wide(left, right, frames)
    sway(left, right, frames)
  }
}
