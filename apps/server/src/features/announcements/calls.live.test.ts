import { Announcement, Maintenance } from '@clipmint/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/index.ts'
import { announcements } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ engine: 'postgres', areas: { handlers: { announcements } } })
})
afterAll(() => server.stop())

it.for(['ko', 'en'])('tells every visitor of announcements and maintenance, asked in %s', async (lang) => {
  const list = await server.ask({ url: `/v3/setting/announcement?lang=${lang}` })
  expect([list.status, list.body.code]).toEqual([200, 'SUCCESS'])
  for (const { id, ...one } of list.body.result.list)
    expect([id, Announcement.parse(one).active]).toEqual([expect.any(String), true])
  const maintenance = await server.ask({ url: `/v3/setting/maintenance?lang=${lang}` })
  expect(Maintenance.parse(maintenance.body.result).ko.title).not.toBe('')
})

it('takes nothing but questions', async () => {
  for (const name of ['announcement', 'maintenance'])
    expect((await server.ask({ method: 'POST', url: `/v3/setting/${name}`, body: {} })).status).toBe(404)
})
