import type { Context } from '../../../context.ts'
import type { JobOutcome, JobRun } from '../../../jobs/define.ts'
import { beginDrawing, beginTry, failRender, finishRender } from './commands.ts'
import { makeVideo, RenderFault } from './make.ts'
import { progressTeller } from './progress.ts'
import { RENDER_TRIES, timeoutMs } from './rules.ts'
import { type FilmInputs, measureSpeed, type StoredRender } from './store.ts'

type Render = StoredRender & { film: FilmInputs }

/**
 * Makes one render to its end: done, taken back, or failed after its tries. Throws only when the server stops or is
 * broken, and then the queue brings it back, before any later render of the same account.
 */
export async function runRender(
  ctx: Context,
  key: { accountId: string; renderId: string },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<JobOutcome> {
  const id = { accountId: key.accountId, id: key.renderId }
  for (let tries = 1; ; tries += 1) {
    const render = await beginTry(ctx, id)
    if (!render) return { done: true }
    try {
      await makeAndFinish(ctx, render, signal)
      return { done: true }
    } catch (error) {
      // The job's own signal means that the server stops, or that the owner took the render back.
      if (signal.aborted) throw error
      const fault = toFault(error)
      ctx.log.error({ err: error, renderId: render.id, tries }, 'a render failed')
      if (fault.again && tries < RENDER_TRIES) continue
      await failRender(ctx, { ...id, attempt: render.attempt }, fault.failure)
      return { done: true }
    }
  }
}

async function makeAndFinish(ctx: Context, render: Render, signal: AbortSignal): Promise<void> {
  const taken = new AbortController()
  const limit = AbortSignal.timeout(timeoutMs(render.filmMs))
  const speed = await measureSpeed(ctx)
  const teller = progressTeller(ctx, render, { speed, onGone: () => taken.abort() })
  try {
    const video = await makeVideo(ctx, render, {
      signal: AbortSignal.any([signal, limit, taken.signal]),
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
    throw limit.aborted ? new RenderFault('too-slow', { cause: error, again: false }) : error
  }
}

function toFault(error: unknown): RenderFault {
  return error instanceof RenderFault ? error : new RenderFault('engine', { cause: error, again: true })
}
