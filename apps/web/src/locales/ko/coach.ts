/** What a newcomer is shown in the editor, once. */
export const coach = {
  text: '글을 바꿔 보세요',
  textNote: '예시 글을 눌러 내 가게 이야기로 고치면 영상에 바로 보여요.',
  media: '내 사진을 넣어요',
  mediaNote: '자리를 고르고 사진이나 클립을 누르면 그 자리에 들어가요.',
  make: '다 됐으면 만들기',
  makeNote: '빠진 것이 있으면 만들기 전에 알려 드려요. 고친 것은 저절로 저장돼요.',
  of: '{{number}} / {{count}}',
  next: '다음',
  skip: '건너뛰기',
  done: '시작하기',
}
