/** Having a video made. */
export const render = {
  others: '다른 비율도 함께',
  othersNote: '같은 내용으로 비율마다 영상을 하나씩 더 만들어요.',
  othersStarted: '영상 {{count}}개를 만들기 시작했어요. 내 영상에서 볼 수 있어요.',
  othersFailed: '{{ratios}} 비율은 시작하지 못했어요. 내 영상에서 다시 만들 수 있어요.',
  costMany: '{{count}}개 · {{words}}',
  tooMany: '이번 달에는 {{left}}개까지 더 만들 수 있어요. 비율을 줄여 주세요.',
  aboutSeconds: '{{count}}초쯤',
  aboutMinutes: '{{count}}분쯤',
  watermark: '무료 영상에는 Clipmint 표시가 들어가요.',
  atTheEnd: '다 되면 내 영상의 완성 칸에 들어가고, 바로 내려받을 수 있어요.',
  failedBecause: '영상을 만들지 못했어요. {{reason}}.',
  returned: '횟수는 돌려드렸어요. 다시 만들 수 있어요.',
}
