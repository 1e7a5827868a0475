import { describe, expect, it } from 'vitest'

import {
  choiceFault,
  collectingMs,
  endingOf,
  missedOnce,
  isDescription,
  isOfMarket,
  minutesLeft,
  progressOf,
} from './rules.ts'

const createdAt = new Date('2026-03-01T00:00:00Z')
const at = (minutes: number, seconds = 0) =>
  new Date(createdAt.getTime() + minutes * 60_000 + seconds * 1_000)
const read = (status: 'ready' | 'partial' | 'failed' | 'collecting') => ({
  status,
  endedAt: createdAt,
  createdAt,
})

describe('a place may be read again', () => {
  it('half an hour after it was read whole', () => {
    expect(minutesLeft(read('ready'), at(0))).toBe(30)
    expect(minutesLeft(read('ready'), at(29, 1))).toBe(1)
    expect(minutesLeft(read('ready'), at(30))).toBe(0)
  })

  it.each(['partial', 'failed'] as const)('a minute after it ended %s', (status) => {
    expect(minutesLeft(read(status), at(0, 1))).toBe(1)
    expect(minutesLeft(read(status), at(1))).toBe(0)
  })
})

describe('a collecting ends', () => {
  it('ready when nothing is missed that another try may bring', () => {
    expect(endingOf([], true)).toBe('ready')
    expect(endingOf([{ fault: 'not_offered' }, { fault: 'picture_small' }], true)).toBe('ready')
  })

  it('partial when something is missed, and failed when nothing is known', () => {
    expect(endingOf([{ fault: 'blocked' }], true)).toBe('partial')
    expect(endingOf([{ fault: 'picture_small' }, { fault: 'picture_late' }], true)).toBe('partial')
    expect(endingOf([{ fault: 'blocked' }], false)).toBe('failed')
  })
})

it('tells the same fault of a stage once, with all of its files', () => {
  const small = { stage: 'photos', fault: 'picture_small', files: 1 } as const
  expect(
    missedOnce([small, { ...small, stage: 'menu' }, small, { ...small, fault: 'picture_gone' }]),
  ).toEqual([
    { ...small, files: 2 },
    { ...small, stage: 'menu' },
    { ...small, fault: 'picture_gone' },
  ])
})

describe('the time for a collecting', () => {
  it('ends well within the minute, counted from when its owner asked', () => {
    for (const waitedMs of [0, 1_000, 10_000, 30_000])
      expect(waitedMs + collectingMs(waitedMs)).toBeLessThanOrEqual(55_000)
  })

  it('is enough for something to come, also after a long wait', () => {
    expect(collectingMs(500_000)).toBe(20_000)
    expect(collectingMs(-5_000)).toBe(collectingMs(0))
  })
})

describe('a choice of the menu', () => {
  const menu = [
    { id: 'a', pictureIds: ['1'] },
    { id: 'b', pictureIds: [] },
  ]
  it('has one with a picture at least', () => {
    expect(choiceFault(menu, ['b'])).toBe('PLACES_MENU_PICTURE_NEEDED')
    expect(choiceFault(menu, ['b', 'a'])).toBeNull()
  })

  it('is of this menu', () => {
    expect(choiceFault(menu, ['a', 'c'])).toBe('PLACES_MENU_UNKNOWN')
  })
})

it('is for card-pay users by their account or their browser', () => {
  expect([0, 1, 2, 3].map((kbPay) => isOfMarket({ kbPay }, undefined))).toEqual([false, true, true, false])
  expect([undefined, 0, 1, 2].map((said) => isOfMarket({ kbPay: 0 }, said))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

it('never goes back in its progress', () => {
  const steps = (['basic', 'menu', 'photos', 'reviews'] as const).flatMap((stage) => [
    progressOf(stage),
    progressOf(stage, 0.5),
    progressOf(stage, 2),
  ])
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(steps.at(-1)).toBe(100)
})

describe('what an owner says of their place', () => {
  it.each(['', '매일 새벽에 면을 뽑아요.', 'Fresh noodles every day'])('may be “%s”', (text) => {
    expect(isDescription(text)).toBe(true)
  })

  it.each(['ㅋㅋㅋㅋㅋㅋ', '123456', '!!!???'])('says something, and not “%s”', (text) => {
    expect(isDescription(text)).toBe(false)
  })
})
