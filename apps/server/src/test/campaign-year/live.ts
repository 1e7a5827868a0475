import { networkIds, type NetworkId } from '@clipmint/contract'
import { createRandom, dayMs } from '@clipmint/kit'
import { sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { Failure } from '../../failure.ts'
import { decidePost, stopAllOf } from '../../features/campaigns/index.ts'
import { changePost } from '../../features/campaigns/posts/change.ts'
import { keepFresh } from '../../features/campaigns/posts/keep-fresh.ts'
import { keepNamed } from '../../features/campaigns/posts/keep-slot.ts'
import { listPostsBetween } from '../../features/campaigns/posts/list.ts'
import { beginCampaign } from '../../features/campaigns/state/begin.ts'
import { changeCampaign } from '../../features/campaigns/state/change.ts'
import { endOver, stopUnfit } from '../../features/campaigns/state/stop-unfit.ts'
import { tend } from '../../features/campaigns/tend.ts'
import { releaseOverdue } from '../../features/credits/jobs.ts'
import { editProduct } from '../../features/products/commands.ts'
import { sendDue } from '../../features/reservations/posting/send-due.ts'
import { usualCampaign } from '../campaign-desk.ts'
import { endRenders, fillVideos } from '../campaign-work.ts'
import { Killed, mortal } from '../posting/world.ts'
import { closeSpell, type Diary, newDiary, openSpell } from './diary.ts'
import { createYearFeed } from './feed.ts'
import { type Deed, planYear, scheduleOf, type YearOwner } from './plan.ts'
import { createPlanner, yearSale } from './plans.ts'
import { nextDue, prune } from './tables.ts'
import { momentOfWall } from './wall-clock.ts'
import { addYearOwner, connect, createYearWorld, remoteIdOf } from './world.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Steps that follow each other within seconds are done together. */
const slackMs = 45_000
const patient = new AbortController().signal
const ears = { whenAsked: [], openChooser: null }

/** An owner of the year with what they have and did. */
export type Lived = YearOwner & { accountId: string; productId: string; campaignId: string; diary: Diary }
export type YearOptions = { seed: number; accounts: number; days: number; from: string; kills: number }

/** Lives a year of campaigns on a clock that jumps to whatever is due next; all that is random comes of the seed. */
export async function liveYear(database: Database, options: YearOptions, tell: (line: string) => void) {
  const { seed, days, kills } = options
  const from = new Date(options.from)
  const end = from.getTime() + days * dayMs
  let at = from.getTime()
  const now = () => new Date(at)
  const random = createRandom(seed * 7 + 1)
  const deadTokens = new Set<string>()
  const outages = Array.from({ length: Math.ceil(days / 15) * 2 }, () => {
    const begins = from.getTime() + random() * days * dayMs
    return { begins, ends: begins + (5 + random() * 40) * minuteMs, network: random() < 0.5 ? 0 : 1 }
  })
  // Now and then nobody is there to work, for hours or days.
  const standstills = Array.from({ length: Math.ceil(days / 90) }, () => {
    const begins = from.getTime() + (0.1 + 0.8 * random()) * days * dayMs
    return { begins, ends: begins + (1 + random() * 60) * hourMs }
  })
  const used: readonly NetworkId[] = ['instagram', 'facebook']
  const isOut = (network: NetworkId, moment: number) =>
    outages.some((one) => used[one.network] === network && one.begins <= moment && moment < one.ends)
  const feeds = used.map((network) => createYearFeed(network, { now, random, deadTokens, isOut }))
  const ctx = createYearWorld(database, { feeds, now })
  const failing = (id: string) => Number.parseInt(id.slice(-4), 16) % 500 === 0
  const deeds: { at: number; deed: Deed; owner: Lived }[] = []
  const owners: Lived[] = []
  for (const owner of planYear(seed, options.accounts, { from, days })) {
    const { accountId, productId } = await addYearOwner(ctx, owner)
    const campaignId = ctx.newId()
    const lived: Lived = { ...owner, accountId, productId, campaignId, diary: newDiary() }
    owners.push(lived)
    deeds.push(...owner.deeds.map((one) => ({ ...one, owner: lived })))
  }
  deeds.sort((a, b) => a.at - b.at)
  const byCampaign = new Map(owners.map((owner) => [owner.campaignId, owner]))
  const [first] = owners
  const writePlans = first ? await createPlanner(ctx, first) : async () => {}
  /** When a worker died. */
  const deaths: number[] = []
  let [rounds, watchedAt, prunedAt, decidedAt, done] = [0, 0, at, 0, 0]
  const killsAt = Array.from({ length: kills }, () => from.getTime() + random() * days * dayMs).toSorted(
    (a, b) => a - b,
  )

  while (at < end) {
    const { next, sends } = await nextDue(ctx)
    const hour = Math.floor((at - 20 * minuteMs) / hourMs) * hourMs + hourMs + 20 * minuteMs
    const wanted = Math.min(next === null ? Infinity : next + slackMs, hour)
    at = Math.max(at + 1, wanted)
    for (const { begins, ends } of standstills) if (begins <= at && at < ends) at = ends
    rounds += 1
    if (at >= (killsAt[0] ?? Infinity)) {
      killsAt.shift()
      if (await workMortally()) deaths.push(at)
    }
    // An hour in which nothing is due is its owners' alone.
    if (next !== null && next <= at) await work(ctx, sends === null || sends > at)
    if (at - watchedAt >= 15 * minuteMs) {
      watchedAt = at
      await stopUnfit(ctx)
      await endOver(ctx)
      await keepFresh(ctx, ears)
      // What is made anew is rendered though nothing else is due for hours.
      await render(ctx)
      await noteStops()
    }
    if (at >= hour && decidedAt < hour) {
      decidedAt = hour
      await decideAll()
      while (deeds[done] && (deeds[done]?.at ?? Infinity) <= at) {
        const one = deeds[done]
        if (one) await act(one.owner, one.deed)
        done += 1
      }
      await noteStops()
      await releaseOverdue(ctx)
    }
    if (at - prunedAt > 7 * dayMs) {
      prunedAt = at
      await prune(ctx, at)
      tell(
        `${now().toISOString().slice(0, 10)}: ${rounds} rounds, ${feeds.map(({ seen }) => seen.length).join(' + ')} posts seen`,
      )
    }
  }
  return { ctx, owners, feeds, deaths, rounds, end, failing, standstills }

  async function work(as: Context, isAllOfCampaigns: boolean): Promise<void> {
    await tend(as, ears, patient, 0)
    await writePlans()
    await fillVideos(as)
    await render(as)
    if (!isAllOfCampaigns) await sendDue(as, patient, 0)
  }

  async function render(as: Context): Promise<void> {
    await endRenders(
      as,
      ({ projectId }) => (failing(projectId) ? 'failed' : 'done'),
      (key) => key.length,
    )
  }

  /** The same by a worker that dies after some steps; says whether it did. */
  async function workMortally(): Promise<boolean> {
    let left = 1 + Math.floor(random() * 40)
    let isDead = false
    const dying = mortal(ctx, () => {
      isDead ||= left-- <= 0
      return isDead
    })
    try {
      await work(dying as unknown as Context, false)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
    return isDead
  }

  /** Writes down what the service stopped by itself. */
  async function noteStops(): Promise<void> {
    const { rows } = await ctx
      .db()
      .execute<{ id: string; state: string; stop: string | null; at: string }>(
        sql`select id, state, stop, updated_at as at from campaigns where state <> 'running'`,
      )
    for (const { id, state, stop, at: when } of rows) {
      const diary = byCampaign.get(id)?.diary
      if (!diary || diary.spells.at(-1)?.until !== null) continue
      closeSpell(diary, new Date(when).getTime())
      diary.stops.push({ at: new Date(when).getTime(), reason: stop ?? state })
    }
  }

  /** Owners who are asked answer within the hour, each in their manner. */
  async function decideAll(): Promise<void> {
    const { rows } = await ctx
      .db()
      .execute<{ id: string; account_id: string; campaign_id: string }>(
        sql`select p.id, p.account_id, p.campaign_id from campaign_posts p where p.status = 1`,
      )
    for (const { id, account_id: accountId, campaign_id: campaignId } of rows) {
      const owner = byCampaign.get(campaignId)
      const mood = Number.parseInt(id.slice(-3), 16) / 4_096
      const manner = owner?.manner
      if (manner !== 'approves' && !(manner === 'moody' && mood < 0.75)) continue
      const decision = manner === 'moody' && mood < 0.15 ? 'skip' : 'approve'
      await attempt(async () => {
        await decidePost(ctx, { accountId, id }, { decision, by: mood < 0.4 ? 'link' : 'owner' })
        if (decision === 'skip') owner?.diary.leftOut.add(id)
      })
    }
  }

  async function act(owner: Lived, deed: Deed): Promise<void> {
    const { accountId, productId, campaignId: id, diary } = owner
    const key = { accountId, id }
    switch (deed) {
      case 'begin':
        await begin(owner)
        return
      case 'stop':
        await attempt(() => changeCampaign(ctx, key, { act: 'stop' }))
        return
      case 'cancel':
        // What stands still already may be called off as well.
        if (await attempt(() => changeCampaign(ctx, key, { act: 'cancel' })))
          diary.stops.push({ at, reason: 'cancelled' })
        return
      case 'resume': {
        if (diary.spells.at(-1)?.until === null) return
        if (await attempt(() => changeCampaign(ctx, key, { act: 'resume' })))
          openSpell(diary, at, owner.schedule)
        return
      }
      case 'hide':
      case 'show':
        await ctx.withTx(async () => {
          await editProduct(ctx, accountId, productId, { hidden: deed === 'hide' })
          if (deed === 'hide') await stopAllOf(ctx, accountId, { productId }, 'product-hidden')
        })
        return
      case 'reprice': {
        const price = diary.prices.at(-1)?.price === 15_900 ? 12_900 : 15_900
        await editProduct(ctx, accountId, productId, { price })
        diary.prices.push({ at, price })
        return
      }
      case 'reschedule': {
        const schedule = scheduleOf(random, owner.zone, false)
        if (!(await attempt(() => changeCampaign(ctx, key, { changes: { schedule } })))) return
        owner.schedule = schedule
        if (diary.spells.at(-1)?.until !== null) return
        closeSpell(diary, at)
        openSpell(diary, at, schedule)
        return
      }
      case 'move':
      case 'skip':
        return touch(owner, deed)
      case 'service-off':
      case 'service-on':
        await ctx
          .db()
          .execute(
            sql`update accounts set sns_upload = ${deed === 'service-on' ? 1 : 0} where id = ${accountId}`,
          )
        return
      case 'token-dies':
        for (const network of networkIds) deadTokens.add(`${network} ${remoteIdOf(accountId, network)}`)
        diary.deadTokens.push({ from: at, until: null })
        return
      case 'reconnect': {
        for (const network of networkIds) deadTokens.delete(`${network} ${remoteIdOf(accountId, network)}`)
        for (const network of owner.networks) await connect(ctx, accountId, network)
        for (const one of diary.deadTokens) one.until ??= at
      }
    }
  }

  async function begin(owner: Lived): Promise<void> {
    const { accountId, campaignId, productId, isPromotion, creations, schedule, networks, manner } = owner
    const { startsOn, endsOn } = owner
    await beginCampaign(ctx, accountId, {
      ...usualCampaign,
      _id: campaignId,
      subjectId: productId,
      ages: [],
      hashtags: ['딸기잼'],
      category: isPromotion ? 'promotion' : 'product',
      ...(isPromotion ? { promotion: yearSale } : {}),
      consent: false,
      creations,
      schedule,
      targets: networks.map((platform) => ({ platform, type: 'reels' as const, settings: {} })),
      approval: manner !== 'unasked',
      onSilence: manner === 'silent-post' ? 'post' : 'skip',
      occasion: null,
      startsOn,
      endsOn,
    })
    openSpell(owner.diary, at, schedule)
  }

  /** Moves a slot that nothing is done about yet by a day, at the same time of its wall, or leaves it out. */
  async function touch(owner: Lived, deed: 'move' | 'skip'): Promise<void> {
    const { accountId, campaignId, diary, zone, schedule, creations } = owner
    if (creations > 1) return
    const soon = { from: new Date(at + 3 * dayMs), to: new Date(at + 12 * dayMs) }
    const list = await listPostsBetween(ctx, { accountId, campaignId }, soon)
    const slot = list.find((post) => post._id === null)
    if (!slot) return
    const name = `${campaignId}_${slot.day}_${slot.no}`
    const weekday = Temporal.PlainDate.from(slot.day).dayOfWeek
    const time = schedule.times[String(weekday) as '1'] ?? '09:00'
    const nextDay = Temporal.PlainDate.from(slot.day).add({ days: 1 }).toString()
    const movedTo = deed === 'move' ? momentOfWall(nextDay, time, zone) : null
    await attempt(async () => {
      const { id } = await keepNamed(ctx, { accountId, id: name })
      const wish = movedTo === null ? { act: 'skip' as const } : { uploadAt: new Date(movedTo).toISOString() }
      await changePost(ctx, { accountId, id }, wish)
      diary.touched.set(slot.day, { at, movedTo })
    })
  }
}

/** Does what may be refused; says whether it was done. */
async function attempt(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
