/** Popups over the pages: announcements and maintenance. */
export const announcements = {
  understood: '확인했어요',
  hideToday: '오늘 다시 보지 않기',
  hideDay: '하루 동안 보지 않기',
  period: '기간',
  detail: '자세히',
  fromTo: '{{from}}부터 {{until}}까지',
  aiBlocked: '이 기간에는 AI 기능을 쓸 수 없어요.',
  unavailable: '지금은 잠시 쓸 수 없어요',
  lookAgain: '다시 확인하기',
}
