import type { DigestWords } from '../words.ts'

/** The mail of each Monday. */
export const digest: DigestWords = {
  subject: '{day} 이번 주 게시물과 지난주 결과',
  heading: '이번 주, 이렇게 올라가요',
  last: {
    none: '지난주에는 올라간 게시물이 없어요.',
    seen: '지난주에는 게시물 {posts}개가 올라갔어요. 조회수는 아직 모으고 있어요.',
    counted: '지난주에는 게시물 {posts}개가 올라갔고, 전체 게시물의 조회수는 {views}회였어요.',
    reacted:
      '지난주에는 게시물 {posts}개가 올라갔고, 전체 게시물의 조회수는 {views}회, 반응은 {interactions}개였어요.',
    earlier: '지난주에 새로 올라간 게시물은 없지만, 전에 올린 게시물의 조회수는 {views}회였어요.',
    missing: '아직 다 모으지 못한 숫자가 있어서 더 늘어날 수 있어요: {networks}.',
  },
  leftOut: '올라가지 않은 게시물이 {count}개 있어요: {reasons}.',
  leftOutBecause: {
    'not-approved': '승인하지 않아서 {count}개',
    'campaign-stopped': '캠페인이 멈춰 있어서 {count}개',
    'no-credit': '크레딧이 모자라서 {count}개',
    'not-made': '영상을 제때 만들지 못해서 {count}개',
    outdated: '바뀐 정보를 제때 고치지 못해서 {count}개',
    'promotion-over': '행사가 끝나서 {count}개',
    check: '올리기 전 확인에 걸려서 {count}개',
    missed: '올릴 시간을 놓쳐서 {count}개',
  },
  waiting: '승인을 기다려요',
  waitingMore: '승인을 기다리는 게시물이 {count}개 더 있어요. 캠페인에서 볼 수 있어요.',
  plan: '이번 주 계획',
  planned: '예정된 게시물 {count}개',
  planMore: '그 밖에 {count}개가 더 있어요.',
  noPlan: '이번 주에 예정된 게시물이 없어요.',
  making: '준비 중',
  problems: '확인이 필요해요',
  links: {
    expiring: '{network} 「{name}」 연결이 {day}에 끝나요',
    ended: '{network} 「{name}」 연결이 끝났어요',
    text: '다시 연결해야 이곳에 올릴 수 있어요. 예약해 둔 게시물은 그대로 있어요.',
    action: '다시 연결하기',
  },
  stopped: {
    title: '「{title}」 캠페인이 멈췄어요',
    action: '캠페인 보기',
  },
  failed: {
    title: '올리지 못한 게시물이 있어요: {title}',
    text: '이유를 보고, 못 올린 곳에만 다시 올릴 수 있어요.',
    action: '이유 보기',
  },
  credits: {
    title: 'AI 크레딧이 {left}개 남았어요',
    text: '이번 주 캠페인에는 {need}개가 필요해요. 모자라면 남은 만큼만 만들어요.',
    action: '크레딧 보기',
  },
  renewals: {
    failed: {
      title: '{what} 요금을 결제하지 못했어요',
      text: '{day}에 {total} 결제를 다시 시도해요. 그 전에 카드를 확인하거나 다른 카드로 바꿔 주세요.',
      action: '카드 확인하기',
    },
    coming: {
      title: '{day}에 {what} 정기 결제가 있어요',
      text: '등록한 카드로 {total} 결제할 예정이에요.',
      action: '구독 관리하기',
    },
    ending: {
      title: '{day}에 {what} 구독이 끝나요',
      text: '그 뒤로는 결제하지 않아요. 계속 쓰려면 끝나기 하루 전까지 되돌려 주세요.',
      action: '구독 관리하기',
    },
  },
  action: '게시 캘린더 보기',
  unsubscribe: '이 요약 메일 그만 받기',
  why: '캠페인이나 예약한 게시물이 있어서 월요일마다 보내 드리는 메일이에요.',
}
