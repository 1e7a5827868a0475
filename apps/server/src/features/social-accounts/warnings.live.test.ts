import { dayMs } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, type Member } from '../../test/index.ts'
import { type NetworkDesk, openNetworkDesk } from '../../test/network-desk.ts'
import { notifications } from '../notifications/index.ts'
import { noteFault } from './index.ts'

describe.each(usualEngines)('an owner whose link to a network ends, on %s', (engine) => {
  let desk: NetworkDesk
  let owner: Member
  beforeAll(async () => {
    desk = await openNetworkDesk(engine, { handlers: { notifications } })
  })
  afterAll(() => desk.server.stop())
  beforeEach(async () => {
    owner = await desk.server.member()
    desk.server.mail.sent.length = 0
  })

  async function afterDays(days: number): Promise<void> {
    desk.server.clock.advance(days * dayMs)
    await desk.server.ctx.jobs.send('social-accounts.warn', {})
    await desk.server.jobsDone()
    owner = await desk.server.again(owner)
  }

  const toldNow = async () =>
    (await desk.ask(owner, { url: '/v3/notification' })).body.result.list.map(
      ({ kind }: { kind: string }) => kind,
    )
  const mailed = () => desk.server.mail.sent.map(({ subject }) => subject)

  it('is told a week and a day before, each once, and when it has ended', async () => {
    // A page's link holds for sixty days.
    await desk.visit(owner, 'facebook', { code: desk.facebook.knows({ name: '하늘 공방' }) })
    await afterDays(52)
    expect(await toldNow()).toEqual([])
    await afterDays(1)
    expect(await toldNow()).toEqual(['link-expiring'])
    expect((await desk.look(owner, 'facebook')).state).toBe('expiring')
    await afterDays(1)
    expect(await toldNow()).toEqual(['link-expiring'])
    await afterDays(5)
    expect(await toldNow()).toEqual(['link-expiring', 'link-expiring'])
    await afterDays(1)
    expect(await toldNow()).toEqual(['link-ended', 'link-expiring', 'link-expiring'])
    await afterDays(1)
    expect(await toldNow()).toHaveLength(3)
    expect(mailed()).toHaveLength(3)
    expect(mailed()[0]).toMatch(/^페이스북 「하늘 공방」 연결이 .+에 끝나요$/)
    expect(mailed()[2]).toBe('페이스북 「하늘 공방」에 올릴 수 없게 됐어요')
    expect(desk.server.mail.sent[2]?.text).toContain('/upload/account/all')
    expect((await desk.look(owner, 'facebook')).state).toBe('needs-reconnect')
  })

  it('hears nothing of a link that renews itself, nor again once it was made anew', async () => {
    await desk.visit(owner, 'youtube', { code: desk.youtube.knows({}) })
    await desk.visit(owner, 'facebook', { code: desk.facebook.knows({}) })
    await afterDays(55)
    expect(await toldNow()).toEqual(['link-expiring'])
    await desk.visit(owner, 'facebook', { code: desk.facebook.knows({}) })
    await afterDays(10)
    expect(await toldNow()).toEqual(['link-expiring'])
  })

  it('is told once of a fault that another area met, with the reason', async () => {
    const { body } = await desk.visit(owner, 'tiktok', { code: desk.tiktok.knows({}) })
    for (const _again of [1, 2]) await noteFault(desk.server.ctx, body.result.account._id, 'role-lost')
    await desk.server.jobsDone()
    const { list } = (await desk.ask(owner, { url: '/v3/notification' })).body.result
    expect(list).toMatchObject([{ kind: 'link-ended', network: 'tiktok', failure: 'role-lost' }])
    expect(desk.server.mail.sent.map(({ text }) => text)).toEqual([
      expect.stringContaining('그곳에 올릴 수 있는 권한이 없어졌어요.'),
    ])
  })
})
