import type { Campaign } from '@clipmint/contract'
import { hourMs } from '@clipmint/kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { draftOf, freshCampaign, wishOf } from './draft.ts'
import { keptCampaign } from './kept-draft.ts'

const productId = '018f0000-0000-7000-8000-000000000001'
const fresh = freshCampaign(
  { id: '018f0000-0000-7000-8000-000000000002', about: { productId }, zone: 'Asia/Seoul', language: 'ko' },
  [{ platform: 'facebook', type: 'reels' }],
)
const wish = wishOf({ ...fresh, title: '소금빵 알리기' }, 'KRW')
const campaign = { ...wish, productId, placeId: null, toApprove: 0 } as unknown as Campaign
const left = { ...draftOf(campaign), approval: false }
const now = Date.parse('2026-11-26T09:00:00Z')

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('gives back a change that was left, as long as its campaign is what it was', () => {
  keptCampaign.writeEdit(campaign, left, now)
  expect(keptCampaign.readEdit({ ...campaign, toApprove: 2 }, now + hourMs)).toEqual(left)
})

it('drops a change that was left as soon as its campaign is otherwise, or a day later', () => {
  keptCampaign.writeEdit(campaign, left, now)
  expect(keptCampaign.readEdit({ ...campaign, hashtags: ['빵'] }, now + hourMs)).toBeNull()
  expect(keptCampaign.readEdit({ ...campaign, title: '다른 이름' }, now + hourMs)).toBeNull()
  expect(keptCampaign.readEdit(campaign, now + 24 * hourMs)).toBeNull()
})

it('gives no campaign the change of another, and none that is begun a change', () => {
  keptCampaign.writeEdit(campaign, left, now)
  expect(keptCampaign.readEdit({ ...campaign, _id: productId }, now)).toBeNull()
  expect(keptCampaign.read()).toBeNull()
})

it('knows nothing of a change that was kept without the campaign that it was of', () => {
  localStorage.setItem('clipmint.campaign-draft', JSON.stringify({ of: campaign._id, draft: left }))
  expect(keptCampaign.readEdit(campaign, now)).toBeNull()
})
