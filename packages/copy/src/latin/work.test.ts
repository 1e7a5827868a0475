import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { isWork } from './work.ts'

it.each([
  ['Mullet Creek Kayaks', 'Kids under 12 ride in the tandem with a grown up.'],
  ['Pear tree cottage', 'Two night minimum, three at bank holidays.'],
  ['Beekeeping taster', 'Suits provided. £65, age 10+, max 6 people.'],
  ['Dale’s Small Engine', '$40 to look at it and that goes toward the bill. No electric stuff.'],
  ['Delgado Small Engine', 'Mower tune up, new plug, oil, air filter.'],
  ['Little Acorns', 'Ofsted registered. £6.50/hr, meals included.'],
])('asks nobody to order what one takes part in or stays at: %s', (name, info) => {
  expect(isWork(briefOf({ name, info, language: 'en' }))).toBe(true)
})

it('lets goods be ordered that are paid for by the piece', () => {
  const info = 'Split redgum, $220 a load. Stacking is another 50 bucks. Ready in 5 days.'
  expect(isWork(briefOf({ name: 'Redgum by the trailer load', info, language: 'en' }))).toBe(false)
})
