import type { Dialog } from '../networks/dialog.ts'
import type { Room } from '../networks/room.ts'
import type { Words } from '../page/words.ts'

const auth = 'https://www.googleapis.com/auth/'
const prompts = new Set(['none', 'consent', 'select_account'])

const scopes: Record<string, Words> = {
  [`${auth}youtube.upload`]: { ko: 'YouTube 동영상 올리기', en: 'Upload YouTube videos' },
  [`${auth}youtube.readonly`]: { ko: 'YouTube 계정 보기', en: 'View your YouTube account' },
  [`${auth}youtube`]: { ko: 'YouTube 계정 관리', en: 'Manage your YouTube account' },
  [`${auth}youtube.force-ssl`]: {
    ko: '동영상, 평가, 댓글, 자막 보기와 수정, 삭제',
    en: 'See, edit and delete videos, ratings, comments and captions',
  },
  [`${auth}yt-analytics.readonly`]: { ko: 'YouTube 분석 보고서 보기', en: 'View YouTube Analytics reports' },
  [`${auth}yt-analytics-monetary.readonly`]: {
    ko: '수익이 담긴 분석 보고서 보기',
    en: 'View monetary YouTube Analytics reports',
  },
  [`${auth}userinfo.profile`]: { ko: '이름과 프로필 사진 보기', en: 'See your name and picture' },
  [`${auth}userinfo.email`]: { ko: '이메일 주소 보기', en: 'See your email address' },
  openid: { ko: '누구인지 알기', en: 'Know who you are' },
}

/** Google's consent, where a person chooses one of the channels. */
export function consentDialog({ accounts }: Room): Dialog {
  return {
    network: 'youtube',
    name: { ko: '구글 (유튜브)', en: 'Google (YouTube)' },
    path: '/networks/accounts.google.com/o/oauth2/v2/auth',
    clientParam: 'client_id',
    scopes,
    separator: /\s+/,
    fixed: ['openid', `${auth}userinfo.profile`, `${auth}userinfo.email`],
    accountsOf: ({ id }) => accounts.of('youtube').filter(({ owner }) => owner === id),
    single: true,
    takesNobody: true,
    denied: { error: 'access_denied' },
    codeLifeMs: 10 * 60_000,
    tail: '',
    refuses(query) {
      const access = query.get('access_type') ?? 'online'
      if (access !== 'online' && access !== 'offline') return 'Error 400: invalid_request (access_type)'
      if (!(query.get('prompt') ?? 'consent').split(' ').every((prompt) => prompts.has(prompt)))
        return 'Error 400: invalid_request (prompt)'
      const method = query.get('code_challenge_method') ?? 'plain'
      if (query.has('code_challenge') && method !== 'S256' && method !== 'plain')
        return 'Error 400: invalid_request (code_challenge_method)'
      return null
    },
  }
}
