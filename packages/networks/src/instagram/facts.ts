import { network } from '../post/network.ts'

/** Instagram professional accounts: the content publishing guide and its references, Graph API v26.0. */
export const instagram = network({
  id: 'instagram',
  name: { ko: '인스타그램', en: 'Instagram' },
  mark: {
    drawn:
      'M8.5 3h7a5.5 5.5 0 0 1 5.5 5.5v7a5.5 5.5 0 0 1-5.5 5.5h-7A5.5 5.5 0 0 1 3 15.5v-7A5.5 5.5 0 0 1 8.5 3ZM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z',
    filled: 'M17 5.9a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2Z',
  },
  home: 'https://www.instagram.com',
  place: { ko: '프로페셔널 계정', en: 'professional account' },
  kinds: {
    reels: {
      name: { ko: '릴스', en: 'Reels' },
      ratios: ['9:16', '4:5', '1:1', '16:9'],
      seconds: { least: 3, most: 900 },
      mostBytes: 300_000_000,
      framesPerSecond: { least: 23, most: 60 },
      leastSize: { width: 320, height: 320 },
      hasCaption: true,
    },
    story: {
      name: { ko: '스토리', en: 'Story' },
      ratios: ['9:16'],
      seconds: { least: 3, most: 60 },
      mostBytes: 100_000_000,
      framesPerSecond: { least: 23, most: 60 },
      leastSize: { width: 320, height: 320 },
      hasCaption: false,
      lastsHours: 24,
    },
  },
  caption: { unit: 'characters', most: 2_200 },
  title: null,
  forbidden: [],
  // The app has held posts to five since December 2025, where the API's own pages still say thirty.
  hashtags: { most: 10, advised: 5 },
  settings: [],
  conflicts: [],
  // The guide says 100, the references 50: what the account itself says is read before each post.
  dailyPosts: 50,
  refusesMark: false,
  linkHelp: {
    nothing: [
      {
        ko: '인스타그램 앱에서 프로필 → 메뉴 → 「계정 유형 및 도구」를 열어요.',
        en: 'In the Instagram app open your profile → menu → “Account type and tools”.',
      },
      {
        ko: '「프로페셔널 계정으로 전환」을 눌러요. 무료이고 1분이면 돼요.',
        en: 'Press “Switch to professional account”. It is free and takes a minute.',
      },
      { ko: '다 되면 여기에서 다시 연결해요.', en: 'Then connect again from here.' },
    ],
    permissions: [
      {
        ko: '인스타그램 화면에서 스위치를 하나도 끄지 말아요.',
        en: 'On Instagram’s screen turn no switch off.',
      },
      { ko: '「허용」을 누르면 여기로 돌아와요.', en: 'Press “Allow”, and you come back here.' },
    ],
  },
  warnsBeforeEnd: true,
})
