import { describe, expect, it } from 'vitest'

import { FrameBudget } from './frame-budget.ts'

/** Draws `count` frames, each so many after the one before. */
function played(budget: FrameBudget, count: number, gapAt: (index: number) => number): void {
  let frame = 0
  for (let index = 0; index < count; index += 1) {
    frame += gapAt(index)
    budget.drew(frame)
  }
}

describe('a frame budget', () => {
  it('gives a device that keeps up every frame, also one that stumbles now and then', () => {
    const budget = new FrameBudget()
    played(budget, 300, (index) => (index % 10 === 0 ? 3 : 1))
    expect(budget.isSlow).toBe(false)
    expect([4, 5].map((frame) => budget.wants(frame))).toEqual([true, true])
  })

  it('gives a device that does not keep up every other frame, until it begins again', () => {
    const budget = new FrameBudget()
    played(budget, 60, () => 2)
    expect(budget.isSlow).toBe(true)
    expect([4, 5, 6].map((frame) => budget.wants(frame))).toEqual([true, false, true])
    budget.begin()
    expect(budget.wants(5)).toBe(true)
  })

  it('gives all frames again once half of them are easy, and asks for more each time it was wrong', () => {
    const budget = new FrameBudget()
    played(budget, 60, () => 3)
    expect(budget.isSlow).toBe(true)
    played(budget, 32, () => 2)
    expect(budget.isSlow).toBe(false)
    played(budget, 60, () => 3)
    expect(budget.isSlow).toBe(true)
    played(budget, 32, () => 2)
    expect(budget.isSlow).toBe(true)
    played(budget, 52, () => 2)
    expect(budget.isSlow).toBe(false)
  })

  it('goes on with half of the frames where even those are not easy', () => {
    const budget = new FrameBudget()
    played(budget, 60, () => 3)
    played(budget, 300, (index) => (index % 5 === 0 ? 4 : 2))
    expect(budget.isSlow).toBe(true)
  })

  it('does not take a start, a jump or a page put away for slowness', () => {
    const budget = new FrameBudget()
    played(budget, 8, () => 6)
    played(budget, 200, (index) => (index % 25 === 0 ? 90 : 1))
    expect(budget.isSlow).toBe(false)
  })
})
