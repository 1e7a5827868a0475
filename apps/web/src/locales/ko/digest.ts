/** /digest: the link at the foot of each Monday's mail. */
export const digest = {
  title: '월요일 요약 메일',
  on: '월요일마다 지난주 결과와 이번 주에 올라갈 게시물을 메일로 보내고 있어요.',
  off: '이제 월요일 요약 메일을 보내지 않아요.',
  turnOff: '그만 받기',
  turnOn: '다시 받기',
  endedTitle: '쓸 수 없는 링크예요',
  endedText: 'Clipmint에 로그인한 뒤 위쪽의 종을 누르면 알림 설정에서 끌 수 있어요.',
}
