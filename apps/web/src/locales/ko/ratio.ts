/** The four shapes of a video, in the editor. */
export const ratio = {
  hint: '같은 내용을 다른 비율로 볼 수 있어요.',
  now: '비율 {{ratio}} 바꾸기',
  tall: '릴스·쇼츠',
  portrait: '피드 세로',
  square: '정사각',
  wide: '가로',
  forPosts: '자동 업로드용',
  sibling: '따로 만들기',
  siblingNote: '따로 만들면 지금 영상은 그대로 있고, 새 영상이 하나 더 생겨요.',
  siblingOf: '{{ratio}} 영상 따로 만들기',
  siblingMade: '{{ratio}} 영상을 따로 만들었어요.',
  siblingOpen: '열기',
  shrunk: '작아진 글 {{count}}곳',
  cut: '많이 잘린 사진 {{count}}곳',
}
