import { describe, expect, it } from 'vitest'

import { writeMail } from '../../mail/write-mail.ts'
import { expectWholeMail } from '../../test/whole-mail.ts'
import { type AskedPost, type Asking, approvalLetter } from './letters.ts'

const publicUrl = 'https://clipmint.example'
const post: AskedPost = {
  title: '제주 감귤 1편',
  uploadAt: new Date('2026-12-01T10:00:00Z'),
  zone: 'Asia/Seoul',
  onSilence: 'skip',
  targets: [
    { platform: 'instagram', type: 'reels' },
    { platform: 'youtube', type: 'shorts' },
  ],
  caption: '오늘 딴 감귤이에요.\n달아요 <b>정말</b>',
  hashtags: ['감귤', '제주'],
  posterUrl: `${publicUrl}/files/p.jpg?a=1&b=2`,
  token: 'TOKEN-1',
}
const asking: Asking = {
  kind: 'ask',
  hours: 0,
  title: '감귤 & 겨울',
  posts: [post],
  path: '/upload/campaigns/posts/1',
  publicUrl,
}

describe.each(['ko', 'en'] as const)('the mail that asks for approval in %s', (lang) => {
  const mailOf = (more: Partial<Asking> = {}) => {
    const mail = writeMail({ publicUrl, company: null }, lang, approvalLetter({ ...asking, ...more }, lang))
    expectWholeMail(mail, lang)
    return mail
  }

  it('shows the picture, the words, when by the campaign’s clock, and where', () => {
    const { text, html } = mailOf()
    expect(html).toContain('src="https://clipmint.example/files/p.jpg?a=1&#38;b=2"')
    for (const said of [
      '오늘 딴 감귤이에요.',
      '#감귤 #제주',
      lang === 'ko' ? '인스타그램 릴스' : 'Instagram Reels',
    ])
      expect(text).toContain(said)
    expect(text).toContain(lang === 'ko' ? '12월 1일 (화) 19:00' : 'Tue, December 1, 19:00')
    expect(html).not.toContain('<b>정말')
  })

  it('leads to the page by each button, with what was pressed, and to nothing that decides', () => {
    const { text } = mailOf()
    for (const wish of ['approve', 'change', 'skip'])
      expect(text).toContain(`${publicUrl}/approval/TOKEN-1?do=${wish}`)
    expect(text).not.toContain('/v3/')
  })

  it('says until when somebody may decide, and what silence means', () => {
    const by = lang === 'ko' ? '12월 1일 (화) 18:50' : 'Tue, December 1, 18:50'
    expect(mailOf().text).toContain(by)
    const [skip, post1] = [mailOf().text, mailOf({ posts: [{ ...post, onSilence: 'post' }] }).text]
    expect(skip).toMatch(lang === 'ko' ? /승인하지 않으면 올라가지 않아요/ : /it won’t be posted/)
    expect(post1).toMatch(lang === 'ko' ? /건너뛰지 않으면 그대로 올라가요/ : /it will be posted as is/)
  })

  it('tells of all posts of a run in one mail, each with its own link', () => {
    const posts = [1, 2, 3, 4, 5].map((no) => ({ ...post, token: `TOKEN-${no}` }))
    const { subject, text } = mailOf({ posts })
    expect(subject).toContain('5')
    for (const { token } of posts) expect(text).toContain(`/approval/${token}?do=skip`)
  })

  it.each(['ask', 'again', 'remind'] as const)('names the campaign in other words each time: %s', (kind) => {
    const subjects = (['ask', 'again', 'remind'] as const).map(
      (of) => mailOf({ kind: of, hours: 12 }).subject,
    )
    expect(new Set(subjects).size).toBe(3)
    expect(mailOf({ kind, hours: 12 }).subject).toContain('감귤 & 겨울')
  })
})
