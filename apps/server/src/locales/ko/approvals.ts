import type { ApprovalWords } from '../words.ts'

/** What is mailed of posts that wait for approval. */
export const approvals: ApprovalWords = {
  ask: {
    one: {
      subject: '「{title}」 게시물을 확인해 주세요',
      heading: '올리기 전에 확인해 주세요',
      text: '캠페인 「{title}」의 영상이 준비됐어요.',
    },
    many: {
      subject: '「{title}」 게시물 {count}개를 확인해 주세요',
      heading: '올리기 전에 {count}개를 확인해 주세요',
      text: '캠페인 「{title}」의 영상 {count}편이 준비됐어요.',
    },
  },
  again: {
    one: {
      subject: '「{title}」 게시물이 바뀌었어요. 다시 확인해 주세요',
      heading: '바뀐 내용을 확인해 주세요',
      text: '캠페인 「{title}」의 게시물이 바뀌었어요. 바뀐 내용을 보고 승인해 주세요.',
    },
    many: {
      subject: '「{title}」 게시물 {count}개가 바뀌었어요. 다시 확인해 주세요',
      heading: '바뀐 {count}개를 확인해 주세요',
      text: '캠페인 「{title}」의 게시물 {count}개가 바뀌었어요. 바뀐 내용을 보고 승인해 주세요.',
    },
  },
  remind: {
    one: {
      subject: '{hours}시간 뒤에 올라갈 「{title}」 게시물이 승인을 기다려요',
      heading: '아직 승인하지 않은 게시물이 있어요',
      text: '캠페인 「{title}」의 게시물이 올라갈 때까지 {hours}시간쯤 남았어요.',
    },
    many: {
      subject: '「{title}」 게시물 {count}개가 승인을 기다려요',
      heading: '아직 승인하지 않은 게시물이 {count}개 있어요',
      text: '캠페인 「{title}」의 첫 게시물이 올라갈 때까지 {hours}시간쯤 남았어요.',
    },
  },
  how: '버튼을 누르면 로그인 없이 확인 화면이 열려요. 그 화면에서 한 번 더 눌러야 반영돼요.',
  silence: {
    skip: '{by}까지 승인하지 않으면 올라가지 않아요.',
    post: '{by}까지 건너뛰지 않으면 그대로 올라가요.',
  },
  when: '올리는 시간',
  where: '올리는 곳',
  caption: '문구',
  approve: '승인하기',
  change: '고치기',
  skip: '건너뛰기',
  open: '게시물 보기',
  why: '올리기 전에 확인받는 캠페인이라서 보내 드리는 메일이에요. 그만 받으려면 캠페인에서 승인을 꺼 주세요.',
}
