import { createHmac } from 'node:crypto'

import { must } from '@clipmint/kit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { videos } from '../../db/tables/projects.ts'
import { sandboxNetworks } from '../../main/networks.ts'
import { makeClip } from '../../test/clips.ts'
import { type Member, startTestServer, type TestServer, wholeAccount } from '../../test/index.ts'
import { startSandboxProcess } from '../../test/sandbox-process.ts'
import { addVideo } from '../../test/seed.ts'
import { notificationJobs } from '../notifications/index.ts'
import { socialAccountJobs, socialAccounts } from '../social-accounts/index.ts'
import { reservationJobs, reservations } from './index.ts'
import { listTargets } from './posting/store.ts'

const minuteMs = 60_000
const settings = { privacy: 'PUBLIC_TO_EVERYONE', disclosure: 'own', musicConsent: true }
const openId = '-000sandbox-bada'

describe('what TikTok tells by itself', () => {
  let server: TestServer
  let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
  let member: Member
  let clip: Buffer

  beforeAll(async () => {
    ;[sandbox, clip] = await Promise.all([
      startSandboxProcess(),
      makeClip({ width: 540, height: 960, seconds: 4, sound: 'tone', indexFirst: true }),
    ])
    let clock = () => new Date()
    const networks = sandboxNetworks({
      sandboxUrl: sandbox.url,
      publicUrl: sandbox.url,
      now: () => clock(),
    })
    server = await startTestServer({
      engine: 'postgres',
      areas: {
        handlers: { account: wholeAccount, reservations, socialAccounts },
        jobs: {
          reservations: reservationJobs,
          'social-accounts': socialAccountJobs,
          notifications: notificationJobs,
        },
      },
      works: true,
      networks,
    })
    clock = server.clock.now
    // What is to be done at a time that is over for the queue is done at once.
    server.clock.advance(-120 * minuteMs)
    await control('/networks/clock', { at: clock().toISOString() })
    const webhookUrl = `${await server.listen()}/hooks/networks/tiktok`
    await control('/networks/switches/tiktok', { webhookUrl, processingMs: 7 * minuteMs, moderationMs: 0 })
  })
  afterAll(async () => {
    await server.stop()
    await sandbox.stop()
  })
  beforeEach(async () => {
    await control('/networks/switches/tiktok', { webhookCopies: 1 })
    member = await server.member()
    await link()
  })

  async function control(path: string, body: object = {}): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const said = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${sandbox.url}/sandbox${path}`, said)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }

  /** Goes through TikTok's consent page and back, as a person does. */
  async function link(): Promise<void> {
    const path = '/v3/user/snsAccountLink'
    const { body } = await server.ask({ as: member, url: `${path}?type=tiktok` })
    const url = new URL(body.result.url)
    url.searchParams.set('sandbox_consent', 'allow')
    url.searchParams.set('sandbox_person', 'bada')
    const { headers } = await fetch(url, { redirect: 'manual' })
    const back = Object.fromEntries(new URL(must(headers.get('location'), 'the way back')).searchParams)
    const linked = await server.ask({
      as: member,
      method: 'POST',
      url: path,
      body: { type: 'tiktok', ...back },
    })
    expect(linked.body.code).toBe('SUCCESS')
  }

  async function linkState(): Promise<string> {
    const { body } = await server.ask({ as: member, url: '/v3/user/snsAccountLink' })
    return body.result.list.find(({ type }: { type: string }) => type === 'tiktok').state
  }

  /** Posts a video, and lets six minutes go by in which TikTok works on it: it is looked at each half a minute then. */
  async function postUnderWay() {
    const project = await addVideo(server, member, new Uint8Array(1))
    const file = { fileKey: `clip-${project}`, bytes: clip.length, durationMs: 4_000 }
    await server.ctx.files.put(file.fileKey, clip, { contentType: 'video/mp4' })
    await server.ctx.db().update(videos).set(file).where(eq(videos.projectId, project))
    const { body } = await server.ask({
      as: member,
      method: 'POST',
      url: `/v3/reservation/directupload/${project}`,
      body: {
        words: { caption: `갓 구운 소금빵 ${project}`, hashtags: [] },
        targets: [{ platform: 'tiktok', type: 'video', settings }],
        requestKey: crypto.randomUUID(),
      },
    })
    const id: string = body.result._id
    const look = async () => {
      const answer = await server.ask({ as: member, url: `/v3/reservation/directupload/${id}` })
      const [target] = await listTargets(server.ctx, { accountId: member.id, id })
      const kinds: string[] = Object.values<{ kind: string }[]>(answer.body.result.trails)
        .flat()
        .map(({ kind }) => kind)
      return { target: must(target, 'its target'), kinds }
    }
    const state = async () => (await look()).target.state
    await expect.poll(async () => (await look()).kinds.at(-1)).toBe('sent')
    server.clock.advance(6 * minuteMs)
    await control('/networks/clock', { seconds: 360 })
    const waitMs = async () => ((await look()).target.nextAt?.getTime() ?? 0) - server.clock.now().getTime()
    await expect.poll(waitMs).toBeGreaterThan(15_000)
    await server.jobsDone()
    return { look, state }
  }

  /** Sends a message as TikTok does, or as somebody does in its name. */
  async function tell(event: string, content: object, more: { secret?: string; ageSeconds?: number } = {}) {
    const { secret = 'tiktok-sandbox-secret', ageSeconds = 0 } = more
    const at = Math.floor(server.clock.now().getTime() / 1_000) - ageSeconds
    const body = JSON.stringify({
      client_key: 'tiktoksandboxkey',
      event,
      create_time: at,
      user_openid: openId,
      content: JSON.stringify(content),
    })
    const hash = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/hooks/networks/tiktok',
      headers: { 'content-type': 'application/json', 'tiktok-signature': `t=${at},s=${hash}` },
      payload: body,
    })
    await server.jobsDone()
    return statusCode
  }

  it('has a post known as published sooner than by looking, and once, however often it is told', async () => {
    await control('/networks/switches/tiktok', { webhookCopies: 5 })
    const { look, state } = await postUnderWay()
    const nextLook = must((await look()).target.nextAt, 'the next look')
    await control('/networks/clock', { seconds: 60 })
    await expect.poll(state).toBe('confirmed')
    const { target, kinds } = await look()
    expect(must(target.publishedAt, 'when it was known').getTime()).toBeLessThan(nextLook.getTime())
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await server.jobsDone()
    expect(kinds).toEqual((await look()).kinds)
    expect(kinds.filter((kind) => kind === 'published')).toHaveLength(1)
  })

  it('is believed in nothing: a post that it calls published is published when TikTok shows it', async () => {
    const { look, state } = await postUnderWay()
    const { target: before, kinds } = await look()
    const publish_id = must(before.ticket, 'its ticket')['publishId']
    for (const event of ['complete', 'failed', 'publicly_available'])
      expect(await tell(`post.publish.${event}`, { publish_id, reason: 'internal' })).toBe(200)
    const after = await look()
    expect(after.kinds).toEqual(kinds)
    expect(after.target).toMatchObject({ state: 'publish-sent', publishedAt: null, failure: null })
    expect(after.target.version).toBeGreaterThan(before.version)
    await control('/networks/clock', { seconds: 60 })
    await expect.poll(state).toBe('confirmed')
  })

  it('changes nothing where it is forged, old, or of a post that is not ours', async () => {
    const { look } = await postUnderWay()
    const { target: before } = await look()
    const publish_id = must(before.ticket, 'its ticket')['publishId']
    const complete = 'post.publish.complete'
    expect(await tell(complete, { publish_id }, { secret: 'their-secret' })).toBe(400)
    expect(await tell(complete, { publish_id }, { ageSeconds: 400 })).toBe(400)
    expect(await tell(complete, { publish_id: 'v_pub_file~v2-1.1' })).toBe(200)
    expect(await tell('authorization.removed', { reason: 1 }, { secret: 'their-secret' })).toBe(400)
    expect((await look()).target).toEqual(before)
    for (const network of ['youtube', 'myspace']) {
      const url = `/hooks/networks/${network}`
      expect((await server.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
    }
  })

  it('has an account connected again whose consent was taken back there, and no other', async () => {
    await control(`/tiktok/accounts/${openId}/disconnect`)
    await expect.poll(linkState).toBe('needs-reconnect')
    await link()
    // It is told again, hours after it was connected anew.
    expect(await tell('authorization.removed', { reason: 1 })).toBe(200)
    expect(await linkState()).toBe('connected')
  })
})
