import { limits } from '@clipmint/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { accountDesk } from '../../../test/account-desk.ts'
import { type TestServer, usualEngines, startTestServer } from '../../../test/index.ts'
import { account } from '../index.ts'

const minuteMs = 60_000

describe.each(usualEngines)('guessing passwords on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    const settings = { sandbox: false }
    server = await startTestServer({ engine, areas: { handlers: { account } }, settings, trustedProxies: 1 })
  })
  afterAll(() => server.stop())

  it('from a hundred addresses, a thousand times, locks the owner out of no browser they use', async () => {
    const { browser, signUp } = accountDesk(server)
    const home = browser({ address: '198.51.100.1' })
    await signUp(home, 'owner@example.com')
    const strangers = Array.from({ length: 100 }, (_, n) => browser({ address: `203.0.113.${n + 1}` }))
    const codes: string[] = []
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        strangers.map((stranger, n) => stranger.signIn('owner@example.com', `guess ${round} ${n}`)),
      )
      codes.push(...answers.map(({ body }) => body.code as string))
    }
    expect(codes).toHaveLength(1_000)
    // All strangers together were let try ten.
    expect(codes.filter((code) => code === 'ACCOUNT_WRONG_PASSWORD')).toHaveLength(limits.passwordTries)
    expect((await home.signIn('owner@example.com')).body.code).toBe('SUCCESS')
    const [stranger] = strangers
    expect((await stranger?.signIn('owner@example.com'))?.body.code).toBe('TOO_MANY_REQUESTS')
    server.clock.advance(limits.passwordTryMinutes * minuteMs)
    expect((await stranger?.signIn('owner@example.com'))?.body.code).toBe('SUCCESS')
  })

  it('in a browser that is known is counted for that browser alone', async () => {
    const { browser, signUp } = accountDesk(server)
    const [home, shop] = [browser({ address: '198.51.100.2' }), browser({ address: '198.51.100.3' })]
    const email = 'two-browsers@example.com'
    await signUp(home, email)
    await shop.signIn(email)
    for (let tries = 0; tries < limits.passwordTriesPerDevice; tries += 1) await shop.signIn(email, 'wrong')
    expect((await shop.signIn(email)).body.code).toBe('TOO_MANY_REQUESTS')
    expect((await home.signIn(email)).body.code).toBe('SUCCESS')
    expect((await browser({ address: '198.51.100.4' }).signIn(email)).body.code).toBe('SUCCESS')
  })

  it('over many accounts is stopped by the address it comes from', async () => {
    const { browser } = accountDesk(server)
    const stranger = browser({ address: '198.51.100.50' })
    const codes: string[] = []
    for (let n = 0; n <= limits.passwordTriesPerAddress; n += 1) {
      codes.push((await stranger.signIn(`nobody-${n}@example.com`, 'guess')).body.code)
    }
    expect(new Set(codes.slice(0, -1))).toEqual(new Set(['ACCOUNT_EMAIL_NOT_FOUND']))
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
    const elsewhere = browser({ address: '198.51.100.51' })
    expect((await elsewhere.signIn('nobody-0@example.com')).body.code).toBe('ACCOUNT_EMAIL_NOT_FOUND')
  })

  it('takes as long for an e-mail without an account as for a wrong password', async () => {
    const { browser, signUp } = accountDesk(server)
    await signUp(browser({ address: '198.51.100.61' }), 'timed@example.com')
    const stranger = browser({ address: '198.51.100.60' })
    const timeOf = async (email: string) => {
      const start = performance.now()
      await stranger.signIn(email, 'guess')
      return performance.now() - start
    }
    const [wrong, unknown]: number[][] = [[], []]
    for (let n = 0; n < 8; n += 1) {
      wrong?.push(await timeOf('timed@example.com'))
      unknown?.push(await timeOf('nobody-at-all@example.com'))
    }
    const ratio = Math.min(...(unknown ?? [])) / Math.min(...(wrong ?? []))
    // The verification is most of the time: without it, the ratio is a fifth.
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })
})
