import { limits } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { createSigner } from '../../../signing.ts'
import { knownMark, withKnown } from './known-device.ts'

const ids = (n: number) => `018f0000-0000-7000-8000-00000000000${n}`
const ctx = { signer: createSigner('a secret of the tests', () => new Date()), newId: () => ids(9) }
const hana = { id: ids(1), passwordHash: 'hash of hana' }
const dul = { id: ids(2), passwordHash: 'hash of dul' }

it('knows a browser to the accounts that it has signed in to, and to no other', () => {
  const cookie = withKnown(ctx, null, hana)
  expect(knownMark(ctx, cookie, hana)).not.toBeNull()
  expect(knownMark(ctx, cookie, dul)).toBeNull()
  const both = withKnown(ctx, cookie, dul)
  expect([knownMark(ctx, both, hana), knownMark(ctx, both, dul)]).not.toContain(null)
})

it('names no account', () => {
  expect(withKnown(ctx, null, hana)).not.toContain(hana.id)
})

it('takes no cookie that was made up, or made for another browser', () => {
  const [, mark = ''] = withKnown(ctx, null, hana).split('.')
  for (const forged of [`${ids(8)}.${mark}`, `${ids(9)}.${'A'.repeat(43)}`, 'nonsense', '', null]) {
    expect(knownMark(ctx, forged, hana)).toBeNull()
  }
})

it('is a stranger again once the password is another', () => {
  const cookie = withKnown(ctx, null, hana)
  expect(knownMark(ctx, cookie, { ...hana, passwordHash: 'hash of another' })).toBeNull()
})

it('remembers so many accounts, those of before the longest forgotten first', () => {
  const others = Array.from({ length: limits.knownDeviceAccounts }, (_, n) => ({
    id: ids(n + 2),
    passwordHash: null,
  }))
  const cookie = others.reduce((kept, other) => withKnown(ctx, kept, other), withKnown(ctx, null, hana))
  expect(knownMark(ctx, cookie, hana)).toBeNull()
  expect(others.map((other) => knownMark(ctx, cookie, other))).not.toContain(null)
})
