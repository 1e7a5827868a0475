import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { serveStandIns } from '../../serve.ts'
import { createAi } from '../index.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = await serveStandIns([createAi(() => new Date('2026-03-01T00:00:00Z'))])
})
afterEach(() => app.close())

const data = { name: '머그', info: '손으로 빚어 구워요. 손잡이가 편해요.', language: 'ko', most: 2 }
const schema = {
  type: 'object',
  properties: { scenarios: { type: 'array', items: { type: 'string' } } },
  required: ['scenarios'],
  additionalProperties: false,
}
const wish = {
  model: 'sandbox-writer',
  max_tokens: 4_000,
  system: [{ type: 'text', text: 'You plan videos.' }],
  messages: [{ role: 'user', content: `Plan.\n<data>\n${JSON.stringify(data)}\n</data>` }],
  tools: [{ name: 'json', input_schema: schema, eager_input_streaming: true }],
  tool_choice: { type: 'any', disable_parallel_tool_use: true },
}
const structured = (own: object = schema) => ({
  model: 'claude-sonnet-4-5-sandbox',
  tools: undefined,
  tool_choice: undefined,
  output_config: { format: { type: 'json_schema', schema: own } },
})

async function ask(more: object = {}, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/ai/anthropic/v1/messages',
    headers: { 'x-api-key': 'sk-sandbox', 'anthropic-version': '2023-06-01', ...headers },
    payload: { ...wish, ...more },
  })
  return { status: answer.statusCode, answer, body: () => answer.json() }
}
const setFault = (fault: string) =>
  app.inject({ method: 'POST', url: '/sandbox/faults/ai', payload: { fault } })

it('calls the tool that it is to call, or writes by the schema', async () => {
  const called = (await ask()).body()
  expect(called).toMatchObject({ type: 'message', role: 'assistant', stop_reason: 'tool_use' })
  expect(called.content).toMatchObject([{ type: 'tool_use', name: 'json' }])
  expect(called.content[0].input.scenarios).toHaveLength(2)
  const written = (await ask(structured())).body()
  expect(written).toMatchObject({ stop_reason: 'end_turn', content: [{ type: 'text' }] })
  expect(JSON.parse(written.content[0].text)).toEqual(called.content[0].input)
  expect(written.usage.input_tokens).toBeGreaterThan(0)
  expect(written.usage.output_tokens).toBeGreaterThan(50)
})

it('streams the same as named events', async () => {
  const { answer } = await ask({ stream: true })
  const events = answer.body
    .split('\n\n')
    .filter(Boolean)
    .map((event) => event.split('\n').map((line) => line.replace(/^(?:event|data): /, '')))
    .map(([name, said]) => ({ name, ...JSON.parse(said ?? '') }))
  expect(events.every(({ name, type }) => name === type)).toBe(true)
  expect([...new Set(events.map(({ type }) => type))]).toEqual([
    'message_start',
    'content_block_start',
    'ping',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
    'message_stop',
  ])
  const input = events.map(({ delta }) => delta?.partial_json ?? '').join('')
  expect(JSON.parse(input).scenarios).toHaveLength(2)
})

it('refuses as Anthropic does', async () => {
  const refusal = async (more: object, headers?: Record<string, string>) => {
    const { status, body } = await ask(more, headers)
    const { type, error } = body()
    return [status, type, error.type, error.message]
  }
  expect(await refusal({}, { 'x-api-key': 'sk-guess' })).toEqual([
    401,
    'error',
    'authentication_error',
    'invalid x-api-key',
  ])
  const invalid = (message: RegExp | string) => [
    400,
    'error',
    'invalid_request_error',
    expect.stringMatching(message),
  ]
  expect(await refusal({}, { 'anthropic-version': '' })).toEqual(invalid('header is required'))
  expect(await refusal({}, { 'anthropic-version': '2020-01-01' })).toEqual(invalid('not a valid version'))
  expect(await refusal({ model: 'other' })).toEqual([404, 'error', 'not_found_error', 'model: other'])
  expect(await refusal({ messages: [] })).toEqual(invalid(/^messages: /))
  expect(await refusal({ messages: [{ role: 'assistant', content: 'x' }] })).toEqual(invalid('"user" role'))
  expect(await refusal({ messages: [{ role: 'user', content: '' }] })).toEqual(invalid('non-empty'))
  expect(await refusal({ max_tokens: 99_000 })).toEqual(invalid('maximum allowed number of output tokens'))
  expect(await refusal({ response_format: {} })).toEqual(
    invalid('^response_format: Extra inputs are not permitted$'),
  )
  expect(await refusal({ tools: [] })).toEqual(invalid('^tool_choice: '))
  expect(await refusal({ ...structured(), model: 'sandbox-writer' })).toEqual(invalid('does not support'))
  const open = { ...schema, additionalProperties: true }
  expect(await refusal(structured(open))).toEqual(invalid('additionalProperties'))
  const counted = { ...schema, properties: { scenarios: { type: 'array', maxItems: 3 } } }
  expect(await refusal(structured(counted))).toEqual(invalid("property 'maxItems' is not supported"))
})

it('goes wrong in Anthropic’s words', async () => {
  await setFault('refusal')
  expect((await ask()).body()).toMatchObject({ content: [], stop_reason: 'refusal' })
  await setFault('cut-off')
  expect((await ask()).body()).toMatchObject({ stop_reason: 'max_tokens' })
  await setFault('busy')
  const { status, answer, body } = await ask()
  expect([status, answer.headers['retry-after'], body().error.type]).toEqual([429, '30', 'rate_limit_error'])
  await setFault('broken-off')
  expect((await ask({ stream: true })).answer.body).toMatch(/event: error\ndata: .*overloaded_error/)
})
