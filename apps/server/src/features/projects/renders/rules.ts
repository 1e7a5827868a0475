/** How the making of one video stands. A cancelled one was taken back or thrown away by its owner. */
export const renderSteps = ['queued', 'preparing', 'rendering', 'done', 'failed', 'cancelled'] as const
export type RenderStep = (typeof renderSteps)[number]

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

export type Running = Pick<OpenRender, 'progress' | 'filmMs' | 'startedAt'>

export type OpenRender = {
  id: string
  state: RenderStep
  progress: number
  filmMs: number
  /** When the present try began. */
  startedAt: Date | null
  /** Film that other accounts asked for before and that is still to be made. */
  othersMs: number
}

export type QueueFacts = {
  /** Place among the account's waiting renders, from 1; null for one that is being made. */
  position: number | null
  /** Seconds until it is likely done; null while nothing is known of how long renders take. */
  estimateSeconds: number | null
}

/** Where renders are made: how many at a time, how many of those places are taken, and the usual speed there. */
export type Makers = {
  places: number
  taken: number
  /** Seconds of work for a second of film, measured on recent renders; null before the first. */
  speed: number | null
}

/** Below this share the first frames, which wait for files and fonts, say little of the rest. */
const TELLING_SHARE = 0.25

/**
 * How an account's open renders stand, in the order they were asked for. One of them is made at a time, so each waits
 * for what is left of those before it, and for what others asked for before while every place is taken.
 */
export function queueFacts(
  open: readonly OpenRender[],
  { places, taken, speed }: Makers,
  now: Date,
): Map<string, QueueFacts> {
  const facts = new Map<string, QueueFacts>()
  let [endsIn, waiting]: [number | null, number] = [0, 0]
  for (const render of open) {
    const isQueued = render.state === 'queued'
    const left = secondsLeft(render, speed, now)
    const others = isQueued && taken >= places ? ((render.othersMs / 1_000) * (speed ?? 0)) / places : 0
    endsIn = left === null || endsIn === null ? null : Math.max(endsIn, others) + left
    if (isQueued) waiting += 1
    facts.set(render.id, {
      position: isQueued ? waiting : null,
      estimateSeconds: endsIn === null ? null : Math.ceil(endsIn),
    })
  }
  return facts
}

/**
 * Seconds of work that a render still takes: by the usual speed at its beginning, and more and more by its own as it
 * goes on. Null while neither tells anything.
 */
export function secondsLeft(
  { progress, filmMs, startedAt }: Running,
  speed: number | null,
  now: Date,
): number | null {
  const share = progress / 100
  const usual = speed === null ? null : (filmMs / 1_000) * speed
  const own = share > 0 && startedAt ? (now.getTime() - startedAt.getTime()) / 1_000 / share : null
  if (own === null) return usual === null ? null : usual * (1 - share)
  if (usual === null) return share < TELLING_SHARE ? null : own * (1 - share)
  return (own * share + usual * (1 - share)) * (1 - share)
}
