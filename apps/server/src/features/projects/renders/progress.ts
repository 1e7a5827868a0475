import type { Context } from '../../../context.ts'
import { tellProject } from './queue.ts'
import { TELLING_PROGRESS } from './rules.ts'
import { noteProgress, type StoredRender } from './store.ts'

/** At most four a second reach the owner's screens. */
const TELL_EVERY_MS = 250
/** At most one a second is kept, for those who open the page later. */
const KEEP_EVERY_MS = 1_000

export type ProgressTeller = {
  tell: (percent: number) => void
  /** Resolves once nothing more is being told. */
  settle: () => Promise<void>
}

/**
 * Tells and keeps how far a render is, no oftener than a screen can use. `onGone` is called when the render is not to
 * be made any more: its owner threw the project away.
 */
export function progressTeller(
  ctx: Pick<Context, 'db' | 'events' | 'now' | 'log'>,
  render: Pick<StoredRender, 'accountId' | 'id' | 'projectId' | 'attempt'>,
  onGone: () => void,
): ProgressTeller {
  const beganAt = ctx.now().getTime()
  let [toldAt, keptAt, told] = [0, 0, -1]
  let running: Promise<void> = Promise.resolve()

  async function pass(percent: number, keep: boolean, left: number | null): Promise<void> {
    if (keep && !(await noteProgress(ctx, render, percent))) return onGone()
    await tellProject(ctx, render.accountId, render.projectId, {
      status: 0,
      renderState: 'rendering',
      progress: percent,
      queuePosition: null,
      // What was said before stands until the render itself tells better.
      ...(left === null ? {} : { estimateSeconds: left }),
    })
  }

  return {
    tell(percent) {
      const now = ctx.now().getTime()
      if (percent <= told || now - toldAt < TELL_EVERY_MS) return
      const keep = now - keptAt >= KEEP_EVERY_MS
      ;[toldAt, told] = [now, percent]
      if (keep) keptAt = now
      const left = percent < TELLING_PROGRESS ? null : secondsLeft(now - beganAt, percent)
      running = running
        .then(() => pass(percent, keep, left))
        .catch((error: unknown) => ctx.log.warn({ err: error }, 'progress was not told'))
    },
    settle: () => running,
  }
}

function secondsLeft(passedMs: number, percent: number): number {
  return Math.ceil(((passedMs / percent) * (100 - percent)) / 1000)
}
