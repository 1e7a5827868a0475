import { and, eq, inArray, lte } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { aiRequests } from '../db/tables/ai-requests.ts'
import { renders } from '../db/tables/projects.ts'
import { planRequest } from '../features/ai-requests/planning.ts'
import type { CampaignEars } from '../features/campaigns/index.ts'
import { keepFresh } from '../features/campaigns/posts/keep-fresh.ts'
import { endOver, stopUnfit } from '../features/campaigns/state/stop-unfit.ts'
import { tend } from '../features/campaigns/tend.ts'
import { makeBatch } from '../features/projects/drafts/commands.ts'
import { listDeadBatches } from '../features/projects/drafts/store.ts'
import {
  beginDrawing,
  beginTry,
  failRender,
  finishRender,
  type MadeVideo,
} from '../features/projects/renders/commands.ts'
import { videoKeys } from '../features/projects/renders/rules.ts'
import { sendDue } from '../features/reservations/posting/send-due.ts'

const patient = new AbortController().signal
/** How a render ends in a test: nothing is drawn. */
export type FakeRender = (render: { accountId: string; projectId: string }) => 'done' | 'failed' | 'waits'

/** Does what the jobs do that campaigns lean on: plans are written, videos filled, and each render ends at once. */
export async function makeVideos(ctx: Context, howEnds: FakeRender = () => 'done'): Promise<void> {
  const asked = await ctx.db().select().from(aiRequests).where(eq(aiRequests.status, 1))
  for (const { accountId, id } of asked) await planRequest(ctx, accountId, id)
  await fillVideos(ctx)
  await endRenders(ctx, howEnds)
}

/** Fills the videos that were asked for together. */
export async function fillVideos(ctx: Context): Promise<void> {
  const later = new Date(ctx.now().getTime() + 1)
  await inLanes(await listDeadBatches(ctx, later), (batch) =>
    makeBatch(ctx, { ...batch, lang: 'ko' }, { signal: patient, lastTry: true }),
  )
}

/** Works on several at a time, as several workers do. */
async function inLanes<One>(all: readonly One[], act: (one: One) => Promise<void>): Promise<void> {
  const left = [...all]
  const lane = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
const LANES = 6

/** Ends all renders that wait. */
export async function endRenders(
  ctx: Context,
  howEnds: FakeRender,
  bytesOf: (fileKey: string) => number = () => 5_000,
): Promise<void> {
  const open = await ctx
    .db()
    .select({ accountId: renders.accountId, id: renders.id, projectId: renders.projectId })
    .from(renders)
    .where(
      and(inArray(renders.state, ['queued', 'preparing', 'rendering']), lte(renders.requestedAt, ctx.now())),
    )
  const ends = open.map((key) => ({ key, how: howEnds(key) })).filter(({ how }) => how !== 'waits')
  await inLanes(ends, async ({ key, how }) => {
    const render = await beginTry(ctx, key)
    if (!render || !(await beginDrawing(ctx, render))) return
    if (how === 'failed') await failRender(ctx, { ...key, attempt: render.attempt }, 'engine')
    else await finishRender(ctx, render, fakeVideo(render, bytesOf))
  })
}

function fakeVideo(
  render: { accountId: string; id: string; attempt: number },
  bytesOf: (fileKey: string) => number,
): MadeVideo {
  const keys = videoKeys(render)
  const size = { width: 1_080, height: 1_920, durationMs: 15_000, bytes: bytesOf(keys.fileKey) }
  return { ...keys, ...size, watermark: false, opensBlack: false }
}

/** Does all that is due of campaigns and posts now. */
export async function tendAll(ctx: Context, ears: CampaignEars): Promise<void> {
  await tend(ctx, ears, patient, 0)
  await stopUnfit(ctx)
  await endOver(ctx)
  await keepFresh(ctx, ears)
  await sendDue(ctx, patient, 0)
}
