import { must } from '@clipmint/kit'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '../../../db/tables/account.ts'
import { renders } from '../../../db/tables/projects.ts'
import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../../test/index.ts'
import { onlyTry } from '../../../test/project-desk.ts'
import { addPhoto } from '../../../test/seed.ts'
import { addSmallProject } from '../../../test/small-project.ts'
import { runTellings } from '../../../test/tellings.ts'
import { notificationJobs, notifications } from '../../notifications/index.ts'
import { projectJobs, projects } from '../index.ts'
import { beginDrawing, beginTry, failRender, finishRender } from './commands.ts'

const areas = {
  handlers: { account: wholeAccount, projects, notifications },
  jobs: { projects: projectJobs, notifications: notificationJobs },
}
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const video = {
  posterKey: 'b',
  width: 1,
  height: 1,
  durationMs: 1,
  bytes: 1,
  watermark: false,
  opensBlack: false,
}
type Sent = { data: Record<string, unknown>; afterSeconds: number }

describe.each(usualEngines)('notifications on %s', (engine) => {
  let server: TestServer
  let owner: Member
  beforeAll(async () => {
    // No worker of its own: the tests make the renders end and run the jobs.
    server = await startTestServer({ engine, areas })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member()
    server.push.sent.length = 0
    server.mail.sent.length = 0
    server.push.answer = () => ({ status: 'sent' })
  })

  const ask = (method: 'GET' | 'PATCH', path: string, body?: unknown, as = owner) =>
    server.ask({ method, url: `/v3${path}`, body, as })
  const list = async (as = owner) => (await ask('GET', '/notification', undefined, as)).body.result

  /** A render that is drawn, and what ends it. */
  async function draw() {
    const projectId = await addSmallProject(server, owner, [await addPhoto(server, owner)])
    await ask('PATCH', `/subtemplate/${projectId}/status`, { status: 1 })
    const [row] = await server.ctx.db().select().from(renders).where(eq(renders.projectId, projectId))
    const { id } = must(row, 'the render')
    const render = must(await beginTry(server.ctx, { accountId: owner.id, id }), 'a try')
    await beginDrawing(server.ctx, render)
    return { render, projectId, finish: () => finishRender(server.ctx, render, { ...video, fileKey: id }) }
  }

  async function made() {
    const { finish, projectId } = await draw()
    await finish()
    return projectId
  }

  async function failed(reason: 'engine' | 'media-missing' = 'engine') {
    const { render } = await draw()
    await failRender(server.ctx, { accountId: owner.id, id: render.id }, reason)
  }

  async function jobsOf(name: string): Promise<Sent[]> {
    const { rows } = await server.ctx.db().execute<Sent>(
      sql`select data, round(extract(epoch from start_after - created_on))::int as "afterSeconds"
          from pgboss.job where name = ${`notifications.${name}`} and data->>'accountId' = ${owner.id}
          and state = 'created' order by created_on`,
    )
    return rows
  }
  const run = (name: 'mail' | 'pushToDevice') => runTellings(server, owner, name)

  /** A browser of the owner's that agreed; each session is another. */
  async function agree(name: string, lang = 'ko', as?: Member): Promise<Member> {
    const sid = server.ctx.newId()
    const browser = as ?? {
      id: owner.id,
      token: await server.ctx.signer.sign('access', { sub: owner.id, sid }, 900),
    }
    const FCMToken = JSON.stringify({ endpoint: `https://push.example.com/${name}`, keys })
    const { body } = await ask('PATCH', `/user/info?lang=${lang}`, { FCMToken }, browser)
    expect(body.code).toBe('SUCCESS')
    return browser
  }
  const endpoints = () =>
    server.push.sent
      .map(({ device }) => device.endpoint.split('/').at(-1) ?? '')
      .toSorted((a, b) => a.localeCompare(b))

  it('tells of each render once, newest first, to its owner alone', async () => {
    const { finish, render, projectId } = await draw()
    expect([await finish(), await finish()]).toEqual([true, false])
    await failRender(server.ctx, { accountId: owner.id, id: render.id }, 'engine')
    await failed('media-missing')
    const { list: told, total, unread } = await list()
    expect([total, unread]).toEqual([2, 2])
    expect(told).toMatchObject([
      { kind: 'render-failed', failure: 'media-missing', posterUrl: null, read: false, seen: false },
      { kind: 'render-done', failure: null, projectId, title: '작은 영상', posterUrl: expect.any(String) },
    ])
    expect(await jobsOf('mail')).toHaveLength(2)
    expect((await list(await server.member())).total).toBe(0)
    expect((await server.ask({ url: '/v3/notification' })).status).toBe(401)
  })

  it('tells nothing when the end of the render does not stand', async () => {
    const { finish } = await draw()
    await agree('phone')
    const heard: string[] = []
    const stop = server.ctx.events.subscribe(owner.id, ({ kind }) => heard.push(kind))
    await server.ctx
      .withTx(async () => {
        await finish()
        throw new Error('the database is lost')
      })
      .catch(() => undefined)
    expect([(await list()).total, await jobsOf('mail'), await jobsOf('pushToDevice')]).toEqual([0, [], []])
    await finish()
    await expect.poll(() => heard).toContain('notification')
    stop()
    expect(heard.filter((kind) => kind === 'notification')).toHaveLength(1)
    expect(await jobsOf('pushToDevice')).toHaveLength(1)
  })

  it('come in pages, and are read one by one or all at once', async () => {
    for (let count = 0; count < 3; count += 1) await made()
    const first = (await ask('GET', '/notification?limit=2')).body.result
    const second = (await ask('GET', '/notification?limit=2&page=2')).body.result
    expect([first.list.length, second.list.length, first.total]).toEqual([2, 1, 3])
    const ids = [first.list[0]._id]
    expect((await ask('PATCH', '/notification/read', { ids })).body.result).toEqual({ unread: 2 })
    const stranger = await server.member()
    await ask('PATCH', '/notification/read', {}, stranger)
    expect((await list()).unread).toBe(2)
    expect((await ask('PATCH', '/notification/read', {})).body.result).toEqual({ unread: 0 })
    expect((await list()).list.every(({ read }: { read: boolean }) => read)).toBe(true)
  })

  it('mail the owner once in their language, when nobody looked for a minute', async () => {
    await ask('PATCH', '/user/info', { language: 'en' })
    const projectId = await made()
    expect(await jobsOf('mail')).toMatchObject([{ afterSeconds: 60, data: { always: false } }])
    await run('mail')
    await run('mail')
    expect(server.mail.sent).toHaveLength(1)
    expect(server.mail.sent[0]).toMatchObject({
      to: `${owner.id}@example.com`,
      subject: 'Your video “작은 영상” is ready',
      text: expect.stringContaining(`http://localhost:3000/projects/done/${projectId}`),
      onceKey: (await list()).list[0]._id,
    })
  })

  it('do not mail who has seen it, unless the render took long', async () => {
    await made()
    const ids = [(await list()).list[0]._id]
    await ask('PATCH', '/notification/seen', { ids })
    await run('mail')
    expect(server.mail.sent).toEqual([])
    const { finish } = await draw()
    server.clock.advance(600_000)
    await finish()
    const [, long] = await jobsOf('mail')
    expect(long).toMatchObject({ afterSeconds: 0, data: { always: true } })
    await ask('PATCH', '/notification/read', {})
    await run('mail')
    expect(server.mail.sent).toHaveLength(1)
  })

  it('say in the mail of a failure that the render was given back', async () => {
    await failed('media-missing')
    await run('mail')
    expect(server.mail.sent[0]?.text).toMatch(/없어졌어요[^]*돌려드렸어요[^]*사진 바꾸고 다시 만들기/)
  })

  it('go out neither by mail nor by push where the owner turned that off', async () => {
    await agree('phone')
    const { body } = await ask('PATCH', '/notification/settings', { mail: false, push: false })
    expect(body.result).toMatchObject({ mail: false, push: false, devices: 1 })
    await made()
    await run('mail')
    await run('pushToDevice')
    expect([server.mail.sent, server.push.sent]).toEqual([[], []])
    expect((await list()).unread).toBe(1)
  })

  it('are pushed once to every browser, in the language of its screen', async () => {
    await agree('phone', 'en')
    await agree('desk')
    const projectId = await made()
    await run('pushToDevice')
    await run('pushToDevice')
    expect(endpoints()).toEqual(['desk', 'phone'])
    const toPhone = server.push.sent.find(({ device }) => device.endpoint.endsWith('phone'))
    expect(JSON.parse(toPhone?.message.payload ?? '')).toMatchObject({
      title: 'Your video “작은 영상” is ready',
      url: `/projects/done/${projectId}`,
      lang: 'en',
    })
    expect(toPhone?.message.topic).toMatch(/^[\w-]{32}$/)
  })

  it('forget a browser that is gone, and wait as long as a push service asks', async () => {
    const phone = await agree('phone')
    await agree('desk')
    server.push.answer = ({ endpoint }) =>
      endpoint.endsWith('phone') ? { status: 'gone' } : { status: 'later', afterSeconds: 90, reason: '429' }
    await made()
    expect(await run('pushToDevice')).toEqual(
      expect.arrayContaining([{ done: true }, { again: 'later', afterSeconds: 90 }]),
    )
    const { result } = (await ask('GET', '/notification/settings', undefined, phone)).body
    expect(result).toMatchObject({ devices: 1, thisDevice: false })
    server.push.answer = () => ({ status: 'sent' })
    await run('pushToDevice')
    expect(endpoints()).toEqual(['desk'])
  })

  it('give up a push that was put off for a day, and one that is refused', async () => {
    await agree('phone')
    await made()
    server.push.answer = () => ({ status: 'refused', reason: '413' })
    expect(await run('pushToDevice')).toEqual([{ gaveUp: '413' }])
    server.push.answer = () => ({ status: 'later', afterSeconds: null, reason: '500' })
    server.clock.advance(86_400_000)
    expect(await run('pushToDevice')).toEqual([{ gaveUp: expect.stringContaining('a day') }])
  })

  it('go with their project, and a day comes when nobody looks for them', async () => {
    const projectId = await made()
    await made()
    for (let count = 0; count < 2; count += 1)
      await server.ask({
        method: 'DELETE',
        url: '/v3/subtemplate',
        body: { subtemplateIds: [projectId] },
        as: owner,
      })
    expect((await list()).total).toBe(1)
    server.clock.advance(91 * 86_400_000)
    await notificationJobs.tidy.run(server.ctx, {}, onlyTry)
    const fresh = await server.ctx.signer.sign('access', { sub: owner.id, sid: server.ctx.newId() }, 900)
    expect((await list({ id: owner.id, token: fresh })).total).toBe(0)
  })

  it('keep the token of the browser that agreed last on the user', async () => {
    const phone = await agree('phone')
    await agree('desk')
    const tokenOf = async () =>
      JSON.parse((await ask('GET', '/user/info')).body.result.FCMToken)?.endpoint ?? null
    expect(await tokenOf()).toBe('https://push.example.com/desk')
    await agree('phone', 'ko', phone)
    expect(await tokenOf()).toBe('https://push.example.com/phone')
    await ask('PATCH', '/user/info', { FCMToken: null }, phone)
    expect(await tokenOf()).toBe('https://push.example.com/desk')
  })

  it('push to a browser for one person at a time, and no more once they have signed out', async () => {
    await agree('shared')
    const [first, next] = [owner, await server.member()]
    owner = next
    const browser = await agree('shared')
    owner = first
    await made()
    await run('pushToDevice')
    expect(endpoints()).toEqual([])
    owner = next
    await server.ask({ method: 'DELETE', url: '/v3/user/logout', as: browser })
    expect((await ask('GET', '/notification/settings')).body.result.devices).toBe(0)
    const [row] = await server.ctx.db().select().from(accounts).where(eq(accounts.id, next.id))
    expect(row?.fcmToken).toBeNull()
  })

  it.each([
    ['an address that must not be asked', JSON.stringify({ endpoint: 'https://10.0.0.1/x', keys })],
    [
      'keys that are none',
      JSON.stringify({ endpoint: 'https://push.example.com/x', keys: { p256dh: '', auth: '' } }),
    ],
    ['no subscription', 'token'],
  ])('refuse %s as a browser', async (_what, FCMToken) => {
    const { status, body } = await ask('PATCH', '/user/info', { FCMToken })
    expect([status, body.code, body.field]).toEqual([400, 'INVALID_INPUT', 'FCMToken'])
  })

  it('keep no more browsers than ten', async () => {
    for (let count = 0; count < 12; count += 1) {
      server.clock.advance(1_000)
      await agree(`browser-${count}`)
    }
    await made()
    await run('pushToDevice')
    expect(endpoints()).toHaveLength(10)
    expect(endpoints()).not.toContain('browser-0')
  })
})
