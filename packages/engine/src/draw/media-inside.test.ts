import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { type Inside, shownPart } from './media-inside.ts'
import type { Painting } from './painting.ts'

function inside(rest: Partial<Inside> = {}): Inside {
  return {
    key: 'a',
    picture: { id: 'a', picture: { width: 1600, height: 1200 } },
    source: { x: 100, y: 50, w: 1200, h: 900 },
    target: { x: 0, y: 0, w: 400, h: 300 },
    fills: true,
    opaque: true,
    changes: false,
    still: false,
    inner: { pushIn: 0.1, driftX: 0, driftY: 0 },
    ...rest,
  }
}

const at = (share: number) => ({ elapsedMs: share * 2000, aliveMs: 2000 }) as Painting

describe('the picture inside its frame', () => {
  it('comes nearer by as much as it is told, about its middle', () => {
    const { source } = shownPart(inside(), at(1))
    expect(source.w).toBeCloseTo(1200 / 1.1)
    expect(source.x + source.w / 2).toBeCloseTo(700)
  })

  it('goes away when told to come nearer by less than nothing', () => {
    const away = inside({ inner: { pushIn: -0.1, driftX: 0, driftY: 0 } })
    expect(shownPart(away, at(0)).source.w).toBeCloseTo(1200 / 1.1)
    expect(shownPart(away, at(1)).source.w).toBeCloseTo(1200)
  })

  it('never shows past its edges, however it moves', () => {
    const random = createRandom(3)
    for (let round = 0; round < 500; round += 1) {
      const inner = {
        pushIn: random() * 0.6 - 0.3,
        driftX: random() * 300 - 150,
        driftY: random() * 300 - 150,
      }
      const whole = inside({ inner })
      const { source } = shownPart(whole, at(random()))
      expect(source.x).toBeGreaterThanOrEqual(whole.source.x - 1e-6)
      expect(source.y).toBeGreaterThanOrEqual(whole.source.y - 1e-6)
      expect(source.x + source.w).toBeLessThanOrEqual(whole.source.x + whole.source.w + 1e-6)
      expect(source.y + source.h).toBeLessThanOrEqual(whole.source.y + whole.source.h + 1e-6)
    }
  })

  it('keeps a picture shown whole inside its place', () => {
    const { source, target } = shownPart(inside({ fills: false }), at(1))
    expect(source).toEqual(inside().source)
    expect(target).toEqual({ x: 0, y: 0, w: 400, h: 300 })
    expect(shownPart(inside({ fills: false }), at(0)).target.w).toBeCloseTo(400 / 1.1)
  })
})
