import { describe, expect, it } from 'vitest'

import { codeMessage, judgeCode, judgeSend } from './rules.ts'

const now = new Date('2026-03-01T00:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
const sends = { now, lastSentAt: null, toPhone: 0, fromAddress: 0, countAddresses: true }

describe('judgeSend', () => {
  it('sends the first code', () => {
    expect(judgeSend(sends)).toEqual({ may: 'send' })
  })

  it('asks to wait out the 30 seconds since the last one', () => {
    expect(judgeSend({ ...sends, lastSentAt: before(12) })).toEqual({ may: 'wait', seconds: 18 })
    expect(judgeSend({ ...sends, lastSentAt: before(30) })).toEqual({ may: 'send' })
  })

  it('stops after five codes a day to one number', () => {
    expect(judgeSend({ ...sends, toPhone: 4 })).toEqual({ may: 'send' })
    expect(judgeSend({ ...sends, toPhone: 5 })).toEqual({ may: 'not-today' })
  })

  it('stops after ten codes a day from one address, where addresses count', () => {
    expect(judgeSend({ ...sends, fromAddress: 10 })).toEqual({ may: 'not-today' })
    expect(judgeSend({ ...sends, fromAddress: 10, countAddresses: false })).toEqual({ may: 'send' })
  })
})

describe('judgeCode', () => {
  const code = { tries: 0, expiresAt: before(-180), closedAt: null }

  it('takes the right code in time', () => {
    expect(judgeCode(code, { matches: true, now })).toBe('right')
  })

  it('refuses the right code at the third minute', () => {
    expect(judgeCode({ ...code, expiresAt: now }, { matches: true, now })).toBe('expired')
  })

  it('burns a code with the fifth wrong try', () => {
    expect(judgeCode({ ...code, tries: 3 }, { matches: false, now })).toBe('wrong')
    expect(judgeCode({ ...code, tries: 4 }, { matches: false, now })).toBe('burnt')
  })

  it('refuses a code that a newer one replaced', () => {
    expect(judgeCode({ ...code, closedAt: before(1) }, { matches: true, now })).toBe('expired')
  })
})

describe('codeMessage', () => {
  it('fits one SMS of 90 bytes in both languages', () => {
    const bytes = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u007f' ? 2 : 1), 0)
    expect(bytes(codeMessage('123456', 'ko'))).toBeLessThanOrEqual(90)
    expect(bytes(codeMessage('123456', 'en'))).toBeLessThanOrEqual(90)
  })
})
