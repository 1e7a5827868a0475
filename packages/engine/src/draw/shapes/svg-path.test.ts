import { describe, expect, it } from 'vitest'

import { strokeLength } from '../outline.ts'
import { parsePath } from './svg-path.ts'

const asIs = (point: readonly [number, number]) => point
const lengthOf = (d: string) => parsePath(d, asIs).reduce((sum, stroke) => sum + strokeLength(stroke), 0)

describe('an SVG path', () => {
  it('reads absolute and relative lines alike', () => {
    expect(parsePath('M10 10 H30 V40 L10 40 Z', asIs)).toEqual(parsePath('m10,10h20v30l-20 0z', asIs))
  })

  it('takes points after the first of a move as lines', () => {
    expect(lengthOf('M0 0 10 0 10 10')).toBeCloseTo(20)
  })

  it('reads numbers without spaces between them', () => {
    expect(lengthOf('M0 0l10-10.5.5 0')).toBeCloseTo(Math.hypot(10, 10.5) + 0.5)
  })

  it('draws two half arcs as a circle', () => {
    expect(lengthOf('M0 50 A50 50 0 0 1 100 50 A50 50 0 0 1 0 50')).toBeCloseTo(Math.PI * 100, 0)
  })

  it('takes the long way round when told to', () => {
    expect(lengthOf('M0 50 A50 50 0 1 1 50 100')).toBeCloseTo(Math.PI * 75, 0)
    expect(lengthOf('M0 50 A50 50 0 0 0 50 100')).toBeCloseTo(Math.PI * 25, 0)
  })

  it('mirrors the handle before it in smooth curves', () => {
    expect(parsePath('M0 0 C0 10 10 10 10 0 S20 -10 20 0', asIs)).toEqual(
      parsePath('M0 0 C0 10 10 10 10 0 C10 -10 20 -10 20 0', asIs),
    )
  })

  it('closes each stroke and begins the next at its start', () => {
    const strokes = parsePath('M0 0 L10 0 L10 10 Z L5 5', asIs)
    expect(strokes.map(({ closed, from }) => ({ closed, from }))).toEqual([
      { closed: true, from: [0, 0] },
      { closed: false, from: [0, 0] },
    ])
  })

  it('draws what it can of a broken path', () => {
    expect(lengthOf('M0 0 L10 0 L5')).toBeCloseTo(10)
    expect(parsePath('', asIs)).toEqual([])
  })
})
