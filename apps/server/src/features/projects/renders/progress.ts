import type { Context } from '../../../context.ts'
import { tellProject } from './queue.ts'
import { secondsLeft } from './rules.ts'
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
 * be made any more: its owner threw the project away. `speed` is the usual one here.
 */
export function progressTeller(
  ctx: Pick<Context, 'db' | 'events' | 'now' | 'log'>,
  render: Pick<StoredRender, 'accountId' | 'id' | 'projectId' | 'attempt' | 'filmMs' | 'startedAt'>,
  { speed, onGone }: { speed: number | null; onGone: () => void },
): ProgressTeller {
  let [toldAt, keptAt, told] = [0, 0, -1]
  let running: Promise<void> = Promise.resolve()

  async function pass(percent: number, keep: boolean, left: number | null): Promise<void> {
    if (keep && !(await noteProgress(ctx, render, percent))) return onGone()
    await tellProject(ctx, render.accountId, render.projectId, {
      status: 0,
      renderState: 'rendering',
      progress: percent,
      queuePosition: null,
      estimateSeconds: left === null ? null : Math.ceil(left),
    })
  }

  return {
    tell(percent) {
      const now = ctx.now().getTime()
      if (percent <= told || now - toldAt < TELL_EVERY_MS) return
      const keep = now - keptAt >= KEEP_EVERY_MS
      ;[toldAt, told] = [now, percent]
      if (keep) keptAt = now
      const left = secondsLeft({ ...render, progress: percent }, speed, new Date(now))
      running = running
        .then(() => pass(percent, keep, left))
        .catch((error: unknown) => ctx.log.warn({ err: error }, 'progress was not told'))
    },
    settle: () => running,
  }
}
