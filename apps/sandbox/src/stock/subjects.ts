import type { Motif } from './draw/motifs.ts'

/** What the library has pictures of: how they are drawn, and the words that find them. */
export type Subject = { id: string; motif: Motif; ko: readonly string[]; en: readonly string[] }

export const subjects: readonly Subject[] = [
  {
    id: 'coffee',
    motif: 'cup',
    ko: ['커피', '카페', '라떼', '원두', '차'],
    en: ['coffee', 'cafe', 'latte', 'drink', 'tea'],
  },
  {
    id: 'flower',
    motif: 'flower',
    ko: ['꽃', '꽃다발', '봄', '화분'],
    en: ['flower', 'bouquet', 'spring', 'bloom'],
  },
  {
    id: 'beach',
    motif: 'sea',
    ko: ['바다', '해변', '여름', '여행', '펜션'],
    en: ['beach', 'sea', 'summer', 'travel'],
  },
  {
    id: 'mountain',
    motif: 'hills',
    ko: ['산', '자연', '숲', '풍경', '캠핑'],
    en: ['mountain', 'nature', 'forest', 'landscape'],
  },
  {
    id: 'city',
    motif: 'city',
    ko: ['도시', '거리', '야경', '서울', '건물'],
    en: ['city', 'street', 'night', 'building'],
  },
  {
    id: 'fruit',
    motif: 'fruit',
    ko: ['과일', '귤', '감귤', '사과', '딸기', '잼'],
    en: ['fruit', 'tangerine', 'apple', 'strawberry', 'jam'],
  },
  {
    id: 'plant',
    motif: 'leaves',
    ko: ['식물', '잎', '나무', '유기농', '초록'],
    en: ['plant', 'leaf', 'green', 'organic'],
  },
  {
    id: 'food',
    motif: 'plate',
    ko: ['음식', '식당', '요리', '빵', '디저트', '케이크'],
    en: ['food', 'restaurant', 'bread', 'dessert', 'cake'],
  },
  {
    id: 'gift',
    motif: 'box',
    ko: ['선물', '상자', '포장', '할인', '이벤트'],
    en: ['gift', 'box', 'present', 'sale'],
  },
  {
    id: 'cosmetics',
    motif: 'bottle',
    ko: ['화장품', '향수', '비누', '뷰티', '병'],
    en: ['cosmetics', 'perfume', 'soap', 'beauty', 'bottle'],
  },
  {
    id: 'light',
    motif: 'bokeh',
    ko: ['배경', '빛', '파티', '크리스마스', '겨울'],
    en: ['background', 'light', 'bokeh', 'party', 'winter'],
  },
]
