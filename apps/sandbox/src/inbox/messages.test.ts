import { describe, expect, it } from 'vitest'

import { codeIn, createMessages } from './messages.ts'

describe('codeIn', () => {
  it.each([
    ['[클립민트] 인증번호 012345\n3분 안에 입력해 주세요.', '012345'],
    ['Your code is 4821.', '4821'],
    ['결제 금액 29,000원, 문의 02-123-4567', null],
    ['고객님 010-1234-5678', null],
    ['지금 보기: http://localhost:3000/projects/2026', null],
    ['주문 20260301123456', null],
  ])('finds in "%s" %s', (text, code) => {
    expect(codeIn(text)).toBe(code)
  })
})

describe('the inbox', () => {
  const sms = (to: string, text: string) =>
    ({ kind: 'sms', to, from: '0212345678', subject: null, text }) as const

  it('lists the newest first and finds a number however it is written', () => {
    const messages = createMessages(() => new Date('2026-03-01T00:00:00Z'))
    messages.add(sms('01011112222', 'first'))
    messages.add(sms('01033334444', 'other'))
    messages.add(sms('01011112222', 'second'))
    expect(messages.list('+82 10-1111-2222').map((it) => it.text)).toEqual(['second', 'first'])
    expect(messages.list().map((it) => it.text)).toEqual(['second', 'other', 'first'])
  })

  it('keeps the newest two hundred', () => {
    const messages = createMessages(() => new Date('2026-03-01T00:00:00Z'))
    for (let n = 1; n <= 201; n += 1) messages.add(sms('01011112222', `message ${n}`))
    expect(messages.list()).toHaveLength(200)
    expect(messages.list().at(-1)?.text).toBe('message 2')
  })
})
