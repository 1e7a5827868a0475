import { describe, expect, it } from 'vitest'

import { meaningOf } from './errors.ts'

/** Codes as Meta's tables name them, a subcode behind a slash, and what each asks of us. */
const table = {
  'needs-owner ended': '190 190/458 190/459 190/460 190/463 190/464 190/467 102',
  'needs-owner role-lost': '190/492 1363042 100/1363042',
  'needs-owner scope-missing': '10 200 210 283 299',
  'needs-owner gone': '100/33 24/2207006',
  'wait throttled':
    '4 17 32 613 341 1390008 4/2207051 80000 80001 80002 80003 80004 80005 80006 80008 80009 80014',
  'wait quota': '9/2207042',
  'wait busy':
    '1 2 1363019 1363030 1363037 1363047 1609010 9004/2207052 -2/2207003 -2/2207020 -1/2207001 -1/2207032 -1/2207053 9007/2207027',
  'rejected size': '1363022 1363023 1366046 36000/2207004',
  'rejected ratio': '1363040 36003/2207009',
  'rejected resolution': '1363127 100/1363127',
  'rejected length': '1363128',
  'rejected frame-rate': '1363129',
  'rejected format': '2069019 389 6000 6001 352/2207026 36001/2207005 2207076 2207077 2207082 2207085',
  'rejected caption': '36004/2207010 100/2207040',
  'rejected settings': '1/2207057 2207081',
  'rejected duplicate': '506 1366051',
  'rejected policy': '368 1404102 1346003',
  'rejected account-restricted': '1404078 1404006 1404112 4854002 25/2207050',
  'rejected other': '100 100/2207023 100/2207028 100/2207089 1609005 1609008 2061006 3001 3001/1504028',
}

const rows = Object.entries(table).flatMap(([meaning, codes]) =>
  codes.split(' ').map((code) => ({ code, meaning })),
)

function errorOf(code: string, more: { message?: string; isTransient?: boolean } = {}) {
  const [first, subcode] = code.split('/').map(Number)
  return { code: first ?? null, subcode: subcode ?? null, message: '', isTransient: false, ...more }
}

const told = (meaning: ReturnType<typeof meaningOf>) => meaning && Object.values(meaning).join(' ')

describe("an error of Meta's", () => {
  it.for(rows)('$code is $meaning', ({ code, meaning }) => {
    expect(told(meaningOf(errorOf(code)))).toBe(meaning)
  })

  it('asks for another try where it says itself that it passes, whatever its code', () => {
    expect(told(meaningOf(errorOf('368', { isTransient: true })))).toBe('wait busy')
    expect(told(meaningOf(errorOf('80001', { isTransient: true })))).toBe('wait throttled')
  })

  it('tells the missing permission to publish, which has no code of its own, by its words', () => {
    const message = '(#100) No permission to publish the video'
    expect(told(meaningOf(errorOf('100', { message })))).toBe('needs-owner role-lost')
  })

  it('is nothing that we know where no table has it', () => {
    expect(meaningOf(errorOf('987654'))).toBeNull()
  })
})
