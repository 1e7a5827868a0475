import { firstWordsOf } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import type { Plan } from '../types.ts'
import { planProduct } from './plan.ts'

const openingsOf = ({ scenarios }: Plan, name: string): string[] =>
  scenarios.flatMap(({ lines: [hook] }) => (hook ? firstWordsOf(hook, name) : []))

it('first lines that viewers have seen come again only where there are no others', () => {
  const rich = shopBriefs.filter((brief) => planProduct(brief).scenarios.length === 5).slice(0, 3)
  expect(rich.length).toBe(3)
  for (const brief of rich) {
    const first = openingsOf(planProduct(brief, { most: 2 }), brief.name)
    const next = planProduct(brief, { most: 2, openedBefore: first })
    expect(openingsOf(next, brief.name).filter((text) => first.includes(text))).toEqual([])
    expect(next.scenarios.length).toBe(2)
  }
})

it('of first lines that were all seen, the one that was seen longest ago comes first', () => {
  const [brief] = shopBriefs
  if (!brief) throw new Error('There are shops.')
  const seen: string[] = []
  // As a campaign with one video a run does it.
  for (let run = 0; run < 12; run += 1)
    seen.unshift(...openingsOf(planProduct(brief, { most: 1, openedBefore: seen }), brief.name))
  const [last = '', before = ''] = seen
  expect(last).not.toBe(before)
})

it('under the name as a title, it is the sentence that viewers have seen', () => {
  const brief = briefOf({
    name: 'Armchair reupholstery',
    info: 'Most chairs are back home within three weeks. We collect and return them in Leeds for free. We use fabric that you pick from our shop.',
    price: null,
    language: 'en',
  })
  const first = openingsOf(planProduct(brief, { most: 1 }), brief.name)
  const next = openingsOf(planProduct(brief, { most: 1, openedBefore: first }), brief.name)
  expect(first.length).toBeGreaterThan(0)
  expect(next.filter((text) => first.includes(text))).toEqual([])
})
