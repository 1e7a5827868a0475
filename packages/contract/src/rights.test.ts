import { describe, expect, it } from 'vitest'

import { type PlanName, planNameOf } from './plans.ts'
import { can, type CountedWish, lockedOn, type Wish } from './rights.ts'

const GB = 1024 ** 3
const named = ['free', 'basic', 'standard', 'pro', 'enterprise'] as const
const planTypes = { free: [0], basic: [1, 11], standard: [2, 12], pro: [3, 13], enterprise: [101, 119] }

/** How many of each there may be, in the order of the plans. */
const numbers: [CountedWish['do'], (has: number) => CountedWish, number[]][] = [
  ['add-product', (has) => ({ do: 'add-product', has }), [3, 50, 500, 1_000, 1_000_000]],
  ['use-product', (newer) => ({ do: 'use-product', newer }), [3, 50, 500, 1_000, 1_000_000]],
  ['add-place', (has) => ({ do: 'add-place', has }), [1, 3, 20, 50, 1_000_000]],
  ['use-place', (newer) => ({ do: 'use-place', newer }), [1, 3, 20, 50, 1_000_000]],
  ['add-member', (has) => ({ do: 'add-member', has }), [1, 1, 5, 5, 1_000_000]],
  ['render', (has) => ({ do: 'render', has, more: 0 }), [3, 300, 1_000, 1_000_000, 1_000_000]],
  ['store', (has) => ({ do: 'store', has, bytes: 1 }), [1 * GB, 10 * GB, 50 * GB, 100 * GB, 1024 * GB]],
]

/** Which plans allow what is not counted. */
const switches: [Wish['do'], PlanName[]][] = [
  ['leave-out-mark', ['basic', 'standard', 'pro', 'enterprise']],
  ['use-commercially', ['basic', 'standard', 'pro', 'enterprise']],
  ['edit-without-end', ['basic', 'standard', 'pro', 'enterprise']],
  ['render-uncounted', ['basic', 'standard', 'pro', 'enterprise']],
  ['resell', ['standard']],
  ['use-custom-templates', ['enterprise']],
  ['ask-tax-invoice', ['pro']],
]

describe('what a plan allows', () => {
  it.each(
    numbers.flatMap(([name, wish, mosts]) =>
      named.map((plan, index) => ({ name, plan, wish, most: mosts[index] ?? 0 })),
    ),
  )('$name on $plan: up to $most, and no further', ({ plan, wish, most }) => {
    for (const planType of planTypes[plan]) {
      expect(can({ planType }, wish(most - 1))).toEqual({ ok: true, most })
      expect(can({ planType }, wish(most))).toEqual({ ok: false, because: 'number', most })
    }
  })

  it.each(switches)('%s goes with %j', (name, plans) => {
    for (const plan of named)
      for (const planType of planTypes[plan]) {
        const right = can({ planType }, { do: name } as Wish)
        expect([plan, right]).toEqual([
          plan,
          plans.includes(plan) ? { ok: true } : { ok: false, because: 'plan' },
        ])
      }
  })

  it('takes a number that is no plan for the free one', () => {
    for (const planType of [-1, 4, 10, 14, 100, 110, 120]) expect(planNameOf(planType)).toBe('free')
    expect(can({ planType: 77 }, { do: 'leave-out-mark' }).ok).toBe(false)
  })

  it('renders what was granted this month beside the plan’s own', () => {
    const render = (has: number) => can({ planType: 0 }, { do: 'render', has, more: 2 })
    expect([render(4), render(5)]).toEqual([
      { ok: true, most: 5 },
      { ok: false, because: 'number', most: 5 },
    ])
  })

  it('runs no campaign without a plan', () => {
    const wish: Wish = { do: 'begin-campaign', has: 0 }
    expect(can({ planType: 0, snsUpload: 1 }, wish)).toEqual({ ok: false, because: 'plan' })
  })

  it.each([
    [1, 3],
    [2, 20],
    [3, 50],
    [101, 1_000_000],
  ])('campaigns on plan %i, with the upload service: up to %i', (planType, most) => {
    const wish: Wish = { do: 'begin-campaign', has: most - 1 }
    expect(can({ planType }, wish)).toEqual({ ok: false, because: 'service' })
    expect(can({ planType, snsUpload: 1 }, wish)).toEqual({ ok: true, most })
    expect(can({ planType, snsUpload: 1 }, { ...wish, has: most })).toMatchObject({ because: 'number', most })
  })

  it('uploads with the service, and without it until the trial is over', () => {
    const at = new Date('2026-12-01T00:00:00Z')
    const trial = (uploadExpiresAt: Date) => can({ planType: 0, uploadExpiresAt }, { do: 'upload', at }).ok
    expect([trial(new Date(at.getTime() + 1)), trial(at)]).toEqual([true, false])
    expect(can({ planType: 1, snsUpload: 1 }, { do: 'upload', at }).ok).toBe(true)
  })

  it('stores until the space is full, to the byte', () => {
    const store = (has: number, bytes: number) => can({ planType: 0 }, { do: 'store', has, bytes }).ok
    expect([store(GB - 1, 1), store(GB, 0), store(GB, 1), store(2 * GB, 0)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('locks on a lower plan what lies beyond it, and nothing on one that holds it all', () => {
    const has = { products: 15, places: 2, storageBytes: 3 * GB }
    expect(lockedOn(0, has)).toEqual({ products: 12, places: 1, storageBytes: 2 * GB })
    expect(lockedOn(1, has)).toEqual({ products: 0, places: 0, storageBytes: 0 })
  })
})
