import type { Campaign } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import {
  type CampaignDraft,
  changesOf,
  draftOf,
  faultsOf,
  firstPostOf,
  freshCampaign,
  lastDayOf,
  ofPlace,
  openSettings,
  perWeek,
  placesOf,
  settingsOf,
  timesOf,
  wishOf,
  withAPost,
} from './draft.ts'
import { purposeFor } from './occasion.ts'

const productId = '018f0000-0000-7000-8000-000000000001'
const fresh = freshCampaign(
  { id: '018f0000-0000-7000-8000-000000000002', about: { productId }, zone: 'Asia/Seoul', language: 'ko' },
  [{ platform: 'facebook', type: 'reels' }],
)
/** A Tuesday morning in Seoul. */
const at = { now: new Date('2026-12-01T00:00:00Z'), was: null, allowedOf: () => null }
const whole: CampaignDraft = { ...fresh, title: '소금빵 알리기' }

describe('a campaign as it is begun', () => {
  it('needs nothing but a name when its product is chosen and a network is linked', () => {
    expect([...faultsOf(fresh, at)]).toEqual(['title'])
    expect(faultsOf(whole, at).size).toBe(0)
  })

  it('is told in Korean of a place with a Korean name, whichever the site’s language is', () => {
    expect(ofPlace('연남 국밥')).toEqual({ language: 'ko' })
    expect(ofPlace('Cafe Onion')).toEqual({})
  })

  it('is stopped by what is missing, in the order of the page', () => {
    const empty = { ...fresh, about: null, days: [], places: [], endsOn: '2026-11-30' }
    expect([...faultsOf(empty, at)]).toEqual(['about', 'title', 'days', 'endsOn', 'places'])
    expect([...faultsOf({ ...whole, time: '' }, at)]).toEqual(['time'])
  })

  it('needs a post by its last day, and one that runs none any more', () => {
    // Wednesday at seven is the first.
    expect([...faultsOf({ ...whole, endsOn: '2026-12-01' }, at)]).toEqual(['endsOn'])
    expect(faultsOf({ ...whole, endsOn: '2026-12-02' }, at).size).toBe(0)
    expect(faultsOf({ ...whole, endsOn: '2026-12-01' }, { ...at, was: whole }).size).toBe(0)
    expect([...faultsOf({ ...whole, endsOn: '2026-11-30' }, { ...at, was: whole })]).toEqual(['endsOn'])
  })

  it('begins on its first day, within ninety days and by its last', () => {
    const from = (startsOn: string, endsOn: string | null = null) => ({ ...whole, startsOn, endsOn })
    expect(firstPostOf(from('2026-12-10'), at.now)).toEqual(new Date('2026-12-11T10:00:00Z'))
    expect(firstPostOf(from('2026-11-20'), at.now)).toEqual(firstPostOf(whole, at.now))
    expect(faultsOf(from('2026-12-10', '2026-12-11'), at).size).toBe(0)
    expect([...faultsOf(from('2026-12-10', '2026-12-10'), at)]).toEqual(['endsOn'])
    expect(faultsOf(from('2027-03-01'), at).size).toBe(0)
    expect([...faultsOf(from('2027-03-02'), at)]).toEqual(['startsOn'])
    expect([...faultsOf(from(''), at)]).toEqual(['startsOn'])
  })

  it('says what day it is for, and of that alone where nothing else is changed', () => {
    const occasion = { id: 'christmas', day: '2026-12-25' } as const
    expect(wishOf({ ...whole, occasion }, 'KRW').occasion).toEqual(occasion)
    expect(changesOf(whole, { ...whole, occasion })).toEqual({ occasion })
    expect(changesOf({ ...whole, occasion }, whole)).toEqual({ occasion: null })
    expect([purposeFor('christmas'), purposeFor('payday'), purposeFor('anniversary')]).toEqual([
      'season',
      'everyday',
      'everyday',
    ])
  })

  it('is stopped by a name that the server would refuse', () => {
    const named = (title: string) => [...faultsOf({ ...whole, title }, at)]
    expect(named('가'.repeat(30))).toEqual([])
    expect(named('가'.repeat(31))).toEqual(['title'])
    expect(named(`${'가'.repeat(27)}🥐🥐🥐`)).toEqual([])
    expect(named(`${'가'.repeat(28)}🥐🥐🥐`)).toEqual(['title'])
  })

  it('may go on with the longer name that it was given once', () => {
    const was = { title: '가'.repeat(40) }
    expect([...faultsOf({ ...whole, ...was }, { ...at, was })]).toEqual([])
    expect([...faultsOf({ ...whole, title: '나'.repeat(40) }, { ...at, was })]).toEqual(['title'])
  })

  it('asks for what a network lets nobody answer beforehand', () => {
    const places = [{ platform: 'tiktok', type: 'video' }] as const
    expect([...faultsOf({ ...whole, places: [...places] }, at)]).toEqual(['settings'])
  })

  it('asks for another answer where an account does not allow the one that was chosen', () => {
    const answers = { tiktok: { privacy: 'PUBLIC_TO_EVERYONE', disclosure: 'own', musicConsent: true } }
    const draft: CampaignDraft = { ...whole, places: [{ platform: 'tiktok', type: 'video' }], answers }
    expect(faultsOf(draft, at).size).toBe(0)
    const allowed = { left: null, mostSeconds: null, choices: { privacy: ['SELF_ONLY'] }, off: [] }
    const allowedOf = () => allowed
    expect([...faultsOf(draft, { ...at, allowedOf })]).toEqual(['settings'])
    expect(openSettings(draft, allowedOf).get('tiktok')).toMatchObject([
      { code: 'setting-unavailable', values: { id: 'privacy' } },
    ])
  })

  it('says of a place that its videos are planned from it', () => {
    expect(wishOf(whole, 'KRW').category).toBe('product')
    expect(wishOf({ ...whole, about: { placeId: productId } }, 'KRW').category).toBe('place')
  })

  it('says of a sale what it costs in the currency of its product, and from when until when', () => {
    const promotion = {
      regularPrice: '28',
      discountPrice: '19.90',
      startAt: '2026-12-01',
      endAt: '2026-12-24',
      text: 'Two for a friend',
    }
    expect(wishOf({ ...whole, promotion }, 'USD')).toMatchObject({
      category: 'promotion',
      promotion: { ...promotion, regularPrice: 2_800, discountPrice: 1_990, currency: 'USD' },
    })
  })
})

