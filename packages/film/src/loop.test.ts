import { expect, it } from 'vitest'

import { compose, sampleProject } from './compose.ts'
import { scenesAt } from './film.ts'
import { loopOf } from './loop.ts'
import { sampleTemplate } from './test/sample-template.ts'

const film = compose(sampleTemplate, sampleProject(sampleTemplate, '9:16', 'ko'), { files: {}, beatMs: null })

it('begins and ends at the same moment of the first scene, with nothing of another scene in sight', () => {
  const loop = loopOf(film, 8000)
  const [from, to] = [scenesAt(loop.film, loop.fromMs), scenesAt(loop.film, loop.toMs)]
  expect([from.current.id, to.current.id]).toEqual(['s1', 's1'])
  expect([from.leaving, to.leaving]).toEqual([null, null])
  expect(loop.toMs - to.current.startMs).toBeCloseTo(loop.fromMs - from.current.startMs)
  expect(to.current.durationMs).toBe(from.current.durationMs)
})

it('begins where the first scene has come to rest', () => {
  const [first] = film.scenes
  const enter = { animation: 'fade', by: 'layer', durationMs: 900, delayMs: 300, staggerMs: 0, params: {} }
  const [layer] = first?.layers ?? []
  if (!first || !layer) throw new Error('The sample has no layer.')
  const motion = { ...layer.motion, enter: [{ ...enter, easing: 'linear' } as const] }
  const moving = { ...film, scenes: [{ ...first, layers: [{ ...layer, motion }] }, ...film.scenes.slice(1)] }
  expect(loopOf(moving as typeof film, 8000).fromMs).toBeGreaterThanOrEqual(1200 - 1)
})

it('keeps to its length by leaving scenes out evenly, never the first', () => {
  for (const mostMs of [3000, 5000, 8000]) {
    const loop = loopOf(film, mostMs)
    expect(loop.toMs - loop.fromMs).toBeLessThanOrEqual(mostMs)
    expect(loop.film.scenes[0]?.id).toBe('s1')
  }
  expect(loopOf(film, 20_000).film.scenes.map(({ id }) => id)).toEqual([
    ...film.scenes.map(({ id }) => id),
    's1',
    's2',
  ])
})

it('goes round in a film of one scene', () => {
  const one = { ...film, scenes: film.scenes.slice(0, 1), durationMs: 2000 }
  const loop = loopOf(one, 8000)
  expect(loop.toMs - loop.fromMs).toBeGreaterThan(500)
  expect(loop.toMs).toBeLessThan(loop.film.durationMs)
})

it('is silent', () => expect(loopOf(film, 8000).film.music).toBeNull())
