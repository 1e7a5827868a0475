import { expect, it } from 'vitest'

import { seal, unseal } from './sealing.ts'

const key = new Uint8Array(32).fill(1)

it('gives a text back to who has the key and knows what it is about', () => {
  const sealed = seal(key, '토큰', 'kakao:1')
  expect(unseal(key, sealed, 'kakao:1')).toBe('토큰')
  expect(seal(key, '토큰', 'kakao:1')).not.toBe(sealed)
})

it('gives it to nobody else, and nothing that was changed', () => {
  const sealed = seal(key, '토큰', 'kakao:1')
  expect(unseal(new Uint8Array(32), sealed, 'kakao:1')).toBeNull()
  expect(unseal(key, sealed, 'kakao:2')).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(unseal(key, bytes.toString('base64url'), 'kakao:1')).toBeNull()
  expect(unseal(key, 'short', 'kakao:1')).toBeNull()
})
