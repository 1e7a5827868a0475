import { network } from '../post/network.ts'

const vertical = ['9:16'] as const

/** Facebook Pages: Graph API v26.0, guides on Reels (2026-07-30), Page stories (2026-05-06) and Page videos. */
export const facebook = network({
  id: 'facebook',
  name: { ko: '페이스북', en: 'Facebook' },
  mark: {
    filled:
      'M12 2a10 10 0 0 0-1.6 19.87v-7.1H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.4h-1.2c-1.25 0-1.6.75-1.6 1.55V12h2.7l-.43 2.77H13.6v7.1A10 10 0 0 0 12 2Z',
  },
  home: 'https://www.facebook.com',
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
      lastsHours: 24,
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
  linkHelp: {
    nothing: [
      {
        ko: '페이스북에서 페이지를 만들어요. 개인 프로필에는 올릴 수 없어요.',
        en: 'Create a Page on Facebook. Nothing can be posted to a personal profile.',
      },
      {
        ko: '남이 만든 페이지라면 내 계정에 콘텐츠 권한을 달라고 해요.',
        en: 'If somebody else made the Page, ask them for access to its content.',
      },
      {
        ko: '다시 연결하면서, 올릴 페이지를 골라 체크해요.',
        en: 'Connect again and tick the Page that you want to post to.',
      },
    ],
    permissions: [
      { ko: '페이스북 화면에서 「설정 수정」을 눌러요.', en: 'On Facebook’s screen press “Edit settings”.' },
      {
        ko: '올릴 페이지를 고르고, 스위치를 모두 켜 둬요.',
        en: 'Choose your Page and leave every switch on.',
      },
      { ko: '「저장」을 누르면 여기로 돌아와요.', en: 'Press “Save”, and you come back here.' },
    ],
  },
  warnsBeforeEnd: true,
})
