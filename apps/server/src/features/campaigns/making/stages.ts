import { Failure } from '../../../failure.ts'
import { askForPlan, findRequest, planPlace, type PlannedRequest } from '../../ai-requests/index.ts'
import { briefOf, getPlace } from '../../places/index.ts'
import { askForVideos, type Draft, findProjects, listDrafts, renderProject } from '../../projects/index.ts'
import { chooseVideos } from '../choosing/choose.ts'
import { listOpenings } from '../choosing/openings.ts'
import type { CampaignDoor } from '../door.ts'
import type { CampaignEars } from '../ears.ts'
import { skipPost, skipUnmade } from '../posts/skip.ts'
import { savePost, type StoredCampaignPost } from '../posts/store.ts'
import { occasionOf } from '../state/rules.ts'
import { stopHeld } from '../state/stop.ts'
import { findCampaign, type StoredCampaign } from '../state/store.ts'
import { makeReady, readyFor } from './ready.ts'
import { planAgainMs } from './refusals.ts'
import { holdOn, LostRun, type Step, takeStep } from './step.ts'
import { listUnmade, type StoredRun } from './store.ts'
import { listWanted } from './wanted.ts'

const second = 1_000
/** How soon a run is looked at again that waits for a plan, for its videos' drafts, and for their renders. */
const waits = { planMs: 5 * second, draftsMs: 5 * second, rendersMs: 15 * second } as const
/** A plan that has not come by then is asked for anew. */
const planMs = 20 * 60_000
/** How often in all a plan is asked for. */
const planTries = 3

/** Asks for the plan that the run's videos are told by, from the product or place as it is now. */
export async function askPlan(ctx: CampaignDoor, run: StoredRun): Promise<void> {
  await takeStep(ctx, run, async (campaign): Promise<Step> => {
    const open = await listWanted(ctx, run)
    if (open.length === 0) return { stage: 'made', nextAt: null }
    const requestId = await plan(ctx, campaign, open)
    for (const post of open)
      await savePost(ctx, post, { changes: {}, event: { kind: 'planned', by: 'service' } })
    return { stage: 'planning', requestId, nextAt: soon(ctx, waits.planMs) }
  })
}

async function plan(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  posts: readonly StoredCampaignPost[],
): Promise<string> {
  const { accountId, productId, placeId, category, settings } = campaign
  const { purpose, language, gender, ages, tone, reviews, consent, promotion } = settings
  const occasion = occasionOf(campaign, posts)
  const openedBefore = await listOpenings(ctx, campaign)
  const told = { purpose, language, gender, ages, tone, occasion, openedBefore }
  if (placeId !== null) {
    const place = briefOf(await getPlace(ctx, accountId, placeId))
    const wish = {
      category: category === 'review' ? category : ('place' as const),
      most: 5,
      reviews,
      consent,
    }
    return (await planPlace(ctx, accountId, { id: placeId, place }, { ...wish, ...told })).id
  }
  if (productId === null || category === 'place') throw new Error('A campaign is of nothing.')
  const wish = { category, most: 5, builtIn: false, reviews, consent, promotion, told }
  return (await askForPlan(ctx, accountId, { productId, ...wish })).id
}

/** Once the plan is there, chooses what each video tells in which template, and has them filled: a credit is held for each. */
export async function fill(ctx: CampaignDoor, run: StoredRun, ears: CampaignEars): Promise<void> {
  const request = run.requestId === null ? null : await findRequest(ctx, run.accountId, run.requestId)
  const isLate = request !== null && ctx.now().getTime() - request.createdAt.getTime() > planMs
  if (request?.status === 1 && !isLate)
    return takeStep(ctx, run, async () => ({ nextAt: soon(ctx, waits.planMs) }))
  const { plan: written } = request ?? { plan: null }
  if (!request || !written || request.status === 1) return planAgain(ctx, run)
  if (await hasRunBefore(ctx, run))
    return takeStep(ctx, run, async () => ({ nextAt: soon(ctx, waits.planMs) }))
  const campaign = await findCampaign(ctx, { accountId: run.accountId, id: run.campaignId })
  const wanted = await listWanted(ctx, run)
  const at = wanted[0]?.uploadAt ?? ctx.now()
  if (!campaign) throw new LostRun('The campaign is gone.')
  const planned: PlannedRequest = { ...request, plan: written }
  const chosen = await chooseVideos(ctx, campaign, planned, {
    count: wanted.length,
    at,
    openChooser: ears.openChooser,
  })
  await takeStep(ctx, run, async (): Promise<Step> => {
    // What was skipped since then takes no video.
    const open = await listWanted(ctx, run)
    const picks = chosen.slice(0, open.length)
    if (picks.length === 0) return { stage: 'made', nextAt: null }
    const wish = { id: run.id, requestId: request.id, ratio: '9:16' as const, without: [], picks }
    const drafts = await askForVideos(ctx, run.accountId, wish, langOf(campaign))
    for (const [index, post] of open.entries()) {
      const draft = drafts[index]
      if (draft?.state === 'waiting')
        await savePost(ctx, post, { changes: { projectId: draft.id, choice: chosen[index]?.choice ?? null } })
      else await skipPost(ctx, post, draft?.failure === 'no-credit' ? 'no-credit' : 'not-made')
    }
    return { stage: 'filling', nextAt: soon(ctx, waits.draftsMs) }
  })
}

