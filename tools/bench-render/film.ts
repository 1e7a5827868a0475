import { median } from './median.ts'
import { runStep, type Step } from './step.ts'

/** What rendering a film took beside bare, as `docs/performance.md` defines it. Times in seconds, memory in megabytes. */
export type FilmFigures = {
  name: string
  frames: number
  seconds: number
  bareSeconds: number
  /** Seconds ÷ bare seconds. */
  ratio: number
  fps: number
  /** The most resident memory of the whole process tree. */
  peakMb: number
  /** Seconds by the clock of each stage; sound is made beside the others. */
  stages: Record<string, number>
  cpuSeconds: number
  bareCpuSeconds: number
  /** Seconds of a draft, and how many times as fast that is as the full render; only when drafts were asked for. */
  draft?: { seconds: number; cpuSeconds: number; timesAsFast: number }
}

/** Renders a film, makes it bare and drafts it by turns, so that all meet the machine in the same mood. */
export async function measureFilm(
  name: string,
  { folder, rounds, withDraft }: { folder: string; rounds: number; withDraft: boolean },
): Promise<FilmFigures> {
  await runStep(['render', name, folder])
  const renders: Step[] = []
  const bares: Step[] = []
  const drafts: Step[] = []
  for (let round = 0; round < rounds; round += 1) {
    renders.push(await runStep(['render', name, folder]))
    bares.push(await runStep(['bare', name, folder]))
    if (withDraft) drafts.push(await runStep(['draft', name, folder]))
  }
  const seconds = median(renders.map((step) => step.seconds))
  const bareSeconds = median(bares.map((step) => step.seconds))
  const frames = renders[0]?.frames ?? 0
  return {
    name,
    frames,
    seconds,
    bareSeconds,
    ratio: seconds / bareSeconds,
    fps: frames / seconds,
    peakMb: Math.max(...renders.map(({ peakMb }) => peakMb)),
    stages: medianStages(renders),
    cpuSeconds: median(renders.map((step) => step.cpuSeconds)),
    bareCpuSeconds: median(bares.map((step) => step.cpuSeconds)),
    ...(withDraft ? { draft: draftFigures(drafts, seconds) } : {}),
  }
}

function draftFigures(drafts: readonly Step[], fullSeconds: number): FilmFigures['draft'] & object {
  const seconds = median(drafts.map((step) => step.seconds))
  const cpuSeconds = median(drafts.map((step) => step.cpuSeconds))
  return { seconds, cpuSeconds, timesAsFast: fullSeconds / seconds }
}

function medianStages(renders: readonly Step[]): Record<string, number> {
  const names = Object.keys(renders[0]?.stages ?? {})
  return Object.fromEntries(
    names.map((stage) => [stage, median(renders.map(({ stages }) => stages?.[stage] ?? 0))]),
  )
}
