import { bestForEach, type DraftFailure } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { holdAccount } from '../../account/index.ts'
import {
  getPlanned,
  getScenario,
  noteVideos,
  recommend,
  refuseBroken,
  refuseLocked,
} from '../../ai-requests/index.ts'
import { holdCredit, releaseCredit } from '../../credits/index.ts'
import { getEntry } from '../../templates/index.ts'
import { createProject, noCredit } from '../create.ts'
import { toTitle } from '../rules.ts'
import { batchState, reasonOf } from './rules.ts'
import {
  type BatchKey,
  type Draft,
  endDraft,
  findLastBatch,
  insertDrafts,
  listDeadBatches,
  listDrafts,
} from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'jobs' | 'events'>
type Making = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'events' | 'log'>

export type BatchWish = {
  /** Chosen by the client, so that asking again makes no others. */
  id: string
  requestId: string
  ratio: Ratio
  without: string[]
} & (
  | { scenarioIds: readonly string[] }
  /** Each scenario with the template that tells it, where those are not left to the ranking. */
  | { picks: readonly VideoPick[] }
)
export type VideoPick = { scenarioId: string; templateId: string }

/** How long videos may be waited for whose job has said nothing. */
const DEAD_MS = 30 * 60_000

/**
 * Asks for a video of each scenario: a credit is held for each, as far as there are any, and a job makes them. Asked for
 * again by the same id they are the same. Throws AI_REQUESTS_NO_CREDIT when there is not even one.
 */
export async function askForVideos(
  ctx: Door,
  accountId: string,
  wish: BatchWish,
  lang: Lang,
): Promise<Draft[]> {
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const known = await listDrafts(ctx, { accountId, batchId: wish.id })
    if (known.length > 0) return sameRequest(known, wish)
    await refuseWhileMaking(ctx, accountId, wish.requestId)
    const drafts: Draft[] = []
    for (const draft of await draftsOf(ctx, accountId, wish)) drafts.push(await payFor(ctx, draft))
    if (drafts.every(({ state }) => state === 'failed')) throw await noCredit(ctx, accountId)
    await insertDrafts(ctx, drafts)
    await noteVideos(ctx, accountId, wish.requestId, 'making')
    await ctx.jobs.send('projects.makeVideos', { accountId, batchId: wish.id, lang })
    return drafts
  })
}

function sameRequest(known: Draft[], { requestId }: BatchWish): Draft[] {
  if (known.some((draft) => draft.requestId !== requestId)) throw new Failure('CONFLICT', { field: '_id' })
  return known
}

async function refuseWhileMaking(ctx: Door, accountId: string, requestId: string): Promise<void> {
  const batchId = await findLastBatch(ctx, accountId, requestId)
  if (batchId !== null && batchState(await listDrafts(ctx, { accountId, batchId })) === 'making')
    throw new Failure('AI_REQUESTS_MAKING')
}

async function draftsOf(ctx: Door, accountId: string, wish: BatchWish): Promise<Draft[]> {
  const { id: batchId, requestId, ratio, without } = wish
  const request = await getPlanned(ctx, accountId, requestId)
  await refuseLocked(ctx, request)
  await refuseBroken(ctx, request)
  const { plan, productName } = request
  const picks = 'picks' in wish ? wish.picks : await bestPicks(ctx, accountId, wish)
  return picks.map(({ scenarioId, templateId }, position) => {
    const scenario = getScenario(plan, scenarioId, `scenarioIds.${position}`)
    // Of several with their product's name alone, nobody could tell which is which.
    // Korean sets a thing and what is said of it side by side; elsewhere they would read as one name.
    const join = plan.language === 'ko' ? ' ' : ' - '
    const title = toTitle(`${productName}${join}${scenario.title}`) ?? 'Video'
    const more = { batchId, requestId, ratio, without, templateId, title, position, scenarioId: scenario.id }
    const state = { state: 'waiting', failure: null, createdAt: ctx.now(), endedAt: null } as const
    return { ...more, ...state, accountId, id: ctx.newId() }
  })
}

