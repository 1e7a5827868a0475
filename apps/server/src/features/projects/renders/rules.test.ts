import { describe, expect, it } from 'vitest'

import {
  keysLeftBehind,
  nextSteps,
  type OpenRender,
  queueFacts,
  renderSteps,
  secondsLeft,
  stepsBefore,
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

const startedAt = new Date('2026-11-21T10:00:00Z')
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1_000)

describe('what is left of a render', () => {
  const left = (progress: number, seconds: number, speed: number | null) =>
    secondsLeft({ progress, filmMs: 10_000, startedAt }, speed, after(seconds))

  it('is told by the usual speed at its beginning, however long the first frames took', () => {
    expect(left(0, 2, 1.5)).toBe(15)
    // By its own course alone it would be 329 seconds.
    expect(left(5, 17.3, 1.5)).toBeCloseTo(30, 0)
  })

  it('is told more and more by its own course', () => {
    // Half of it in thirty seconds, where fifteen for the whole is usual.
    expect(left(50, 30, 1.5)).toBeCloseTo(18.75)
    expect(left(90, 54, 1.5)).toBeCloseTo(5.55)
    expect(left(100, 60, 1.5)).toBe(0)
  })

  it('is unknown on a machine that made none yet, until a quarter is drawn', () => {
    expect(left(0, 2, null)).toBeNull()
    expect(left(24, 10, null)).toBeNull()
    expect(left(25, 10, null)).toBe(30)
  })
})

describe('the queue of an account', () => {
  const now = after(4)
  const waiting = (id: string, filmMs: number, othersMs = 0): OpenRender => ({
    id,
    state: 'queued',
    progress: 0,
    filmMs,
    startedAt: null,
    othersMs,
  })
  const begun: OpenRender = { ...waiting('a', 10_000), state: 'rendering', progress: 50, startedAt }
  const busy = { places: 1, taken: 1, speed: 0.8 }
  const estimates = (open: OpenRender[], makers: Parameters<typeof queueFacts>[1]) =>
    [...queueFacts(open, makers, now).values()].map(({ estimateSeconds }) => estimateSeconds)

  it('counts places among those that wait', () => {
    const facts = queueFacts([begun, waiting('b', 10_000), waiting('c', 20_000)], busy, now)
    expect([...facts.values()].map(({ position }) => position)).toEqual([null, 1, 2])
  })

  it('waits for what is left of the renders before', () => {
    expect(estimates([begun, waiting('b', 10_000), waiting('c', 20_000)], busy)).toEqual([4, 12, 28])
  })

  it('waits for what others asked for before, while every place is taken', () => {
    const open = [waiting('b', 10_000, 60_000), waiting('c', 10_000, 70_000)]
    expect(estimates(open, busy)).toEqual([56, 64])
    expect(estimates(open, { ...busy, places: 2, taken: 2 })).toEqual([32, 40])
    expect(estimates(open, { ...busy, places: 2 })).toEqual([8, 16])
  })

  it('guesses nothing before any render was measured, nor of what waits behind the unknown', () => {
    const unknown = { ...busy, speed: null }
    expect(estimates([{ ...begun, progress: 3 }, waiting('b', 10_000)], unknown)).toEqual([null, null])
    expect(estimates([begun, waiting('b', 10_000)], unknown)).toEqual([4, null])
  })
})

it('gives every try files of its own, and knows those of the tries before', () => {
  const [first, second] = [1, 2].map((attempt) => videoKeys({ accountId: 'a', id: 'r', attempt }))
  expect(first?.fileKey).not.toBe(second?.fileKey)
  const keys = [first, second].flatMap((one) => [one?.fileKey, one?.posterKey])
  expect(keysLeftBehind({ accountId: 'a', id: 'r', attempt: 2 })).toEqual(keys)
  expect(keysLeftBehind({ accountId: 'a', id: 'r', attempt: 0 })).toEqual([])
})
