import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { simulatedAttributes, simulateShop } from '../../test/simulated-shop.ts'
import { type Candidate, choose } from './choose.ts'
import { type Effect, type Estimate, estimateEffects } from './estimate.ts'

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

  it('names nothing that all candidates share, however well it does', () => {
    const effects = { question: 1, evening: 1 }
    const estimate = estimateEffects(simulateShop({ posts: 300, seed: 5, effects }))
    const tonight = candidates.map(({ id, levels }) => ({ id, levels: { ...levels, hour: 'evening' } }))
    const [first, ...rest] = believedOf(chosenOf(tonight, estimate))
    expect(first?.levels).toEqual([{ attribute: 'angle', level: 'question' }])
    expect(rest.every(({ levels }) => levels.every(({ attribute }) => attribute === 'angle'))).toBe(true)
  })

  it('goes by what fits where what is known tells none from another, four times in five', () => {
    const estimate = estimateEffects(simulateShop({ posts: 300, seed: 5, effects: { evening: 1 } }))
    const tonight = candidates.map(({ id, levels }) => ({ id, levels: { ...levels, hour: 'evening' } }))
    const choices = chosenOf(tonight, estimate)
    expect(believedOf(choices)).toEqual([])
    const tried = choices.filter((choice) => choice !== null)
    expect(tried.length / 400).toBeGreaterThan(0.12)
    expect(tried.length / 400).toBeLessThan(0.28)
    expect(new Set(tried.map(({ id }) => id)).size).toBe(candidates.length)
  })

  it('goes by what is known to do worse, where that is all that is known, and says so of none that does', () => {
    const estimate = estimateEffects(simulateShop({ posts: 400, seed: 5, effects: { offer: -1.5 } }))
    const effects = estimate.effects.map((effect): Effect => {
      return { ...effect, verdict: effect.level === 'offer' ? 'worse' : 'unknown' }
    })
    const believed = believedOf(chosenOf(candidates, { ...estimate, effects }))
    expect(believed.length).toBeGreaterThan(200)
    expect(believed.every(({ id, levels }) => id !== 'offer' && levels[0]?.level === id)).toBe(true)
    expect(new Set(believed.map(({ id }) => id)).size).toBeGreaterThan(1)
  })

  it.each([39, 60])('is never said to go by what worked while that is not known, as of %i posts', (posts) => {
    const random = createRandom(posts)
    const shops = Array.from({ length: 50 }, (_, seed) =>
      estimateEffects(simulateShop({ posts, seed: seed + 1 })),
    )
    const said = shops.filter((estimate) => choose(candidates, estimate, random)?.because === 'believed')
    expect(said.length).toBeLessThan(posts < 40 ? 1 : 3)
  })

  it('is none where there is none', () => {
    expect(chosenOf([], estimateEffects([])).every((choice) => choice === null)).toBe(true)
  })
})
