import { can, limits, type ProjectStatus, type RenderState } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'

/** What decides which way a project may go. */
export type Standing = {
  status: ProjectStatus
  renderState: RenderState
  expiresAt: Date | null
  /** Until when the service's own mark was paid away from it. */
  watermarkFreeUntil: Date | null
}

/** What a change of status means; `stay`: it is so, or on its way, and a client that asks again is told the same. */
export type StatusMove = 'stay' | 'request-render' | 'cancel-render' | 'reopen' | 'trash' | 'restore'
export type StatusDecision =
  | { move: StatusMove }
  | { refused: 'PROJECTS_INVALID_STATUS' | 'PROJECTS_EXPIRED' }

const invalid = { refused: 'PROJECTS_INVALID_STATUS' } as const

/** A render that its owner can still take back: nothing has been drawn yet. */
export function isWaiting(state: RenderState): boolean {
  return state === 'requested' || state === 'queued' || state === 'preparing'
}

/** A render that was asked for and has not ended. */
export function isUnderWay(state: RenderState): boolean {
  return isWaiting(state) || state === 'rendering'
}

/** What it means to ask for a status. */
export function decideStatus(
  { status, renderState }: Pick<Standing, 'status' | 'renderState'>,
  wanted: ProjectStatus,
): StatusDecision {
  if (wanted === 2) return invalid
  switch (status) {
    case 0:
      return decideInProgress(renderState, wanted)
    case 1:
      return wanted === 0 ? { move: 'reopen' } : wanted === 3 ? { move: 'trash' } : { move: 'stay' }
    case 2:
      return wanted === 3 ? { move: 'trash' } : { refused: 'PROJECTS_EXPIRED' }
    case 3:
      return wanted === 3 ? invalid : { move: 'restore' }
  }
}

function decideInProgress(renderState: RenderState, wanted: 0 | 1 | 3): StatusDecision {
  if (wanted === 3) return { move: 'trash' }
  if (wanted === 0) return isWaiting(renderState) ? { move: 'cancel-render' } : invalid
  return { move: isUnderWay(renderState) ? 'stay' : 'request-render' }
}

/** Why the content of a project cannot be changed; null when it can. A title may change while it is not being made. */
export function editRefusal(
  { status, renderState }: Pick<Standing, 'status' | 'renderState'>,
  { titleOnly }: { titleOnly: boolean },
): 'PROJECTS_EXPIRED' | 'PROJECTS_LOCKED' | null {
  if (status === 2) return 'PROJECTS_EXPIRED'
  if (status === 3 || isUnderWay(renderState)) return 'PROJECTS_LOCKED'
  return status === 1 && !titleOnly ? 'PROJECTS_LOCKED' : null
}

/** Until when a new project can be edited: seven days on the free plan, without end on a paid one. */
export function expiryOf(planType: number, createdAt: Date): Date | null {
  return can({ planType }, { do: 'edit-without-end' }).ok
    ? null
    : new Date(createdAt.getTime() + limits.freeEditingDays * dayMs)
}

/**
 * Whether the service's own mark lies over a project's video: on a plan that has it, but for a video whose removal is
 * paid for and has not run out.
 */
export function hasServiceWatermark(
  { planType }: { planType: number },
  { watermarkFreeUntil }: { watermarkFreeUntil: Date | null },
  now: Date,
): boolean {
  if (can({ planType }, { do: 'leave-out-mark' }).ok) return false
  return watermarkFreeUntil === null || now >= watermarkFreeUntil
}

/** Until when a project can be edited: a removed watermark that was paid for lengthens it. Null without an end. */
export function editableUntil({
  expiresAt,
  watermarkFreeUntil,
}: Pick<Standing, 'expiresAt' | 'watermarkFreeUntil'>): Date | null {
  if (expiresAt === null || watermarkFreeUntil === null) return expiresAt
  return watermarkFreeUntil > expiresAt ? watermarkFreeUntil : expiresAt
}

/** A project whose time has run out; one whose render was asked for in time is let through to its end. */
export function isExpired({ status, renderState, ...times }: Standing, now: Date): boolean {
  const end = editableUntil(times)
  return (status === 0 || status === 1) && !isUnderWay(renderState) && end !== null && now >= end
}

/** When a project in the trash is deleted for good. */
export function deletedAt(trashedAt: Date): Date {
  return new Date(trashedAt.getTime() + limits.trashDays * dayMs)
}

/** What was trashed before this moment is deleted for good. */
export function trashLimit(now: Date): Date {
  return new Date(now.getTime() - limits.trashDays * dayMs)
}

/** A title made of a product's or template's name: what a title may not hold becomes a space; null when nothing stays. */
export function toTitle(name: string): string | null {
  const clean = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _()\-'&]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const title = [...clean].slice(0, titleMax).join('').trim()
  return title === '' ? null : title
}

/** A title without the number that a copy has behind it. */
export function stemOf(title: string): string {
  return title.replace(/ \(\d+\)$/, '')
}

/** The title of a copy: the first free number behind the original's. */
export function titleOfCopy(title: string, taken: readonly string[]): string {
  const stem = stemOf(title)
  for (let number = 2; ; number += 1) {
    const tail = ` (${number})`
    const copy =
      [...stem]
        .slice(0, titleMax - tail.length)
        .join('')
        .trimEnd() + tail
    if (!taken.includes(copy)) return copy
  }
}

const titleMax = 50
