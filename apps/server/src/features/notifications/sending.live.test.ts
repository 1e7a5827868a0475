import type { PushOutcome } from '@clipmint/integrations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { notificationPushes } from '../../db/tables/notifications.ts'
import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../test/index.ts'
import { onlyTry } from '../../test/project-desk.ts'
import { runTellings } from '../../test/tellings.ts'
import { forgetNotifications, notificationJobs, notifications, tellRenderEnd } from './index.ts'

const areas = {
  handlers: { account: wholeAccount, notifications },
  jobs: { notifications: notificationJobs },
}
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const day = 86_400

/** A browser of a member's that agreed; each is a session of its own. */
async function agree({ ask, ctx }: TestServer, { id }: Member, name: string): Promise<void> {
  const token = await ctx.signer.sign('access', { sub: id, sid: ctx.newId() }, 900)
  const FCMToken = JSON.stringify({ endpoint: `https://push.example.com/${name}`, keys })
  const { status } = await ask({
    method: 'PATCH',
    url: '/v3/user/info',
    body: { FCMToken },
    as: { id, token },
  })
  expect(status).toBe(200)
}

async function tell({ ctx }: TestServer, { id: accountId }: Member): Promise<string> {
  const projectId = ctx.newId()
  const posterKey = `renders/${projectId}.jpg`
  const facts = { accountId, projectId, posterKey, renderId: ctx.newId(), title: '봄 신상', failure: null }
  await ctx.withTx(() => tellRenderEnd(ctx, { ...facts, requestedAt: ctx.now() }))
  return projectId
}

describe.each(usualEngines)('what is sent of a notification on %s', (engine) => {
  let server: TestServer
  let owner: Member
  beforeAll(async () => {
    server = await startTestServer({ engine, areas })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member()
    server.mail.sent.length = 0
    server.mail.answer = () => ({ status: 'sent' })
    server.push.answer = () => ({ status: 'sent' })
  })

  const run = (name: 'mail' | 'pushToDevice') => runTellings(server, owner, name)
  const pushes = () =>
    server.ctx.db().select().from(notificationPushes).where(eq(notificationPushes.accountId, owner.id))

  it('is one mail after an outage of hours, with growing pauses until then', async () => {
    // Pauses are counted from when it was told: the seconds of this machine are none of them.
    server.clock.set(server.clock.now())
    await tell(server, owner)
    server.mail.answer = () => ({ status: 'later', afterSeconds: null, reason: 'SMTP: 451 busy' })
    const pauses: number[] = []
    server.clock.advance(60_000)
    while (pauses.length < 12) {
      const [outcome] = await run('mail')
      if (!outcome || !('again' in outcome)) throw new Error(`It ended: ${JSON.stringify(outcome)}`)
      pauses.push(outcome.afterSeconds)
      server.clock.advance(outcome.afterSeconds * 1_000)
    }
    expect(pauses.slice(0, 3)).toEqual([60, 120, 240])
    expect(pauses.at(-1)).toBe(3_600)
    server.mail.answer = () => ({ status: 'sent' })
    expect([await run('mail'), await run('mail')]).toEqual([[{ done: true }], [{ done: true }]])
    expect(server.mail.sent).toHaveLength(1)
  })

  it('is no mail any more after a day', async () => {
    await tell(server, owner)
    server.mail.answer = () => ({ status: 'later', afterSeconds: 5, reason: 'SMTP: 451 busy' })
    server.clock.advance(day * 1_000)
    expect(await run('mail')).toEqual([{ gaveUp: expect.stringContaining('451') }])
  })

  it('is the same mail on each try, its poster’s link too', async () => {
    await tell(server, owner)
    const tried: string[] = []
    server.mail.answer = (message) => {
      tried.push(JSON.stringify(message))
      return { status: 'later', afterSeconds: null, reason: 'SMTP: 451 busy' }
    }
    for (let days = 0; days < 8; days += 1) {
      await run('mail')
      server.clock.advance(day * 1_000)
    }
    expect(tried).toHaveLength(8)
    expect(new Set(tried).size).toBe(1)
    expect(tried[0]).toContain('<img')
  })

  it('does not count as mailed when the provider refuses it', async () => {
    await tell(server, owner)
    server.mail.answer = () => ({ status: 'refused', reason: 'SMTP: 550 no such mailbox' })
    expect(await run('mail')).toEqual([{ gaveUp: 'SMTP: 550 no such mailbox' }])
    server.mail.answer = () => ({ status: 'sent' })
    await run('mail')
    expect(server.mail.sent).toHaveLength(1)
  })

  it('is forgotten with the project it tells of, and that of no other', async () => {
    await agree(server, owner, 'phone')
    const gone = await tell(server, owner)
    await tell(server, owner)
    await run('pushToDevice')
    expect(await pushes()).toHaveLength(2)
    await server.ctx.withTx(() => forgetNotifications(server.ctx, owner.id, [gone]))
    expect(await pushes()).toHaveLength(1)
  })

  it('is forgotten when nobody looks for it any more', async () => {
    await agree(server, owner, 'phone')
    await tell(server, owner)
    // Pushed a day late: it goes with its notification all the same.
    server.clock.advance((day - 60) * 1_000)
    await run('pushToDevice')
    expect(await pushes()).toHaveLength(1)
    server.clock.advance((89 * day + 120) * 1_000)
    await notificationJobs.tidy.run(server.ctx, {}, onlyTry)
    expect(await pushes()).toEqual([])
  })
})

describe('pushes to services that do not answer', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine: 'postgres', areas, works: true })
  })
  afterAll(() => server.stop())

  it('hold up nobody else’s', async () => {
    const [hostile, owner] = [await server.member(), await server.member()]
    for (let count = 0; count < 6; count += 1) await agree(server, hostile, `silent-${count}`)
    await agree(server, owner, 'phone')
    let hanging = 0
    const releases: ((outcome: PushOutcome) => void)[] = []
    server.push.answer = ({ endpoint }) => {
      if (!endpoint.includes('silent')) return { status: 'sent' }
      hanging += 1
      return new Promise((resolve) => releases.push(resolve))
    }
    try {
      await tell(server, hostile)
      await expect.poll(() => hanging).toBeGreaterThan(0)
      await tell(server, owner)
      await expect.poll(() => server.push.sent.length).toBe(1)
      expect(hanging).toBe(1)
    } finally {
      server.push.answer = () => ({ status: 'gone' })
      for (const release of releases) release({ status: 'gone' })
    }
    await expect
      .poll(
        async () => (await server.ask({ url: '/v3/notification/settings', as: hostile })).body.result.devices,
      )
      .toBe(0)
  })
})
