import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import {
  cycleGrantEnd,
  cycleOf,
  type Grant,
  inSpendOrder,
  isLastTold,
  sumUp,
  untold,
  whatIsDue,
} from './rules.ts'

const owner = { creditDay: null }
const now = new Date('2026-12-10T00:00:00Z')
const cycle = cycleOf(owner, now)
const december = new Date('2026-12-31T15:00:00Z')
const january = new Date('2027-01-31T15:00:00Z')

function grant(traits: Partial<Grant>): Grant {
  return {
    id: 'g',
    kind: 'cycle',
    ref: cycle.key,
    amount: 3,
    left: 3,
    expiresAt: january,
    remindedAt: null,
    ...traits,
  }
}
const carried = (left: number) =>
  grant({ id: 'old', ref: 'cycle:2026-11', amount: 30, left, expiresAt: december })
const due = (grants: Grant[], monthly: number, at = now) => whatIsDue({ grants, cycle, monthly, now: at })

it('turns the cycle at midnight in Seoul, not in UTC', () => {
  expect(cycleOf(owner, new Date('2026-12-31T14:59:59Z')).key).toBe('cycle:2026-12')
  expect(cycleOf(owner, new Date('2026-12-31T15:00:00Z'))).toEqual({
    key: 'cycle:2027-01',
    startsAt: december,
    endsAt: january,
  })
})

it('counts the months of who pays from their day, or the last of a month that lacks it', () => {
  const days = (creditDay: number, at: string) => {
    const { key, startsAt, endsAt } = cycleOf({ creditDay }, new Date(at))
    return [key, startsAt.toISOString().slice(0, 10), endsAt.toISOString().slice(0, 10)]
  }
  expect(days(15, '2026-12-14T14:59:59Z')).toEqual(['cycle:2026-11-15', '2026-11-14', '2026-12-14'])
  expect(days(15, '2026-12-14T15:00:00Z')).toEqual(['cycle:2026-12-15', '2026-12-14', '2027-01-14'])
  expect(days(31, '2027-02-27T15:00:00Z')).toEqual(['cycle:2027-02-28', '2027-02-27', '2027-03-30'])
  expect(days(31, '2027-02-27T14:59:59Z')).toEqual(['cycle:2027-01-31', '2027-01-30', '2027-02-27'])
  expect(days(29, '2028-03-01T00:00:00Z')).toEqual(['cycle:2028-02-29', '2028-02-28', '2028-03-28'])
  expect(days(1, '2026-12-10T00:00:00Z')).toEqual(['cycle:2026-12-01', '2026-11-30', '2026-12-31'])
})

it('lets what a cycle granted be spent until the next one ends', () => {
  expect(cycleGrantEnd(owner, cycle)).toEqual(january)
})

it('spends what runs out first, and what was bought last', () => {
  const far = new Date('2027-12-01T00:00:00Z')
  const order = inSpendOrder([
    grant({ id: 'pack', kind: 'pack', expiresAt: december }),
    grant({ id: 'coupon', kind: 'coupon', expiresAt: far }),
    grant({ id: 'now' }),
    carried(1),
  ])
  expect(order.map(({ id }) => id)).toEqual(['old', 'now', 'coupon', 'pack'])
})

describe('what is due', () => {
  it('is a month’s grant in a cycle that has none, and nothing once it is there', () => {
    expect(due([], 30)).toEqual([{ kind: 'grant', grant: null, amount: 30 }])
    expect(due([grant({ amount: 30, left: 12 })], 30)).toEqual([])
  })

  it('is the end of what ran out, whatever it came from', () => {
    const coupon = grant({ id: 'c', kind: 'coupon', ref: 'coupon:1', left: 2, expiresAt: now })
    expect(due([grant({}), coupon], 3)).toEqual([{ kind: 'expire', grant: coupon, amount: 2 }])
  })

  it('leaves at most one month’s grant of what is carried over', () => {
    expect(due([grant({ amount: 30, left: 30 }), carried(30)], 30)).toEqual([])
    expect(due([grant({}), carried(20)], 3)).toEqual([{ kind: 'expire', grant: carried(20), amount: 17 }])
  })

  it('follows the plan within its cycle: what was used stays used', () => {
    const spent = grant({ amount: 3, left: 1 })
    expect(due([spent], 30)).toEqual([{ kind: 'grant', grant: spent, amount: 27 }])
    const rich = grant({ amount: 30, left: 28 })
    expect(due([rich], 3)).toEqual([{ kind: 'expire', grant: rich, amount: 27 }])
    const poor = grant({ amount: 30, left: 10 })
    expect(due([poor], 3)).toEqual([{ kind: 'expire', grant: poor, amount: 10 }])
  })

  it('never gives more of a cycle than its best plan grants, however often plans change', () => {
    const random = createRandom(20261124)
    for (let round = 0; round < 200; round += 1) {
      let current = grant({ amount: 3, left: 3 })
      let best = 3
      for (let step = 0; step < 12; step += 1) {
        const monthly = [3, 30, 100][Math.floor(random() * 3)] ?? 3
        best = Math.max(best, monthly)
        for (const { kind, amount } of due([current], monthly)) {
          const by = kind === 'grant' ? amount : -amount
          current = { ...current, amount: current.amount + by, left: current.left + by }
        }
        expect(current.left).toBeGreaterThanOrEqual(0)
        current = { ...current, left: current.left - Math.floor(random() * (current.left + 1)) }
      }
      expect(current.amount).toBeLessThanOrEqual(best)
    }
  })
})

it('sums up what can be spent, and what of it runs out first', () => {
  expect(sumUp([carried(2), grant({ id: 'n', left: 3 }), grant({ id: 'o', left: 0 })])).toEqual({
    left: 5,
    soonest: { amount: 2, expiresAt: december },
  })
  expect(sumUp([])).toEqual({ left: 0, soonest: null })
})

it('tells of what runs out together as one, and of nothing that is spent, far away or was told of', () => {
  const list = [
    carried(2),
    grant({ id: 'back', kind: 'returned', ref: 'returned:a', left: 1, expiresAt: december }),
    grant({ id: 'spent', left: 0, expiresAt: december }),
    grant({ id: 'told', left: 1, expiresAt: december, remindedAt: now }),
    grant({ id: 'far' }),
  ]
  expect(untold(list, december)).toEqual([{ expiresAt: december, amount: 3, ids: ['old', 'back'] }])
})

it('knows the last of what its owner was told of', () => {
  const told = grant({ id: 'told', left: 1, expiresAt: december, remindedAt: now })
  expect(isLastTold([told, grant({})], told)).toBe(true)
  expect(isLastTold([told, carried(1)], told)).toBe(false)
  expect(isLastTold([carried(1)], carried(1))).toBe(false)
})
