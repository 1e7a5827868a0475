import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, type Member, startTestServer, type TestServer } from '../../test/index.ts'
import { onlyTry } from '../../test/project-desk.ts'
import { runTellings } from '../../test/tellings.ts'
import { account } from '../account/index.ts'
import { notificationJobs, notifications } from '../notifications/index.ts'
import { creditState, holdCredit } from './commands.ts'
import { creditJobs } from './index.ts'

const areas = {
  handlers: { account, notifications },
  jobs: { credits: creditJobs, notifications: notificationJobs },
}

describe.each(usualEngines)('credits that run out within seven days on %s', (engine) => {
  let server: TestServer
  let owner: Member
  beforeAll(async () => {
    server = await startTestServer({ engine, areas })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    // December's three can be spent until the first of February in Seoul.
    server.clock.set('2026-12-01T01:00:00Z')
    owner = await server.member()
    await creditState(server.ctx, owner.id)
    server.mail.sent.length = 0
  })

  const remind = () => creditJobs.remind.run(server.ctx, {}, onlyTry)
  const mail = () => runTellings(server, owner, 'mail')
  async function told() {
    const token = await server.ctx.signer.sign('access', { sub: owner.id, sid: server.ctx.newId() }, 900)
    const { body } = await server.ask({ url: '/v3/notification', as: { id: owner.id, token } })
    return body.result.list
  }
  const spend = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        holdCredit(server.ctx, { accountId: owner.id, ref: `video-${n}`, label: '봄 신상' }),
      ),
    )

  it('are told of once, in the site and by one mail, however often the job runs', async () => {
    server.clock.set('2027-01-24T14:00:00Z')
    await remind()
    expect(await told()).toEqual([])
    server.clock.set('2027-01-24T16:00:00Z')
    for (let run = 0; run < 3; run += 1) {
      await remind()
      await mail()
    }
    expect(await told()).toMatchObject([
      {
        kind: 'credits-expiring',
        amount: 3,
        expiresAt: '2027-01-31T15:00:00.000Z',
        seen: false,
        read: false,
      },
    ])
    expect(server.mail.sent).toHaveLength(1)
    expect(server.mail.sent[0]?.subject).toContain('1월 31일')
    server.clock.set('2027-01-31T14:00:00Z')
    await remind()
    expect(await told()).toHaveLength(1)
  })

  it('are told of with how many are left', async () => {
    await spend(2)
    server.clock.set('2027-01-25T01:00:00Z')
    await remind()
    expect(await told()).toMatchObject([{ amount: 1 }])
  })

  it('are not told of when they were used meanwhile', async () => {
    await spend(3)
    server.clock.set('2027-01-25T01:00:00Z')
    await remind()
    await mail()
    expect(await told()).toEqual([])
    expect(server.mail.sent).toEqual([])
  })

  it('are taken back from the bell, and mailed of no more, when the last is used after they were told of', async () => {
    server.clock.set('2027-01-25T01:00:00Z')
    await remind()
    await spend(2)
    expect(await told()).toHaveLength(1)
    await spend(3)
    await mail()
    expect(await told()).toEqual([])
    expect(server.mail.sent).toEqual([])
  })

  it('are told of in the site alone to who has not looked since the last time, and by mail again once they have', async () => {
    server.clock.set('2027-01-25T01:00:00Z')
    await remind()
    await mail()
    expect(server.mail.sent).toHaveLength(1)
    await creditState(server.ctx, owner.id)
    server.clock.set('2027-02-22T01:00:00Z')
    await remind()
    await mail()
    expect(await told()).toHaveLength(2)
    expect(server.mail.sent).toHaveLength(1)
    const token = await server.ctx.signer.sign('access', { sub: owner.id, sid: server.ctx.newId() }, 900)
    const ids = (await told()).map(({ _id }: { _id: string }) => _id)
    const seen = { method: 'PATCH', url: '/v3/notification/seen', body: { ids } } as const
    await server.ask({ ...seen, as: { id: owner.id, token } })
    await creditState(server.ctx, owner.id)
    server.clock.set('2027-03-25T01:00:00Z')
    await remind()
    await mail()
    expect(await told()).toHaveLength(3)
    expect(server.mail.sent).toHaveLength(2)
  })

  it('are not told of to who wants no mail, but in the site', async () => {
    await server.ask({ method: 'PATCH', url: '/v3/notification/settings', body: { mail: false }, as: owner })
    server.clock.set('2027-01-25T01:00:00Z')
    await remind()
    await mail()
    expect(await told()).toHaveLength(1)
    expect(server.mail.sent).toEqual([])
  })
})
