import { network } from '../post/network.ts'

const anyShape = ['9:16', '1:1', '16:9', '4:5'] as const
const file = {
  mostBytes: 256 * 1024 ** 3,
  framesPerSecond: { least: 1, most: 60 },
  leastSize: { width: 144, height: 144 },
  hasCaption: true,
}

/** YouTube Data API v3. A Short is told by its shape and length alone, up to three minutes since 2024-10-15. */
export const youtube = network({
  id: 'youtube',
  name: { ko: '유튜브', en: 'YouTube' },
  mark: {
    filled:
      'M6 4.5h12A4.5 4.5 0 0 1 22.5 9v6a4.5 4.5 0 0 1-4.5 4.5H6A4.5 4.5 0 0 1 1.5 15V9A4.5 4.5 0 0 1 6 4.5Zm3.8 4.1v6.8a.5.5 0 0 0 .76.43l5.5-3.4a.5.5 0 0 0 0-.86l-5.5-3.4a.5.5 0 0 0-.76.43Z',
  },
  home: 'https://studio.youtube.com',
  place: { ko: '채널', en: 'channel' },
  kinds: {
    shorts: {
      name: { ko: '쇼츠', en: 'Shorts' },
      ratios: ['9:16', '1:1'],
      seconds: { least: 1, most: 180 },
      ...file,
    },
    video: {
      name: { ko: '동영상', en: 'Video' },
      ratios: anyShape,
      seconds: { least: 1, most: 43_200 },
      ...file,
    },
  },
  caption: { unit: 'bytes', most: 5_000 },
  title: { unit: 'characters', most: 100 },
  forbidden: ['<', '>'],
  hashtags: { most: 10, advised: 8 },
  settings: [
    {
      id: 'privacy',
      type: 'choice',
      label: { ko: '공개 범위', en: 'Who can watch' },
      help: null,
      limitedByAccount: false,
      options: [
        { id: 'public', label: { ko: '전체 공개', en: 'Everyone' } },
        { id: 'unlisted', label: { ko: '링크가 있는 사람', en: 'Anyone with the link' } },
        { id: 'private', label: { ko: '나만', en: 'Only me' } },
      ],
      preset: 'public',
    },
    {
      id: 'madeForKids',
      type: 'switch',
      label: { ko: '아동용 동영상이에요', en: 'This video is made for kids' },
      help: {
        ko: '아동용으로 올리면 댓글을 받을 수 없어요.',
        en: 'Videos made for kids take no comments.',
      },
      limitedByAccount: false,
      preset: false,
      isRequired: false,
    },
  ],
  conflicts: [],
  dailyPosts: null,
  refusesMark: false,
  refusesRepeats: true,
  linkHelp: {
    nothing: [
      {
        ko: '유튜브에 로그인하고, 프로필 사진 → 「채널 만들기」를 눌러요.',
        en: 'Sign in to YouTube, press your picture → “Create a channel”.',
      },
      {
        ko: '다시 연결하면서, 채널이 있는 구글 계정을 골라요.',
        en: 'Connect again and choose the Google account that has the channel.',
      },
    ],
    permissions: [
      { ko: '구글 화면에서 「모두 선택」에 체크해요.', en: 'On Google’s screen tick “Select all”.' },
      { ko: '「계속」을 누르면 여기로 돌아와요.', en: 'Press “Continue”, and you come back here.' },
    ],
  },
  warnsBeforeEnd: false,
})
