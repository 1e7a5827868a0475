import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { serveStandIns } from '../../serve.ts'
import { createAi } from '../index.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = await serveStandIns([createAi(() => new Date('2026-03-01T00:00:00Z'))])
})
afterEach(() => app.close())

const data = {
  name: '머그',
  info: '손으로 빚어 구워요. 손잡이가 편해요. 색이 네 가지예요.',
  language: 'ko',
  most: 2,
  shownPrice: '28,000원',
}
const shape = {
  type: 'object',
  properties: { scenarios: { type: 'array', items: { type: 'string' } } },
  required: ['scenarios'],
  additionalProperties: false,
}
const format = (schema: object) => ({
  type: 'json_schema',
  json_schema: { name: 'plan', strict: true, schema },
})
const wish = {
  model: 'sandbox-writer',
  messages: [{ role: 'user', content: `Plan.\n<data>\n${JSON.stringify(data)}\n</data>` }],
  response_format: format(shape),
}

async function ask(more: object = {}, authorization = 'Bearer sk-sandbox') {
  const url = '/sandbox/ai/openai/v1/chat/completions'
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { authorization },
    payload: { ...wish, ...more },
  })
  return { status: answer.statusCode, answer, body: () => answer.json() }
}
const setFault = (fault: string) =>
  app.inject({ method: 'POST', url: '/sandbox/faults/ai', payload: { fault } })

it('plans out of the sentences that it was sent, and counts what that took', async () => {
  const { status, body } = await ask()
  const { object, choices, usage, model } = body()
  expect([status, object, model, choices[0].finish_reason]).toEqual([
    200,
    'chat.completion',
    'sandbox-writer',
    'stop',
  ])
  const plan = JSON.parse(choices[0].message.content)
  expect(plan.scenarios).toHaveLength(2)
  expect(plan.sellingPoints.map(({ quote }: { quote: string }) => quote)).toEqual([
    '손으로 빚어 구워요',
    '손잡이가 편해요',
    '색이 네 가지예요',
  ])
  expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens)
})

it('streams the same in pieces, with what it took at the end when asked for', async () => {
  const { answer } = await ask({ stream: true, stream_options: { include_usage: true } })
  const events = answer.body.split('\n\n').filter(Boolean)
  expect(events.at(-1)).toBe('data: [DONE]')
  const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice(6)))
  const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')
  expect(JSON.parse(text).scenarios).toHaveLength(2)
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } })
})

it('refuses as OpenAI does', async () => {
  const refusal = async (more: object, authorization?: string) => {
    const { status, body } = await ask(more, authorization)
    return { status, ...body().error }
  }
  expect(await refusal({}, 'Bearer sk-guess')).toMatchObject({ status: 401, code: 'invalid_api_key' })
  expect(await refusal({ model: 'other' })).toMatchObject({ status: 404, code: 'model_not_found' })
  expect(await refusal({ messages: [] })).toMatchObject({ status: 400, param: 'messages' })
  expect(await refusal({ max_tokens: 0 })).toMatchObject({ status: 400, param: 'max_tokens' })
  expect(await refusal({ max_tokens: 99_000 })).toMatchObject({ status: 400, param: 'max_tokens' })
  expect(await refusal({ prompt: 'x' })).toMatchObject({ status: 400, type: 'invalid_request_error' })
  expect(await refusal({ stream_options: { include_usage: true } })).toMatchObject({
    param: 'stream_options',
  })
  const open = { ...shape, additionalProperties: true }
  expect(await refusal({ response_format: format(open) })).toMatchObject({
    message: expect.stringContaining('additionalProperties'),
  })
  const loose = { ...shape, required: [] }
  expect(await refusal({ response_format: format(loose) })).toMatchObject({
    message: expect.stringContaining("Missing 'scenarios'"),
  })
})

it('writes no more than it may', async () => {
  const { body } = await ask({ max_tokens: 20 })
  expect(body().choices[0].finish_reason).toBe('length')
  expect(body().usage.completion_tokens).toBeLessThanOrEqual(20)
})

it('goes wrong as it is told to', async () => {
  await setFault('refusal')
  expect((await ask()).body().choices[0].message).toMatchObject({
    content: null,
    refusal: expect.any(String),
  })
  await setFault('busy-once')
  const busy = await ask()
  expect([busy.status, busy.answer.headers['retry-after'], busy.body().error.code]).toEqual([
    429,
    '1',
    'rate_limit_exceeded',
  ])
  expect((await ask()).status).toBe(200)
  await setFault('malformed')
  const broken = (await ask()).body().choices[0].message.content
  expect(() => JSON.parse(broken)).toThrow(SyntaxError)
  const again = await ask({
    messages: [...wish.messages, { role: 'assistant', content: broken }, { role: 'user', content: 'Again.' }],
  })
  expect(JSON.parse(again.body().choices[0].message.content).scenarios).toHaveLength(2)
})

it('names its model', async () => {
  const answer = await app.inject({
    url: '/sandbox/ai/openai/v1/models',
    headers: { authorization: 'Bearer sk-sandbox' },
  })
  expect(answer.json()).toMatchObject({ object: 'list', data: [{ id: 'sandbox-writer', object: 'model' }] })
})
