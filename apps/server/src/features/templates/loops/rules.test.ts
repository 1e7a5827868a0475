import { describe, expect, it } from 'vitest'

import { isMissing, loopKeys, type LoopState, toLoop, wantedLoops } from './rules.ts'

const now = new Date('2026-11-22T09:00:00Z')
const loop = { templateId: 'a', ratio: '9:16', lang: 'ko', hash: 'new' } as const
const state: LoopState = {
  templateId: 'a',
  ratio: '9:16',
  lang: 'ko',
  shownHash: 'old',
  triedHash: 'old',
  triedAt: now,
  failures: 0,
}
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('makes what most look at first: Korean before English, the tall shape of all before the next shape', () => {
  const wanted = wantedLoops([
    { id: 'a', hash: '1' },
    { id: 'b', hash: '2' },
  ])
  expect(wanted.slice(0, 3).map(({ templateId, ratio }) => `${templateId} ${ratio}`)).toEqual([
    'a 9:16',
    'b 9:16',
    'a 4:5',
  ])
  expect(wanted.map(({ lang }) => lang).indexOf('en')).toBe(8)
})

describe('a loop is missing', () => {
  it('when it was never made, and when its template changed', () => {
    expect(isMissing(loop, undefined, now)).toBe(true)
    expect(isMissing(loop, state, now)).toBe(true)
    expect(isMissing({ hash: 'old' }, state, now)).toBe(false)
  })

  it('again when whoever made it has said nothing for two minutes', () => {
    const taken = { ...state, triedHash: 'new' }
    expect(isMissing(loop, { ...taken, triedAt: minutesAgo(1) }, now)).toBe(false)
    expect(isMissing(loop, { ...taken, triedAt: minutesAgo(2) }, now)).toBe(true)
  })

  it('ever later after it failed, and no more after the third time', () => {
    const failed = (failures: number, minutes: number) =>
      isMissing(loop, { ...state, triedHash: 'new', failures, triedAt: minutesAgo(minutes) }, now)
    expect([failed(1, 3), failed(1, 4), failed(2, 7), failed(2, 8), failed(3, 9_999)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
  })
})

it('gives other content other addresses, which a file store takes', () => {
  const [one, other] = [toLoop(loop), toLoop({ ...loop, hash: 'other' })]
  expect(
    new Set([...Object.values(loopKeys(loop)), ...Object.values(loopKeys({ ...loop, hash: 'other' }))]).size,
  ).toBe(6)
  expect(one.video).toBe('/files/public/loops/a/9x16-ko-new.mp4')
  expect(other.lang).toBe('ko')
})