async function bestPicks(
  ctx: Door,
  accountId: string,
  { requestId, scenarioIds }: { requestId: string; scenarioIds: readonly string[] },
): Promise<VideoPick[]> {
  const { list } = await recommend(ctx, accountId, requestId, { anew: false, fromUpload: false })
  const best = bestForEach(list, scenarioIds)
  return scenarioIds.map((scenarioId, index) => {
    const templateId = best[index]?.entry.template.id
    if (templateId === undefined) throw new Failure('TEMPLATES_NOT_FOUND')
    return { scenarioId, templateId }
  })
}

async function payFor(ctx: Door, draft: Draft): Promise<Draft> {
  const { accountId, id: ref, title: label } = draft
  const state = await holdCredit(ctx, { accountId, ref, label })
  return state === 'short' ? { ...draft, state: 'failed', failure: 'no-credit', endedAt: ctx.now() } : draft
}

/** The videos of a request that were asked for together last; none when there are no such. */
export async function lastVideos(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  requestId: string,
): Promise<Draft[]> {
  const batchId = await findLastBatch(ctx, accountId, requestId)
  return batchId === null ? [] : listDrafts(ctx, { accountId, batchId })
}

/**
 * Makes what waits of a batch, one after the other: each is there and paid in one transaction, or its credit comes back.
 * What broke is tried again with the job, and does not hold up the others.
 */
export async function makeBatch(
  ctx: Making,
  batch: BatchKey & { lang: Lang },
  { signal, lastTry }: { signal: AbortSignal; lastTry: boolean },
): Promise<void> {
  let broken: Error | null = null
  for (const draft of await listDrafts(ctx, batch)) {
    signal.throwIfAborted()
    if (draft.state !== 'waiting') continue
    try {
      await makeDraft(ctx, draft, batch.lang)
    } catch (error) {
      if (error instanceof Failure) await failDraft(ctx, draft, reasonOf(error.code))
      else broken = error instanceof Error ? error : new Error(String(error))
    }
  }
  if (broken !== null && !lastTry) throw broken
  if (broken !== null) {
    ctx.log.error({ err: broken, batchId: batch.batchId }, 'a video of several could not be made')
    return closeBatch(ctx, batch, 'failed')
  }
  await endBatch(ctx, batch)
}

async function makeDraft(ctx: Making, draft: Draft, lang: Lang): Promise<void> {
  const { accountId, id, templateId, ratio, requestId, scenarioId, title, without } = draft
  await ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const { template } = getEntry(templateId, accountId)
    const designId = template.designs[ratio]
    const wish = { id, templateId, designId, requestId, scenarioId, title, without }
    // First: what was ended meanwhile makes no project.
    const isMine = await endDraft(ctx, draft, { state: 'made', failure: null, endedAt: ctx.now() })
    if (isMine) await createProject(ctx, accountId, wish, lang)
  })
}

async function failDraft(ctx: Making, draft: Draft, failure: DraftFailure): Promise<void> {
  const { accountId, id: ref } = draft
  await ctx.withTx(async () => {
    await releaseCredit(ctx, { accountId, ref })
    await endDraft(ctx, draft, { state: 'failed', failure, endedAt: ctx.now() })
  })
}

/** Ends what still waits of a batch, gives its credits back, and says how the batch ended. */
export async function closeBatch(ctx: Making, batch: BatchKey, failure: DraftFailure): Promise<void> {
  const waiting = (await listDrafts(ctx, batch)).filter(({ state }) => state === 'waiting')
  for (const draft of waiting) await failDraft(ctx, draft, failure)
  if (waiting.length > 0) await endBatch(ctx, batch)
}

async function endBatch(ctx: Making, batch: BatchKey): Promise<void> {
  const drafts = await listDrafts(ctx, batch)
  const [first] = drafts
  if (first) await noteVideos(ctx, batch.accountId, first.requestId, batchState(drafts))
}

/** Ends batches that nobody works on any more. */
export async function closeDeadBatches(ctx: Making): Promise<void> {
  const before = new Date(ctx.now().getTime() - DEAD_MS)
  for (const batch of await listDeadBatches(ctx, before)) await closeBatch(ctx, batch, 'interrupted')
}
