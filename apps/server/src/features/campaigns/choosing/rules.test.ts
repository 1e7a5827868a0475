import { describe, expect, it } from 'vitest'

import { type Choosable, leastChosen, orderScenarios, orderTemplates, pairUp } from './rules.ts'

const template = (id: string, more: Partial<Choosable> = {}): Choosable => ({
  id,
  scenarioId: 'benefit',
  categories: [],
  publishedOn: '2026-11-01',
  ...more,
})
const nothing = { own: { liked: new Set<string>(), recent: [] }, category: null }
const ids = (list: readonly Choosable[]) => list.map(({ id }) => id)

describe('templates that a campaign takes first', () => {
  const list = [template('a'), template('b'), template('c', { publishedOn: '2026-11-20' }), template('d')]

  it('are as the plan ranked them by what fits', () => {
    expect(ids(orderTemplates(list, 'fit', nothing))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are those used last, the one that waited longest first', () => {
    const own = { liked: new Set<string>(), recent: ['d', 'b'] }
    expect(ids(orderTemplates(list, 'recent', { ...nothing, own }))).toEqual(['b', 'd', 'a', 'c'])
  })

  it('are those that the owner likes, then what fits', () => {
    const own = { liked: new Set(['d', 'c']), recent: ['c'] }
    expect(ids(orderTemplates(list, 'favourite', { ...nothing, own }))).toEqual(['d', 'c', 'a', 'b'])
  })

  it('are the newest', () => {
    expect(ids(orderTemplates(list, 'newest', nothing))[0]).toBe('c')
  })

  it('are of a category where it has any, and of all where it has none', () => {
    const some = [template('a'), template('b', { categories: ['cafe'] })]
    expect(ids(orderTemplates(some, 'fit', { ...nothing, category: 'cafe' }))).toEqual(['b'])
    expect(ids(orderTemplates(some, 'fit', { ...nothing, category: 'bank' }))).toEqual(['a', 'b'])
  })
})

describe('scenarios that a campaign tells first', () => {
  const told = ['benefit', 'offer', 'making'].map((angle) => ({ id: angle, angle }))
  const order = (goal: 'buy' | 'follow', before: string[] = []) =>
    orderScenarios(told, goal, before).map(({ id }) => id)

  it('are those that bring its goal about', () => {
    expect(order('buy')).toEqual(['offer', 'benefit', 'making'])
    expect(order('follow')).toEqual(['making', 'benefit', 'offer'])
  })

  it('are those that it has not told yet, and what it told last comes last', () => {
    expect(order('buy', ['offer'])).toEqual(['benefit', 'making', 'offer'])
    expect(order('buy', ['benefit', 'offer'])).toEqual(['making', 'offer', 'benefit'])
  })
})

describe('the videos of a run', () => {
  const list = [template('a', { scenarioId: 'offer' }), template('b'), template('c')]

  it('tell each another scenario, in the template that tells it best', () => {
    expect(pairUp(list, ['benefit', 'offer'], { count: 2, byFit: true })).toEqual([
      { scenarioId: 'benefit', templateId: 'b' },
      { scenarioId: 'offer', templateId: 'a' },
    ])
  })

  it('take the next template of another preference, and begin anew where there are too few', () => {
    const picks = pairUp(list, ['benefit'], { count: 4, byFit: false })
    expect(picks.map(({ templateId }) => templateId)).toEqual(['a', 'b', 'c', 'a'])
  })

  it('are chosen from what the run has least often so far', () => {
    const least = (chosen: string[]) =>
      leastChosen(['a', 'b', 'c'], (one) => chosen.filter((it) => it === one).length)
    expect(least([])).toEqual(['a', 'b', 'c'])
    expect(least(['b'])).toEqual(['a', 'c'])
    expect(least(['b', 'a', 'c', 'a'])).toEqual(['b', 'c'])
    expect(leastChosen([], () => 0)).toEqual([])
  })
})
