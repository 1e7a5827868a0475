import { expect, it } from 'vitest'

import { particleKinds } from './kinds.ts'
import { type Particles, particlesAt } from './move.ts'

const box = { x: 0, y: 0, w: 1080, h: 1920 }
const snow: Particles = {
  form: 'particles',
  of: 'snow',
  emit: 'drift',
  count: 40,
  size: 30,
  speed: 1,
  seed: 7,
}
const at = (form: Particles, seconds: number) => particlesAt(form, particleKinds[form.of], box, seconds)

it('are where their time says, in whatever order frames are drawn', () => {
  const later = at(snow, 2)
  at(snow, 0.5)
  expect(at(snow, 2)).toEqual(later)
  expect(at({ ...snow, seed: 8 }, 2)).not.toEqual(later)
})

it('move a little from frame to frame, and are never out of their box for good', () => {
  for (const of of Object.keys(particleKinds) as (keyof typeof particleKinds)[]) {
    const [one, next] = [at({ ...snow, of }, 3), at({ ...snow, of }, 3 + 1 / 30)]
    const steps = one.map(({ x, y }, index) =>
      Math.hypot(x - (next[index]?.x ?? 0), y - (next[index]?.y ?? 0)),
    )
    // Those that leave on one side come in on the other.
    expect(steps.filter((step) => step > 60).length).toBeLessThan(4)
    for (const { y, size } of one) expect(y > -size - 1 && y < box.h + size + 1).toBe(true)
  }
})

it('are thrown up once, and gone when a burst is over', () => {
  const burst: Particles = { ...snow, of: 'confetti', emit: 'burst' }
  const height = (seconds: number) => at(burst, seconds).reduce((sum, { y }) => sum + y, 0) / burst.count
  expect(at(burst, 0).every(({ opacity }) => opacity === 0)).toBe(true)
  expect(height(0.6)).toBeLessThan(height(0.05))
  expect(at(burst, 4).every(({ opacity }) => opacity === 0)).toBe(true)
})
