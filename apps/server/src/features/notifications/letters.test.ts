import { linkFaults, type PostEnd, postEnds, renderFailures } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { expectWholeMail } from '../../test/whole-mail.ts'
import { letterOf, lineOf } from './letters.ts'
import { mailOf } from './mail.ts'
import type { CreditNotification, LinkNotification, RenderNotification } from './store.ts'

const at = new Date('2026-03-01T00:00:00Z')
const told = { accountId: 'a', id: 'n', createdAt: at, seenAt: null, readAt: null, mailedAt: null }
const done: RenderNotification = {
  ...told,
  kind: 'render-done',
  renderId: 'r',
  projectId: 'p',
  title: '봄 & 신상',
  failure: null,
  posterKey: 'poster.jpg',
}
const site = { publicUrl: 'https://clipmint.example', company: null }

describe('the mail of a finished video', () => {
  const mail = mailOf(site, {
    lang: 'ko',
    letter: letterOf(done, 'ko'),
    posterUrl: 'https://clipmint.example/files/p.jpg?a=1&b=2',
  })

  it('says in whole sentences what was finished', () => {
    expect(mail.text).toContain('「봄 & 신상」 영상을 완성했어요.')
  })

  it('names the video and leads to it, in words alone and in HTML', () => {
    expect(mail.subject).toContain('「봄 & 신상」')
    expect(mail.text).toContain('https://clipmint.example/projects/done/p')
    expect(mail.html).toContain('href="https://clipmint.example/projects/done/p"')
  })

  it('shows its poster, and nothing of an owner’s words as markup', () => {
    expect(mail.html).toContain('src="https://clipmint.example/files/p.jpg?a=1&#38;b=2"')
    expect(mail.html).toContain('봄 &#38; 신상')
    expect(mail.html).not.toContain('봄 & 신상')
  })

  it('says why it came, and advertises nothing', () => {
    expect(mail.text).toContain('알림')
    expect(mail.text).not.toContain('(광고)')
  })
})

describe.each(['ko', 'en'] as const)('the mail of a failure in %s', (lang) => {
  it.each(renderFailures)(
    'says what happened, whose fault it was, what it cost and what to do: %s',
    (failure) => {
      const letter = letterOf({ ...done, kind: 'render-failed', failure, posterKey: null }, lang)
      expect(letter.path).toBe('/app/p')
      expect(letter.paragraphs).toHaveLength(3)
      const [, whose = '', cost = ''] = letter.paragraphs
      const ours = lang === 'ko' ? '저희' : 'our fault'
      expect(whose.includes(ours)).toBe(failure !== 'media-missing')
      expect(cost).toMatch(lang === 'ko' ? /돌려드렸어요/ : /given back/)
      const mail = mailOf(site, { lang, letter, posterUrl: null })
      const { html } = mail
      expectWholeMail(mail, lang)
      expect(html).not.toContain('<img')
      expect(html.match(/<a /g), 'one way to mend it').toHaveLength(1)
    },
  )
})

describe.each(['ko', 'en'] as const)('the mail of credits that run out soon in %s', (lang) => {
  const credits: CreditNotification = {
    accountId: 'a',
    id: 'n',
    kind: 'credits-expiring',
    amount: 3,
    expiresAt: new Date('2026-12-31T15:00:00Z'),
    createdAt: at,
    seenAt: null,
    readAt: null,
    mailedAt: null,
  }
  const mailFor = (amount: number) =>
    mailOf(site, { lang, letter: letterOf({ ...credits, amount }, lang), posterUrl: null })

  it.each([1, 3])('says how many and until which day, and leads to where they are spent: %i', (amount) => {
    const mail = mailFor(amount)
    expectWholeMail(mail, lang)
    for (const words of [mail.subject, mail.text]) {
      expect(words).toContain(lang === 'ko' ? '12월 31일' : 'December 31')
      expect(words).toMatch(
        lang === 'ko' ? new RegExp(`${amount}개`) : amount === 1 ? /one|1 AI credit /i : /3 AI credits/,
      )
    }
    expect(mail.text).toContain('https://clipmint.example/products')
    expect(mail.text).not.toContain(lang === 'ko' ? '만들던 영상' : 'how a video')
  })
})

it.each([
  ['ko', '스탠다드 요금제가 끝났어요', '카드를 등록'],
  ['en', 'Your Standard plan has ended', 'register a card'],
] as const)('a plan that has ended is told of in %s with the way to give a card', (lang, subject, short) => {
  const line = lineOf({ ...told, kind: 'plan-ended', planType: 2 }, lang)
  expect(line).toMatchObject({ subject, path: '/subscribe?plan=2' })
  expect(line.short).toContain(short)
})

describe.each(['ko', 'en'] as const)('the mail of a link to a network in %s', (lang) => {
  const link = { ...told, network: 'instagram', title: '하늘 & 공방' } as const
  const mailFor = (notification: LinkNotification) => {
    const mail = mailOf(site, { lang, letter: letterOf(notification, lang), posterUrl: null })
    expectWholeMail(mail, lang)
    expect(mail.subject).toContain(lang === 'ko' ? '인스타그램' : 'Instagram')
    expect(mail.subject).toContain('하늘 & 공방')
    expect(mail.text).toContain('https://clipmint.example/upload/account/all')
    return mail
  }

  it('that ends soon says on which day', () => {
    const mail = mailFor({ ...link, kind: 'link-expiring', expiresAt: new Date('2026-12-31T10:00:00Z') })
    for (const words of [mail.subject, mail.text])
      expect(words).toContain(lang === 'ko' ? '12월 31일' : 'December 31')
  })

  it('that has ended says why, each reason in other words', () => {
    const texts = linkFaults.map((failure) => mailFor({ ...link, kind: 'link-ended', failure }).text)
    expect(new Set(texts).size).toBe(linkFaults.length)
  })
})

describe.each(['ko', 'en'] as const)('the mail of how a post ended in %s', (lang) => {
  it.each(postEnds)('names the video and leads to the post, each end in other words: %s', (kind) => {
    const letterFor = (of: PostEnd) =>
      letterOf({ ...told, kind: of, postId: 'post-1', title: '하늘 & 공방' }, lang)
    const mail = mailOf(site, { lang, letter: letterFor(kind), posterUrl: null })
    expectWholeMail(mail, lang)
    expect(mail.subject).toContain('하늘 & 공방')
    expect(mail.text).toContain('https://clipmint.example/upload/posts/post-1')
    expect(new Set(postEnds.map((of) => letterFor(of).subject)).size).toBe(postEnds.length)
    expect(letterFor(kind).short).not.toBe('')
  })
})
