import { describe, expect, it } from 'vitest'

import { canHaveOpened, daysWorthAVideo, isPeriod, mixOf, type ShopProduct } from './rules.ts'

const jam: ShopProduct = {
  id: 'jam',
  name: '딸기잼',
  price: 9_900,
  currency: 'KRW',
  createdAt: new Date('2026-10-02T03:00:00Z'),
  // 23:30 of the 30th in Seoul.
  updatedAt: new Date('2026-11-30T14:30:00Z'),
  planned: [],
  promotionEnds: [],
  hasWaiting: false,
  running: [],
}
const shop = { openedOn: null, products: [], told: [] }
const autumn = { from: '2026-11-20', to: '2026-12-31' }
const eventsOf = (traits: Partial<ShopProduct>) =>
  daysWorthAVideo({ ...shop, products: [{ ...jam, ...traits }] }, autumn)
    .filter(({ kind }) => kind === 'shop')
    .map(({ id, day, startOn }) => ({ id, day, startOn }))

describe('days worth a video', () => {
  it('are those of the Korean year and of pay, with the day to begin on', () => {
    expect(
      daysWorthAVideo({ ...shop, products: [] }, autumn).map(({ id, day, startOn }) => [id, day, startOn]),
    ).toEqual([
      ['payday', '2026-11-25', '2026-11-22'],
      ['black-friday', '2026-11-27', '2026-11-17'],
      ['winter-solstice', '2026-12-22', '2026-12-15'],
      ['christmas', '2026-12-25', '2026-12-04'],
      ['payday', '2026-12-25', '2026-12-22'],
    ])
  })

  it('tell of a new product on the day that it was registered in Korea', () => {
    expect(eventsOf({ createdAt: new Date('2026-11-30T15:00:00Z') })).toEqual([
      { id: 'new-product', day: '2026-12-01', startOn: '2026-12-01' },
    ])
    expect(eventsOf({})).toEqual([])
  })

  it('tell of a price only when it is lower than when it was planned with, in the same currency', () => {
    const fell = [{ id: 'price-drop', day: '2026-11-30', startOn: '2026-11-30' }]
    const at = (price: number, day: string, currency = 'KRW') => {
      return { price, currency, at: new Date(`${day}T03:00:00Z`) }
    }
    expect(eventsOf({ planned: [at(12_900, '2026-11-01')] })).toEqual(fell)
    expect(eventsOf({ planned: [at(9_900, '2026-11-01')] })).toEqual([])
    expect(eventsOf({ planned: [at(12_900, '2026-11-01', 'USD')] })).toEqual([])
    // It was planned with the lower price since, and told of by that day whatever else of it is changed.
    expect(eventsOf({ planned: [at(12_900, '2026-11-01'), at(9_900, '2026-12-01')] })).toEqual(fell)
    const early = [{ id: 'price-drop', day: '2026-11-25', startOn: '2026-11-25' }]
    expect(eventsOf({ planned: [at(12_900, '2026-11-01'), at(9_900, '2026-11-25')] })).toEqual(early)
    // It rose again to what it was.
    const back = [at(9_900, '2026-11-01'), at(8_900, '2026-11-22')]
    expect(eventsOf({ planned: back })).toEqual([])
  })

  it('are told already where a campaign is for that very day', () => {
    const told = [
      { id: 'christmas', day: '2026-12-25' },
      { id: 'payday', day: '2026-11-25' },
    ] as const
    const days = daysWorthAVideo({ ...shop, openedOn: '2020-12-25', told }, autumn)
    expect(days.filter(({ isTold }) => isTold).map(({ id, day }) => [id, day])).toEqual([
      ['payday', '2026-11-25'],
      ['christmas', '2026-12-25'],
    ])
  })

  it('are told already where a campaign of the product runs, an offer where one of a promotion does', () => {
    const toldOf = (running: readonly string[]) =>
      daysWorthAVideo(
        {
          ...shop,
          products: [
            {
              ...jam,
              createdAt: new Date('2026-11-30T15:00:00Z'),
              planned: [{ price: 12_900, currency: 'KRW', at: jam.createdAt }],
              running,
            },
          ],
        },
        autumn,
      )
        .filter(({ isTold }) => isTold)
        .map(({ id }) => id)
    expect([toldOf([]), toldOf(['product'])]).toEqual([[], ['new-product']])
    expect(toldOf(['promotion'])).toEqual(['price-drop', 'new-product'])
  })

  it('tell of a product that is back while a campaign waits for it', () => {
    expect(eventsOf({ hasWaiting: true }).map(({ id }) => id)).toEqual(['restock'])
  })

  it('tell of a promotion on its last day, once however many videos were planned of it', () => {
    const promotionEnds = [new Date('2026-12-05T15:00:00Z'), new Date('2026-12-05T15:00:00Z')]
    expect(eventsOf({ promotionEnds })).toEqual([
      { id: 'promotion-ends', day: '2026-12-05', startOn: '2026-12-02' },
    ])
  })
})

