import { call } from '@clipmint/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { callsOf, createClient } from './client.ts'
import { ApiFailure, isOutage, losesPage } from './failure.ts'
import { createSession } from './session.ts'
import type { Incoming, Outgoing } from './transport.ts'

const things = {
  get: call({
    host: 'api',
    method: 'GET',
    path: '/thing/{id}',
    who: 'member',
    summary: 'One thing.',
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.number().optional(), tags: z.array(z.string()).optional() }),
    result: z.object({ name: z.string() }),
    beside: z.object({ isFirst: z.boolean() }),
  }),
  add: call({
    host: 'ai',
    method: 'POST',
    path: '/thing',
    who: 'anyone',
    summary: 'Adds files.',
    multipart: true,
    body: z.object({ note: z.string() }),
    result: z.null(),
  }),
}
const thing = { code: 'SUCCESS', result: { name: '비니' }, isFirst: true }

type Things = { things: typeof things }
type Options = { ageMs?: number; renewed?: boolean; find?: Parameters<typeof createClient>[0] }

/** A client before a server that gives these answers in turn. */
function start(answers: (Incoming | Error)[], options: Options = {}) {
  const sent: Outgoing[] = []
  let kept: string | null = JSON.stringify({ accessToken: 'old', receivedAt: 0 })
  const session = createSession(
    { read: () => kept, write: (value) => void (kept = value), watch: () => () => undefined },
    () => options.ageMs ?? 0,
  )
  let refreshes = 0
  const api = createClient<Things>(options.find ?? callsOf({ things }), {
    transport: async (outgoing) => {
      sent.push(outgoing)
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new Error('No answer is left.')
      return answer
    },
    session,
    refresh: async () => {
      refreshes += 1
      if (options.renewed ?? true) session.begin('new')
      return options.renewed ?? true
    },
    bases: { api: '/v3', ai: '/ai' },
    language: () => 'en',
    country: () => 'KR',
  })
  return { api, sent, refreshes: () => refreshes }
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiFailure,
  )
const answer = (json: unknown, status = 200): Incoming => ({ status, json })

test('the first calls wait for the contract', async () => {
  const { api, sent } = start([{ status: 200, json: thing }], {
    find: async (area, name) => callsOf({ things })(area, name),
  })
  const got = api.things.get({ params: { id: 't1' } })
  expect(sent).toEqual([])
  expect(await got).toMatchObject({ result: thing.result })
})

test('a contract that does not come is a network that does not answer', async () => {
  const { api } = start([], { find: () => Promise.reject(new TypeError('away')) })
  expect(await caught(api.things.get({ params: { id: 't1' } }))).toMatchObject({
    code: 'NETWORK_ERROR',
    retryable: true,
  })
})

test('fills the path, and says language and country on every request', async () => {
  const { api, sent } = start([answer(thing)])
  await api.things.get({ params: { id: 'a/b' }, query: { page: 2, tags: ['x', 'y'] } })
  expect(sent[0]?.url).toBe('/v3/thing/a%2Fb?page=2&tags=x%2Cy&lang=en&country=KR')
  expect(sent[0]?.headers['authorization']).toBe('Bearer old')
})

test('gives the result and what the specification puts beside it', async () => {
  const { api } = start([answer(thing)])
  expect(await api.things.get({ params: { id: '1' } })).toEqual({ result: { name: '비니' }, isFirst: true })
})

test('a refusal keeps its code, its words, its field and its number', async () => {
  const refusal = {
    code: 'PRODUCTS_NOT_FOUND',
    message: '없는 상품이에요.',
    requestId: 'r1',
    retryable: false,
    field: 'id',
  }
  const error = await caught(start([answer(refusal, 404)]).api.things.get({ params: { id: '1' } }))
  expect(error).toBeInstanceOf(ApiFailure)
  expect(error).toMatchObject({
    code: 'PRODUCTS_NOT_FOUND',
    message: '없는 상품이에요.',
    field: 'id',
    requestId: 'r1',
  })
  expect(losesPage(error)).toBe(true)
})

test('an address with no id in it loses its page, and a wrong field of a form does not', async () => {
  const refusalOf = async (field: string) =>
    caught(
      start([answer({ code: 'INVALID_INPUT', message: '', field }, 400)]).api.things.get({
        params: { id: 'x' },
      }),
    )
  expect(losesPage(await refusalOf('id'))).toBe(true)
  expect(losesPage(await refusalOf('name'))).toBe(false)
})

test('a busy server’s refusal says how long to wait', async () => {
  const busy = { code: 'TOO_MANY_REQUESTS', message: '', retryable: true }
  const waitAfter = async (retryAfter: string | null) =>
    (await caught(start([{ status: 429, json: busy, retryAfter }]).api.things.get({ params: { id: '1' } })))
      ?.retryAfterMs
  expect([await waitAfter('17'), await waitAfter('soon'), await waitAfter(null)]).toEqual([
    17_000,
    null,
    null,
  ])
})

