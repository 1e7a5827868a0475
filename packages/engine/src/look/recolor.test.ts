import { describe, expect, it } from 'vitest'

import { recolor } from './recolor.ts'

function recolored(filter: Parameters<typeof recolor>[1], ...rgba: number[]): number[] {
  const data = Uint8ClampedArray.from(rgba)
  recolor(data, filter)
  return [...data]
}

describe('a filter', () => {
  it('brightens what lies between black and white, and leaves those', () => {
    expect(recolored('bright', 0, 128, 255, 90)).toEqual([0, expect.toSatisfy((it) => it > 145), 255, 90])
  })

  it('makes grey warmer or cooler', () => {
    const [warmRed = 0, , warmBlue = 0] = recolored('warm', 128, 128, 128, 255)
    expect(warmRed - warmBlue).toBeGreaterThan(20)
    const [coolRed = 0, , coolBlue = 0] = recolored('cool', 128, 128, 128, 255)
    expect(coolBlue - coolRed).toBeGreaterThan(20)
  })

  it('takes all colour away, as light as each colour is seen', () => {
    const [red, green, blue] = [
      recolored('bw', 255, 0, 0, 255),
      recolored('bw', 0, 255, 0, 255),
      recolored('bw', 0, 0, 255, 255),
    ]
    for (const [r, g, b] of [red, green, blue]) expect([g, b]).toEqual([r, r])
    expect([blue[0], red[0], green[0]]).toEqual(
      [blue[0], red[0], green[0]].toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    )
  })
})
