import { describe, expect, it } from 'vitest'

import { changesBetween, type Painted } from './changes.ts'
import { cutIntoSheets, cutsThen } from './sheets.ts'

const frame = { x: 0, y: 0, w: 100, h: 100 }
const box = (x: number) => ({ x, y: 0, w: 10, h: 10 })

function painted(
  looks: string,
  bounds: (look: string, index: number) => typeof frame = (_, index) => box(index),
): Painted {
  return [...looks].map((look, index) => ({
    look: look === '?' ? null : look,
    bounds: bounds(look, index),
    command: index,
    reachesDown: look === 'O',
    filled: null,
  }))
}

describe('what differs between two frames', () => {
  it('is nothing when all was painted alike', () => {
    expect(changesBetween(painted('abc'), painted('abc'))).toEqual([])
  })

  it('is where something came, went, or looks otherwise', () => {
    expect(changesBetween(painted('abc'), painted('abx'))).toEqual([box(2), box(2)])
    expect(changesBetween(painted('ab'), painted('abc'))).toEqual([box(2)])
    expect(changesBetween(painted('abc'), painted('ab'))).toEqual([box(2)])
  })

  it('is where two things changed places, for they may cover each other', () => {
    expect(changesBetween(painted('ab'), painted('ba')).length).toBeGreaterThan(0)
  })

  it('is wherever nobody knows what something looks like', () => {
    expect(changesBetween(painted('a?'), painted('a?'))).toEqual([box(1), box(1)])
  })
})

describe('sheets', () => {
  const large = () => frame
  const ages = (text: string) => [...text].map(Number)

  it('part what stands still from what moves much', () => {
    const cuts = cutIntoSheets(painted('gmtt', large), ages('9099'), 10_000)
    expect(cuts.map(({ from, still }) => [from, still])).toEqual([
      [0, true],
      [1, false],
      [2, true],
    ])
  })

  it('are one when little moves', () => {
    const cuts = cutIntoSheets(
      painted('gmt', (look) => (look === 'm' ? box(0) : frame)),
      ages('909'),
      10_000,
    )
    expect(cuts).toHaveLength(1)
  })

  it('never part a hole from what it reaches through', () => {
    const cuts = cutIntoSheets(painted('gmtOx', large), ages('90999'), 10_000)
    expect(cuts.map(({ from }) => from)).toEqual([0, 4])
  })

  it('keep what moves on its own sheet, though it is new in every frame', () => {
    const cuts = cutIntoSheets(painted('gmt', large), ages('909'), 10_000)
    expect(cutsThen(cuts, Int32Array.from([0, -1, 2]))).toEqual(cuts)
  })
})
