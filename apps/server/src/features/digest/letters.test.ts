import { campaignStops } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { writeMail } from '../../mail/write-mail.ts'
import { expectWholeMail } from '../../test/whole-mail.ts'
import type { ComingRenewal } from '../billing/index.ts'
import type { DigestFacts, Problem } from './facts.ts'
import { digestLetter } from './letters.ts'

const publicUrl = 'https://clipmint.example'
const at = new Date('2026-12-01T10:00:00Z')
const facts: DigestFacts = {
  monday: '2026-11-30',
  seen: 4,
  figures: { views: 1234, interactions: 56, missing: [] },
  leftOut: [],
  waiting: [
    {
      title: '제주 감귤 1편',
      uploadAt: at,
      zone: 'Asia/Seoul',
      onSilence: 'skip',
      targets: [{ platform: 'instagram', type: 'reels' }],
      caption: '오늘 딴 감귤이에요.',
      hashtags: ['감귤'],
      posterUrl: null,
      token: 'TOKEN-1',
    },
  ],
  moreWaiting: 0,
  plan: [
    { at, zone: 'Asia/Seoul', title: '감귤 & 겨울', networks: ['instagram', 'youtube'], isMaking: false },
    {
      at: new Date('2026-12-03T10:00:00Z'),
      zone: 'Asia/Seoul',
      title: '감귤 & 겨울',
      networks: ['tiktok'],
      isMaking: true,
    },
  ],
  problems: [],
}

const renewal = {
  kind: 'coming',
  planType: 1,
  uploadService: true,
  at,
  total: 48_000,
  currency: 'KRW',
} as const

describe.each(['ko', 'en'] as const)('the digest in %s', (lang) => {
  const mailOf = (more: Partial<DigestFacts> = {}) => {
    const letter = digestLetter({ ...facts, ...more }, { lang, publicUrl, token: 'OFF' })
    const mail = writeMail({ publicUrl, company: null }, lang, letter)
    expectWholeMail(mail, lang)
    return mail
  }

  it('says the week behind in one sentence, with what is known alone', () => {
    expect(mailOf().text).toMatch(/1,234.*56/)
    const uncounted = mailOf({ figures: null }).text
    expect(uncounted).toContain(
      lang === 'ko' ? '게시물 4개가 올라갔어요. 조회수는 아직' : 'last week: 4. View counts aren’t in yet',
    )
    expect(mailOf({ figures: { views: 7, interactions: null, missing: [] } }).text).not.toMatch(
      /반응|reaction/,
    )
    expect(mailOf({ seen: 0, figures: null }).text).toMatch(/올라간 게시물이 없어요|Nothing was posted/)
    expect(mailOf({ seen: 0 }).text).toContain('1,234')
  })

  it('says which networks have not told all of their figures yet, where any figures are said', () => {
    const figures = { views: 1234, interactions: 56, missing: ['tiktok'] } as const
    const said = lang === 'ko' ? '더 늘어날 수 있어요: 틱톡.' : 'so these may grow: TikTok.'
    expect(mailOf({ figures }).text).toContain(said)
    expect(mailOf({ seen: 0, figures: { ...figures, views: 0 } }).text).not.toContain(said)
    expect(mailOf().text).not.toContain(said)
  })

  it('says how many posts of the week behind were left out, and why', () => {
    const leftOut = [
      { reason: 'not-approved', count: 2 },
      { reason: 'no-credit', count: 1 },
    ] as const
    expect(mailOf({ leftOut }).text).toContain(
      lang === 'ko'
        ? '올라가지 않은 게시물이 3개 있어요: 승인하지 않아서 2개, 크레딧이 모자라서 1개.'
        : 'Posts that didn’t go out: 3 (2 not approved in time, 1 for lack of credits).',
    )
    expect(mailOf().text).not.toMatch(/올라가지 않은 게시물|didn’t go out/)
  })

  it('lists the week ahead by its own clock, with a link for what waits', () => {
    const { text } = mailOf()
    expect(text).toContain(`${publicUrl}/approval/TOKEN-1?do=approve`)
    expect(text).toContain(
      lang === 'ko'
        ? '12월 3일 (목) 19:00: 감귤 & 겨울 · 틱톡 · 준비 중'
        : 'Thu, December 3, 19:00: 감귤 & 겨울 · TikTok · not made yet',
    )
    expect(mailOf({ plan: [], waiting: [] }).text).toMatch(/예정된 게시물이 없어요|Nothing is planned/)
  })

  it('counts what is too much to list', () => {
    const [one] = facts.plan
    const plan = one ? Array.from({ length: 23 }, () => one) : []
    const { text } = mailOf({ plan, moreWaiting: 8 })
    expect(text).toMatch(/그 밖에 3개가|And 3 more/)
    expect(text).toContain('8')
  })

  it.each([
    [{ kind: 'link', network: 'instagram', name: '하늘', endsAt: null }, '/upload/account/all'],
    [{ kind: 'link', network: 'tiktok', name: '하늘', endsAt: at }, '/upload/account/all'],
    [{ kind: 'failed', postId: 'p1', title: '봄' }, '/upload/posts/p1'],
    [{ kind: 'credits', left: 1, need: 3 }, '/account/credits'],
    ...(['failed', 'coming', 'ending'] as const).map(
      (kind) => [{ kind: 'renewal', renewal: { ...renewal, kind } }, '/account/payments'] as const,
    ),
    ...campaignStops.map(
      (stop) => [{ kind: 'stopped', campaignId: 'c1', title: '감귤', stop }, '/upload/campaigns/c1'] as const,
    ),
  ] satisfies (readonly [Problem, string])[])(
    'says what is to be mended with the way to do it: %j',
    (problem, path) => {
      const { text } = mailOf({ problems: [problem] })
      expect(text).toMatch(/확인이 필요해요|Needs your attention/)
      expect(text).toContain(`${publicUrl}${path}`)
      expect(mailOf().text).not.toContain(`${publicUrl}${path}`)
    },
  )

  it('says what is charged for which plan, and when', () => {
    const textOf = (kind: ComingRenewal['kind']) =>
      mailOf({ problems: [{ kind: 'renewal', renewal: { ...renewal, kind } }] }).text
    const said =
      lang === 'ko'
        ? ['베이직 (월간) + SNS 업로드', '2026년 12월 1일', '48,000원']
        : ['Basic (monthly) + Social upload', 'December 1, 2026', '₩48,000']
    for (const words of said)
      for (const kind of ['failed', 'coming'] as const) expect(textOf(kind)).toContain(words)
    expect(textOf('ending')).not.toContain(said[2])
  })

  it('says why it came, and how to have no more of it', () => {
    expect(mailOf().text).toContain(`${publicUrl}/digest/OFF`)
  })
})
