import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { accountDesk } from '../../../test/account-desk.ts'
import { type TestServer, usualEngines, startTestServer } from '../../../test/index.ts'
import { account } from '../index.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

describe.each(usualEngines)('the browsers of an owner on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { account } } })
  })
  afterAll(() => server.stop())

  it('are listed in plain words, this one first, and signed out one by one', async () => {
    const { browser, signUp } = accountDesk(server)
    const desk = browser({ userAgent: chrome })
    const phone = browser({ userAgent: iphone })
    await signUp(desk, 'devices@example.com')
    server.clock.advance(60_000)
    await phone.signIn('devices@example.com')
    const { list } = (await desk.ask('GET', '/user/sessions')).body.result
    expect(list).toMatchObject([
      { browser: 'Chrome', system: 'Windows', kind: 'computer', isCurrent: true, channel: 'email' },
      { browser: 'Safari', system: 'iOS', kind: 'phone', isCurrent: false, channel: 'email' },
    ])
    expect(list[1].lastUsedAt > list[0].lastUsedAt).toBe(true)
    expect((await desk.ask('DELETE', `/user/sessions/${list[1].id}`)).body.code).toBe('SUCCESS')
    expect((await phone.refresh()).body.code).toBe('ACCOUNT_SESSION_ENDED')
    expect((await desk.ask('GET', '/user/sessions')).body.result.list).toHaveLength(1)
    expect((await desk.refresh()).body.code).toBe('SUCCESS')
  })

  it('are nobody else’s to see or to sign out', async () => {
    const { browser, signUp } = accountDesk(server)
    const [owner, other] = [browser(), browser()]
    await signUp(owner, 'mine@example.com')
    await signUp(other, 'yours@example.com')
    const [mine] = (await owner.ask('GET', '/user/sessions')).body.result.list
    await other.ask('DELETE', `/user/sessions/${mine.id}`)
    expect((await owner.refresh()).body.code).toBe('SUCCESS')
    expect((await other.ask('GET', '/user/sessions')).body.result.list).toHaveLength(1)
    expect((await browser().ask('GET', '/user/sessions')).status).toBe(401)
    expect((await browser().ask('DELETE', `/user/sessions/${mine.id}`)).status).toBe(401)
    expect((await owner.ask('DELETE', '/user/sessions/nonsense')).body.code).toBe('INVALID_INPUT')
  })
})
