import { highPass, peak } from '../dsp/filter.ts'
import { chorus, tremolo } from '../effects/chorus.ts'
import type { Stereo } from '../stereo.ts'

/** What a whole channel goes through: the wood that all strings share, or a pedal. In place. */
export type Body = (channel: Stereo) => void

/** The resonances of a violin's wood and air (Hutchins): without them saws stay saws. */
export function violinBody({ left, right, sampleRate }: Stereo): void {
  for (const side of [left, right]) {
    peak(side, sampleRate, 290, 1.5, 3)
    peak(side, sampleRate, 460, 1.5, 3)
    peak(side, sampleRate, 1100, 1.2, -3)
    peak(side, sampleRate, 2400, 1, 3)
    highPass(side, sampleRate, 150)
  }
}

/** The air in a guitar's box at `low` hertz and its top at twice that; less of the nail. */
export function guitarBody(low: number, lift: number): Body {
  return ({ left, right, sampleRate }) => {
    for (const side of [left, right]) {
      peak(side, sampleRate, low, 2, lift)
      peak(side, sampleRate, low * 2.05, 2.2, lift * 0.6)
      peak(side, sampleRate, 2600, 0.9, -3)
      highPass(side, sampleRate, low * 0.7)
    }
  }
}

/** A chorus pedal. */
export function chorused(amount: number): Body {
  return (channel) => chorus(channel, amount)
}

/** The chorus and the swaying tremolo of a stage piano. */
export function stagePiano(channel: Stereo): void {
  chorus(channel, 0.4)
  tremolo(channel, { rate: 4.1, depth: 0.16 })
}
