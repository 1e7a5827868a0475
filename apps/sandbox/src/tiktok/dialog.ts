import type { Dialog } from '../networks/dialog.ts'
import type { Room } from '../networks/room.ts'
import type { Words } from '../page/words.ts'

export const scopes: Record<string, Words> = {
  'user.info.basic': { ko: '프로필 이름과 사진 보기', en: 'Read your name and picture' },
  'user.info.profile': { ko: '프로필 정보 보기', en: 'Read your profile' },
  'user.info.stats': {
    ko: '팔로워, 좋아요, 동영상 수 보기',
    en: 'Read your counts of followers, likes and videos',
  },
  'video.list': { ko: '공개 동영상 보기', en: 'Read your public videos' },
  'video.publish': { ko: '동영상 게시하기', en: 'Post videos' },
  'video.upload': { ko: '초안으로 동영상 보내기', en: 'Share videos as drafts' },
}

/** TikTok's consent: one login is one creator. */
export function consentDialog({ accounts }: Room): Dialog {
  return {
    network: 'tiktok',
    name: { ko: '틱톡', en: 'TikTok' },
    path: '/networks/www.tiktok.com/v2/auth/authorize/',
    clientParam: 'client_key',
    scopes,
    separator: /,/,
    fixed: ['user.info.basic'],
    accountsOf: ({ id }) => accounts.of('tiktok').filter(({ owner }) => owner === id),
    single: true,
    denied: { error: 'access_denied', error_description: 'User cancelled the authorization', errCode: '-2' },
    codeLifeMs: 10 * 60_000,
    tail: '',
    refuses(query) {
      const back = new URL(query.get('redirect_uri') ?? '')
      if (back.search !== '' || back.hash !== '') return 'redirect_uri'
      const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(back.hostname)
      if (back.protocol !== 'https:' && !isHere) return 'redirect_uri'
      if (query.has('code_challenge') && query.get('code_challenge_method') !== 'S256')
        return 'code_challenge'
      return query.get('state') ? null : 'state'
    },
  }
}
