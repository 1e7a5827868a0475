import { network, type PostSetting, type SettingCase } from '../post/network.ts'

/** Off until the owner says otherwise, and greyed where the account does not have it: the sharing guidelines ask for both. */
function interaction(id: string, label: PostSetting['label']): PostSetting {
  return { id, type: 'switch', label, help: null, limitedByAccount: true, preset: false, isRequired: false }
}

/** Who is paid by another brand, also beside their own, agrees to more and is labelled otherwise. */
const isBranded: SettingCase = { id: 'disclosure', isOneOf: ['branded', 'both'] }
const asPaid = {
  ko: '동영상에 「유료 파트너십(Paid partnership)」이라고 표시돼요.',
  en: 'Your video will be labeled “Paid partnership”.',
}

/** TikTok's Content Posting API v2, and the guidelines on sharing that its audit holds programs to. */
export const tiktok = network({
  id: 'tiktok',
  name: { ko: '틱톡', en: 'TikTok' },
  mark: {
    filled:
      'M12.3 2.5h3.3a4.9 4.9 0 0 0 4.4 4.4v3.3a8.2 8.2 0 0 1-4.4-1.4v6.5a6.2 6.2 0 1 1-7-6.15v3.4a2.85 2.85 0 1 0 3.7 2.75V2.5Z',
  },
  home: 'https://www.tiktok.com',
  place: { ko: '계정', en: 'account' },
  kinds: {
    video: {
      name: { ko: '동영상', en: 'Video' },
      ratios: ['9:16', '1:1', '16:9', '4:5'],
      seconds: { least: 3, most: 600 },
      // Files beyond it would have to go in parts, which the network refuses to some programs.
      mostBytes: 64_000_000,
      framesPerSecond: { least: 23, most: 60 },
      leastSize: { width: 360, height: 360 },
      hasCaption: true,
    },
  },
  caption: { unit: 'utf16', most: 2_200 },
  title: null,
  forbidden: [],
  hashtags: { most: 10, advised: 5 },
  settings: [
    {
      id: 'privacy',
      type: 'choice',
      label: { ko: '공개 범위', en: 'Who can watch' },
      help: { ko: '틱톡은 직접 고르게 해요.', en: 'TikTok asks you to choose this yourself.' },
      limitedByAccount: true,
      options: [
        {
          id: 'PUBLIC_TO_EVERYONE',
          label: { ko: '모두', en: 'Everyone' },
          whenOff: {
            ko: '비공개 계정이라 「모두」는 고를 수 없어요. 틱톡 앱에서 공개 계정으로 바꾸면 고를 수 있어요.',
            en: 'The account is private, so “Everyone” cannot be chosen. Make it public in the TikTok app first.',
          },
        },
        { id: 'MUTUAL_FOLLOW_FRIENDS', label: { ko: '친구', en: 'Friends' } },
        {
          id: 'FOLLOWER_OF_CREATOR',
          label: { ko: '팔로워', en: 'Followers' },
          whenOff: {
            ko: '「팔로워」는 비공개 계정에서만 고를 수 있어요.',
            en: '“Followers” is for private accounts alone.',
          },
        },
        { id: 'SELF_ONLY', label: { ko: '나만', en: 'Only me' } },
      ],
      preset: null,
    },
    interaction('comment', { ko: '댓글 허용', en: 'Allow comments' }),
    interaction('duet', { ko: '듀엣 허용', en: 'Allow duets' }),
    interaction('stitch', { ko: '이어찍기 허용', en: 'Allow stitches' }),
    {
      id: 'disclosure',
      type: 'choice',
      label: { ko: '광고 표시', en: 'Commercial content' },
      help: {
        ko: '내 가게나 상품을 알리는 영상이면 「내 브랜드」예요.',
        en: 'A video for your own shop or product is “your brand”.',
      },
      limitedByAccount: false,
      options: [
        { id: 'none', label: { ko: '광고가 아니에요', en: 'Not commercial' } },
        {
          id: 'own',
          label: { ko: '내 브랜드', en: 'Your brand' },
          means: {
            ko: '동영상에 「홍보 콘텐츠(Promotional content)」라고 표시돼요.',
            en: 'Your video will be labeled “Promotional content”.',
          },
        },
        {
          id: 'branded',
          label: { ko: '다른 브랜드와의 협찬', en: 'Branded content' },
          means: asPaid,
        },
        { id: 'both', label: { ko: '둘 다 해당해요', en: 'Both of these' }, means: asPaid },
      ],
      preset: null,
    },
    {
      id: 'musicConsent',
      type: 'switch',
      label: {
        ko: '게시하면 틱톡의 음악 사용 확인에 동의하게 돼요',
        en: "By posting, you agree to TikTok's Music Usage Confirmation",
      },
      help: null,
      otherLabel: {
        when: isBranded,
        label: {
          ko: '게시하면 틱톡의 브랜디드 콘텐츠 정책과 음악 사용 확인에 동의하게 돼요',
          en: "By posting, you agree to TikTok's Branded Content Policy and Music Usage Confirmation",
        },
      },
      links: [
        {
          label: { ko: '브랜디드 콘텐츠 정책 보기', en: 'Read the Branded Content Policy' },
          url: 'https://www.tiktok.com/legal/page/global/bc-policy/en',
          when: isBranded,
        },
        {
          label: { ko: '음악 사용 확인 보기', en: 'Read the Music Usage Confirmation' },
          url: 'https://www.tiktok.com/legal/page/global/music-usage-confirmation/en',
        },
      ],
      limitedByAccount: false,
      preset: false,
      isRequired: true,
    },
  ],
  conflicts: isBranded.isOneOf.map((disclosure) => ({
    all: { disclosure, privacy: 'SELF_ONLY' },
    because: {
      ko: '협찬 영상은 「나만」으로 올릴 수 없어요.',
      en: 'Branded content cannot be posted for only you.',
    },
  })),
  dailyPosts: 15,
  refusesMark: true,
  linkHelp: {
    nothing: [
      {
        ko: '틱톡 앱에서 그 계정으로 로그인되는지 확인해요. 정지된 계정은 연결할 수 없어요.',
        en: 'See whether you can sign in to the account in the TikTok app. A suspended account cannot be connected.',
      },
      {
        ko: '다시 연결하면서, 올릴 계정으로 로그인해요.',
        en: 'Connect again and sign in to the account that you want to post to.',
      },
    ],
    permissions: [
      {
        ko: '틱톡 화면에서 「액세스 수정」을 열고 모두 켜요.',
        en: 'On TikTok’s screen open “Edit access” and turn everything on.',
      },
      { ko: '「계속」을 누르면 여기로 돌아와요.', en: 'Press “Continue”, and you come back here.' },
    ],
  },
  warnsBeforeEnd: false,
})
