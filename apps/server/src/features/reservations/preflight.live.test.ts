import type { PostFinding, Reservation } from '@clipmint/contract'
import type { LimitsOutcome, NetworkAccess } from '@clipmint/integrations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '../../db/tables/account.ts'
import { posts } from '../../db/tables/reservations.ts'
import { socialAccounts as links } from '../../db/tables/social-accounts.ts'
import { createFakeFeed } from '../../test/fake-feed.ts'
import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../test/index.ts'
import { linkAll, linkedId } from '../../test/posting/world.ts'
import { addVideo } from '../../test/seed.ts'
import { notificationJobs } from '../notifications/index.ts'
import { productCalls } from '../products/index.ts'
import { socialAccounts } from '../social-accounts/index.ts'
import { reservationJobs, reservations } from './index.ts'
import { sendDue } from './posting/send-due.ts'

const facebook = { platform: 'facebook', type: 'reels' }
const story = { platform: 'facebook', type: 'story' }
const shorts = { platform: 'youtube', type: 'shorts' }
const words = { caption: '갓 구운 소금빵', hashtags: ['소금빵'], title: '소금빵' }
const known = { status: 'known', left: 10, resetsAt: null, mostSeconds: null, choices: {}, off: [] } as const
const inItsWords = { code: '190', told: 'no' }

