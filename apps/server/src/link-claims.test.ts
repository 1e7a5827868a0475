import { expect, it } from 'vitest'

import { packClaims, unpackClaims } from './link-claims.ts'

const claims = {
  accountId: '019a0000-0000-7000-8000-000000000001',
  subjectId: '019a0000-0000-7000-8000-0000000000ff',
  endsAt: new Date('2026-11-30T02:00:00Z'),
  round: 3,
}

it('says the same after it was packed, and is short enough to send', () => {
  const packed = packClaims(claims)
  expect(unpackClaims(packed)).toEqual(claims)
  expect(packed).toHaveLength(40)
})

it('is nothing when it is cut or made up', () => {
  expect(unpackClaims(packClaims(claims).subarray(2))).toBeNull()
  expect(unpackClaims(Buffer.alloc(0))).toBeNull()
  expect(unpackClaims(Buffer.alloc(40, 'x'))).toBeNull()
})
