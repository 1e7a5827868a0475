import type { TemplateCard } from '@clipmint/contract'
import type { Category, Template } from '@clipmint/film'
import type { Localized } from '@clipmint/kit'

import { wordsOf } from './keys.ts'

/** What a template is called by those who look for its kind, beside its own words; folded. */
export function namesOf({ categories, moods }: Pick<TemplateCard, 'categories' | 'moods'>): string[] {
  return said([
    ...categories.flatMap((category) => categoryNames[category] ?? []),
    // Only what it is mainly for: a template that also suits a class is no lesson.
    ...categories.slice(0, MAIN).flatMap((category) => synonyms[category] ?? []),
    ...moods.flatMap((mood) => moodNames[mood] ?? []),
  ])
}

/** Other words for what some words speak of; folded. */
export function kinOf(words: readonly string[]): string[] {
  const spoken = new Set(words)
  return said(kin.filter(({ of }) => of.some((word) => spoken.has(word))))
}

function said(names: readonly Localized[]): string[] {
  return [...new Set(names.flatMap(({ ko, en }) => wordsOf(`${ko} ${en}`)))]
}

/** So many of a template's first categories are what it is mainly for. */
const MAIN = 2

/** What each category is called; a template is found by those of all its own. */
const categoryNames: Readonly<Record<string, Localized>> = {
  shop: { ko: '가게 매장 쇼핑', en: 'shop store' },
  cafe: { ko: '카페 커피', en: 'cafe coffee' },
  food: { ko: '음식 맛집 식당', en: 'food restaurant' },
  salon: { ko: '미용실 뷰티', en: 'salon beauty' },
  gym: { ko: '헬스 운동 피트니스', en: 'gym fitness' },
  clinic: { ko: '병원 의원', en: 'clinic' },
  class: { ko: '클래스', en: 'class' },
  stay: { ko: '숙소 호텔 펜션', en: 'hotel stay' },
  online: { ko: '온라인 쇼핑몰', en: 'online shop' },
  sale: { ko: '세일 할인', en: 'sale discount' },
  new: { ko: '신상 신제품', en: 'new arrival' },
  review: { ko: '후기 리뷰', en: 'review' },
  event: { ko: '이벤트 행사', en: 'event' },
  season: { ko: '시즌', en: 'season' },
  recruiting: { ko: '모집 채용 구인', en: 'recruiting hiring' },
  notice: { ko: '공지 안내', en: 'notice' },
} satisfies Record<Category, Localized>

/** What else owners type for what they run and what they tell. */
const synonyms: Readonly<Record<string, Localized>> = {
  shop: { ko: '상점 소품', en: 'boutique' },
  cafe: { ko: '커피숍 커피점 디저트 음료', en: 'coffeehouse dessert drinks' },
  food: {
    ko: '음식점 치킨 피자 분식 고깃집 술집 호프 주점 포차 배달 한식 중식 일식',
    en: 'chicken pizza bar pub diner delivery',
  },
  salon: { ko: '헤어샵 네일 네일샵 화장품 메이크업 속눈썹 왁싱', en: 'hair nails makeup cosmetics lashes' },
  gym: { ko: '헬스장 요가 필라테스 체육관 크로스핏 태권도', en: 'yoga pilates crossfit workout training' },
  clinic: {
    ko: '치과 한의원 피부과 내과 안과 소아과 정형외과',
    en: 'dentist dental doctor hospital medical',
  },
  class: { ko: '수업 강의 레슨 학원 교습소 과외', en: 'lesson academy course tutoring' },
  stay: { ko: '게스트하우스 민박 모텔 리조트 한옥', en: 'guesthouse motel resort' },
  online: { ko: '온라인몰 스마트스토어 자사몰', en: 'ecommerce webshop' },
  sale: { ko: '특가 반값 행사가', en: 'deal offer' },
  new: { ko: '신상품 신메뉴 출시', en: 'launch' },
  review: { ko: '리뷰 평점 추천', en: 'reviews testimonial' },
  event: { ko: '기념일 축제', en: 'festival' },
  season: { ko: '계절', en: 'seasonal' },
  recruiting: { ko: '알바 아르바이트 직원', en: 'job staff parttime' },
  notice: { ko: '안내문 알림', en: 'announcement' },
} satisfies Record<Category, Localized>

const moodNames: Readonly<Record<string, Localized>> = {
  bold: { ko: '굵은 강렬한', en: 'bold' },
  calm: { ko: '차분한 잔잔한', en: 'calm' },
  elegant: { ko: '우아한 고급스러운', en: 'elegant' },
  playful: { ko: '귀여운 발랄한', en: 'playful' },
  warm: { ko: '따뜻한 포근한', en: 'warm' },
  tech: { ko: '테크 세련된', en: 'tech' },
  sale: { ko: '세일 할인', en: 'sale' },
  minimal: { ko: '미니멀 깔끔한', en: 'minimal' },
} satisfies Record<Template['moods'][number], Localized>

/** Words that speak of one thing: who says one of `of` is found by the others too. */
const kin: readonly (Localized & { of: readonly string[] })[] = [
  { of: ['반려동물', '동물병원'], ko: '강아지 고양이 애견 애묘 펫', en: 'dog dogs cat cats puppy kitten' },
  { of: ['동물병원'], ko: '수의사', en: 'veterinary' },
  { of: ['신발', '운동화'], ko: '신발 운동화 구두', en: 'shoes sneakers footwear' },
  { of: ['주얼리', '반지'], ko: '보석 귀금속 액세서리 목걸이', en: 'jewelry jewellery accessories' },
  { of: ['옷', '빈티지', '구제', '코트', '니트'], ko: '의류 옷가게 패션', en: 'fashion clothing apparel' },
  { of: ['개업'], ko: '오픈 그랜드오픈 신장개업', en: 'open grand' },
  { of: ['피부', '뷰티', '피부과'], ko: '화장품 코스메틱 스킨케어', en: 'cosmetics skincare' },
  { of: ['맥주', '와인', '야식'], ko: '술집 호프 주점', en: 'bar pub' },
  { of: ['빵집'], ko: '베이커리 제과점', en: 'bakery bread' },
  { of: ['꽃집', '꽃다발'], ko: '플라워', en: 'flower flowers' },
  { of: ['사진관'], ko: '스튜디오 프로필', en: 'photography' },
  { of: ['가구', '인테리어'], ko: '소파 리모델링', en: 'sofa remodeling' },
]
