import type { CampaignChanges, CampaignStop } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { fill, words } from '../../../locales/index.ts'
import { holdAccount } from '../../account/index.ts'
import { creditState } from '../../credits/index.ts'
import { askAllowed } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { makingTimeOfRun } from '../making/in-time.ts'
import { postsOf } from '../making/runs.ts'
import { listUnmade, saveRun } from '../making/store.ts'
import { isEditedSinceApproval } from '../posts/edited.ts'
import { keepAsPost } from '../posts/keep-as-post.ts'
import { closingOf } from '../posts/rules.ts'
import { skipPost } from '../posts/skip.ts'
import { deletePost, insertCampaignPosts, listOfRun, listOpen, savePost } from '../posts/store.ts'
import { checkPlan, checkSettings, firstTime, requireRight, requireSlot } from './check-wish.ts'
import { lookTimeOf } from './plan-next.ts'
import { slotOf, timesOf } from './rules.ts'
import { cancelHeld, reasonOfStop, stopHeld, tellScreens } from './stop.ts'
import { type CampaignKey, holdCampaign, saveCampaign, type StoredCampaign } from './store.ts'
import { whyUnfit } from './unfit.ts'

export type Act = 'stop' | 'cancel' | 'resume'

/** Changes what a campaign makes from its next run on, or has it stop, go on, or be called off. */
export async function changeCampaign(
  ctx: CampaignDoor,
  key: CampaignKey,
  { changes, act }: { changes?: CampaignChanges | undefined; act?: Act | undefined },
): Promise<StoredCampaign> {
  // Networks take long: nothing is held while they are asked.
  const allowed = changes?.targets ? await askAllowed(ctx, key.accountId, changes.targets) : null
  return ctx.withTx(async () => {
    const campaign = await getHeld(ctx, key)
    if (campaign.state === 'ended') throw new Failure('CAMPAIGNS_ENDED')
    if (changes) await changeSettings(ctx, campaign, { changes, allowed })
    if (act === 'stop') await stopHeld(ctx, await getHeld(ctx, key), 'owner')
    if (act === 'cancel') await cancelHeld(ctx, await getHeld(ctx, key))
    if (act === 'resume') await resumeHeld(ctx, await getHeld(ctx, key))
    return getHeld(ctx, key)
  })
}

/** Gives a campaign another name. */
export async function renameCampaign(
  ctx: CampaignDoor,
  key: CampaignKey,
  title: string,
): Promise<StoredCampaign> {
  return ctx.withTx(async () => {
    const campaign = await getHeld(ctx, key)
    await saveCampaign(ctx, campaign, { settings: { ...campaign.settings, title } })
    await tellScreens(ctx, campaign)
    return getHeld(ctx, key)
  })
}

async function getHeld(ctx: CampaignDoor, key: CampaignKey): Promise<StoredCampaign> {
  const campaign = await holdCampaign(ctx, key)
  if (!campaign) throw new Failure('CAMPAIGNS_NOT_FOUND')
  return campaign
}

async function changeSettings(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  { changes, allowed }: { changes: CampaignChanges; allowed: Awaited<ReturnType<typeof askAllowed>> | null },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const settings = { ...campaign.settings, ...given }
  // A network that was disconnected since then stands in the way of no other change.
  if (allowed) await checkSettings(ctx, campaign.accountId, settings, allowed)
  else checkPlan(ctx, settings)
  const isRescheduled =
    changes.schedule !== undefined || changes.startsOn !== undefined || changes.endsOn !== undefined
  // Days that have a run keep it; all others are open anew.
  const plannedUntil = isRescheduled ? firstTime(ctx) : campaign.plannedUntil
  if (isRescheduled && campaign.state === 'running') requireSlot(settings, plannedUntil)
  const changed = { ...campaign, settings, plannedUntil }
  const nextAt = campaign.state === 'running' ? lookTimeOf(ctx, changed) : null
  await saveCampaign(ctx, campaign, { settings, plannedUntil, nextAt })
  if (isRescheduled || changes.creations !== undefined) await alignUnmade(ctx, changed)
  await tellScreens(ctx, campaign)
}

