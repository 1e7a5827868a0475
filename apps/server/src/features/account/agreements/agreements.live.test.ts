import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { accountDesk } from '../../../test/account-desk.ts'
import { type TestServer, usualEngines, startTestServer, wholeAccount } from '../../../test/index.ts'

type Row = { kind: string; version: string; is_agreed: boolean; channels: string[]; at: string | Date }

describe.each(usualEngines)('what an owner agrees to on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { account: wholeAccount } } })
  })
  afterAll(() => server.stop())

  async function recorded(accountId: string): Promise<Row[]> {
    const { rows } = await server.ctx
      .db()
      .execute<Row>(
        sql`select kind, version, is_agreed, channels, at from agreements where account_id = ${accountId} order by at, id`,
      )
    return rows
  }

  it('is recorded at sign-up with the version shown and the moment, refusals too', async () => {
    const { browser, signUp } = accountDesk(server)
    server.clock.set('2026-12-01T03:00:00Z')
    const { id } = await signUp(browser(), 'agree@example.com')
    const rows = await recorded(id)
    expect(rows.map(({ kind, is_agreed }) => [kind, is_agreed])).toEqual([
      ['age', true],
      ['terms', true],
      ['privacy', true],
      ['marketing', false],
    ])
    for (const { version, at } of rows) {
      expect(version).toBe('2.0')
      expect(new Date(at).toISOString()).toBe('2026-12-01T03:00:00.000Z')
    }
  })

  it('is recorded again when the ways of marketing change, and only then', async () => {
    const { browser, signUp } = accountDesk(server)
    const at = browser()
    const marketing = { email: true, sms: false, push: false }
    const { id, user } = await signUp(at, 'change@example.com', {
      agreements: { age: true, terms: true, privacy: true, marketing },
    })
    expect(user.marketing).toMatchObject({ ...marketing, agreedAt: expect.any(String) })
    const change = async (wish: object) =>
      (await at.ask('PATCH', '/user/info', { marketing: wish })).body.result.marketing
    server.clock.advance(1_000)
    expect(await change(marketing)).toEqual(user.marketing)
    expect(await recorded(id)).toHaveLength(4)
    expect(await change({ ...marketing, push: true })).toMatchObject({
      push: true,
      agreedAt: user.marketing.agreedAt,
    })
    server.clock.advance(1_000)
    expect(await change({ email: false, sms: false, push: false })).toEqual({
      email: false,
      sms: false,
      push: false,
      agreedAt: null,
    })
    const later = (await recorded(id)).slice(4)
    expect(later.map(({ kind, is_agreed, channels }) => [kind, is_agreed, channels])).toEqual([
      ['marketing', true, ['email', 'push']],
      ['marketing', false, []],
    ])
  })
})
