import type { Campaign, CampaignPost, NetworkId } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { eq, sql } from 'drizzle-orm'

import { accounts } from '../db/tables/account.ts'
import { campaigns } from '../db/tables/campaigns.ts'
import { campaignCalls, type CampaignEars, type WhenAsked } from '../features/campaigns/index.ts'
import { handlers, jobs } from '../features/index.ts'
import { type FakeRender, makeVideos, tendAll } from './campaign-work.ts'
import type { Engine } from './databases.ts'
import { createFakeFeed, type NetworkFault } from './fake-feed.ts'
import { linkAll } from './posting/world.ts'
import type { Member, TestAnswer } from './requests.ts'
import { addPhoto, addProduct } from './seed.ts'
import { startTestServer } from './start-test-server.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const settlingMs = 20_000
const minuteMs = 60_000
const mostSteps = 6

/** What a campaign is begun with unless a test says otherwise: on Wednesdays at nine in Seoul, to Instagram. */
export const usualCampaign = {
  title: '수요일의 딸기잼',
  purpose: 'everyday',
  language: 'ko',
  goal: 'buy',
  gender: 'all',
  ages: [],
  tone: 'casual',
  template: { by: 'fit', category: null },
  creations: 1,
  schedule: { times: { 3: '09:00' }, zone: 'Asia/Seoul' },
  targets: [{ platform: 'instagram', type: 'reels', settings: {} }],
  story: false,
  hashtags: ['딸기잼'],
  approval: true,
  onSilence: 'skip',
  endsOn: null,
  category: 'product',
} as const

/** What a campaign of a sale until the end of the year is begun with beside that. */
export const saleCampaign = {
  category: 'promotion',
  goal: 'buy',
  promotion: {
    regularPrice: 12_900,
    discountPrice: 9_900,
    currency: 'KRW',
    startAt: '2026-11-01',
    endAt: '2026-12-31',
    text: '겨울맞이 할인이에요.',
  },
} as const

/** Reels on two networks. */
export const bothNetworks = ['instagram', 'facebook'].map((platform) => ({
  platform,
  type: 'reels',
  settings: {},
}))

/**
 * A server with all areas whose owner has a product and linked accounts on networks in memory, whose clock goes only where a test moves
 * it, and whose renders end at once.
 */
