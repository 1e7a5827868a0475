import { expect, test } from 'vitest'

import { ApiFailure, type FailureCode } from '../../api/failure.ts'
import { restoreEach } from './restore-each.ts'

function failure(code: FailureCode, retryable: boolean, retryAfterMs: number | null = null): ApiFailure {
  return new ApiFailure({
    code,
    message: '',
    status: 0,
    field: null,
    retryable,
    requestId: null,
    retryAfterMs,
  })
}

/** Restores videos of a server that answers with these refusals in turn, and lets through what has none left. */
async function start(ids: string[], refusals: Record<string, ApiFailure[]>) {
  const asked: string[] = []
  const waited: number[] = []
  const restored = await restoreEach(ids, {
    restore: async (id) => {
      asked.push(id)
      const refusal = refusals[id]?.shift()
      if (refusal) throw refusal
    },
    wait: async (ms) => waited.push(ms),
  })
  return { ...restored, asked, waited }
}

const busy = (ms: number | null) => failure('TOO_MANY_REQUESTS', true, ms)

test('waits as long as a busy server asks, and goes on where it was', async () => {
  const done = await start(['a', 'b', 'c'], { b: [busy(17_000), busy(null)] })
  expect(done).toEqual({
    ids: ['a', 'b', 'c'],
    failure: null,
    asked: ['a', 'b', 'b', 'b', 'c'],
    waited: [17_000, 10_000],
  })
})

test('says what came back when the server stays busy', async () => {
  const always = Array.from({ length: 9 }, () => busy(1_000))
  const done = await start(['a', 'b', 'c'], { b: always })
  expect(done.ids).toEqual(['a'])
  expect(done.failure).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(done.waited).toHaveLength(3)
})

test('one that is gone keeps none of the others', async () => {
  const done = await start(['a', 'b', 'c'], { a: [failure('PROJECTS_NOT_FOUND', false)] })
  expect(done.ids).toEqual(['b', 'c'])
  expect(done.failure).toMatchObject({ code: 'PROJECTS_NOT_FOUND' })
})

test('asks for no more when the connection is lost', async () => {
  const done = await start(['a', 'b', 'c'], { b: [failure('NETWORK_ERROR', true)] })
  expect([done.ids, done.asked]).toEqual([['a'], ['a', 'b']])
  expect(done.failure).toMatchObject({ code: 'NETWORK_ERROR' })
})
