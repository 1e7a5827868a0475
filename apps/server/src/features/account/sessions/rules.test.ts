import { describe, expect, it } from 'vitest'

import { judgeRefresh, sessionEnd } from './rules.ts'

const rotatedAt = new Date('2026-03-01T00:00:00Z')
const session = {
  generation: 3,
  usedGeneration: 3,
  rotatedAt,
  expiresAt: sessionEnd(rotatedAt),
  endedAt: null,
}
const after = (ms: number) => new Date(rotatedAt.getTime() + ms)

describe('judgeRefresh', () => {
  it('replaces the newest token', () => {
    expect(judgeRefresh(session, 3, after(600_000))).toBe('rotate')
  })

  it('gives the same successor to a tab that asked at the same time', () => {
    expect(judgeRefresh(session, 2, after(10_000))).toBe('repeat')
  })

  it('takes a replaced token that comes back later as stolen', () => {
    expect(judgeRefresh(session, 2, after(10_001))).toBe('reuse')
  })

  it('gives the successor again, however late, to a browser that never came to use it', () => {
    expect(judgeRefresh({ ...session, usedGeneration: 2 }, 2, after(86_400_000))).toBe('repeat')
    expect(judgeRefresh({ ...session, usedGeneration: 2 }, 1, after(86_400_000))).toBe('reuse')
  })

  it('takes an older token as stolen however soon it comes', () => {
    expect(judgeRefresh(session, 1, after(1))).toBe('reuse')
  })

  it('refuses every token once the session has ended', () => {
    expect(judgeRefresh({ ...session, endedAt: after(5) }, 3, after(6))).toBe('over')
  })

  it('refuses the newest token after three days of silence', () => {
    expect(judgeRefresh(session, 3, after(3 * 86_400_000 - 1))).toBe('rotate')
    expect(judgeRefresh(session, 3, after(3 * 86_400_000))).toBe('over')
  })
})
