import type { Context } from '../../../context.ts'
import type { JobOutcome, JobRun } from '../../../jobs/define.ts'
import { beginDrawing, beginTry, failRender, finishRender } from './commands.ts'
import { makeVideo, RenderFault } from './make.ts'
import { progressTeller } from './progress.ts'
import { RENDER_TRIES } from './rules.ts'
import { type FilmInputs, measureSpeed, type StoredRender } from './store.ts'

/** `limitMs` is the longest that drawing may take; by the film's frames unless said. */
type RunOptions = Pick<JobRun, 'signal'> & { limitMs?: number | undefined }
type Render = StoredRender & { film: FilmInputs }

/**
 * Makes one render to its end: done, taken back, or failed after its tries. Throws only when the server stops or is
 * broken, and then the queue brings it back, before any later render of the same account.
 */
export async function runRender(
  ctx: Context,
  key: { accountId: string; renderId: string },
  options: RunOptions,
): Promise<JobOutcome> {
  const id = { accountId: key.accountId, id: key.renderId }
  for (let tries = 1; ; tries += 1) {
    const render = await beginTry(ctx, id)
    if (!render) return { done: true }
    try {
      await makeAndFinish(ctx, render, options)
      return { done: true }
    } catch (error) {
      // The job's own signal means that the server stops, or that the owner took the render back.
      if (options.signal.aborted) throw error
      const fault = toFault(error)
      ctx.log.error({ err: error, renderId: render.id, tries }, 'a render failed')
      if (fault.again && tries < RENDER_TRIES) continue
      await failRender(ctx, { ...id, attempt: render.attempt }, fault.failure)
      return { done: true }
    }
  }
}

async function makeAndFinish(ctx: Context, render: Render, { signal, limitMs }: RunOptions): Promise<void> {
  const taken = new AbortController()
  const speed = await measureSpeed(ctx)
  const teller = progressTeller(ctx, render, { speed, onGone: () => taken.abort() })
  try {
    const video = await makeVideo(ctx, render, {
      signal: AbortSignal.any([signal, taken.signal]),
      limitMs,
      mayDraw: () => beginDrawing(ctx, render),
      onProgress: teller.tell,
    })
    await teller.settle()
    if (video && !(await finishRender(ctx, render, video))) {
      await Promise.all([video.fileKey, video.posterKey].map((key) => ctx.files.delete(key)))
    }
  } catch (error) {
    await teller.settle()
    if (taken.signal.aborted) return
    throw error
  }
}

function toFault(error: unknown): RenderFault {
  return error instanceof RenderFault ? error : new RenderFault('engine', { cause: error, again: true })
}
