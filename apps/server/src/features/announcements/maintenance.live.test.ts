import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { type Member, startTestServer, type TestServer, wholeAccount } from '../../test/index.ts'
import { announcements } from './index.ts'

const text = { title: '점검', description: '점검해요.' }
const period = { startAt: '2026-12-15T02:00:00+09:00', endAt: '2026-12-15T04:00:00+09:00' }

let place: Server
let said: unknown
let server: TestServer
let owner: Member
beforeAll(async () => {
  place = createServer((_request, answer) => answer.end(JSON.stringify(said)))
  await once(place.listen(0, '127.0.0.1'), 'listening')
  const { port } = place.address() as AddressInfo
  server = await startTestServer({
    engine: 'postgres',
    areas: { handlers: { account: wholeAccount, announcements } },
    settings: { maintenanceUrl: `http://127.0.0.1:${port}/maintenance.json` },
  })
})
afterAll(async () => {
  await server.stop()
  place.close()
})
beforeEach(async () => {
  said = { active: true, ...period, ko: text, en: text }
})

const write = () =>
  server.ask({ method: 'PATCH', url: '/v3/user/info', body: { userName: '박하나' }, as: owner })
/** After the cache expires a write triggers a refresh; later writes use the fresh answer. */
const expectWritesLater = async (code: string) => {
  server.clock.advance(30_000)
  await expect.poll(async () => (await write()).body.code).toBe(code)
}

it('refuses what a member writes while the site is worked on, and answers what they read', async () => {
  server.clock.set('2026-12-14T16:59:00Z')
  owner = await server.member()
  expect((await write()).body.code).toBe('SUCCESS')
  server.clock.set('2026-12-14T17:00:00Z')
  const { status, body } = await write()
  expect([status, body.code, body.retryable]).toEqual([503, 'MAINTENANCE', true])
  expect(body.message).toContain('점검')
  expect((await server.ask({ url: '/v3/user/info', as: owner })).body.code).toBe('SUCCESS')
})

it('lets a visitor ask, and a member sign out', async () => {
  const asked = { method: 'POST' as const, url: '/v3/user/existsEmail', body: { userEmail: 'a@shop.kr' } }
  expect((await server.ask(asked)).body.code).toBe('SUCCESS')
  expect((await server.ask({ method: 'DELETE', url: '/v3/user/logout', as: owner })).body.code).toBe(
    'SUCCESS',
  )
})

it('takes writes again as soon as an operator says so, without a restart', async () => {
  said = { active: false, ...period, ko: text, en: text }
  await expectWritesLater('SUCCESS')
  said = { active: true, ...period, ko: text, en: text }
  await expectWritesLater('MAINTENANCE')
})

it('holds to what was said last where nothing can be read', async () => {
  said = 'a slip of the pen'
  server.clock.advance(60_000)
  await write()
  expect((await write()).body.code).toBe('MAINTENANCE')
})
