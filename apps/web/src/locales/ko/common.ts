/** Words that every page shares. */
export const common = {
  close: '닫기',
  cancel: '취소',
  back: '뒤로',
  retry: '다시 해 보기',
  more: '더 보기',
  save: '저장',
  delete: '삭제',
  leftSoon: '곧 끝나요',
  leftSeconds: '{{count}}초쯤 남았어요',
  leftMinutes: '{{count}}분쯤 남았어요',
  loading: '불러오는 중이에요',
  beta: '베타',
  language: '언어',
  home: '처음으로',
}
