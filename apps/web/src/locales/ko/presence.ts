/** One video open in several places. */
export const presence = {
  elsewhere: '다른 곳에서 편집 중',
  elsewhereNote: '둘 다 고쳐도 잃는 것은 없어요. 한 곳에서만 고치면 더 편해요.',
  view: '보기만 하기',
  takeOver: '여기에서 편집',
  viewing: '여기에서는 보기만 해요',
  viewingNote: '다른 곳에서 고친 내용이 여기에도 보여요.',
}
