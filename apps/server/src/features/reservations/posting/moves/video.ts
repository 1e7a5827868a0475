import type { Move, Target } from '../target.ts'
import { told } from '../trail.ts'

/** So long a post waits before it is looked again whether its video is made. */
const lookMs = 30_000

/** While the video of a post is being made anew: it waits, and has not begun. Said once. */
export function waitForVideo(target: Target, now: Date): Move {
  const next = new Date(now.getTime() + lookMs)
  const event =
    target.waitsFor === 'video' ? null : told('waiting', { why: 'video', until: next.toISOString() })
  return { to: 'queued', changes: { waitsFor: 'video' }, next, event }
}
