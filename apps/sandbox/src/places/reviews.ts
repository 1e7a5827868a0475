import { type Shop, shops } from './shops.ts'

export type Review = {
  id: string
  nickname: string
  rating: number
  text: string
  /** The day it was written, counted back from today. */
  daysAgo: number
  pictures: number
  hasVideo: boolean
  keyword: string
}

const nicknames = [
  '김나무',
  '이하늘',
  '박바다',
  '최구름',
  '정가을',
  '강노을',
  '조이슬',
  '윤새벽',
  '장마루',
  'tasty_lim',
]
const words: Partial<Record<Shop['type'], readonly string[]>> = {
  restaurant: [
    '국물이 깊고 면이 쫄깃해서 한 그릇을 다 비웠어요. 다음에는 부모님과 오려고요.',
    '점심에 줄이 있었지만 자리가 금방 났어요. 만두 속이 꽉 찼어요.',
    '아이 의자가 있어서 편했어요. 아이도 잘 먹었어요.',
    '들기름 향이 진해요. 양도 넉넉해요.',
  ],
  cafe: [
    '볶는 냄새부터 좋았어요. 필터커피가 깔끔해요.',
    '창가 자리에서 책 읽기 좋았어요. 무화과 타르트는 일찍 가야 있어요.',
    '반려견과 함께 앉을 수 있어서 좋았어요.',
  ],
  hairshop: [
    '두피 상태를 먼저 봐 주셔서 믿음이 갔어요. 머릿결이 달라졌어요.',
    '원하는 기장을 꼼꼼히 물어봐 주셨어요. 손질이 쉬워요.',
    '예약 시간에 바로 시작해서 좋았어요.',
  ],
  accommodation: [
    '아침에 눈 뜨면 바로 바다가 보여요. 빵도 따뜻했어요.',
    '욕조에서 바다를 보며 쉬었어요. 침구가 포근해요.',
    '조용해서 푹 잤어요. 주차도 편했어요.',
  ],
}
const keywords = ['음식이 맛있어요', '친절해요', '매장이 청결해요', '사진이 잘 나와요']

/**
 * A shop's reviews, the newest first: every sixth has no picture, every seventh a clip beside its pictures; of a small
 * shop one has a clip, and none two pictures.
 */
export function reviewsOf(shop: Shop): Review[] {
  const said = words[shop.type] ?? ['설명을 잘해 주셨어요.', '다시 올게요.']
  return Array.from({ length: shop.reviews }, (_, at) => ({
    id: `${shop.id}r${String(at + 1).padStart(3, '0')}`,
    nickname: nicknames[at % nicknames.length] ?? '김나무',
    rating: at % 9 === 8 ? 3 : 5 - (at % 2),
    text: said[at % said.length] ?? '',
    daysAgo: at * 3 + 1,
    pictures: at % 6 === 5 ? 0 : shop.isSmall ? 1 : 1 + (at % 2),
    hasVideo: shop.isSmall ? at === 3 : at % 7 === 3,
    keyword: keywords[at % keywords.length] ?? '',
  }))
}

export const allReviews: ReadonlyMap<string, Review[]> = new Map(
  shops.map((shop) => [shop.id, reviewsOf(shop)]),
)
