import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { simulatedAttributes, simulateShop } from '../../test/simulated-shop.ts'
import { type Candidate, choose } from './choose.ts'
import { type Estimate, estimateEffects } from './estimate.ts'

const candidates = (simulatedAttributes['angle'] ?? []).map((angle) => ({ id: angle, levels: { angle } }))

/** Many choices, of which one in five is for the sake of trying. */
function chosenOf(list: readonly Candidate<string>[], estimate: Estimate) {
  const random = createRandom(9)
  return Array.from({ length: 400 }, () => choose(list, estimate, random))
}
const believedOf = (choices: ReturnType<typeof chosenOf>) =>
  choices.flatMap((choice) => (choice?.because === 'believed' ? [choice] : []))

describe('what to make next', () => {
  it('is mostly what was found to work, and one in five whatever', () => {
    const estimate = estimateEffects(simulateShop({ posts: 300, seed: 5, effects: { question: 1 } }))
    const choices = chosenOf(candidates, estimate)
    const believed = believedOf(choices)
    expect(believed.length / 400).toBeGreaterThan(0.7)
    expect(believed.length / 400).toBeLessThan(0.9)
    expect(believed.filter(({ id }) => id === 'question').length).toBeGreaterThan(believed.length * 0.9)
    expect(believed[0]?.levels).toEqual([{ attribute: 'angle', level: 'question' }])
    expect(new Set(choices.map((choice) => choice?.id)).size).toBe(candidates.length)
  })

  it.each([39, 60])('is never said to go by what worked while that is not known, as of %i posts', (posts) => {
    const random = createRandom(posts)
    const shops = Array.from({ length: 100 }, (_, seed) =>
      estimateEffects(simulateShop({ posts, seed: seed + 1 })),
    )
    const said = shops.filter((estimate) => choose(candidates, estimate, random)?.because === 'believed')
    expect(said.length).toBeLessThan(posts < 40 ? 1 : 5)
  })

  it('is none where there is none', () => {
    expect(chosenOf([], estimateEffects([])).every((choice) => choice === null)).toBe(true)
  })
})
