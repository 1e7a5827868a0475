import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { coalesced } from './coalesced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a burst of calls runs once, after its last', () => {
  const run = vi.fn<() => void>()
  const call = coalesced(run, 300)
  for (let n = 0; n < 12; n += 1) call()
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a stream of calls runs once in every span, and none of them goes unheard', () => {
  const run = vi.fn<() => void>()
  const call = coalesced(run, 300)
  for (let n = 0; n < 10; n += 1) {
    call()
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(300)
  expect(run).toHaveBeenCalledTimes(4)
})
