import { expect, it } from 'vitest'

import { createFakeMap } from '../../test/fake-map.ts'
import { startTestServer } from '../../test/index.ts'
import { site } from './index.ts'

it('names the maps that can be imported from, and no other', async () => {
  const places = { ...createFakeMap(), providers: ['kakao'] as const }
  const server = await startTestServer({ engine: 'postgres', areas: { handlers: { site } }, places })
  expect((await server.ask({ url: '/v3/site' })).body.result.maps).toEqual(['kakao'])
  await server.stop()
})