/** Gives what its owner has not touched of runs that wait to be made the times of the schedule as it is now. */
async function alignUnmade(ctx: CampaignDoor, campaign: StoredCampaign): Promise<void> {
  const { accountId, settings } = campaign
  for (const run of await listUnmade(ctx, campaign)) {
    if (run.stage !== 'waiting') continue
    for (const post of await listOfRun(ctx, run))
      if (post.status === 0 && !post.isMoved) await deletePost(ctx, post)
    const slot = slotOf(campaign, run.day)
    if (slot) {
      const { id, campaignId, day } = run
      await insertCampaignPosts(
        ctx,
        postsOf(ctx, { accountId, id, campaignId, day }, timesOf(slot, settings)),
      )
    }
    await saveRun(ctx, run, { nextAt: await makingTimeOfRun(ctx, campaign, run) })
  }
}

/**
 * Lets a campaign go on: its next slot is the next one from now, made posts whose time is still ahead go out at it, and what was
 * missed stays so.
 */
async function resumeHeld(ctx: CampaignDoor, campaign: StoredCampaign): Promise<void> {
  if (campaign.state === 'running') return
  const { accountId } = campaign
  // Two that go on at once count each other.
  await holdAccount(ctx, accountId)
  await requireRight(ctx, campaign)
  const why = await whyUnfit(ctx, campaign)
  if (why === 'no-account') throw new Failure('CAMPAIGNS_NO_ACCOUNT')
  if (why !== null) throw stillStopped(why)
  if (campaign.stop === 'no-credit' && (await creditState(ctx, accountId)).left === 0)
    throw stillStopped('no-credit')
  const from = firstTime(ctx)
  const plannedUntil = campaign.plannedUntil > from ? campaign.plannedUntil : from
  const open = await listOpen(ctx, campaign)
  if (open.length === 0) requireSlot(campaign.settings, plannedUntil)
  const going: StoredCampaign = { ...campaign, state: 'running', stop: null, plannedUntil }
  await saveCampaign(ctx, campaign, {
    state: 'running',
    stop: null,
    plannedUntil,
    nextAt: lookTimeOf(ctx, going),
  })
  const now = ctx.now()
  for (const post of open) {
    const resumed = { kind: 'resumed', by: 'owner' } as const
    if (closingOf(post) <= now) {
      // Its time passed, or as good as did, while its campaign stood still.
      if (post.postId === null) await skipPost(ctx, post, reasonOfStop(campaign))
      continue
    }
    // One whose video its owner edited meanwhile is looked at as soon as it runs, and is asked about anew.
    const goesOut =
      post.status === 2 && post.postId === null && !(await isEditedSinceApproval(ctx, going, post))
    if (goesOut) await keepAsPost(ctx, going, post, resumed)
    else await savePost(ctx, post, { changes: {}, event: resumed })
  }
  for (const run of await listUnmade(ctx, campaign)) {
    const at = await makingTimeOfRun(ctx, going, run)
    await saveRun(ctx, run, { nextAt: at !== null && run.stage !== 'waiting' ? now : at, claimedUntil: null })
  }
  await ctx.jobs.send('campaigns.tend', {})
  await tellScreens(ctx, campaign)
}

/** Says in its reader's language what still keeps a campaign from going on. */
function stillStopped(why: CampaignStop): Failure {
  const say = (lang: Lang) => {
    const { errors, notices } = words[lang]
    return fill(errors.CAMPAIGNS_STILL_STOPPED, { reason: notices.campaigns.stopped.reasons[why] })
  }
  return new Failure('CAMPAIGNS_STILL_STOPPED', { sentence: { ko: say('ko'), en: say('en') } })
}
