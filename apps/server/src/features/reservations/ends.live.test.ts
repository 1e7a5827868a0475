import type { LimitsOutcome } from '@clipmint/integrations'
import { hourMs, must } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createFakeFeed, type NetworkFault } from '../../test/fake-feed.ts'
import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../test/index.ts'
import { linkAll } from '../../test/posting/world.ts'
import { addVideo } from '../../test/seed.ts'
import { runTellings } from '../../test/tellings.ts'
import { expectWholeMail } from '../../test/whole-mail.ts'
import { notificationJobs, notifications } from '../notifications/index.ts'
import { productCalls } from '../products/index.ts'
import { socialAccounts } from '../social-accounts/index.ts'
import { reservationJobs, reservations } from './index.ts'
import { sendDue } from './posting/send-due.ts'

const facebook = { platform: 'facebook', type: 'reels' }
const shorts = { platform: 'youtube', type: 'shorts' }
const words = { caption: '갓 구운 소금빵', hashtags: ['소금빵'], title: '소금빵' }
const known = { status: 'known', left: 10, resetsAt: null, mostSeconds: null, choices: {}, off: [] } as const

describe.each(usualEngines)('how a post ends and what it waits for, on %s', (engine) => {
  let server: TestServer
  let member: Member
  let video: string
  let clock = () => new Date()
  let faultOf = (_call: string): NetworkFault => 'none'
  const now = () => clock()
  const fault = (call: string) => faultOf(call)
  const feeds = {
    // It is looked at for its address long after it is seen.
    facebook: createFakeFeed('facebook', {
      publishesBy: 'call',
      now,
      faultOf: fault,
      addressAfterMs: 90_000,
    }),
    youtube: createFakeFeed('youtube', { publishesBy: 'last-byte', now, faultOf: fault }),
  }
  let said: LimitsOutcome = known
  feeds.facebook.publisher.limits = async () => said

  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas: {
        handlers: {
          account: wholeAccount,
          notifications,
          products: productCalls([]),
          reservations,
          socialAccounts,
        },
        jobs: { notifications: notificationJobs, reservations: reservationJobs },
      },
      networks: { facebook: feeds.facebook.publisher, youtube: feeds.youtube.publisher },
    })
    clock = server.clock.now
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T03:00:00Z')
    faultOf = () => 'none'
    said = known
    server.mail.sent.length = 0
    member = await server.member()
    await linkAll(server.ctx, member.id)
    await server.ctx.files.put('none', new Uint8Array(1), { contentType: 'video/mp4' })
    video = await addVideo(server, member, new Uint8Array(1))
  })

  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    (await server.ask({ method, url: `/v3${path}`, as: member, body })).body.result
  const upload = async (more: object = {}): Promise<string> => {
    const wish = { words, targets: [facebook, shorts], requestKey: crypto.randomUUID(), ...more }
    return (await ask('POST', `/reservation/directupload/${video}`, wish))._id
  }
  /** Two workers send what is due, and time goes by. */
  async function goOn(looks = 4, stepMs = 30_000): Promise<void> {
    for (let look = 0; look < looks; look += 1) {
      const { signal } = new AbortController()
      await Promise.all([sendDue(server.ctx, signal, 0), sendDue(server.ctx, signal, 0)])
      server.clock.advance(stepMs)
    }
    member = await server.again(member)
  }
  const told = async () => (await ask('GET', '/notification')).list
  const target = async (id: string) =>
    must((await ask('GET', `/reservation/directupload/${id}`)).targets[0], 'its first target')

  it('tells of a post that failed once, by mail and with the way to it, and again when it fails again', async () => {
    faultOf = (call) => (call.endsWith('.begin') ? 'rejected' : 'none')
    const id = await upload()
    await goOn()
    expect(await told()).toMatchObject([{ kind: 'post-failed', postId: id, title: expect.any(String) }])
    await runTellings(server, member, 'mail')
    const mail = must(server.mail.sent[0], 'the mail')
    expectWholeMail({ ...mail, html: must(mail.html, 'its page') }, 'ko')
    expect(mail.text).toContain(`/upload/posts/${id}`)
    await ask('POST', `/reservation/autoupload/retry/${id}`)
    await goOn()
    expect(await told()).toHaveLength(2)
  })

  it('tells of a part that failed, once', async () => {
    faultOf = (call) => (call === 'youtube.begin' ? 'rejected' : 'none')
    const id = await upload()
    await goOn(10)
    expect((await target(id)).url).not.toBeNull()
    expect(await told()).toMatchObject([{ kind: 'post-partial', postId: id }])
  })

  it('tells that all went well only of a post that was planned, not of one that went at once or was called off', async () => {
    await upload({ targets: [facebook] })
    await goOn()
    const early = await upload({ uploadAt: '2026-12-05T03:00:00Z', targets: [facebook] })
    await ask('PATCH', `/reservation/directupload/${early}`, { newUploadAt: null })
    const off = await upload({ uploadAt: '2026-12-05T03:00:00Z', targets: [facebook] })
    await ask('DELETE', `/reservation/directupload/${off}`)
    await goOn()
    expect((await target(early)).status).toBe('published')
    expect(await told()).toEqual([])
    const id = await upload({ uploadAt: '2026-12-04T03:00:00Z' })
    server.clock.set('2026-12-04T03:00:30Z')
    await goOn()
    expect(await told()).toMatchObject([{ kind: 'post-done', postId: id }])
  })

  it('tells of a post of which nobody knows once it is looked for no more', async () => {
    let isAsked = false
    faultOf = (call) => {
      if (call.endsWith('.publish')) isAsked = true
      return isAsked ? 'lost-before' : 'none'
    }
    const id = await upload({ targets: [facebook] })
    await goOn()
    await goOn(10, hourMs)
    expect(await told()).toEqual([])
    await goOn(20, hourMs)
    expect(await told()).toMatchObject([{ kind: 'post-unknown', postId: id }])
  })

  it('says what a post waits for and until when, and no more once it goes on', async () => {
    const id = await upload({ targets: [facebook] })
    expect((await target(id)).waitsFor).toBeNull()
    said = { ...known, left: 0, resetsAt: new Date('2026-12-01T04:30:00Z') }
    await goOn(1)
    expect(await target(id)).toMatchObject({
      status: 'pending',
      waitsFor: 'quota',
      nextAt: '2026-12-01T04:30:00.000Z',
    })
    said = known
    faultOf = (call) => (call.endsWith('.begin') ? 'throttled' : 'none')
    server.clock.set('2026-12-01T04:30:00Z')
    await goOn(1, 1_000)
    expect(await target(id)).toMatchObject({ status: 'sending', waitsFor: 'throttled' })
    faultOf = (call) => (call.endsWith('.begin') ? 'lost-before' : 'none')
    await goOn(1, 31_000)
    await goOn(1, 1_000)
    expect(await target(id)).toMatchObject({ status: 'sending', waitsFor: 'outage' })
    faultOf = () => 'none'
    server.clock.advance(60_000)
    await goOn(1, 60_000)
    expect(await target(id)).toMatchObject({ status: 'processing', waitsFor: null })
    await goOn(4, 60_000)
    expect(await target(id)).toMatchObject({ status: 'published', waitsFor: null, nextAt: null })
  })
})
