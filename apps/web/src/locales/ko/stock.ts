/** Free pictures and clips in the editor. */
export const stock = {
  tab: '무료 소스',
  search: '무료 사진과 클립 찾기',
  suggestions: '이런 말로 찾아보세요',
  type: '찾을 것',
  type_image: '사진',
  type_video: '클립',
  from: '찾는 곳',
  results: '무료 소스',
  nothing: '「{{words}}」로 찾은 것이 없어요.',
  nothingNote: '더 짧거나 흔한 말로 찾아보세요. 영어로 찾으면 더 많이 나오기도 해요.',
  away: '지금 {{names}}에서는 답이 없어요. 나머지에서 찾은 것을 보여 드려요.',
  usePicture: '{{title}}, {{author}}의 사진 쓰기',
  useClip: '{{title}}, {{author}}의 {{length}} 클립 쓰기',
  copying: '가져오는 중',
  author: '{{author}}, {{provider}}에서 보기 (새 창)',
  creditBy: '{{author}} · {{provider}}',
}
