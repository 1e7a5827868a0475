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
}
const wish = {
  systemInstruction: { parts: [{ text: 'You plan videos.' }] },
  contents: [{ role: 'user', parts: [{ text: `Plan.\n<data>\n${JSON.stringify(data)}\n</data>` }] }],
  generationConfig: { maxOutputTokens: 4_000, responseMimeType: 'application/json', responseSchema: schema },
}
const withConfig = (more: object) => ({ generationConfig: { ...wish.generationConfig, ...more } })

type Place = { call?: string; headers?: Record<string, string> }

async function ask(
  more: object = {},
  { call = 'sandbox-writer:generateContent', headers = { 'x-goog-api-key': 'sk-sandbox' } }: Place = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/sandbox/ai/google/v1beta/models/${call}`,
    headers,
    payload: { ...wish, ...more },
  })
  return { status: answer.statusCode, answer, body: () => answer.json() }
}
const streaming = { call: 'sandbox-writer:streamGenerateContent?alt=sse' }
const setFault = (fault: string) =>
  app.inject({ method: 'POST', url: '/sandbox/faults/ai', payload: { fault } })

it('writes JSON by either kind of schema', async () => {
  const { candidates, usageMetadata, modelVersion } = (await ask()).body()
  expect(candidates).toMatchObject([{ content: { role: 'model' }, finishReason: 'STOP' }])
  const plan = JSON.parse(candidates[0].content.parts[0].text)
  expect([plan.scenarios.length, modelVersion]).toEqual([2, 'sandbox-writer'])
  expect(usageMetadata.totalTokenCount).toBe(
    usageMetadata.promptTokenCount + usageMetadata.candidatesTokenCount,
  )
  const { body } = await ask(withConfig({ responseSchema: undefined, responseJsonSchema: schema }))
  expect(JSON.parse(body().candidates[0].content.parts[0].text)).toEqual(plan)
})

it('streams the same in pieces', async () => {
  const { answer } = await ask({}, streaming)
  const responses = answer.body
    .split('\r\n\r\n')
    .filter(Boolean)
    .map((event) => JSON.parse(event.replace(/^data: /, '')))
  const text = responses.map(({ candidates }) => candidates[0].content.parts[0].text).join('')
  expect(JSON.parse(text).scenarios).toHaveLength(2)
  expect(responses.at(0).candidates[0]).not.toHaveProperty('finishReason')
  expect(responses.at(-1)).toMatchObject({
    candidates: [{ finishReason: 'STOP' }],
    usageMetadata: { candidatesTokenCount: expect.any(Number) },
  })
})

it('refuses as Google does', async () => {
  const refusal = async (more: object, place?: Place) => {
    const { status, body } = await ask(more, place)
    const { code, status: name, message } = body().error
    expect(code).toBe(status)
    return [name, message]
  }
  const invalid = (message: string) => ['INVALID_ARGUMENT', expect.stringContaining(message)]
  expect(await refusal({}, { headers: {} })).toEqual([
    'PERMISSION_DENIED',
    expect.stringContaining('unregistered callers'),
  ])
  expect(await refusal({}, { headers: { 'x-goog-api-key': 'guess' } })).toEqual(invalid('API key not valid'))
  expect(await refusal({}, { call: 'other:generateContent' })).toEqual([
    'NOT_FOUND',
    expect.stringContaining('models/other is not found'),
  ])
  expect(await refusal({ contents: [{ role: 'assistant', parts: [{ text: 'x' }] }] })).toEqual(
    invalid('valid role: user, model'),
  )
  expect(await refusal({ contents: [] })).toEqual(invalid('GenerateContentRequest.contents'))
  expect(await refusal({ messages: [] })).toEqual(invalid('Unknown name "messages"'))
  expect(await refusal(withConfig({ maxOutputTokens: 99_000 }))).toEqual(invalid('supported range'))
  expect(await refusal(withConfig({ responseMimeType: 'text/plain' }))).toEqual(invalid('mime type'))
  expect(await refusal(withConfig({ responseJsonSchema: schema }))).toEqual(invalid('Only one of'))
  const strange = { ...schema, properties: { scenarios: { const: 'x' } } }
  expect(await refusal(withConfig({ responseSchema: strange }))).toEqual(invalid('Unknown name "const"'))
})

it('goes wrong in Google’s words', async () => {
  await setFault('refusal')
  const refused = (await ask()).body()
  expect(refused).toMatchObject({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })
  expect(refused).not.toHaveProperty('candidates')
  await setFault('cut-off')
  expect((await ask()).body()).toMatchObject({ candidates: [{ finishReason: 'MAX_TOKENS' }] })
  await setFault('busy')
  const { status, answer, body } = await ask()
  expect([status, answer.headers['retry-after']]).toEqual([429, undefined])
  expect(body().error).toMatchObject({
    status: 'RESOURCE_EXHAUSTED',
    details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '30s' }],
  })
  await setFault('broken-off')
  expect((await ask({}, streaming)).answer.body).toContain('UNAVAILABLE')
})
