import { describe, expect, it } from 'vitest'

import { writeMail } from '../../mail/write-mail.ts'
import { expectWholeMail } from '../../test/whole-mail.ts'
import { calendarFile } from './calendar.ts'
import { companyLetter, visitorLetter, whenOf } from './letters.ts'
import type { Booking } from './store.ts'

const publicUrl = 'https://clipmint.example'
const site = { publicUrl, company: null }
const at = new Date('2026-12-01T00:00:00Z')
const bookingIn = (language: 'ko' | 'en'): Booking => ({
  id: '018f0000-0000-7000-8000-000000000001',
  startAt: new Date('2026-12-02T01:00:00Z'),
  name: '박<i>하나',
  email: 'hana@shop.kr',
  phone: '0212345678',
  company: '하나 & 둘, 상점',
  source: 'kbpay',
  language,
  createdAt: at,
  heldUntil: new Date('2026-12-02T00:00:00Z'),
  confirmedAt: null,
  cancelledAt: null,
})

describe.each(['ko', 'en'] as const)('the mails of a demo in %s', (language) => {
  const booking = bookingIn(language)
  it.each(['held', 'confirmed', 'cancelled'] as const)('are whole when it is %s', (what) => {
    const told = { booking, what, publicUrl, token: 'signed' }
    const visitor = writeMail(site, language, visitorLetter(told))
    const company = writeMail(site, language, companyLetter(told))
    for (const mail of [visitor, company]) {
      expectWholeMail(mail, language)
      expect(mail.html).not.toContain('<i>')
      expect(mail.text).toContain(whenOf(booking, language))
    }
    const link = `${publicUrl}/demo/typeform_confirm_kbpay?token=signed`
    expect(visitor.text.includes(`${link}&cancel=true`)).toBe(what !== 'cancelled')
    expect(company.html).toContain('href="mailto:hana%40shop.kr"')
  })
})

it('says the time by the clock of Korea', () => {
  expect(whenOf(bookingIn('ko'), 'ko')).toMatch(/12월 2일 수요일 오전 10:00~오전 10:30 \(한국 시간\)/)
  expect(whenOf(bookingIn('en'), 'en')).toContain('Wednesday, December 2, 2026')
})

describe('the calendar entry', () => {
  const entry = { booking: bookingIn('ko'), host: 'clipmint.example', url: `${publicUrl}/demo/confirm`, at }

  it('is one entry that a later one changes', () => {
    const [held, confirmed, cancelled] = (['held', 'confirmed', 'cancelled'] as const).map(
      (what) => calendarFile({ ...entry, what }).content,
    )
    const uid = /UID:(.*)\r\n/.exec(held ?? '')?.[1]
    expect(uid).toBe('demo-018f0000-0000-7000-8000-000000000001@clipmint.example')
    for (const file of [confirmed, cancelled]) expect(file).toContain(`UID:${uid}`)
    expect(held).toContain('DTSTART:20261202T010000Z\r\nDTEND:20261202T013000Z\r\nSTATUS:TENTATIVE')
    expect(confirmed).toMatch(/METHOD:PUBLISH[^]*SEQUENCE:1[^]*STATUS:CONFIRMED/)
    expect(cancelled).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2[^]*STATUS:CANCELLED/)
  })

  it('ends its lines as calendars want, none longer than 75 bytes, and no letter cut in two', () => {
    const lines = calendarFile({ ...entry, what: 'held' }).content.split('\r\n')
    expect(lines.at(-1)).toBe('')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const whole = lines.join('\n').replaceAll('\n ', '')
    expect(whole).toContain('SUMMARY:클립민트 도입 상담')
    expect(whole).toContain(String.raw`할 수 있어요.\nhttps://clipmint.example/demo/confirm`)
  })
})
