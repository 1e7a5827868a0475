import type { ProjectCard, ProjectStatus, RenderState } from '@clipmint/contract'
import type { StatusTone } from '@clipmint/ui'

/** How a video stands, as the screens word it. */
export type CardState =
  | 'editing'
  | 'requested'
  | 'queued'
  | 'preparing'
  | 'rendering'
  | 'done'
  | 'expired'
  | 'failed'
  | 'trash'

type Standing = Pick<ProjectCard, 'status' | 'renderState'>

export function stateOf({ status, renderState }: Standing): CardState {
  switch (status) {
    case 1:
      return 'done'
    case 2:
      return 'expired'
    case 3:
      return 'trash'
    case 0:
      // A video that was opened again keeps its finished file, and is edited.
      return renderState === 'none' || renderState === 'done' ? 'editing' : renderState
  }
}

/** Whether a render was asked for and has not ended. */
export function isUnderWay(card: Standing): boolean {
  const state = stateOf(card)
  return state === 'rendering' || isWaiting(card)
}

/** A render that its owner can still take back: nothing has been drawn yet. */
export function isWaiting(card: Standing): boolean {
  const state = stateOf(card)
  return state === 'requested' || state === 'queued' || state === 'preparing'
}

export const toneOf: Readonly<Record<CardState, StatusTone>> = {
  editing: 'plain',
  requested: 'info',
  queued: 'info',
  preparing: 'info',
  rendering: 'ok',
  done: 'ok',
  expired: 'warn',
  failed: 'bad',
  trash: 'plain',
}

/** The one thing a video's card offers by name. */
export type CardAction = 'continue' | 'cancel' | 'copy' | 'download' | 'again' | 'watch' | 'restore'

export function mainActionOf(card: Standing): CardAction {
  switch (stateOf(card)) {
    case 'editing':
      return 'continue'
    case 'requested':
    case 'queued':
    case 'preparing':
      return 'cancel'
    case 'rendering':
      return 'copy'
    case 'done':
      return 'download'
    case 'failed':
      return 'again'
    case 'expired':
      return 'watch'
    case 'trash':
      return 'restore'
  }
}

/** Whole days until a moment, counting the one that has begun; 0 when it is past. */
export function daysUntil(iso: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / 86_400_000))
}

const failures = ['media-missing', 'too-slow', 'engine', 'interrupted'] as const

/** Why a render failed, as a word of ours; a reason this version does not know is a fault of the engine to its owner. */
export function failureWord(failure: string | null): `projects.failure_${(typeof failures)[number]}` {
  return `projects.failure_${failures.find((one) => one === failure) ?? 'engine'}`
}

/** A card with what the event stream told of it; what it did not tell stays. */
export function withNews<Card extends ProjectCard>(
  card: Card,
  news: Readonly<Record<string, unknown>>,
): Card {
  const { status, renderState, progress, queuePosition, estimateSeconds, failure } = news
  return {
    ...card,
    ...(isNumber(status) ? { status: status as ProjectStatus } : {}),
    ...(typeof renderState === 'string' ? { renderState: renderState as RenderState } : {}),
    ...(isNumber(progress) ? { progress } : {}),
    ...(isNumber(queuePosition) || queuePosition === null ? { queuePosition } : {}),
    ...(isNumber(estimateSeconds) || estimateSeconds === null ? { estimateSeconds } : {}),
    ...(typeof failure === 'string' || failure === null ? { failure } : {}),
  }
}

/**
 * Whether the server is to be asked for what news of a video leaves open: a render that began or ended changes the
 * lists and the file, and news that says nothing of the render may mean that it was called off.
 */
export function leavesOpen(
  news: Readonly<Record<string, unknown>>,
  before: Standing,
  after: Standing,
): boolean {
  if (news['renderState'] === undefined) return true
  return before.status !== after.status || isUnderWay(before) !== isUnderWay(after)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