export async function openCampaignDesk(engine: Engine) {
  let clock = () => new Date()
  let faultOf: (call: string) => NetworkFault = () => 'none'
  const feedOf = (id: NetworkId) =>
    createFakeFeed(id, {
      publishesBy: id === 'tiktok' ? 'last-byte' : 'call',
      now: () => clock(),
      faultOf: (call) => faultOf(call),
      choices: () => (id === 'tiktok' ? { privacy: state.privacies } : {}),
    })
  const feeds = {
    instagram: feedOf('instagram'),
    youtube: feedOf('youtube'),
    facebook: feedOf('facebook'),
    tiktok: feedOf('tiktok'),
  }
  const asked: Parameters<WhenAsked>[1][] = []
  const ears: CampaignEars = {
    whenAsked: [
      async (_ctx, one) => {
        asked.push(one)
      },
    ],
    openChooser: null,
  }
  const server = await startTestServer({
    engine,
    areas: { handlers: { ...handlers, campaigns: campaignCalls(ears) }, jobs },
    networks: {
      instagram: feeds.instagram.publisher,
      youtube: feeds.youtube.publisher,
      facebook: feeds.facebook.publisher,
      tiktok: feeds.tiktok.publisher,
    },
  })
  clock = server.clock.now
  const { ctx } = server
  const state = {
    /** The owner of the present test; `open` makes another. */
    owner: null as unknown as Member,
    productId: '',
    howRendersEnd: (() => 'done') as FakeRender,
    /** Who may be shown a TikTok post, as that account allows. */
    privacies: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'],
  }

  /** Begins anew with an owner on the standard plan with the upload service, at a time. */
  async function open(at: string): Promise<void> {
    // What owners before left would go on.
    await ctx.db().execute(`truncate campaigns, campaign_runs, campaign_posts, campaign_events, posts,
      post_targets, post_events, ai_requests, renders, video_drafts`)
    for (const feed of Object.values(feeds)) feed.seen.length = 0
    server.clock.set(at)
    asked.length = 0
    faultOf = () => 'none'
    state.howRendersEnd = () => 'done'
    state.privacies = ['PUBLIC_TO_EVERYONE', 'SELF_ONLY']
    state.owner = await server.member({ planType: 2 })
    await setOwner({ snsUpload: 1 })
    await linkAll(ctx, state.owner.id)
    const photos = [await addPhoto(server, state.owner), await addPhoto(server, state.owner)]
    state.productId = await addProduct(server, state.owner, { sourceIds: photos })
  }

  async function setOwner(changes: Partial<typeof accounts.$inferInsert>): Promise<void> {
    await ctx.db().update(accounts).set(changes).where(eq(accounts.id, state.owner.id))
  }

  async function ask(
    method: Method,
    path: string,
    body?: unknown,
    as: Member = state.owner,
  ): Promise<TestAnswer['body']> {
    // A token lasts a day, and tests go on for weeks.
    const again = await server.again(as)
    return (await server.ask({ method, url: `/v3${path}`, body, as: again })).body
  }

  async function begin(changes: object = {}): Promise<Campaign> {
    const body = { _id: crypto.randomUUID(), ...usualCampaign, ...changes }
    const answer = await ask('POST', `/reservation/autoupload/${state.productId}`, body)
    if (answer.code !== 'SUCCESS') throw new Error(JSON.stringify(answer))
    return answer.result
  }

  /** A campaign's posts of so many days from now on, and of those before. */
  async function posts(id: string, { back = 30, ahead = 30 } = {}): Promise<CampaignPost[]> {
    const at = (days: number) => new Date(clock().getTime() + days * 86_400_000).toISOString()
    const path = `/reservation/campaign/reservation/${id}?startAt=${at(-back)}&endAt=${at(ahead)}`
    return (await ask('GET', path)).result.list
  }

  async function workOnce(): Promise<void> {
    await tendAll(ctx, ears)
    await makeVideos(ctx, state.howRendersEnd)
    await putFiles()
  }

  /** When something is next to be done: at once while a plan, a video or a render waits; infinite while nothing is. */
  async function nextDue(): Promise<number> {
    const { rows } = await ctx.db().execute<{ at: string | null; waits: boolean }>(sql`
      select extract(epoch from least((select min(next_at) from campaigns), (select min(next_at) from campaign_runs),
          (select min(next_at) from campaign_posts), (select min(next_at) from post_targets))) * 1000 as at,
        exists (select from ai_requests where status = 1) or exists (select from video_drafts where state = 'waiting')
          or exists (select from renders where state in ('queued', 'preparing', 'rendering')) as waits`)
    const { at, waits } = must(rows[0], 'what is due')
    if (waits) return 0
    return at === null ? Infinity : Number(at)
  }

  /** Files of videos that nobody drew. */
  async function putFiles(): Promise<void> {
    const { rows } = await ctx
      .db()
      .execute<{ key: string }>(`select file_key as key from videos where account_id = '${state.owner.id}'`)
    for (const { key } of rows)
      if (!(await ctx.files.head(key)))
        await ctx.files.put(key, new Uint8Array(5_000), { contentType: 'video/mp4' })
  }

  return {
    server,
    feeds,
    ears,
    state,
    /** Each time that posts began to wait for a decision. */
    asked,
    open,
    setOwner,
    ask,
    begin,
    posts,
    misbehave(fault: typeof faultOf): void {
      faultOf = fault
    },
    async look(id: string): Promise<Campaign> {
      return (await ask('GET', `/reservation/campaign/${id}`)).result
    },
    /** A campaign whose first posts are made, and the first of them. */
    async made(changes: object = {}): Promise<{ id: string; post: CampaignPost }> {
      const { _id: id } = await begin(changes)
      await this.settle()
      return { id, post: await this.first(id) }
    },
    /** Changes what is kept of a campaign's settings past all checks, as another age of the server left it. */
    async rewrite(id: string, changes: object): Promise<void> {
      await ctx
        .db()
        .update(campaigns)
        .set({ settings: sql`${campaigns.settings} || ${JSON.stringify(changes)}::jsonb` })
        .where(eq(campaigns.id, id))
    },
    async first(id: string): Promise<CampaignPost> {
      return must((await posts(id))[0], 'a first post')
    },
    change: (id: string, body: object) => ask('PATCH', `/reservation/campaign/${id}`, body),
    changePost: (id: string | null, body: object) => ask('PATCH', `/reservation/autoupload/${id}`, body),
    /** Gives the product a price that it did not have. */
    changePrice: () => ask('PATCH', `/product/${state.productId}`, { price: 15_900 }),
    /** Does what is due at the clock's time, until videos that were begun are made. */
    async settle(): Promise<void> {
      const end = new Date(clock().getTime() + 6 * settlingMs)
      do {
        await workOnce()
        server.clock.advance(settlingMs)
      } while (clock() < end && (await nextDue()) <= clock().getTime())
      server.clock.set(end)
      await tendAll(ctx, ears)
    },
    /**
     * Lets time go by to a moment, by so many minutes at a time, and does what is due. Of the steps at which nothing is,
     * but for the first after one with something, only each sixth is made: for what is due by no time of its own.
     */
    async goOnTo(moment: string, minutes = 5): Promise<void> {
      const end = new Date(moment).getTime()
      const stepMs = minutes * minuteMs
      let isQuiet = false
      while (clock().getTime() < end) {
        const time = clock().getTime()
        const due = await nextDue()
        const steps = isQuiet ? Math.min(mostSteps, Math.max(1, Math.ceil((due - time) / stepMs))) : 1
        server.clock.set(new Date(Math.min(end, time + steps * stepMs)))
        isQuiet = due > clock().getTime()
        await workOnce()
      }
      await tendAll(ctx, ears)
    },
    /** What came to be seen on a network since the test began. */
    seen: (network: keyof typeof feeds): readonly { text: string; at: number }[] => feeds[network].seen,
    /** Those of them that begin with a caption. */
    seenOf: (copy: string, network: keyof typeof feeds = 'instagram') =>
      feeds[network].seen.filter(({ text }) => text.startsWith(copy)),
    stop: (): Promise<void> => server.stop(),
  }
}

export type CampaignDesk = Awaited<ReturnType<typeof openCampaignDesk>>
