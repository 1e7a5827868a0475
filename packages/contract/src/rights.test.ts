import { describe, expect, it } from 'vitest'

import { can, type Wish } from './rights.ts'

describe('what a plan allows', () => {
  it.each([
    [0, 2, true],
    [0, 3, { ok: false, because: 'number', most: 3 }],
    [1, 49, true],
    [1, 50, { ok: false, because: 'number', most: 50 }],
    [12, 499, true],
  ] as const)('products: plan %i with %i already', (planType, has, right) => {
    expect(can({ planType }, { do: 'add-product', has })).toEqual(right === true ? { ok: true } : right)
  })

  it('resells on Standard alone, and uses what it makes commercially on every paid plan', () => {
    const planned = (wish: Wish) => [0, 1, 2, 3, 11, 12, 13].filter((planType) => can({ planType }, wish).ok)
    expect(planned({ do: 'resell' })).toEqual([2, 12])
    expect(planned({ do: 'use-commercially' })).toEqual([1, 2, 3, 11, 12, 13])
    expect(planned({ do: 'leave-out-mark' })).toEqual([1, 2, 3, 11, 12, 13])
  })

  it('runs campaigns with the upload service beside a paid plan', () => {
    const wish: Wish = { do: 'begin-campaign', has: 2 }
    expect(can({ planType: 0, snsUpload: 1 }, wish)).toEqual({ ok: false, because: 'plan' })
    expect(can({ planType: 1 }, wish)).toEqual({ ok: false, because: 'service' })
    expect(can({ planType: 1, snsUpload: 1 }, wish)).toEqual({ ok: true })
    expect(can({ planType: 1, snsUpload: 1 }, { ...wish, has: 3 })).toMatchObject({ most: 3 })
  })

  it('uploads with the service, and without it until the trial is over', () => {
    const at = new Date('2026-12-01T00:00:00Z')
    const trial = (uploadExpiresAt: Date) => can({ planType: 0, uploadExpiresAt }, { do: 'upload', at }).ok
    expect([trial(new Date(at.getTime() + 1)), trial(at)]).toEqual([true, false])
    expect(can({ planType: 1, snsUpload: 1 }, { do: 'upload', at }).ok).toBe(true)
  })

  it('stores until the space is full, to the byte', () => {
    const GB = 1024 ** 3
    const store = (has: number, bytes: number) => can({ planType: 0 }, { do: 'store', has, bytes }).ok
    expect([store(GB - 1, 1), store(GB, 0), store(GB, 1)]).toEqual([true, true, false])
  })
})
