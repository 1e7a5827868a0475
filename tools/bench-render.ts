// `npm run bench:render`: how long rendering takes beside what no renderer can do without, in one run on this machine.
// Prints a line a film, and with `--json` the same as one line of JSON at the end. Media is made by code first.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'

import { peakMemoryOf } from './process-memory.ts'
import { root } from './repository.ts'

const FRAMES = 300
const ROUNDS = 2
const films = ['light', 'clips', 'dense']
const step = join(root, 'packages/engine/src/cli/bench.ts')

type Figures = {
  film: string
  renderSeconds: number
  bareSeconds: number
  ratio: number
  renderCpuSeconds: number
  bareCpuSeconds: number
  cpuRatio: number
  framesPerSecond: number
  peakMegabytes: number
}

const folder = mkdtempSync(join(tmpdir(), 'bench-render-'))
try {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 1e9)} GB`
  console.log(
    `${machine}, Node ${process.version}; films of ${FRAMES} frames at 1080×1920, median of ${ROUNDS} after a warm-up`,
  )
  console.log('film    render s   bare s   ratio   render cpu s   bare cpu s   cpu ratio    fps   peak MB')
  await runStep(['make', folder])
  const figures: Figures[] = []
  for (const film of films) figures.push(await measure(film))
  if (process.argv.includes('--json')) console.log(JSON.stringify({ machine, films: figures }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Render and bare take turns, so that both meet the machine in the same mood. */
async function measure(film: string): Promise<Figures> {
  await runStep(['render', film, folder])
  const renders: Ended[] = []
  const bares: Ended[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    renders.push(await runStep(['render', film, folder]))
    bares.push(await runStep(['bare', film, folder]))
  }
  const renderSeconds = median(renders.map(({ seconds }) => seconds))
  const bareSeconds = median(bares.map(({ seconds }) => seconds))
  const renderCpuSeconds = median(renders.map(({ cpuSeconds }) => cpuSeconds))
  const bareCpuSeconds = median(bares.map(({ cpuSeconds }) => cpuSeconds))
  const figures: Figures = {
    film,
    renderSeconds,
    bareSeconds,
    ratio: renderSeconds / bareSeconds,
    renderCpuSeconds,
    bareCpuSeconds,
    cpuRatio: renderCpuSeconds / bareCpuSeconds,
    framesPerSecond: FRAMES / renderSeconds,
    peakMegabytes: Math.max(...renders.map(({ peakMegabytes }) => peakMegabytes)),
  }
  console.log(toLine(figures))
  return figures
}

type Ended = { seconds: number; cpuSeconds: number; peakMegabytes: number }

/** Runs a step in a process of its own and looks at the memory of it and its children meanwhile. */
async function runStep(words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [step, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  const memory = peakMemoryOf(child.pid ?? 0)
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const peakMegabytes = memory.stop()
  if (code !== 0) throw new Error(`bench.ts ${words.join(' ')} ended with ${String(code)}.`)
  const took = words[0] === 'make' ? { seconds: 0, cpuSeconds: 0 } : JSON.parse(said)
  return { ...took, peakMegabytes }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

function toLine(figures: Figures): string {
  const cells = [
    figures.renderSeconds.toFixed(2).padStart(10),
    figures.bareSeconds.toFixed(2).padStart(8),
    figures.ratio.toFixed(2).padStart(7),
    figures.renderCpuSeconds.toFixed(2).padStart(14),
    figures.bareCpuSeconds.toFixed(2).padStart(12),
    figures.cpuRatio.toFixed(2).padStart(11),
    figures.framesPerSecond.toFixed(1).padStart(6),
    figures.peakMegabytes.toFixed(0).padStart(9),
  ]
  return `${figures.film.padEnd(5)} ${cells.join(' ')}`
}
