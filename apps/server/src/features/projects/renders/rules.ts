/** How the making of one video stands. A cancelled one was taken back or thrown away by its owner. */
export const renderSteps = ['queued', 'preparing', 'rendering', 'done', 'failed', 'cancelled'] as const
export type RenderStep = (typeof renderSteps)[number]

/** Why a video could not be made, as a code that the screen words. */
export type RenderFailure = 'media-missing' | 'too-slow' | 'engine' | 'interrupted'

/**
 * Where a render may go from each step. One that a killed worker left in the middle goes back to `preparing`, one whose
 * first try failed back to `queued`.
 */
export const nextSteps: Readonly<Record<RenderStep, readonly RenderStep[]>> = {
  queued: ['preparing', 'failed', 'cancelled'],
  preparing: ['preparing', 'queued', 'rendering', 'failed', 'cancelled'],
  rendering: ['preparing', 'queued', 'done', 'failed', 'cancelled'],
  done: [],
  failed: [],
  cancelled: [],
}

/** The steps from which one can be reached: what a change in the database asks for. */
export function stepsBefore(step: RenderStep): RenderStep[] {
  return renderSteps.filter((from) => nextSteps[from].includes(step))
}

/** A render that has not ended. */
export const openSteps: readonly RenderStep[] = ['queued', 'preparing', 'rendering']

/** The tries that one render gets, when its making fails rather than being interrupted. */
export const RENDER_TRIES = 2

/** How long one try may take: ten times the film, and two minutes at least. */
export function timeoutMs(filmMs: number): number {
  return Math.max(120_000, 10 * filmMs)
}

/** Where a try of a render puts its file and poster: each try has its own, so that none can take another's away. */
export function videoKeys(render: { accountId: string; id: string; attempt: number }): {
  fileKey: string
  posterKey: string
} {
  const base = `accounts/${render.accountId}/videos/${render.id}-${render.attempt}`
  return { fileKey: `${base}/video.mp4`, posterKey: `${base}/poster.jpg` }
}

/** What the tries up to one may have left in the store, when a worker was killed between putting and finishing. */
export function keysLeftBehind(render: { accountId: string; id: string; attempt: number }): string[] {
  return Array.from({ length: render.attempt }, (_, index) =>
    videoKeys({ ...render, attempt: index + 1 }),
  ).flatMap(({ fileKey, posterKey }) => [fileKey, posterKey])
}

export type OpenRender = {
  id: string
  state: RenderStep
  progress: number
  filmMs: number
  /** When the present try began. */
  startedAt: Date | null
}

export type QueueFacts = {
  /** Place among the account's waiting renders, from 1; null for one that is being made. */
  position: number | null
  /** Seconds until it is likely done; null while nothing is known of how long renders take. */
  estimateSeconds: number | null
}

/**
 * From this share on, in per cent, how long a render took so far says how long the rest will take; before, what is done
 * once (opening clips, drawing sprites) weighs too much.
 */
export const TELLING_PROGRESS = 20

/**
 * How an account's open renders stand, in the order they were asked for: one is made at a time, so each waits for what
 * is left of those before it. `secondsPerFilmSecond` is measured on recent renders; a render well under way knows
 * better, for itself and for those behind it.
 */
export function queueFacts(
  open: readonly OpenRender[],
  secondsPerFilmSecond: number | null,
  now: Date,
): Map<string, QueueFacts> {
  const facts = new Map<string, QueueFacts>()
  let speed = secondsPerFilmSecond
  let secondsBefore = 0
  let waiting = 0
  for (const render of open) {
    const { id, state, progress, filmMs } = render
    speed = ownSpeed(render, now) ?? speed
    secondsBefore += ((filmMs / 1000) * (100 - progress) * (speed ?? 0)) / 100
    if (state === 'queued') waiting += 1
    facts.set(id, {
      position: state === 'queued' ? waiting : null,
      estimateSeconds: speed === null ? null : Math.ceil(secondsBefore),
    })
  }
  return facts
}

/** Seconds of work that a second of this film takes; null while too little of it is drawn. */
function ownSpeed({ state, progress, filmMs, startedAt }: OpenRender, now: Date): number | null {
  if (state !== 'rendering' || progress < TELLING_PROGRESS || startedAt === null) return null
  return (now.getTime() - startedAt.getTime()) / ((filmMs * progress) / 100)
}
