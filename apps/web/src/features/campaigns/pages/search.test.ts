import { expect, it } from 'vitest'

import { readNewCampaignSearch, searchFor } from './search.ts'

const one = '018f0000-0000-7000-8000-000000000001'

it('begins a campaign of what the desk shows, and of a place where it shows all of them', () => {
  expect(searchFor({ placeId: 'all' })).toEqual({ of: 'place' })
  expect(searchFor({ placeId: one })).toEqual({ place: one })
  expect(searchFor({ productId: 'all' })).toEqual({})
  expect(searchFor({ productId: one })).toEqual({ product: one })
})

it('reads back what it wrote, and leaves out what it does not know', () => {
  expect(readNewCampaignSearch({ of: 'place' })).toMatchObject({ of: 'place' })
  expect(readNewCampaignSearch({ of: 'shop', product: '7' }).of).toBeUndefined()
})

it('reads the occasion that a campaign is for, and no day that there is not', () => {
  const christmas = { occasion: 'christmas', day: '2026-12-25', start: '2026-12-04' }
  expect(readNewCampaignSearch(christmas)).toMatchObject(christmas)
  expect(readNewCampaignSearch({ occasion: 'christmas', day: '2026-02-30' }).day).toBeUndefined()
})
