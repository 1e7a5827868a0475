import type { Shot } from './load.ts'

/** How long a lane's answers took, in milliseconds. */
export type Figures = {
  name: string
  answers: number
  failed: number
  p50: number
  p95: number
  p99: number
  max: number
}

export const FIGURES_HEAD = 'asked                 answers   failed   p50 ms   p95 ms   p99 ms   max ms'

/** The figures of one lane's shots. */
export function figuresOf(name: string, shots: readonly Shot[]): Figures {
  const sorted = shots.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
  const failed = shots.filter(({ failure }) => failure !== null).length
  return { name, answers: shots.length, failed, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** One line under `FIGURES_HEAD`. */
export function lineOf({ name, answers, failed, ...times }: Figures): string {
  const cells = [answers, failed].map((value) => String(value).padStart(8))
  const ms = [times.p50, times.p95, times.p99, times.max].map((value) => value.toFixed(1).padStart(8))
  return `${name.padEnd(20)} ${[...cells, ...ms].join(' ')}`
}
