import { expect, it } from 'vitest'

import { seenOf } from './seen.ts'

const post: Parameters<typeof seenOf>[0] = {
  caption: '오늘 끓인 딸기잼이에요.',
  hashtags: ['딸기잼'],
  title: '',
  uploadAt: new Date('2026-12-02T00:00:00Z'),
  videoId: '018f0000-0000-7000-8000-000000000001',
  targets: [{ platform: 'instagram', type: 'reels' }],
}

it('is the same for as long as a post looks the same, whatever else happens to it', () => {
  expect(seenOf({ ...post, uploadAt: new Date(post.uploadAt) })).toBe(seenOf(post))
})

it('is another as soon as words, time, video or places are', () => {
  const others: Partial<typeof post>[] = [
    { caption: '어제 끓인 딸기잼이에요.' },
    { hashtags: [] },
    { title: '딸기잼' },
    { uploadAt: new Date('2026-12-02T01:00:00Z') },
    { videoId: '018f0000-0000-7000-8000-000000000002' },
    { videoId: null },
    { targets: [{ platform: 'instagram', type: 'story' }] },
  ]
  const all = [post, ...others.map((changes) => ({ ...post, ...changes }))]
  expect(new Set(all.map(seenOf)).size).toBe(all.length)
})
