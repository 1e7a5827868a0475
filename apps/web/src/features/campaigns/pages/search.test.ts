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
