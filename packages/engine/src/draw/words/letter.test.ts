import { describe, expect, it } from 'vitest'

import { enters, filmOf, motion, text } from '../../golden/parts.ts'
import { noMedia } from '../../media.ts'
import { Stage } from '../../stage.ts'
import { createFakeCanvas, createFakeHome } from '../../test/fake-home.ts'
import { drawFrame } from '../frame.ts'

const place = { x: 40, y: 40, w: 1000, h: 300, size: 120 }
const count = { delayMs: 100, durationMs: 900, easing: 'out-quart' } as const

/** What of a layer can be read at a moment: each letter that is drawn, and how much of it is seen. */
function seenAt(layer: ReturnType<typeof text>, timeMs: number): { letter: string; alpha: number }[] {
  const film = filmOf('1:1', [{ ground: '#ffffff', layers: [layer] }])
  const home = createFakeHome()
  const canvas = createFakeCanvas(film.width, film.height)
  drawFrame(canvas.surface, new Stage(home, film, 1), timeMs, noMedia)
  return canvas.calls
    .filter(({ name }) => name === 'drawImage')
    .flatMap(({ args: [picture], alpha }) =>
      home.canvases
        .filter((sprite) => sprite.picture === picture)
        .flatMap(({ calls }) => calls.filter(({ name }) => name === 'fillText'))
        .map(({ args }) => ({ letter: String(args[0]), alpha })),
    )
}

const moments = Array.from({ length: 40 }, (_, index) => index * 30)

describe('a price that runs', () => {
  const price = text('price', '64,000원', place, { count })

  it('shows no digit that is not its own so that it could be read', () => {
    for (const timeMs of moments) {
      const read = seenAt(price, timeMs).filter(({ alpha }) => alpha > 0.3)
      expect(read.map(({ letter }) => letter).filter((letter) => /[^64,0원]/u.test(letter))).toEqual([])
      const digits = read.map(({ letter }) => letter).filter((letter) => /\d/u.test(letter))
      expect('64000'.startsWith(digits.join(''))).toBe(true)
    }
  })

  it('whirls before it stands, and stands as it is written', () => {
    expect(seenAt(price, 150).filter(({ alpha }) => alpha < 0.3).length).toBeGreaterThanOrEqual(15)
    expect(
      seenAt(price, 1100)
        .map(({ letter }) => letter)
        .join(''),
    ).toBe('64,000원')
  })
})

it.each(['roll', 'flap'] as const)('lets other letters %s by before a digit, and no other digits', (kind) => {
  const price = text('price', '58,500', place, {
    motion: enters(motion(kind, { by: 'syllable', staggerMs: 60, durationMs: 800, params: { letters: 5 } })),
  })
  const shown = moments.flatMap((timeMs) => seenAt(price, timeMs).map(({ letter }) => letter))
  expect(new Set(shown.filter((letter) => /^\d$/u.test(letter)))).toEqual(new Set(['5', '8', '0']))
  expect(shown.some((letter) => /[A-Z]/u.test(letter))).toBe(true)
})
