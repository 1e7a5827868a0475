import type { Category } from '../template.ts'
import type { Told, WhatFor } from './told.ts'

/** Something that a video announces, which is untrue of an owner who did not say it. */
type Occasion = {
  /** Templates made for it: those of this category first of all, or with such a tag (in English). */
  category: Category | null
  tag: RegExp | null
  /** The owner says it, in Korean, English, Indonesian or Vietnamese, or asks for it by the video's purpose. */
  said: RegExp
  purposes: readonly string[]
}

const occasions: readonly Occasion[] = [
  {
    category: 'recruiting',
    tag: /\bhiring\b|part-time/iu,
    said: /채용|구인|모집|구해요|구합니다|알바|아르바이트|함께 일|같이 일|\bhiring\b|\brecruit|\bjob\b|vacanc|join our team|lowongan|tuyển dụng/iu,
    purposes: [],
  },
  {
    category: 'notice',
    tag: /\bnotice\b|closed days/iu,
    said: /공지|안내 (?:말씀|드)|휴무|쉬어요|쉽니다|영업\s?시간|\bnotice\b|\bclosed\b|opening hours|pengumuman|\btutup\b|thông báo|nghỉ/iu,
    purposes: ['information'],
  },
  {
    category: null,
    tag: /\bmoving\b|\bmoved\b/iu,
    said: /이전|이사|옮겨|옮겼|옮깁|\bmov(?:ed|ing)\b|new address|\bpindah\b|chuyển/iu,
    purposes: [],
  },
  {
    category: null,
    tag: /^opening$/iu,
    said: /개업|오픈|개점|문을 열|문 열어요|\bopening\b|\bopen(?:ed|s)\b|\bbuka\b|khai trương/iu,
    purposes: [],
  },
  {
    category: null,
    tag: /^(?:coupon|ticket|invitation|recital|screening)$/iu,
    said: /쿠폰|도장|적립|입장|초대|공연|연주|상영|티켓|\bcoupon|\bticket|\binvit|\bconcert|\brecital|\bscreening|kupon|tiket|undangan|\bvé\b|phiếu/iu,
    purposes: [],
  },
  {
    category: 'event',
    tag: null,
    said: /행사|이벤트|축제|전시|공연|상영|열려요|열립니다|\bevent|festival|exhibition|\bacara\b|sự kiện/iu,
    purposes: ['promotion'],
  },
  {
    category: 'season',
    tag: null,
    said: /봄|여름|가을|겨울|명절|설날|추석|연말|크리스마스|\bspring\b|\bsummer\b|\bautumn\b|\bwinter\b|christmas|holiday|new year|lebaran|\bmusim\b|\btết\b|\bmùa\b/iu,
    purposes: ['season'],
  },
  {
    category: null,
    tag: /\b(?:sale|discount|deal|closing|limited)\b/iu,
    said: /할인|세일|특가|반값|마감|한정|\bsale\b|discount|% off|\bdeal\b|limited|diskon|obral|giảm giá|khuyến mãi/iu,
    purposes: ['promotion'],
  },
]

/**
 * Tells whether a template may be offered to an owner who says these words: one made to announce something (a job, a
 * closed day, a sale, a festival) only to those who have it to announce. The words are read once for all templates.
 */
export function occasionFitter({ words, purpose }: Told): (card: WhatFor) => boolean {
  const unsaid = occasions.filter(({ said, purposes }) => !purposes.includes(purpose) && !said.test(words))
  return ({ categories, tags }) =>
    !unsaid.some(
      ({ category, tag }) =>
        (category !== null && categories[0] === category) ||
        (tag !== null && tags.some(({ en }) => tag.test(en))),
    )
}
