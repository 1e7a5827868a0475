import { network } from './network.ts'

const vertical = ['9:16'] as const

/** Facebook Pages: Graph API v26.0, guides on Reels (2026-07-30), Page stories (2026-05-06) and Page videos. */
export const facebook = network({
  id: 'facebook',
  name: { ko: '페이스북', en: 'Facebook' },
  place: { ko: '페이지', en: 'Page' },
  kinds: {
    reels: {
      name: { ko: '릴스', en: 'Reels' },
      ratios: vertical,
      seconds: { least: 3, most: 90 },
      mostBytes: 1024 ** 3,
      framesPerSecond: { least: 24, most: 60 },
      leastSize: { width: 540, height: 960 },
      hasCaption: true,
    },
    video: {
      name: { ko: '동영상', en: 'Video' },
      // A vertical video sent this way may stay a draft: those go out as Reels.
      ratios: ['1:1', '16:9', '4:5'],
      seconds: { least: 1, most: 14_400 },
      mostBytes: 2 * 1024 ** 3,
      framesPerSecond: { least: 1, most: 60 },
      leastSize: { width: 120, height: 120 },
      hasCaption: true,
    },
    story: {
      name: { ko: '스토리', en: 'Story' },
      ratios: vertical,
      seconds: { least: 3, most: 60 },
      mostBytes: 1024 ** 3,
      framesPerSecond: { least: 24, most: 60 },
      leastSize: { width: 540, height: 960 },
      hasCaption: false,
    },
  },
  caption: { unit: 'characters', most: 2_200 },
  title: null,
  forbidden: [],
  hashtags: { most: 10, advised: 8 },
  settings: [],
  conflicts: [],
  dailyPosts: 30,
  refusesMark: false,
  warnsBeforeEnd: true,
})
