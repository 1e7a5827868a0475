import { distance } from './distance.ts'
import type { Features } from './features.ts'

export const limits = {
  lufs: { wanted: -14, give: 0.5 },
  truePeakDb: -1,
  bpmGive: 0.6,
  /** Downbeats with an onset. */
  onBeat: 0.8,
  /**
   * No two tracks may be nearer. Measured on four tracks: the same piece in another key is 0.03 to 0.12 away, two beats
   * a minute faster 0.11 to 0.25, all that with another player's hands 0.22 to 0.40. What is nearer is the same piece.
   */
  nearest: 0.42,
  /** Octave bands against each other, in dB: neither mud below nor a piercing top. */
  mudDb: 17,
  piercingDb: -3,
} as const

export type Neighbours = { id: string; other: string; distance: number }
export type Verdict = { faults: string[]; nearest: Neighbours[] }

/** What is wrong with tracks, and each one's nearest neighbour, the nearest pair first. */
export function judge(heard: readonly Features[]): Verdict {
  const nearest = neighboursOf(heard)
  const alike = nearest
    .filter((pair) => pair.distance < limits.nearest && pair.id < pair.other)
    .map((pair) => `${pair.id} and ${pair.other} are ${pair.distance.toFixed(2)} apart`)
  return { faults: [...heard.flatMap(faultsOf), ...alike], nearest }
}

function faultsOf(it: Features): string[] {
  const [, , low = 0, , middle = 0, , presence = 0] = it.bandsDb
  const rules: [boolean, string][] = [
    [Math.abs(it.integratedLufs - limits.lufs.wanted) <= limits.lufs.give, `${it.integratedLufs} LUFS`],
    [it.truePeakDb <= limits.truePeakDb, `a true peak of ${it.truePeakDb} dBTP`],
    [
      Math.abs(it.heardBpm - it.bpm) <= limits.bpmGive,
      `heard at ${it.heardBpm.toFixed(1)}, not ${it.bpm} BPM`,
    ],
    [it.onBeat >= limits.onBeat, `${Math.round(it.onBeat * 100)} % of its downbeats struck`],
    [low - middle <= limits.mudDb, `${(low - middle).toFixed(1)} dB more at 250 than at 1000 Hz`],
    [
      middle - presence >= limits.piercingDb,
      `${(presence - middle).toFixed(1)} dB more at 4000 than at 1000 Hz`,
    ],
  ]
  return rules.filter(([holds]) => !holds).map(([, what]) => `${it.id}: ${what}`)
}

function neighboursOf(heard: readonly Features[]): Neighbours[] {
  return heard
    .map((one) => {
      const others = heard.filter((other) => other !== one)
      const distances = others.map((other) => ({
        id: one.id,
        other: other.id,
        distance: distance(one, other),
      }))
      return distances.toSorted((a, b) => a.distance - b.distance).slice(0, 1)
    })
    .flat()
    .toSorted((a, b) => a.distance - b.distance)
}
