import type { musicMoods } from '@clipmint/contract'

/** What people type when they mean a mood. */
export const moodWords: Record<(typeof musicMoods)[number], readonly string[]> = {
  bright: ['밝은', '환한', '상큼한', 'happy cheerful'],
  upbeat: ['신나는', '경쾌한', '활기찬', 'energetic lively'],
  calm: ['차분한', '잔잔한', '조용한', 'relaxing quiet'],
  warm: ['따뜻한', '포근한', '편안한', 'cozy soft'],
  elegant: ['우아한', '고급스러운', '세련된', 'luxury classy'],
  dark: ['어두운', '강렬한', 'intense moody'],
  tech: ['기술', '미래적인', '깔끔한', 'modern digital'],
  playful: ['귀여운', '장난스러운', '통통 튀는', 'cute fun'],
  urban: ['도시적인', '힙한', '스트릿', 'street hip'],
  retro: ['복고', '레트로', '옛날', 'vintage nostalgic'],
  acoustic: ['어쿠스틱', '자연스러운', '통기타', 'organic natural'],
  cinematic: ['영화 같은', '웅장한', '감동적인', 'epic film'],
  sale: ['세일', '할인', '이벤트', 'promo offer'],
}
