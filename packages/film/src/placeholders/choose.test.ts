import { expect, it } from 'vitest'

import { compose, sampleProject } from '../compose.ts'
import { Template } from '../template.ts'
import { sampleTemplate } from '../test/sample-template.ts'
import { placeholderThings, tradeOf } from './choose.ts'
import { trades } from './trades.ts'

const tag = (en: string) => ({ ko: en, en })

it('tells the trade by the tags first, then by the business, then by the occasion', () => {
  expect(tradeOf({ tags: [tag('Hiring'), tag('Gym')], categories: ['recruiting', 'cafe'] })).toBe('gym')
  expect(tradeOf({ tags: [tag('Hiring')], categories: ['recruiting', 'notice', 'cafe'] })).toBe('cafe')
  expect(tradeOf({ tags: [tag('Party')], categories: ['season'] })).toBe('gifts')
  expect(tradeOf({ tags: [tag('Party')], categories: [] })).toBe('shop')
})

it('believes the template more than its tags', () => {
  expect(tradeOf({ trade: 'shoes', tags: [tag('Café')], categories: ['cafe'] })).toBe('shoes')
})

it('shows what a slot names, and the trade’s first where the film asks', () => {
  const template = Template.parse({
    ...sampleTemplate,
    trade: 'shoes',
    scenes: sampleTemplate.scenes.map((scene, index) => ({
      ...scene,
      layers: scene.layers.map((layer) =>
        layer.kind === 'media' && index === 1 ? { ...layer, slot: { ...layer.slot, shows: 'cake' } } : layer,
      ),
    })),
  })
  const things = placeholderThings(template)
  const media = template.scenes[1]?.layers.find((layer) => layer.kind === 'media')
  expect(things.get(media?.id ?? '')).toBe('cake')
  const film = compose(template, sampleProject(template, '1:1', 'en'), { files: {}, beatMs: null })
  const shown = film.scenes.flatMap(({ layers }) => layers).filter((layer) => layer.kind === 'media')
  expect(shown.map(({ slotId, placeholder }) => [slotId, placeholder.thing])).toEqual([...things])
})

it('has more than one thing for every trade', () => {
  for (const { hero, beside, around } of Object.values(trades))
    expect(new Set([...hero, ...beside, ...around]).size).toBeGreaterThan(2)
})
