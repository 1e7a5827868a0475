import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { ModelCall } from '../model-call.ts'
import type { PlanBrief } from '../planner.ts'
import { openModel } from './model.ts'
import { createModelPlanner } from './planner.ts'
import { createModelRewriter } from './rewriter.ts'

const brief: PlanBrief = {
  name: '손으로 빚은 머그',
  info: '흙을 손으로 빚어 1250도에서 구운 머그예요. 손잡이가 손에 감겨서 편해요. 네 가지 색이 있어요.',
  price: 28_000,
  shownPrice: '28,000원',
  currency: 'KRW',
  purpose: 'everyday',
  language: 'ko',
  gender: 'all',
  ages: [],
  tone: 'casual',
  most: 4,
  mediaCount: 3,
}

/** Long enough on any machine for an answer that comes. */
const longTimeoutMs = 60_000
/** Too short for one that comes after seconds or never. */
const shortTimeoutMs = 700

/** Every API that models are reached by, as the sandbox stands in for it; a newer Claude writes by the schema, others call a tool. */
const apis = [
  ['openai-compatible', 'sandbox-writer', 'openai/v1'],
  ['anthropic', 'claude-sonnet-4-5-sandbox', 'anthropic/v1'],
  ['anthropic', 'sandbox-writer', 'anthropic/v1'],
  ['google', 'sandbox-writer', 'google/v1beta'],
] as const