test('an answer of another shape than promised fails at once', async () => {
  const drifted = answer({ code: 'SUCCESS', result: { title: '비니' }, isFirst: true })
  expect(await caught(start([drifted]).api.things.get({ params: { id: '1' } }))).toMatchObject({
    code: 'UNREADABLE_ANSWER',
    retryable: false,
  })
})

test('no answer, or a proxy’s in the product’s place, counts as a lost connection', async () => {
  const lost = await caught(start([new Error('offline')]).api.things.get({ params: { id: '1' } }))
  const proxied = await caught(start([answer(null, 502)]).api.things.get({ params: { id: '1' } }))
  expect([lost?.code, proxied?.code]).toEqual(['NETWORK_ERROR', 'NETWORK_ERROR'])
  expect([losesPage(lost), losesPage(proxied)]).toEqual([false, false])
})

test('a token older than 600 seconds is renewed before a member’s call', async () => {
  const { api, sent } = start([answer(thing)], { ageMs: 600_001 })
  await api.things.get({ params: { id: '1' } })
  expect(sent.map((it) => it.headers['authorization'])).toEqual(['Bearer new'])
})

test('a token of 600 seconds is still used', async () => {
  const { api, refreshes } = start([answer(thing)], { ageMs: 600_000 })
  await api.things.get({ params: { id: '1' } })
  expect(refreshes()).toBe(0)
})

test('a refused token is renewed and the call made once more', async () => {
  const { api, sent } = start([answer({ code: 'UNAUTHENTICATED' }, 401), answer(thing)])
  await api.things.get({ params: { id: '1' } })
  expect(sent.map((it) => it.headers['authorization'])).toEqual(['Bearer old', 'Bearer new'])
})

test('a call for anyone is made once more when it turns out to need a member', async () => {
  const { api, sent } = start([answer({ code: 'UNAUTHENTICATED' }, 401), answer({ code: 'SUCCESS' })])
  await api.things.add({ body: { note: 'hi' } })
  expect(sent.map((it) => it.headers['authorization'])).toEqual(['Bearer old', 'Bearer new'])
})

test('a call for anyone that ends a session is not made again', async () => {
  const { api, sent } = start([answer({ code: 'ACCOUNT_SESSION_ENDED', message: '' }, 401)])
  expect(await caught(api.things.add({ body: { note: 'hi' } }))).toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
})

test('a call that is refused twice is not tried a third time', async () => {
  const refused = () => answer({ code: 'UNAUTHENTICATED', message: '' }, 401)
  const { api, sent } = start([refused(), refused(), answer(thing)])
  expect(await caught(api.things.get({ params: { id: '1' } }))).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(sent).toHaveLength(2)
})

test('when the session is over the refusal stays one', async () => {
  const { api, sent } = start([answer({ code: 'UNAUTHENTICATED', message: '' }, 401)], { renewed: false })
  expect(await caught(api.things.get({ params: { id: '1' } }))).toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
})

test('files go out as a form, after its fields', async () => {
  const { api, sent } = start([answer({ code: 'SUCCESS' })])
  const file = new File(['abc'], '비니.jpg')
  await api.things.add({ body: { note: 'hi' }, files: { file: [file] } })
  const body = sent[0]?.body as FormData
  expect([...body.keys()]).toEqual(['note', 'file'])
  expect(sent[0]?.headers['content-type']).toBeUndefined()
  expect(sent[0]?.url.startsWith('/ai/thing?')).toBe(true)
})

test('a call that its own screen cancelled is no failure', async () => {
  const stop = new AbortController()
  stop.abort(new Error('left'))
  const { api } = start([new Error('aborted')])
  const error = await caught(api.things.get({ params: { id: '1' }, signal: stop.signal }))
  expect(error).not.toBeInstanceOf(ApiFailure)
})

test('what must outlive its page goes out at once, with the token at hand', async () => {
  const { api, sent, refreshes } = start([answer(thing)], { ageMs: 700_000 })
  void api.things.get({ params: { id: '1' }, keepalive: true })
  expect(sent[0]).toMatchObject({ keepalive: true, headers: { authorization: 'Bearer old' } })
  expect(refreshes()).toBe(0)
})

test('a failure of the server is an outage, a refusal and a lost page are none', () => {
  const of = (status: number) =>
    new ApiFailure({ code: 'INTERNAL', message: '', status, field: null, retryable: false, requestId: null })
  expect([500, 503, 404, 200, 0].map((status) => isOutage(of(status)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