describe('its schedule', () => {
  it('has one time for all days, or each its own', () => {
    expect(timesOf(whole)).toEqual({ '1': '19:00', '3': '19:00', '5': '19:00' })
    const each = { ...whole, isSameTime: false, times: { '3': '08:30' } }
    expect(timesOf(each)).toEqual({ '1': '19:00', '3': '08:30', '5': '19:00' })
  })

  it('names everywhere that its videos go, stories among them, and its last day', () => {
    const youtube = { platform: 'youtube', type: 'shorts' } as const
    const places: CampaignDraft['places'] = [...whole.places, youtube]
    expect(placesOf({ places, story: false })).toEqual(places)
    // YouTube has no stories.
    expect(placesOf({ places, story: true })).toEqual([...places, { platform: 'facebook', type: 'story' }])
    const sale = { regularPrice: '2', discountPrice: '1', startAt: '', endAt: '2026-12-24', text: '' }
    expect(lastDayOf({ endsOn: null, promotion: null })).toBeNull()
    expect(lastDayOf({ endsOn: '2026-12-31', promotion: sale })).toBe('2026-12-24')
    expect(lastDayOf({ endsOn: '2026-12-31', promotion: { ...sale, endAt: '' } })).toBe('2026-12-31')
  })

  it('costs a credit for each video of each day', () => {
    expect(perWeek({ days: ['1', '3', '5'], creations: 2 })).toBe(6)
  })
})

it('shows a campaign as it stands, so that changing nothing changes nothing', () => {
  const changed: CampaignDraft = {
    ...whole,
    isSameTime: false,
    times: { '5': '12:00' },
    hashtags: ['빵'],
    template: 'newest',
    templateKind: 'cafe',
  }
  const { _id, ...wish } = wishOf(changed, 'KRW')
  expect(wish.template).toEqual({ by: 'newest', category: 'cafe' })
  const promotion = {
    regularPrice: 2_800,
    discountPrice: 1_990,
    currency: 'USD',
    startAt: '2026-12-01',
    endAt: '2026-12-24',
    text: 'Two for a friend',
  }
  const campaign = { ...wish, _id, productId, placeId: null, promotion } as unknown as Campaign
  const draft = draftOf(campaign)
  expect(draft.isSameTime).toBe(false)
  expect(draft.promotion).toMatchObject({ regularPrice: '28.00', discountPrice: '19.90' })
  expect(lastDayOf(draft)).toBe('2026-12-24')
  expect(settingsOf(draft)).toEqual(settingsOf(changed))
})

it('asks to change no more of a campaign than its owner did here', () => {
  expect(changesOf(whole, { ...whole, answers: {} })).toEqual({})
  expect(changesOf(whole, { ...whole, hashtags: ['빵'] })).toEqual({ hashtags: ['빵'] })
  expect(changesOf(whole, { ...whole, days: ['3', '1'], title: `${whole.title} ` })).toEqual({
    schedule: { times: { '1': '19:00', '3': '19:00' }, zone: 'Asia/Seoul' },
  })
})

describe('a campaign for a day', () => {
  const from = (draft: CampaignDraft, now: string) => {
    const fit = withAPost(draft, new Date(now))
    return { days: fit.days, time: fit.time, first: firstPostOf(fit, new Date(now))?.toISOString() }
  }

  it('keeps its days and time where it has a post by then', () => {
    const draft = { ...whole, endsOn: '2026-12-25' }
    expect(withAPost(draft, at.now)).toBe(draft)
  })

  it('is posted for on the days that are left', () => {
    // From Tuesday evening until Thursday, of whose days only the Wednesday would be usual.
    expect(from({ ...whole, days: ['5'], endsOn: '2026-12-03' }, '2026-12-01T12:00:00Z')).toEqual({
      days: ['2', '3', '4'],
      time: '19:00',
      first: '2026-12-02T10:00:00.000Z',
    })
  })

  it('is posted for later on the day itself, as long as there is time', () => {
    const today = { ...whole, endsOn: '2026-12-01' }
    // 20:33 in Seoul.
    expect(from(today, '2026-12-01T11:33:00Z')).toEqual({
      days: ['2'],
      time: '22:00',
      first: '2026-12-01T13:00:00.000Z',
    })
    expect(withAPost(today, new Date('2026-12-01T14:00:00Z'))).toBe(today)
  })
})
