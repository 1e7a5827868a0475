import { runBiquad } from './biquad.ts'
import { peaking } from './equalizer.ts'
import { tan } from './exact.ts'

/** Where a filter turns: hertz, or hertz by seconds since the sound began. */
export type Cutoff = number | ((seconds: number) => number)

/** How often a moving cutoff is looked up, in samples: 0.7 ms, below what is heard as a step. */
const controlStep = 32

/** Takes away what is above the cutoff, 12 dB an octave; `q` 0.7 is flat, above 1 rings. */
export function lowPass(out: Float32Array, sampleRate: number, cutoff: Cutoff, q = 0.707): void {
  runFilter(out, sampleRate, cutoff, q, { low: 1, band: 0, high: 0 })
}

/** Takes away what is below the cutoff. */
export function highPass(out: Float32Array, sampleRate: number, cutoff: Cutoff, q = 0.707): void {
  runFilter(out, sampleRate, cutoff, q, { low: 0, band: 0, high: 1 })
}

/** Keeps what is near the cutoff, at its own level. */
export function bandPass(out: Float32Array, sampleRate: number, cutoff: Cutoff, q = 1): void {
  runFilter(out, sampleRate, cutoff, q, { low: 0, band: 1 / q, high: 0 })
}

/** Lifts (or with a negative `gainDb` lowers) what is near the frequency and leaves the rest. */
export function peak(
  out: Float32Array,
  sampleRate: number,
  frequency: number,
  q: number,
  gainDb: number,
): void {
  runBiquad(out, peaking(sampleRate, frequency, q, gainDb))
}

type Taps = { low: number; band: number; high: number }

type State = { first: number; second: number }

/** State variable filter in trapezoidal form (Simper, "Linear trapezoidal integrated SVF"): stays stable while it moves. */
function runFilter(out: Float32Array, sampleRate: number, cutoff: Cutoff, q: number, taps: Taps): void {
  const state = { first: 0, second: 0 }
  if (typeof cutoff === 'number') {
    runStretch(out, { from: 0, to: out.length, turn: cutoff / sampleRate, q }, taps, state)
    return
  }
  for (let from = 0; from < out.length; from += controlStep) {
    const to = Math.min(out.length, from + controlStep)
    runStretch(out, { from, to, turn: cutoff(from / sampleRate) / sampleRate, q }, taps, state)
  }
}

type Stretch = { from: number; to: number; turn: number; q: number }

function runStretch(out: Float32Array, stretch: Stretch, taps: Taps, state: State): void {
  const damping = 1 / stretch.q
  const g = tan(Math.PI * Math.min(0.45, Math.max(0.0002, stretch.turn)))
  const a1 = 1 / (1 + g * (g + damping))
  const a2 = g * a1
  const a3 = g * a2
  const takeHigh = taps.high
  const takeBand = taps.band - taps.high * damping
  const takeLow = taps.low - taps.high
  let { first, second } = state
  for (let i = stretch.from; i < stretch.to; i++) {
    // A trace of direct current keeps the states out of the denormal numbers, which are slow.
    const input = (out[i] ?? 0) + 1e-18
    const rest = input - second
    const band = a1 * first + a2 * rest
    const low = second + a2 * first + a3 * rest
    first = 2 * band - first
    second = 2 * low - second
    out[i] = takeLow * low + takeBand * band + takeHigh * input
  }
  state.first = first
  state.second = second
}
