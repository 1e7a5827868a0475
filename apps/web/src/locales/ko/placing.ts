/** Automatic placing of pictures in the editor. */
export const placing = {
  place: '자동 배치',
  hint: '모양과 화질을 보고 사진을 알맞은 자리에 놓아요.',
  keepOwn: '내가 고른 것은 그대로',
  done: '{{count}}곳을 바꿨어요',
  nothing: '이미 알맞게 놓여 있어요.',
  noFiles: '놓을 사진이 없어요. 먼저 사진을 올려 주세요.',
  changes: '바뀐 자리',
  was: '전: {{name}}',
  is: '뒤: {{name}}',
  wasEmpty: '전: 비어 있음',
  undo: '되돌리기',
  undone: '자동 배치를 되돌렸어요.',
  goTo: '{{place}} 보기',
}
