import { expect, it } from 'vitest'

import type { FoundPost } from '../shown/store.ts'
import { csvHead, csvLine } from './csv.ts'

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

const now = new Date('2026-11-03T03:00:00Z')

it('tells nothing from what nobody knows', () => {
  const head = csvHead('ko').trimEnd().split(',')
  const [, after = ''] = csvLine(post, 'ko', now).split('#소금빵 #망원동,')
  expect(head.slice(6, 13)).toEqual(['조회', '도달', '좋아요', '댓글', '공유', '저장', '참여율'])
  expect(after.split(',').slice(0, 7)).toEqual(['0', 'n/a', '3', 'n/a', 'n/a', 'n/a', 'n/a'])
})

it('wraps commas and quotes, in the owner’s words', () => {
  expect(csvLine(post, 'ko', now)).toMatch(/^2026-11-01 12:00,틱톡,/)
  expect(csvLine(post, 'ko', now)).toContain('"갓 구운 ""소금빵"", 오늘만"')
  expect(csvLine(post, 'en', now)).toContain('TikTok')
})

it('lets no caption be worked out as a formula', () => {
  for (const caption of ['=HYPERLINK(1)', '+82 2 123', '-1+2', '@SUM(A1)', '\tx'])
    expect(csvLine({ ...post, caption }, 'ko', now)).toContain(`'${caption}`)
})
