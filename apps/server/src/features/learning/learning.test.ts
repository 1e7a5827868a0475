import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { choose } from './choose.ts'
import { estimateEffects, type Observation } from './estimate.ts'

const attributes: Record<string, string[]> = {
  angle: ['benefit', 'detail', 'making', 'offer', 'proof', 'question', 'scene'],
  family: ['bold', 'calm', 'paper', 'neon'],
  length: ['short', 'middle', 'long'],
  hour: ['morning', 'noon', 'evening'],
  weekday: ['1', '2', '3', '4', '5', '6', '7'],
}

/** Posts of a shop whose views are as noisy as views are (they double or halve for no reason), with effects that are known. */
function postsOf(many: number, seed: number, effects: Record<string, number> = {}): Observation[] {
  const random = createRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: many }, (_, no) => {
    const levels = Object.fromEntries(
      Object.entries(attributes).map(([name, all]) => [name, all[Math.floor(random() * all.length)] ?? '']),
    )
    const effect = Object.values(levels).reduce((sum, level) => sum + (effects[level] ?? 0), 0)
    return {
      group: no % 2 ? 'instagram' : 'youtube',
      levels,
      outcome: 5 + (no % 2) + effect + 0.7 * normal(),
    }
  })
}

const claimsOf = (posts: readonly Observation[]) =>
  estimateEffects(posts).effects.filter(({ verdict }) => verdict !== 'unknown')

describe('what each kind of post does', () => {
  it('is not known of a shop with few posts', () => {
    expect(claimsOf(postsOf(30, 1, { question: 2 }))).toEqual([])
    expect(estimateEffects([]).effects).toEqual([])
  })

  it.each([60, 150, 300])(
    'is claimed of nothing where there is nothing, in fewer than 5 of 100 shops with %i posts',
    (many) => {
      const shops = Array.from({ length: 100 }, (_, seed) => claimsOf(postsOf(many, seed + 1)))
      expect(shops.filter((claims) => claims.length > 0).length).toBeLessThan(5)
    },
  )

  it.each([0, 3, 100])('is known of nothing where all posts were seen %i times', (views) => {
    for (const many of [2, 10, 40, 100]) {
      const posts = postsOf(many, many).map((post) => ({ ...post, outcome: Math.log(views + 1) }))
      const { effects } = estimateEffects(posts)
      expect(
        effects.every(({ mean, deviation }) => Number.isFinite(mean) && Number.isFinite(deviation)),
      ).toBe(true)
      expect(effects.filter(({ verdict }) => verdict !== 'unknown')).toEqual([])
    }
  })

  it('is found of an hour that doubles the views, within 150 posts', () => {
    const found = Array.from({ length: 30 }, (_, seed) => claimsOf(postsOf(150, seed + 1, { evening: 0.7 })))
    const right = found.filter((claims) =>
      claims.some(({ level, verdict }) => level === 'evening' && verdict === 'better'),
    )
    expect(right.length).toBeGreaterThanOrEqual(27)
  })

  it('is not taken from what merely goes together: an angle that was posted in the evening alone', () => {
    const posts = postsOf(400, 3, { evening: 0.8 }).map((post) =>
      post.levels['hour'] === 'evening' && post.levels['angle'] === 'offer'
        ? post
        : {
            ...post,
            levels: { ...post.levels, ...(post.levels['angle'] === 'offer' && { angle: 'proof' }) },
          },
    )
    const claims = claimsOf(posts)
    expect(claims.some(({ attribute }) => attribute === 'angle')).toBe(false)
    expect(claims.some(({ level }) => level === 'evening')).toBe(true)
  })
})

describe('what to make next', () => {
  const candidates = (attributes['angle'] ?? []).map((angle) => ({ id: angle, levels: { angle } }))

  it('is mostly what was found to work, and one in five whatever', () => {
    const estimate = estimateEffects(postsOf(300, 5, { question: 1 }))
    const random = createRandom(9)
    const choices = Array.from({ length: 400 }, () => choose(candidates, estimate, random))
    const believed = choices.filter((choice) => choice?.because === 'believed')
    expect(believed.length / 400).toBeGreaterThan(0.7)
    expect(believed.length / 400).toBeLessThan(0.9)
    expect(believed.filter((choice) => choice?.id === 'question').length).toBeGreaterThan(
      believed.length * 0.9,
    )
    expect(believed[0]?.levels).toContainEqual({ attribute: 'angle', level: 'question' })
    expect(new Set(choices.map((choice) => choice?.id)).size).toBe(candidates.length)
  })

  it.each([2, 10, 39, 60])(
    'is never said to go by what worked while that is not known, as of %i posts',
    (many) => {
      const random = createRandom(many)
      const shops = Array.from({ length: 100 }, (_, seed) => estimateEffects(postsOf(many, seed + 1)))
      const said = shops.filter((estimate) => choose(candidates, estimate, random)?.because === 'believed')
      expect(said.length).toBeLessThan(many < 40 ? 1 : 5)
    },
  )

  it('is anything while nothing is known, and nothing where there is none', () => {
    const nothing = estimateEffects([])
    const random = createRandom(4)
    const ids = Array.from({ length: 200 }, () => choose(candidates, nothing, random)?.id)
    expect(new Set(ids).size).toBe(candidates.length)
    expect(choose([], nothing, random)).toBeNull()
  })
})
