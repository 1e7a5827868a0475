import { findTrack } from '@clipmint/music'

import type { Features } from '../../mix/audit/features.ts'
import type { Verdict } from '../../mix/audit/judge.ts'

/** Prints the figures of a run: of all tracks, then style by style, then what is wrong. */
export function printReport(heard: readonly Features[], { faults, nearest }: Verdict): void {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  print(`${heard.length} tracks`)
  print(`loudness        ${range(heard.map((it) => it.integratedLufs))} LUFS`)
  print(`true peak       ${range(heard.map((it) => it.truePeakDb))} dBTP`)
  print(`tempo off by    ${range(heard.map((it) => Math.abs(it.heardBpm - it.bpm)))} BPM`)
  print(`downbeats       ${range(heard.map((it) => it.onBeat * 100))} % struck`)
  print(`nearest         ${range(nearest.map((it) => it.distance))}`)
  for (const pair of nearest.slice(0, 5)) print(`  ${pair.distance.toFixed(2)}  ${pair.id} – ${pair.other}`)
  print('')
  print('style               tracks  centroid  onsets/s   intro verse build chorus break (dB)')
  for (const genre of new Set(heard.map(genreOf))) {
    const own = heard.filter((it) => genreOf(it) === genre)
    const sections = (['intro', 'verse', 'build', 'chorus', 'break'] as const).map((kind) =>
      mean(own.flatMap((it) => it.sectionsDb[kind] ?? []))
        .toFixed(1)
        .padStart(6),
    )
    print(
      `${genre.padEnd(20)}${String(own.length).padStart(5)}${mean(own.map((it) => it.centroidHertz))
        .toFixed(0)
        .padStart(10)}` +
        `${mean(own.map((it) => it.onsetsPerSecond))
          .toFixed(1)
          .padStart(10)}  ${sections.join('')}`,
    )
  }
  print(faults.length === 0 ? '\nNothing is wrong.' : `\n${faults.length} faults:\n  ${faults.join('\n  ')}`)
}

function range(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2)
  return `${at(0)} … ${at(0.5)} … ${at(1)}`
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length
}

function genreOf({ id }: Features): string {
  return findTrack(id)?.genre ?? 'handwritten'
}
