import type { Language } from './visit.ts'

/** What a poster presses and reads, and who they are at the sandbox's networks. */
export const posterWords = {
  ko: {
    person: '김하늘',
    personId: 'haneul',
    shop: '하늘빵집',
    allow: '허용하고 연결',
    connect: (network: string) => `${network} 연결하기`,
    reconnect: (network: string) => `${network} 다시 연결하기`,
    choose: '여기에 연결하기',
    connected: '연결됨',
    caption: '문구',
    ready: '이대로 올릴 수 있어요',
    postNow: (count: number) => `지금 ${count}곳에 올리기`,
    posted: '올라갔어요',
    seePost: (network: string) => `${network} 게시물 보기`,
  },
  en: {
    person: 'Sam Rivers',
    personId: 'sam',
    shop: 'Rivers Coffee',
    allow: 'Allow and link',
    connect: (network: string) => `Connect ${network}`,
    reconnect: (network: string) => `Reconnect ${network}`,
    choose: 'Connect this one',
    connected: 'Connected',
    caption: 'Caption',
    ready: 'Ready to post',
    postNow: (count: number) => `Post to ${count} place${count === 1 ? '' : 's'} now`,
    posted: 'Posted',
    seePost: (network: string) => `See the post on ${network}`,
  },
} satisfies Record<Language, object>
