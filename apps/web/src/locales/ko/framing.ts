/** What is seen of a picture in its place. */
export const framing = {
  title: '사진 다듬기',
  clipTitle: '영상 다듬기',
  ratios: '비율마다 보이는 모습',
  auto: '자동',
  own: '직접 맞춤',
  toAll: '모든 비율에 적용',
  zoomIn: '더 크게',
  zoomOut: '더 작게',
  turn: '90° 돌리기',
  flip: '좌우 뒤집기',
  filter: '색감',
  filterNone: '원래대로',
  filterBright: '밝게',
  filterWarm: '따뜻하게',
  filterCool: '시원하게',
  filterBw: '흑백',
}
