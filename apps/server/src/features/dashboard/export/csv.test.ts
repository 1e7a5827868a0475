import { expect, it } from 'vitest'

import type { FoundPost } from '../shown/store.ts'
import { csvHead, csvLine } from './csv.ts'

const now = new Date('2026-11-03T03:00:00Z')
const post = {
  network: 'tiktok',
  kind: 'video',
  title: '',
  caption: '갓 구운 "소금빵", 오늘만',
  tags: ['소금빵', '망원동'],
  publishedAt: new Date('2026-11-01T03:00:00Z'),
  readAt: null,
  goneAt: null,
  views: 0,
  reach: null,
  likes: 3,
  comments: null,
  shares: null,
  saves: null,
  rate: null,
  url: null,
} as unknown as FoundPost
const line = (lang: 'ko' | 'en', caption = post.caption) =>
  csvLine(
    { post: { ...post, caption }, title: '골지 니트 비니', account: '민트 베이커리' },
    { lang, zone: lang === 'ko' ? 'Asia/Seoul' : 'America/New_York' },
    now,
  )

it('tells nothing from what nobody knows', () => {
  const head = csvHead({ lang: 'ko', zone: 'Asia/Seoul' }).trimEnd().split(',')
  const [, after = ''] = line('ko').split('#소금빵 #망원동,')
  expect(head.slice(7, 14)).toEqual(['조회수', '도달', '좋아요', '댓글', '공유', '저장', '참여율'])
  expect(after.split(',').slice(0, 7)).toEqual(['0', 'n/a', '3', 'n/a', 'n/a', 'n/a', 'n/a'])
})

it('says when on its owner’s clock, and whose that is', () => {
  expect(line('ko')).toMatch(/^2026-11-01 12:00,/)
  expect(csvHead({ lang: 'ko', zone: 'Asia/Seoul' })).toMatch(/^올린 시각 \(Asia\/Seoul\),/)
  expect(line('en')).toMatch(/^2026-10-31 23:00,/)
  expect(csvHead({ lang: 'en', zone: 'America/New_York' })).toContain(',Last updated (America/New_York),')
})

it('wraps commas and quotes, in the owner’s words', () => {
  expect(line('ko')).toMatch(/^2026-11-01 12:00,틱톡,민트 베이커리,[^,]+,골지 니트 비니,/)
  expect(line('ko')).toContain('"갓 구운 ""소금빵"", 오늘만"')
  expect(line('en')).toContain('TikTok')
})

it('lets no caption be worked out as a formula', () => {
  for (const caption of ['=HYPERLINK(1)', '+82 2 123', '-1+2', '@SUM(A1)', '\tx'])
    expect(line('ko', caption)).toContain(`'${caption}`)
})
