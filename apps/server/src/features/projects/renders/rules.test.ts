import { describe, expect, it } from 'vitest'

import {
  keysLeftBehind,
  nextSteps,
  type OpenRender,
  queueFacts,
  renderSteps,
  stepsBefore,
  timeoutMs,
  videoKeys,
} from './rules.ts'

describe('the steps of a render', () => {
  it('lead nowhere from an end', () => {
    for (const end of ['done', 'failed', 'cancelled'] as const) expect(nextSteps[end]).toEqual([])
  })

  it('are done only after drawing', () => {
    expect(stepsBefore('done')).toEqual(['rendering'])
  })

  it('begin again where a killed worker left them', () => {
    expect(stepsBefore('preparing')).toEqual(['queued', 'preparing', 'rendering'])
  })

  it('can be failed and cancelled from every step that is not an end', () => {
    expect(stepsBefore('failed')).toEqual(['queued', 'preparing', 'rendering'])
    expect(stepsBefore('cancelled')).toEqual(['queued', 'preparing', 'rendering'])
  })

  it('reach every step', () => {
    const reached = new Set(renderSteps.flatMap((step) => nextSteps[step]))
    expect([...reached].toSorted()).toEqual([...renderSteps].toSorted())
  })
})

it('gives a try two minutes, and ten times the film when that is more', () => {
  expect(timeoutMs(5_000)).toBe(120_000)
  expect(timeoutMs(60_000)).toBe(600_000)
})

describe('the queue of an account', () => {
  const now = new Date('2026-11-21T10:00:30Z')
  const startedAt = new Date('2026-11-21T10:00:00Z')
  const begun = (progress: number): OpenRender => ({
    id: 'a',
    state: 'rendering',
    progress,
    filmMs: 10_000,
    startedAt,
  })
  const waiting: OpenRender[] = [
    { id: 'b', state: 'queued', progress: 0, filmMs: 10_000, startedAt: null },
    { id: 'c', state: 'queued', progress: 0, filmMs: 20_000, startedAt: null },
  ]
  const estimates = (open: OpenRender[], speed: number | null) =>
    [...queueFacts(open, speed, now).values()].map(({ estimateSeconds }) => estimateSeconds)

  it('counts places among those that wait', () => {
    const facts = queueFacts([begun(50), ...waiting], null, now)
    expect([...facts.values()].map(({ position }) => position)).toEqual([null, 1, 2])
  })

  it('waits for what is left of the renders before', () => {
    expect(estimates([begun(0), ...waiting], 0.8)).toEqual([8, 16, 32])
  })

  it('trusts what it sees of a render well under way over what others took', () => {
    // Half of ten seconds in thirty: six seconds of work for each of film.
    expect(estimates([begun(50), ...waiting], 0.8)).toEqual([30, 90, 210])
    expect(estimates([begun(50)], null)).toEqual([30])
  })

  it('does not trust the first fifth, where what is done once weighs too much', () => {
    expect(estimates([begun(19), ...waiting], null)).toEqual([null, null, null])
    expect(estimates([begun(5)], 0.8)).toEqual([8])
  })

  it('guesses nothing before any render was measured', () => {
    expect(estimates([begun(0), ...waiting], null)).toEqual([null, null, null])
  })
})

it('gives every try files of its own, and knows those of the tries before', () => {
  const [first, second] = [1, 2].map((attempt) => videoKeys({ accountId: 'a', id: 'r', attempt }))
  expect(first?.fileKey).not.toBe(second?.fileKey)
  const keys = [first, second].flatMap((one) => [one?.fileKey, one?.posterKey])
  expect(keysLeftBehind({ accountId: 'a', id: 'r', attempt: 2 })).toEqual(keys)
  expect(keysLeftBehind({ accountId: 'a', id: 'r', attempt: 0 })).toEqual([])
})
