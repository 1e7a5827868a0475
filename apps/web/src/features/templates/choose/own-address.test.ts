import { expect, test } from 'vitest'

import { ownAddress } from './own-address.ts'

const ofPlace = { _id: 'r1', placeId: 'p1', category: 'review' } as const
const ofProduct = { _id: 'r2', placeId: null, category: 'product' } as const

test('a plan is shown at its own address', () => {
  expect(ownAddress(ofProduct, { of: 'product', category: 'product' })).toBeNull()
  expect(ownAddress(ofPlace, { of: 'place', category: 'review' })).toBeNull()
})

test('a plan of a place moves from the address of products to that of places, which has its guard', () => {
  expect(ownAddress(ofPlace, { of: 'product', category: 'review' })).toEqual({
    to: '/place/store/$category/$reqId',
    params: { category: 'review', reqId: 'r1' },
  })
})

test('a kind that a plan is not moves to the one that it is', () => {
  expect(ownAddress(ofProduct, { of: 'product', category: 'anything' })).toEqual({
    to: '/product/store/$category/$reqId',
    params: { category: 'product', reqId: 'r2' },
  })
})
