import { call } from '@clipmint/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'

import type { Client } from './client.ts'
import { createQueries } from './queries.ts'

const areas = {
  things: {
    list: call({
      host: 'api',
      method: 'GET',
      path: '/thing',
      who: 'member',
      summary: 'Things.',
      query: z.object({ page: z.number().optional() }),
      result: z.array(z.string()),
    }),
  },
}

/** Queries over a client that answers with what it was asked. */
function start() {
  const asked: unknown[] = []
  const list = async (input?: object) => {
    asked.push(input)
    return { result: ['비니'] }
  }
  return { queries: createQueries<typeof areas>({ things: { list } } satisfies Client<typeof areas>), asked }
}

test('a key names its area, its call and what was asked', () => {
  const { queries } = start()
  expect(queries.things.list({ query: { page: 2 } }).queryKey).toEqual([
    'things',
    'list',
    { params: {}, query: { page: 2 } },
  ])
  expect(queries.things.list().queryKey).toEqual(['things', 'list', { params: {}, query: {} }])
})

test('an area’s own key begins every key inside it', () => {
  const { queries } = start()
  expect(queries.things.list().queryKey.slice(0, 1)).toEqual(queries.things.key)
})

test('asking goes through the client, and can be called off', async () => {
  const { queries, asked } = start()
  const { signal } = new AbortController()
  expect(await queries.things.list({ query: { page: 2 } }).queryFn({ signal })).toEqual({ result: ['비니'] })
  expect(asked).toEqual([{ query: { page: 2 }, signal }])
})