describe.each(usualEngines)('what is found before a post is sent, on %s', (engine) => {
  let server: TestServer
  let member: Member
  let video: string
  let clock = () => new Date()
  const now = () => clock()
  const feeds = {
    facebook: createFakeFeed('facebook', { publishesBy: 'call', now, faultOf: () => 'none' }),
    youtube: createFakeFeed('youtube', { publishesBy: 'last-byte', now, faultOf: () => 'none' }),
  }
  /** What Facebook says of an account. */
  let said: (access: NetworkAccess) => LimitsOutcome = () => known
  feeds.facebook.publisher.limits = async (access) => said(access)

  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, products: productCalls([]), reservations, socialAccounts },
        jobs: { notifications: notificationJobs, reservations: reservationJobs },
      },
      networks: { facebook: feeds.facebook.publisher, youtube: feeds.youtube.publisher },
    })
    clock = server.clock.now
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T03:00:00Z')
    said = () => known
    member = await server.member()
    await linkAll(server.ctx, member.id)
    await server.ctx.files.put('none', new Uint8Array(1), { contentType: 'video/mp4' })
    video = await addVideo(server, member, new Uint8Array(1))
  })

  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    (await server.ask({ method, url: `/v3/reservation/directupload/${path}`, as: member, body })).body
  const upload = (more: object = {}) =>
    ask('POST', video, { words, targets: [facebook], requestKey: crypto.randomUUID(), ...more })
  const tomorrow = { uploadAt: '2026-12-02T03:00:00Z' }
  const planned = async (more: object = tomorrow): Promise<Reservation> => {
    const { code, result } = await upload(more)
    expect(code).toBe('SUCCESS')
    return result
  }
  const move = (id: string, newUploadAt: string | null) => ask('PATCH', id, { newUploadAt })
  const found = async (targets: object[] = [facebook]): Promise<string[][]> => {
    const { list } = (await ask('POST', `${video}/check`, { words, targets })).result
    return list.map(({ findings }: { findings: PostFinding[] }) =>
      findings.map(({ code, stops }) => (stops ? `${code} stops` : code)),
    )
  }
  const setAccount = (what: object) =>
    server.ctx.db().update(accounts).set(what).where(eq(accounts.id, member.id))
  const setLink = (network: 'facebook' | 'youtube', what: object) =>
    server.ctx
      .db()
      .update(links)
      .set(what)
      .where(eq(links.id, linkedId(member.id, network)))

  it('tells what an account allows before there is a video, and nothing where none is linked', async () => {
    const choices = { privacy: ['SELF_ONLY'] }
    said = () => ({ ...known, choices, off: ['comment'] })
    const allowed = async (query: string) => {
      const url = `/v3/reservation/allowed?${query}`
      return (await server.ask({ method: 'GET', url, as: member })).body.result.allowed
    }
    const told = { left: 10, mostSeconds: null, choices, off: ['comment'] }
    expect(await allowed('platform=facebook&type=reels')).toEqual(told)
    expect(await allowed('platform=instagram&type=reels')).toBeNull()
  })

  it('moves no post past the end of the upload trial, and moves it within', async () => {
    await setAccount({ uploadExpiresAt: new Date('2026-12-05T00:00:00Z') })
    const { _id: id } = await planned()
    expect((await move(id, '2026-12-06T03:00:00Z')).code).toBe('RESERVATIONS_NO_RIGHT')
    expect((await ask('GET', id)).result).toMatchObject({ uploadAt: '2026-12-02T03:00:00.000Z' })
    expect((await move(id, '2026-12-04T03:00:00Z')).result).toMatchObject({
      uploadAt: '2026-12-04T03:00:00.000Z',
    })
  })

  it('moves no post past the end of its link, to now with nothing left, or where its account is gone', async () => {
    const { _id: id } = await planned()
    await setLink('facebook', { endsAt: new Date('2026-12-04T00:00:00Z') })
    const refused = (why: string) => ({
      code: 'RESERVATIONS_CHECK',
      field: 'newUploadAt',
      message: expect.stringContaining(why),
    })
    expect(await move(id, '2026-12-05T03:00:00Z')).toMatchObject(refused('그때는 페이스북 연결이 끝나'))
    said = () => ({ ...known, left: 0 })
    expect(await move(id, null)).toMatchObject(refused('오늘은 페이스북에 더 올릴 수 없어요'))
    expect((await move(id, '2026-12-03T03:00:00Z')).code).toBe('SUCCESS')
    await setLink('facebook', { unlinkedAt: now(), endsAt: null })
    expect(await move(id, '2026-12-02T03:00:00Z')).toMatchObject(refused('페이스북 계정이 연결되어 있지'))
  })

  it('is no repeat of itself when it is moved', async () => {
    const { _id: id } = await planned({ ...tomorrow, targets: [shorts] })
    expect((await move(id, '2026-12-02T09:00:00Z')).code).toBe('SUCCESS')
  })

  it('says that an account must be connected again where its network has just said so, and keeps that', async () => {
    said = () => ({ status: 'needs-owner', fault: 'scope-missing', ...inItsWords })
    expect(await found()).toEqual([['scope stops']])
    said = () => known
    expect(await found()).toEqual([['scope stops']])
    await setLink('facebook', { fault: null })
    said = () => ({ status: 'needs-owner', fault: 'ended', ...inItsWords })
    expect(await found()).toEqual([['link-dead stops']])
  })

  it('says where an account could not be asked, and lets it be posted to', async () => {
    said = () => ({ status: 'unclear', why: 'timeout', told: 'no answer' })
    expect(await found()).toEqual([['unasked']])
    said = () => ({ status: 'wait', why: 'throttled', until: null, ...inItsWords })
    expect(await found()).toEqual([['unasked']])
    expect((await upload()).code).toBe('SUCCESS')
  })

  it('counts all that one post needs of what an account has left', async () => {
    said = () => ({ ...known, left: 1 })
    expect(await found([facebook, story])).toEqual([[], ['quota stops']])
    said = () => ({ ...known, left: 2 })
    expect(await found([facebook, story])).toEqual([[], []])
    said = () => ({ ...known, left: null })
    expect(await found([facebook, story])).toEqual([[], []])
  })

  it('stops the same video on the same YouTube channel, and only says so elsewhere', async () => {
    expect(await found([shorts, { platform: 'youtube', type: 'video' }])).toEqual([
      [],
      ['repeat-refused stops'],
    ])
    await planned({ targets: [facebook, shorts] })
    expect(await found([facebook, shorts])).toEqual([['repeat'], ['repeat-refused stops']])
    expect(await upload({ targets: [shorts] })).toMatchObject({
      code: 'RESERVATIONS_CHECK',
      field: 'targets.0',
    })
  })

  it('is checked the same when it is sent: what went to the channel meanwhile is not sent again', async () => {
    const { _id: late } = await planned({ uploadAt: '2026-12-05T03:00:00Z', targets: [shorts] })
    const { _id: first } = await planned({ targets: [shorts] })
    const sendAt = async (time: string) => {
      server.clock.set(time)
      for (let look = 0; look < 3; look += 1) {
        await sendDue(server.ctx, AbortSignal.timeout(5_000), 0)
        server.clock.advance(30_000)
      }
      member = await server.again(member)
    }
    await sendAt('2026-12-02T03:00:30Z')
    expect((await ask('GET', first)).result.status).toBe(4)
    // As if it had gone out late, near to the other.
    await server.ctx
      .db()
      .update(posts)
      .set({ uploadAt: new Date('2026-12-04T12:00:00Z') })
      .where(eq(posts.id, first))
    await sendAt('2026-12-05T03:00:30Z')
    const { targets, trails } = (await ask('GET', late)).result
    expect(targets).toMatchObject([{ status: 'failed', failure: 'check' }])
    expect(trails[targets[0]._id].at(-1)).toMatchObject({
      kind: 'failed',
      values: { code: 'repeat-refused' },
    })
  })
})