/**
 * Whether the campaign's run of an earlier day is just being made and has no videos yet. A run is told otherwise than those before,
 * and can tell how only once their videos are there.
 */
async function hasRunBefore(ctx: CampaignDoor, { accountId, campaignId, day }: StoredRun): Promise<boolean> {
  const inAMinute = soon(ctx, 60 * second)
  const unmade = await listUnmade(ctx, { accountId, id: campaignId })
  const before = unmade.filter(
    (other) =>
      other.day < day &&
      other.stage !== 'rendering' &&
      other.nextAt !== null &&
      // One that its owner moved on is made later than this one.
      other.nextAt <= inAMinute,
  )
  // One whose posts were all given up keeps no other waiting.
  for (const other of before) if ((await listWanted(ctx, other)).length > 0) return true
  return false
}

async function planAgain(ctx: CampaignDoor, run: StoredRun): Promise<void> {
  const tries = run.tries + 1
  await takeStep(ctx, run, async (): Promise<Step> => {
    if (tries < planTries) return { stage: 'waiting', requestId: null, tries, nextAt: soon(ctx, planAgainMs) }
    for (const post of await listWanted(ctx, run)) await skipUnmade(ctx, post, 'no-plan')
    return { stage: 'made', tries, nextAt: null }
  })
}

/** Once the videos are filled, has each rendered. */
export async function startRenders(ctx: CampaignDoor, run: StoredRun): Promise<void> {
  const { accountId, id: batchId } = run
  const drafts = await listDrafts(ctx, { accountId, batchId })
  if (drafts.some(({ state }) => state === 'waiting'))
    return takeStep(ctx, run, async () => ({ nextAt: soon(ctx, waits.draftsMs) }))
  const byId = new Map(drafts.map((draft) => [draft.id, draft]))
  await takeStep(ctx, run, async (): Promise<Step> => {
    for (const post of await listWanted(ctx, run))
      await startRender(ctx, post, byId.get(post.projectId ?? ''))
    return { stage: 'rendering', tries: 0, nextAt: soon(ctx, waits.rendersMs) }
  })
}

async function startRender(
  ctx: CampaignDoor,
  post: StoredCampaignPost,
  draft: Draft | undefined,
): Promise<void> {
  if (draft?.state !== 'made') return skipUnmade(ctx, post, draft?.failure ?? undefined)
  try {
    await renderProject(ctx, post.accountId, draft.id, 'campaign')
  } catch (error) {
    // Thrown before anything was changed: the others go on.
    if (!(error instanceof Failure)) throw error
    await skipUnmade(ctx, post, error.code)
  }
}

/** Once all renders have ended, writes the words of each post, and has them decided about or scheduled. */
export async function finish(ctx: CampaignDoor, run: StoredRun, ears: CampaignEars): Promise<void> {
  const { accountId } = run
  const open = await listWanted(ctx, run)
  const found = await findProjects(
    ctx,
    accountId,
    open.flatMap(({ projectId }) => projectId ?? []),
  )
  const projects = new Map(found.map((project) => [project.id, project]))
  const standing = (post: StoredCampaignPost) => {
    const project = projects.get(post.projectId ?? '')
    if (!project || project.status === 3) return 'gone'
    if (project.videoId !== null && project.status !== 0) return 'done'
    return project.renderState === 'failed' ? 'failed' : 'rendering'
  }
  const failed = open.filter((post) => standing(post) === 'failed')
  if (failed.length > 0 && run.tries === 0) return renderAgain(ctx, run, failed)
  if (open.some((post) => standing(post) === 'rendering'))
    return takeStep(ctx, run, async () => ({ nextAt: soon(ctx, waits.rendersMs) }))
  const campaign = await findCampaign(ctx, { accountId, id: run.campaignId })
  if (!campaign) throw new LostRun('The campaign is gone.')
  // Writers and networks take long: nothing is held while they are asked, but the run itself.
  let own = run
  const ready = await makeReady(
    ctx,
    campaign,
    open.filter((post) => standing(post) === 'done'),
    async () => {
      own = await holdOn(ctx, own)
    },
  )
  await takeStep(ctx, own, async (held): Promise<Step> => {
    const still = await listWanted(ctx, run)
    for (const post of still) if (!ready.has(post.id)) await skipUnmade(ctx, post, standing(post))
    const made = still.filter(({ id }) => ready.has(id))
    const hasAccount = await readyFor(ctx, held, made, { ready, ears })
    const after = async () => (hasAccount ? undefined : stopHeld(ctx, held, 'no-account'))
    return { stage: 'made', nextAt: null, after }
  })
}

/** What failed once is rendered once more. */
async function renderAgain(
  ctx: CampaignDoor,
  run: StoredRun,
  failed: readonly StoredCampaignPost[],
): Promise<void> {
  await takeStep(ctx, run, async (): Promise<Step> => {
    for (const { accountId, projectId } of failed) {
      try {
        if (projectId !== null) await renderProject(ctx, accountId, projectId, 'campaign')
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    }
    return { tries: 1, nextAt: soon(ctx, waits.rendersMs) }
  })
}

function langOf({ settings: { language } }: StoredCampaign): 'ko' | 'en' {
  return language === 'ko' ? 'ko' : 'en'
}

function soon({ now }: CampaignDoor, ms: number): Date {
  return new Date(now().getTime() + ms)
}
