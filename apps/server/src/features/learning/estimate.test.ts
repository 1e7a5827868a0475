import { describe, expect, it } from 'vitest'

import { simulateShop, type SimulatedShop } from '../../test/simulated-shop.ts'
import { estimateEffects, type Observation } from './estimate.ts'

/** `npm run test:every` counts three times as many shops, and all kinds with all numbers of posts. */
const every = process.env['TEST_EVERY'] === 'yes'
const shops = every ? 300 : 100

const claimsOf = (seen: readonly Observation[]) =>
  estimateEffects(seen).effects.filter(({ verdict }) => verdict !== 'unknown')

/** How many of a hundred shops are told something that `is` true of. */
function shareOf(
  shop: Omit<SimulatedShop, 'seed'>,
  is: (claims: ReturnType<typeof claimsOf>) => boolean,
): number {
  const all = Array.from({ length: shops }, (_, seed) => claimsOf(simulateShop({ ...shop, seed: seed + 1 })))
  return (100 * all.filter(is).length) / shops
}

type Kind = Omit<SimulatedShop, 'seed' | 'posts'>
const one: Kind = {}
const three: Kind = { networks: 3, noise: { shared: 0.57, own: 0.4 } }
const four: Kind = { networks: 4, noise: { shared: 0.5, own: 0.5 } }
const kinds = {
  'on one network': one,
  'on three networks': three,
  'on four networks': four,
  'that show each video three times': { ...three, networks: 1, times: 3 },
}
const sample: [keyof typeof kinds, number][] = [
  ['on one network', 60],
  ['on three networks', 60],
  ['that show each video three times', 60],
]
const grid = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
  [20, 40, 60, 150, 300].map((posts): [typeof kind, number] => [kind, posts]),
)

describe('what each kind of post does', () => {
  it('is not known of a shop with few posts, on however many networks', () => {
    expect(claimsOf(simulateShop({ posts: 39, seed: 1, effects: { question: 2 } }))).toEqual([])
    expect(claimsOf(simulateShop({ ...four, posts: 39, seed: 1, effects: { question: 2 } }))).toEqual([])
    expect(estimateEffects([])).toMatchObject({ posts: 0, effects: [] })
  })

  it('is of posts, and not of the networks that each was seen on', () => {
    const seen = simulateShop({ ...four, posts: 50, seed: 1 })
    const { posts, effects } = estimateEffects(seen)
    expect(posts).toBe(50)
    for (const attribute of ['angle', 'hour']) {
      const levels = effects.filter((effect) => effect.attribute === attribute)
      expect(levels.reduce((sum, level) => sum + level.posts, 0)).toBe(50)
    }
  })

  it.each(every ? grid : sample)(
    'is claimed of nothing where there is nothing, in fewer than 5 of 100 shops %s with %i posts',
    (kind, posts) => {
      expect(shareOf({ ...kinds[kind], posts }, (claims) => claims.length > 0)).toBeLessThan(5)
    },
  )

  it.each([0, 3, 100])('is known of nothing where all posts were seen %i times', (views) => {
    for (const shop of [one, three])
      for (const posts of [2, 10, 40, 100]) {
        const seen = simulateShop({ ...shop, posts, seed: posts })
        const { effects } = estimateEffects(seen.map((one) => ({ ...one, outcome: Math.log(views + 1) })))
        expect(
          effects.every(({ mean, deviation }) => Number.isFinite(mean) && Number.isFinite(deviation)),
        ).toBe(true)
        expect(effects.filter(({ verdict }) => verdict !== 'unknown')).toEqual([])
      }
  })

  const found: [keyof typeof kinds, number][] = [
    ['on three networks', 180],
    ['on one network', 220],
    ['on four networks', 150],
  ]
  it.each(every ? found : found.slice(0, 1))(
    'is found of an hour that doubles the views, %s within %i posts',
    (kind, posts) => {
      const share = shareOf({ ...kinds[kind], posts, effects: { evening: Math.log(2) } }, (claims) =>
        claims.some(({ level, verdict }) => level === 'evening' && verdict === 'better'),
      )
      expect(share).toBeGreaterThanOrEqual(95)
    },
  )

  it('is not taken from what merely goes together: an angle that was posted in the evening alone', () => {
    const seen = simulateShop({ posts: 400, seed: 3, effects: { evening: 0.8 } }).map((post) =>
      post.levels['hour'] === 'evening' && post.levels['angle'] === 'offer'
        ? post
        : {
            ...post,
            levels: { ...post.levels, ...(post.levels['angle'] === 'offer' && { angle: 'proof' }) },
          },
    )
    const claims = claimsOf(seen)
    expect(claims.some(({ attribute }) => attribute === 'angle')).toBe(false)
    expect(claims.some(({ level }) => level === 'evening')).toBe(true)
  })
})