describe.each(apis)('a model by %s, %s, against its stand-in', (provider, name, path) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.stop())
  afterEach(() => sandbox.setFault('ai', 'none'))

  const open = (more: Record<string, string> = {}, tryMs = longTimeoutMs) => ({
    ...openModel({
      AI_PROVIDER: provider,
      AI_MODEL: name,
      AI_BASE_URL: `${sandbox.url}/sandbox/ai/${path}`,
      AI_API_KEY: 'sk-sandbox',
      AI_JSON_SCHEMA: 'on',
      AI_TIMEOUT_SECONDS: 40,
      AI_PRICE_INPUT: 2,
      AI_PRICE_OUTPUT: 10,
      ...more,
    }),
    tryMs,
  })

  async function plan(model = open(), wanted = brief) {
    const calls: ModelCall[] = []
    const stages: string[] = []
    const outcome = await createModelPlanner(model).plan(wanted, {
      onStage: async (stage, share) => void stages.push(`${stage} ${share}`),
      onCall: async (call) => void calls.push(call),
    })
    return { outcome, calls, stages, ways: calls.map((call) => call.outcome) }
  }

  it('writes a plan, telling how far it is, and what it took', async () => {
    const { outcome, calls, stages } = await plan()
    if (outcome.status !== 'written') throw new Error(outcome.reason)
    const { sellingPoints, scenarios } = outcome.words
    expect(scenarios).toHaveLength(4)
    const quoted = sellingPoints.map(({ source: { field, start, end, quote } }) => [
      field === 'name' || field === 'info' ? brief[field].slice(start, end) : '28,000원',
      quote,
    ])
    expect(quoted.filter(([words, quote]) => words !== quote)).toEqual([])
    expect(sellingPoints.at(-1)).toMatchObject({ id: 'price', text: '28,000원' })
    expect(stages[0]).toBe('reading 0')
    expect(new Set(stages.map((stage) => stage.split(' ')[0]))).toEqual(
      new Set(['reading', 'points', 'scenarios', 'checking']),
    )
    expect(stages.length).toBeGreaterThan(6)
    const [call] = calls
    if (!call) throw new Error('No call was told of.')
    expect(calls).toHaveLength(1)
    expect(call).toMatchObject({ provider, model: name, outcome: 'written' })
    expect(call.inputTokens).toBeGreaterThan(500)
    expect(call.costMicros).toBe(call.inputTokens * 2 + call.outputTokens * 10)
  })

  it.each(['en', 'id', 'vi'] as const)('writes in %s', async (language) => {
    const info = {
      en: 'Thrown by hand. Holds 300 ml.',
      id: 'Dibuat dengan tangan. Isi 300 ml.',
      vi: 'Nặn bằng tay. Chứa 300 ml.',
    }
    const { outcome } = await plan(open(), { ...brief, language, info: info[language] })
    expect(outcome).toMatchObject({ status: 'written' })
  })

  it('has an answer that cannot be read repaired, once', async () => {
    await sandbox.setFault('ai', 'malformed')
    expect(await plan()).toMatchObject({ outcome: { status: 'written' }, ways: ['malformed', 'written'] })
    await sandbox.setFault('ai', 'always-malformed')
    expect(await plan()).toMatchObject({
      outcome: { status: 'failed', fault: 'malformed' },
      ways: ['malformed', 'malformed'],
    })
  })

  it('waits where the provider asks for a moment, and not where it asks for long', async () => {
    await sandbox.setFault('ai', 'busy-once')
    expect(await plan()).toMatchObject({ outcome: { status: 'written' }, ways: ['limited', 'written'] })
    await sandbox.setFault('ai', 'busy')
    expect(await plan()).toMatchObject({ outcome: { fault: 'limited' }, ways: ['limited'] })
  })

  it.each([
    ['refusal', 'refused'],
    ['cut-off', 'cut-off'],
    ['broken-off', 'unreachable'],
    ['broken', 'unreachable'],
    ['silent', 'unreachable'],
  ])('says of %s that it is %s, without asking again', async (fault, way) => {
    await sandbox.setFault('ai', fault)
    const { outcome, ways } = await plan()
    expect({ outcome, ways }).toMatchObject({ outcome: { status: 'failed', fault: way }, ways: [way] })
    expect(outcome).not.toMatchObject({ reason: '' })
  })

  it.each(['slow', 'stalled'])('says of %s that it is too slow, without asking again', async (fault) => {
    await sandbox.setFault('ai', fault)
    const { outcome, ways } = await plan(open({}, shortTimeoutMs))
    expect({ outcome, ways }).toMatchObject({ outcome: { fault: 'too-slow' }, ways: ['too-slow'] })
  })

  it('fails where what answers speaks no such API', async () => {
    await sandbox.setFault('ai', 'garbled')
    expect((await plan()).outcome.status).toBe('failed')
  })

  it('cuts what is too much to what a plan holds', async () => {
    await sandbox.setFault('ai', 'too-many')
    const { outcome } = await plan()
    if (outcome.status !== 'written') throw new Error(outcome.reason)
    expect(outcome.words.scenarios.length).toBeLessThanOrEqual(brief.most)
    expect(outcome.words.sellingPoints.length).toBeLessThanOrEqual(9)
    const lines = outcome.words.scenarios.flatMap((it) =>
      it.lines.flatMap(({ headline, sub }) => [...headline, ...sub]),
    )
    expect(lines.filter((line) => [...line].length > 30)).toEqual([])
  })

  it('uses no line of an instruction that it was slipped', async () => {
    await sandbox.setFault('ai', 'echo')
    expect((await plan()).outcome).toMatchObject({ status: 'failed', fault: 'unusable' })
  })

  it('says that a wrong key, and a model that is not there, are refused', async () => {
    expect((await plan(open({ AI_API_KEY: 'sk-guess' }))).outcome).toMatchObject({ fault: 'rejected' })
    expect((await plan(open({ AI_MODEL: 'other' }))).outcome).toMatchObject({ fault: 'rejected' })
  })

  it('asks a server for JSON alone where it takes no schema', async () => {
    expect((await plan(open({ AI_JSON_SCHEMA: 'off' }))).outcome.status).toBe('written')
  })

  it('writes other words for lines, within their limits', async () => {
    const slot = {
      slotId: 'a',
      role: 'headline',
      scene: 'hook',
      limit: 14,
      present: '손으로 빚은 머그',
    } as const
    const outcome = await createModelRewriter(open()).rewrite(
      {
        facts: { ...brief, price: { amount: 28_000, currency: 'KRW' }, brand: null, promotion: null },
        slots: [slot],
        beside: [],
        turn: 0,
      },
      async () => {},
    )
    if (outcome.status !== 'written') throw new Error(outcome.reason)
    const [found] = outcome.list
    expect(found?.lines.length).toBeGreaterThan(1)
    expect(found?.lines.every((line) => [...line].length <= 14 && line !== slot.present)).toBe(true)
  })
})
