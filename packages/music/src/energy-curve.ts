import { beatsInBar } from './grid.ts'
import type { Score } from './score.ts'

/** How strong the music is from a moment on, 0 to 1 of its strongest bar. */
export type EnergyPoint = { atMs: number; energy: number }

/** The energy of a score bar by bar: what is struck and held, as loud as it is placed. */
export function energyCurve({ parts, bpm, startMs, durationMs }: Score): EnergyPoint[] {
  const barMs = (beatsInBar * 60_000) / bpm
  const first = Math.floor(startMs / barMs + 1e-6)
  const sums = Array.from({ length: Math.ceil((startMs + durationMs) / barMs - 1e-6) - first }, () => 0)
  for (const { placing, notes } of parts) {
    const gain = 10 ** (placing.gainDb / 10)
    for (const { atMs, durationMs: heldMs, velocity } of notes) {
      const bar = Math.floor((atMs + startMs) / barMs + 1e-6) - first
      const held = 0.25 + Math.min(1, heldMs / 1000)
      if (bar >= 0 && bar < sums.length) sums[bar] = (sums[bar] ?? 0) + gain * velocity ** 2 * held
    }
  }
  const highest = Math.max(...sums, 1e-9)
  return sums.map((sum, bar) => ({
    atMs: Math.max(0, Math.round((bar + first) * barMs - startMs)),
    energy: Math.round(Math.sqrt(sum / highest) * 100) / 100,
  }))
}
