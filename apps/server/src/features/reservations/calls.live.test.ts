import type { NetworkId, Reservation } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '../../db/tables/account.ts'
import { createFakeFeed, type NetworkFault } from '../../test/fake-feed.ts'
import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../test/index.ts'
import { linkAll } from '../../test/posting/world.ts'
import { addProduct, addVideo } from '../../test/seed.ts'
import { notificationJobs } from '../notifications/index.ts'
import { productCalls } from '../products/index.ts'
import { socialAccounts } from '../social-accounts/index.ts'
import { reservationJobs, reservations } from './index.ts'
import { sendDue } from './posting/send-due.ts'

const onTiktok = { privacy: 'PUBLIC_TO_EVERYONE', disclosure: 'own', musicConsent: true }
const facebook = { platform: 'facebook', type: 'reels' }
const tiktok = { platform: 'tiktok', type: 'video', settings: onTiktok }

describe.each(usualEngines)('posts on %s', (engine) => {
  let server: TestServer
  let member: Member
  let video: string
  /** Said in one test alone, so that what it posts is told from what others do. */
  let words = { caption: '', hashtags: ['소금빵', '망원동'] }
  let told = 0
  let fault: NetworkFault = 'none'
  let clock = () => new Date()
  const feed = (id: NetworkId, publishesBy: 'call' | 'last-byte') =>
    createFakeFeed(id, {
      publishesBy,
      now: () => clock(),
      faultOf: (call) => (call.endsWith('.begin') ? fault : 'none'),
    })
  const feeds = { facebook: feed('facebook', 'call'), tiktok: feed('tiktok', 'last-byte') }

  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, products: productCalls([]), reservations, socialAccounts },
        jobs: { notifications: notificationJobs, reservations: reservationJobs },
      },
      networks: { facebook: feeds.facebook.publisher, tiktok: feeds.tiktok.publisher },
    })
    clock = server.clock.now
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T03:00:00Z')
    fault = 'none'
    told += 1
    words = { ...words, caption: `갓 구운 소금빵 ${told}` }
    member = await server.member()
    await linkAll(server.ctx, member.id)
    await server.ctx.files.put('none', new Uint8Array(1), { contentType: 'video/mp4' })
    video = await addVideo(server, member, new Uint8Array(1))
  })

  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    as = member,
  ) => (await server.ask({ method, url: `/v3/reservation${path}`, as, body })).body
  const upload = (more: object = {}, id = video) =>
    ask('POST', `/directupload/${id}`, {
      words,
      targets: [facebook],
      requestKey: crypto.randomUUID(),
      ...more,
    })
  const post = async (more: object = {}): Promise<Reservation> => {
    const { code, result } = await upload(more)
    expect(code).toBe('SUCCESS')
    return result
  }
  /** Lets time go by while what is due is sent. */
  async function goOn(minutes: number): Promise<void> {
    for (let at = 0; at < minutes; at += 1) {
      await sendDue(server.ctx, AbortSignal.timeout(5_000), 0)
      server.clock.set(new Date(clock().getTime() + 60_000).toISOString())
    }
  }
  const look = async (id: string) => (await ask('GET', `/directupload/${id}`)).result
  const seen = (id: keyof typeof feeds) =>
    feeds[id].seen.filter(({ text }) => text.startsWith(`${words.caption}\n`)).length

  it('posts a video at once, tells where it is seen and all that happened', async () => {
    const { _id: id, status, targets } = await post({ targets: [facebook, tiktok] })
    expect(status).toBe(2)
    expect(targets.map((target) => target.status)).toEqual(['pending', 'pending'])
    await goOn(3)
    const done = await look(id)
    expect(done).toMatchObject({
      status: 4,
      copy: words.caption,
      tags: words.hashtags,
      targets: [
        { platform: 'facebook', status: 'published', account: { name: '민트빵집' } },
        { platform: 'tiktok', status: 'published', failure: null },
      ],
    })
    expect(done.targets[0].url).toContain('https://facebook.example/')
    expect(done.trails[done.targets[0]._id].map(({ kind }: { kind: string }) => kind)).toEqual([
      'started',
      'opened',
      'sending',
      'sent',
      'processing',
      'publishing',
      'published',
    ])
    expect(feeds.facebook.seen.at(-1)?.text).toBe(`${words.caption}\n\n#소금빵 #망원동`)
  })

  it('makes one post of a wish that was sent twice', async () => {
    const requestKey = crypto.randomUUID()
    const [first, second] = await Promise.all([post({ requestKey }), post({ requestKey })])
    expect(first._id).toBe(second._id)
    expect((await ask('GET', `/directupload/status/${video}`)).result.total).toBe(1)
  })

  it('waits for its time, can be moved, and is sent when its owner says now', async () => {
    const { _id: id } = await post({ uploadAt: '2026-12-02T09:00:00+09:00', zone: 'Asia/Seoul' })
    await goOn(2)
    expect(seen('facebook')).toBe(0)
    const moved = await ask('PATCH', `/directupload/${id}`, {
      newUploadAt: '2026-12-03T10:00:00+01:00',
      zone: 'Europe/Paris',
    })
    expect(moved.result).toMatchObject({
      uploadAt: '2026-12-03T09:00:00.000Z',
      zone: 'Europe/Paris',
      status: 2,
    })
    await ask('PATCH', `/directupload/${id}`, { newUploadAt: null })
    await goOn(3)
    expect((await look(id)).status).toBe(4)
    expect((await ask('PATCH', `/directupload/${id}`, { newUploadAt: null })).code).toBe(
      'RESERVATIONS_UNDER_WAY',
    )
  })

  it('calls off what waits, and nothing that can be seen', async () => {
    const { _id: id } = await post({ uploadAt: '2026-12-02T00:00:00Z' })
    expect((await ask('DELETE', `/directupload/${id}`)).result).toMatchObject({
      status: 7,
      targets: [{ status: 'cancelled', nextAt: null }],
    })
    server.clock.set('2026-12-02T00:00:30Z')
    await goOn(2)
    expect(seen('facebook')).toBe(0)
    const { _id: sent } = await post()
    await goOn(3)
    expect((await ask('DELETE', `/directupload/${sent}`)).code).toBe('RESERVATIONS_UNDER_WAY')
  })

  it('sends again only where it failed', async () => {
    fault = 'rejected'
    const { _id: id } = await post({ targets: [facebook] })
    await goOn(1)
    expect(await look(id)).toMatchObject({
      status: 6,
      targets: [{ status: 'failed', failure: 'refused-policy' }],
    })
    fault = 'none'
    expect((await ask('POST', `/autoupload/retry/${id}`)).result).toMatchObject({ status: 2 })
    await goOn(3)
    expect((await look(id)).status).toBe(4)
    expect([seen('facebook'), seen('tiktok')]).toEqual([1, 0])
    expect((await ask('POST', `/autoupload/retry/${id}`)).code).toBe('RESERVATIONS_NOTHING_FAILED')
  })

  it.each([
    ['an emoji', { words: { caption: '빵 🥐', hashtags: [] } }, 'RESERVATIONS_CAPTION'],
    ['a forbidden letter', { words: { caption: 'a & b', hashtags: [] } }, 'RESERVATIONS_CAPTION'],
    ['a hashtag of signs', { words: { caption: '빵', hashtags: ['소금-빵'] } }, 'RESERVATIONS_HASHTAG'],
    [
      'a hashtag twice',
      { words: { caption: '빵', hashtags: ['Bread', 'bread'] } },
      'RESERVATIONS_HASHTAG_TWICE',
    ],
    ['a time that is over', { uploadAt: '2026-12-01T02:00:00Z' }, 'RESERVATIONS_TOO_SOON'],
    ['a time in nine minutes', { uploadAt: '2026-12-01T03:09:00Z' }, 'RESERVATIONS_TOO_SOON'],
    ['a time in a year', { uploadAt: '2027-12-01T03:00:00Z' }, 'RESERVATIONS_TOO_FAR'],
    ['a zone that is none', { zone: 'Mint/Town' }, 'RESERVATIONS_ZONE'],
    ['the same place twice', { targets: [facebook, facebook] }, 'RESERVATIONS_TARGET_TWICE'],
    [
      'a kind that the network has not',
      { targets: [{ platform: 'facebook', type: 'shorts' }] },
      'RESERVATIONS_CHECK',
    ],
    ['TikTok without a choice', { targets: [{ ...tiktok, settings: {} }] }, 'RESERVATIONS_CHECK'],
  ])('refuses %s and keeps nothing', async (_what, more, code) => {
    expect((await upload(more)).code).toBe(code)
    expect((await ask('GET', `/directupload/status/${video}`)).result.total).toBe(0)
  })

  it('says beforehand what stands in the way on each network, and what the account allows', async () => {
    const targets = [facebook, { ...tiktok, settings: {} }]
    const { list } = (await ask('POST', `/directupload/${video}/check`, { words, targets })).result
    expect(list[0]).toMatchObject({ platform: 'facebook', findings: [], allowed: { left: 10 } })
    expect(list[1].findings.map(({ code }: { code: string }) => code)).toEqual([
      'setting-missing',
      'setting-missing',
      'setting-missing',
    ])
    await post()
    const again = (await ask('POST', `/directupload/${video}/check`, { words, targets: [facebook] })).result
    expect(again.list[0].findings).toMatchObject([{ code: 'repeat', stops: false }])
  })

  it('posts to nobody who is not linked, and of nobody else', async () => {
    const stranger = await server.member()
    expect((await ask('GET', `/directupload/status/${video}`, undefined, stranger)).code).toBe('NOT_FOUND')
    const own = await addVideo(server, stranger, new Uint8Array(1))
    const wish = { words, targets: [facebook], requestKey: crypto.randomUUID() }
    const refused = await ask('POST', `/directupload/${own}`, wish, stranger)
    expect(refused.code).toBe('RESERVATIONS_CHECK')
    const { _id: id } = await post()
    for (const [method, path] of [
      ['GET', `/directupload/${id}`],
      ['DELETE', `/directupload/${id}`],
      ['POST', `/autoupload/retry/${id}`],
    ] as const)
      expect((await ask(method, path, undefined, stranger)).code).toBe('RESERVATIONS_NOT_FOUND')
  })

  it('lists the posts of all that is of no place at once, and those of places apart', async () => {
    const other = await addVideo(server, member, new Uint8Array(1))
    await server.ctx.files.put('none', new Uint8Array(1), { contentType: 'video/mp4' })
    const first = await post()
    server.clock.set('2026-12-01T04:00:00Z')
    const { result: second } = await upload({}, other)
    const all = (await ask('GET', '/directupload/status/all?limit=1')).result
    expect(all).toMatchObject({ total: 2, list: [{ _id: second._id }] })
    const rest = (await ask('GET', '/directupload/status/all?limit=1&page=2')).result
    expect(rest.list).toMatchObject([{ _id: first._id }])
    expect((await ask('GET', '/place/directupload/status/all')).code).toBe('PLACES_NOT_FOR_MARKET')
    expect((await ask('GET', '/place/directupload/status/all?kbPay=1')).result.total).toBe(0)
    const stranger = await server.member()
    expect((await ask('GET', '/directupload/status/all', undefined, stranger)).result.total).toBe(0)
  })

  it('settles nothing of which all is known', async () => {
    const { _id: id, targets } = await post()
    for (const way of ['look', 'send']) {
      const settle = { targetId: must(targets[0], 'its target')._id, way }
      expect((await ask('POST', `/autoupload/retry/${id}`, { settle })).code).toBe('RESERVATIONS_NOT_UNKNOWN')
    }
    const settle = { targetId: crypto.randomUUID(), way: 'look' }
    expect((await ask('POST', `/autoupload/retry/${id}`, { settle })).code).toBe('RESERVATIONS_NOT_FOUND')
    expect((await ask('POST', `/autoupload/retry/${id}`, { settle: { way: 'look' } })).code).not.toBe(
      'SUCCESS',
    )
  })

  it('takes no posts once the trial is over, and goes on with the service', async () => {
    const set = (what: object) => server.ctx.db().update(accounts).set(what).where(eq(accounts.id, member.id))
    await set({ uploadExpiresAt: new Date('2026-12-01T00:00:00Z') })
    expect((await upload()).code).toBe('RESERVATIONS_NO_RIGHT')
    await set({ snsUpload: 1 })
    expect((await upload()).code).toBe('SUCCESS')
  })

  it('offers again what was written last, of the same product first', async () => {
    const product = await addProduct(server, member)
    await post({ words: { caption: '첫 문구', hashtags: ['하나'] } })
    server.clock.set('2026-12-01T04:00:00Z')
    await post({ words: { caption: '다음 문구', hashtags: ['둘', '셋'] } })
    const copies = (await ask('GET', `/copy/recent/${product}`)).result.list
    expect(copies.map(({ copy }: { copy: string }) => copy)).toEqual(['다음 문구', '첫 문구'])
    const tags = (await ask('GET', `/tags/recent/${video}`)).result.list
    expect(tags.map((it: { tags: string[] }) => it.tags)).toEqual([['둘', '셋'], ['하나']])
    expect(must(tags[0], 'the last').usedAt).toBe('2026-12-01T04:00:00.000Z')
  })
})
