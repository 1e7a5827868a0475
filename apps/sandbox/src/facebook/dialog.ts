import type { Dialog } from '../networks/dialog.ts'
import type { Room } from '../networks/room.ts'

const minutes = 60_000

/** Facebook's login dialog, for Pages and for the Instagram accounts that hang on them. */
export function facebookDialog({ accounts }: Room, version: string): Dialog {
  return {
    network: 'facebook',
    name: { ko: '페이스북', en: 'Facebook' },
    path: `/networks/www.facebook.com/${version}/dialog/oauth`,
    clientParam: 'client_id',
    separator: /[,\s]+/,
    fixed: ['public_profile'],
    single: false,
    codeLifeMs: 10 * minutes,
    tail: '',
    denied: {
      error: 'access_denied',
      error_code: '200',
      error_reason: 'user_denied',
      error_description: 'Permissions error',
    },
    accountsOf: (person) =>
      accounts.of('facebook').filter(({ tasks }) => (tasks[person.id] ?? []).length > 0),
    scopes: {
      public_profile: { ko: '이름과 사진 보기', en: 'See your name and picture' },
      pages_show_list: { ko: '관리하는 페이지 보기', en: 'See the Pages you manage' },
      pages_read_engagement: { ko: '페이지의 게시물과 반응 읽기', en: 'Read what is on your Pages' },
      pages_manage_posts: { ko: '페이지에 게시하기', en: 'Publish on your Pages' },
      pages_manage_engagement: { ko: '페이지에 댓글 달기', en: 'Comment on your Pages' },
      publish_video: { ko: '동영상 게시하기', en: 'Publish videos' },
      read_insights: { ko: '페이지의 통계 보기', en: 'See the numbers of your Pages' },
      business_management: { ko: '비즈니스 포트폴리오 보기', en: 'See your business portfolios' },
      instagram_basic: { ko: '인스타그램 계정 보기', en: 'See your Instagram account' },
      instagram_content_publish: { ko: '인스타그램에 게시하기', en: 'Publish on Instagram' },
      instagram_manage_comments: { ko: '인스타그램에 댓글 달기', en: 'Comment on Instagram' },
      instagram_manage_insights: { ko: '인스타그램 통계 보기', en: 'See the numbers of Instagram' },
      instagram_manage_contents: { ko: '인스타그램 게시물 지우기', en: 'Remove posts on Instagram' },
      ads_management: { ko: '광고 관리하기', en: 'Manage ads' },
      ads_read: { ko: '광고 보기', en: 'See ads' },
    },
  }
}
