import { describe, expect, it } from 'vitest'

import { expectWholeMail } from '../test/whole-mail.ts'
import type { MailLetter } from './letter.ts'
import { writeMail } from './write-mail.ts'

const company = {
  name: '주식회사 비니',
  representative: '김비니',
  address: '서울특별시 중구 세종대로 110',
  phone: '02-1234-5678',
  email: 'help@beanie.example',
  businessNumber: '123-45-67891',
  mailOrderNumber: '제2026-서울중구-00001호',
  hostingProvider: '비니호스팅',
  officerName: '이정보',
  officerPhone: '1588-0000',
  officerEmail: 'privacy@beanie.example',
  isSample: false,
}
const publicUrl = 'https://clipmint.example'
const letter: MailLetter = {
  subject: '예약\r\nBcc: all@example.com',
  heading: '예약했어요',
  paragraphs: ['첫 문단이에요.', '"따옴표" <b>와 & 기호\n둘째 줄'],
  facts: [{ label: '언제', value: '12월 1일 오전 10시' }],
  picture: { url: `${publicUrl}/files/p.jpg?a=1&b=2`, alt: '포스터' },
  action: { words: '확인하기', url: `${publicUrl}/demo/confirm?token=a&b` },
  other: { words: '취소하기', url: `${publicUrl}/demo/confirm?cancel=true` },
  why: '예약해서 온 메일이에요.',
}

describe.each(['ko', 'en'] as const)('a mail in %s', (lang) => {
  const mail = writeMail({ publicUrl, company }, lang, letter)

  it('says the same in words alone and as a page, with one button', () => {
    expectWholeMail(mail, lang)
    expect(mail.html.match(/bgcolor="#00866B"/g)).toHaveLength(1)
    expect(mail.text).toContain('확인하기: https://clipmint.example/demo/confirm?token=a&b')
  })

  it('goes through several things one by one, each with what can be done about it before what is done about all', () => {
    const url = (what: string) => `${publicUrl}/${what}`
    const items = ['하나', '둘'].map((heading) => ({
      heading,
      facts: [{ label: '어디에', value: '<여기>' }],
      paragraphs: ['문단'],
      picture: { url: url('p.jpg'), alt: '그림' },
      actions: [
        { words: '승인', url: url(`${heading}/approve`) },
        { words: '건너뛰기', url: url(`${heading}/skip`) },
      ],
    }))
    const alone = { heading: '혼자', actions: [{ words: '보기', url: url('alone') }] }
    const sections = [
      { heading: null, items },
      { heading: '손볼 것', items: [alone] },
    ]
    const several = writeMail({ publicUrl, company }, lang, { ...letter, sections })
    expectWholeMail(several, lang)
    const order = ['하나/approve', '하나/skip', '둘/approve', '둘/skip', 'alone', 'demo/confirm?token']
    const places = order.map((it) => several.text.indexOf(it))
    expect(places.every((it) => it > 0)).toBe(true)
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    expect(several.html.match(/bgcolor="#00866B"/g), 'one filled button for each choice').toHaveLength(2)
  })

  it('makes nothing of an owner’s words: no markup and no line of the head', () => {
    expect(mail.subject).toBe('예약 Bcc: all@example.com')
    expect(mail.html).toContain('&#60;b&#62;와 &#38; 기호')
    expect(mail.html).not.toContain('<b>')
  })

  it('ends with why it came and who sent it', () => {
    const foot = mail.text.split('—').at(-1) ?? ''
    for (const said of [letter.why, company.name, company.businessNumber, company.address, company.phone])
      expect(foot).toContain(said)
  })

  it('says of a sample that it is one, and nothing of a company that nobody named', () => {
    const sample = writeMail({ publicUrl, company: { ...company, isSample: true } }, lang, letter)
    expect(sample.text).toMatch(/견본|sample/)
    const nobody = writeMail({ publicUrl, company: null }, lang, letter)
    expectWholeMail(nobody, lang)
    expect(nobody.text).toContain(`Clipmint · ${publicUrl}`)
  })

  it('can be read on a dark screen, and asks no other place for anything but its picture', () => {
    expect(mail.html).toContain('prefers-color-scheme:dark')
    const light = [...mail.html.matchAll(/color:(#[0-9A-F]{6})/g)].length
    expect(light).toBeGreaterThan(5)
    expect(mail.html.match(/src="/g)).toHaveLength(1)
    expect(mail.html).not.toMatch(/<link|<script|@import|url\(/)
  })
})
