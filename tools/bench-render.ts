// `npm run bench:render`: how long rendering takes beside what no renderer can do without, in one run on this machine.
// Prints a line a film and where the time went; `-- --peer` renders a film with Remotion as well, `-- --json` prints all
// figures as one last line. `-- --draft` renders each film as a draft (540×960) too, `-- --film light` measures one film
// only. Media is made by code first.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { type FilmFigures, measureFilm } from './bench-render/film.ts'
import { measurePeer } from './bench-render/peer.ts'
import { runStep } from './bench-render/step.ts'

/** Of a film of ten seconds; the long one is its own average. */
const ROUNDS = 5
const LONG_ROUNDS = 2
const films = ['light', 'clips', 'dense', 'long']

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    peer: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    film: { type: 'string', multiple: true, default: films },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'bench-render-'))
try {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 1e9)} GB`
  console.log(
    `${machine}, Node ${process.version}; 1080×1920, 30 frames a second, median of ${ROUNDS} after a warm-up (long: ${LONG_ROUNDS})`,
  )
  console.log('film   frames   render s   bare s   ratio    fps   render cpu s   bare cpu s   peak MB')
  await runStep(['make', folder])
  const figures: FilmFigures[] = []
  for (const film of values.film) {
    const rounds = film === 'long' ? LONG_ROUNDS : ROUNDS
    const measured = await measureFilm(film, { folder, rounds, withDraft: values.draft })
    figures.push(measured)
    console.log(lineOf(measured))
    console.log(`       ${stagesOf(measured)}`)
    if (measured.draft) console.log(`       ${draftOf(measured.draft)}`)
  }
  const peer = values.peer ? await measurePeer(folder) : undefined
  if (peer) {
    console.log(
      `${peer.name} ${peer.version}: ${peer.seconds.toFixed(1)} s for ${peer.frames} frames, ours ${peer.ourSeconds.toFixed(1)} s: ${peer.ratio.toFixed(1)} × faster`,
    )
  }
  if (values.json) console.log(JSON.stringify({ machine, films: figures, ...(peer ? { peer } : {}) }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function lineOf(figures: FilmFigures): string {
  const cells = [
    String(figures.frames).padStart(7),
    figures.seconds.toFixed(2).padStart(10),
    figures.bareSeconds.toFixed(2).padStart(8),
    figures.ratio.toFixed(2).padStart(7),
    figures.fps.toFixed(1).padStart(6),
    figures.cpuSeconds.toFixed(2).padStart(14),
    figures.bareCpuSeconds.toFixed(2).padStart(12),
    figures.peakMb.toFixed(0).padStart(9),
  ]
  return `${figures.name.padEnd(5)} ${cells.join(' ')}`
}

function draftOf({ seconds, cpuSeconds, timesAsFast }: NonNullable<FilmFigures['draft']>): string {
  return `draft ${seconds.toFixed(2)} s (cpu ${cpuSeconds.toFixed(2)} s): ${timesAsFast.toFixed(1)} × as fast`
}

function stagesOf({ stages }: FilmFigures): string {
  return Object.entries(stages)
    .map(([stage, seconds]) => `${stage} ${seconds.toFixed(2)}`)
    .join('  ')
}
