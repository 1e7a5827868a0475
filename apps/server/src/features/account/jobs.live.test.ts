import { expect, it } from 'vitest'

import { startTestServer } from '../../test/index.ts'
import { account, accountJobs } from './index.ts'

it('forgets codes and counts after two days and sessions a month after they ended, and nothing younger', async () => {
  const areas = { handlers: { account }, jobs: { account: accountJobs } }
  const server = await startTestServer({ engine: 'postgres', works: true, areas })
  server.clock.set('2026-03-01T00:00:00Z')
  const post = (path: string, body: object) => server.ask({ method: 'POST', url: `/v3/user/${path}`, body })
  const login = async () =>
    (await post('login', { channel: 'sandbox' })).body.result.tokens.refreshToken as string
  const sendCode = () =>
    post('requestPhoneVerification', { phoneNumber: '01044445555', phoneVerificationType: 0 })
  const count = async (table: string) => {
    const { rows } = await server.ctx.db().execute<{ n: number }>(`select count(*)::int as n from ${table}`)
    return rows[0]?.n
  }
  const tidy = async () => {
    await server.ctx.jobs.send('account.tidy', {})
    await server.jobsDone()
  }

  const guess = () => post('login', { channel: 'email', userEmail: 'nobody@example.com', password: 'guess' })

  await login()
  await sendCode()
  await guess()
  server.clock.advance(32 * 86_400_000)
  await tidy()
  expect([await count('sessions'), await count('phone_codes'), await count('tries')]).toEqual([1, 0, 0])

  await sendCode()
  await guess()
  const young = await login()
  server.clock.advance(2 * 86_400_000)
  await tidy()
  expect([await count('sessions'), await count('phone_codes'), await count('tries')]).toEqual([1, 1, 1])
  expect((await post('token', { refreshToken: young })).body.code).toBe('SUCCESS')
  server.clock.advance(1)
  await tidy()
  expect([await count('phone_codes'), await count('tries')]).toEqual([0, 0])
  await server.stop()
})