describe('the anniversary of a shop', () => {
  const datesOf = (openedOn: string | null, from: string, to: string) =>
    daysWorthAVideo({ ...shop, openedOn, products: [] }, { from, to })
      .filter(({ id }) => id === 'anniversary')
      .map(({ day, years }) => ({ day, years }))

  it('is each year on the day that it opened, with the years since and two weeks before it', () => {
    const days = daysWorthAVideo({ ...shop, openedOn: '2023-12-10', products: [jam] }, autumn)
    expect(days.find(({ id }) => id === 'anniversary')).toEqual({
      id: 'anniversary',
      kind: 'shop',
      day: '2026-12-10',
      years: 3,
      about: null,
      isTold: false,
      startOn: '2026-11-26',
    })
    expect(days.filter(({ years }) => years !== null)).toHaveLength(1)
    expect(datesOf('2023-12-10', '2027-12-01', '2027-12-31')).toEqual([{ day: '2027-12-10', years: 4 }])
  })

  it('is first a year after the shop opened, and never of one whose owner has not said when', () => {
    expect(datesOf('2026-12-10', '2026-12-01', '2026-12-31')).toEqual([])
    expect(datesOf('2026-12-10', '2027-12-01', '2027-12-31')).toEqual([{ day: '2027-12-10', years: 1 }])
    expect(datesOf('2026-12-10', '2025-12-01', '2025-12-31')).toEqual([])
    expect(datesOf(null, '2026-12-01', '2026-12-31')).toEqual([])
  })

  it('is on the 28th of February of years that have no 29th', () => {
    const ofLeapDay = (year: number) =>
      datesOf('2024-02-29', `${year}-02-01`, `${year}-03-31`).map(({ day }) => day)
    expect([2024, 2025, 2026, 2027, 2028].flatMap(ofLeapDay)).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
    expect(datesOf('2023-02-28', '2024-02-01', '2024-03-31').map(({ day }) => day)).toEqual(['2024-02-28'])
  })

  it('is told of from the first day of a look to its last, also over the turn of a year', () => {
    const winter = ['2026-12-15', '2027-01-15'] as const
    expect(datesOf('2020-12-15', ...winter)).toEqual([{ day: '2026-12-15', years: 6 }])
    expect(datesOf('2020-01-15', ...winter)).toEqual([{ day: '2027-01-15', years: 7 }])
    expect([...datesOf('2020-12-14', ...winter), ...datesOf('2020-01-16', ...winter)]).toEqual([])
  })
})

it('takes the day that a shop opened on from 1900 until today', () => {
  const today = '2026-12-01'
  expect([canHaveOpened('1900-01-01', today), canHaveOpened(today, today)]).toEqual([true, true])
  expect([canHaveOpened('1899-12-31', today), canHaveOpened('2026-12-02', today)]).toEqual([false, false])
})

it('looks at two months at once at most, and never backwards', () => {
  expect(isPeriod({ from: '2026-12-01', to: '2027-01-31' })).toBe(true)
  expect(isPeriod({ from: '2026-12-01', to: '2027-02-01' })).toBe(false)
  expect(isPeriod({ from: '2026-12-02', to: '2026-12-01' })).toBe(false)
})

describe('the content mix', () => {
  const kindOf = (category: string | null, angle: string | null = null, purpose = 'everyday') =>
    mixOf([{ category, angle, purpose }])
      .filter(({ posts }) => posts > 0)
      .map(({ kind }) => kind)

  it('takes an offer and proof from what a video is of, or from how it tells it', () => {
    expect([kindOf('promotion', 'scene'), kindOf('product', 'offer')]).toEqual([['offer'], ['offer']])
    expect([kindOf('review'), kindOf('product', 'proof')]).toEqual([['proof'], ['proof']])
  })

  it('takes the season from a video’s purpose, and a scene from its angle', () => {
    expect(kindOf('product', 'benefit', 'season')).toEqual(['season'])
    expect([kindOf('place', 'visit'), kindOf('product', 'benefit')]).toEqual([['scene'], ['product']])
  })

  it('counts nothing of which no plan tells', () => {
    expect(kindOf(null)).toEqual([])
  })

  it('says what is advised: at most two in five offers, at least one in five proof', () => {
    const advised = mixOf([]).map(({ kind, most, least }) => [kind, most, least])
    expect(advised).toContainEqual(['offer', 0.4, null])
    expect(advised).toContainEqual(['proof', null, 0.2])
    expect(advised).toContainEqual(['scene', null, null])
  })
})
