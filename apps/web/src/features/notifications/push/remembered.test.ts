import { describe, expect, it } from 'vitest'

import { isStale } from './remembered.ts'

const day = 86_400_000
const told = { userId: 'hana', token: 'a', language: 'ko', toldAt: 0 }

describe('what the server knows of this browser', () => {
  it('holds for a month', () => {
    expect(isStale(told, told, 30 * day)).toBe(false)
    expect(isStale(told, told, 30 * day + 1)).toBe(true)
  })

  it('is old when the browser has another address, or its person reads another language', () => {
    expect(isStale(told, { ...told, token: 'b' }, 1)).toBe(true)
    expect(isStale(told, { ...told, language: 'en' }, 1)).toBe(true)
  })
})
