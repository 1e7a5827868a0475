import type { LanguageCode } from '@clipmint/kit'

type Names = Record<LanguageCode, string>

/**
 * How a day that videos are for is called where it is said what they are for: “for {name}”, “이번 {name}엔”. Where other countries keep
 * a day of the same name on another date, it is said whose it is.
 */
const names = {
  'new-year': { ko: '새해', en: 'the New Year', id: 'Tahun Baru', vi: 'năm mới' },
  seollal: { ko: '설날', en: 'Lunar New Year', id: 'Seollal', vi: 'Seollal' },
  valentine: { ko: '밸런타인데이', en: 'Valentine’s Day', id: 'Hari Valentine', vi: 'Lễ Tình nhân' },
  'full-moon': { ko: '정월대보름', en: 'Daeboreum', id: 'Daeboreum', vi: 'Daeboreum' },
  'independence-movement': { ko: '삼일절', en: 'Samiljeol', id: 'Samiljeol', vi: 'Samiljeol' },
  'white-day': { ko: '화이트데이', en: 'White Day', id: 'White Day', vi: 'White Day' },
  'childrens-day': {
    ko: '어린이날',
    en: 'Children’s Day',
    id: 'Hari Anak Korea',
    vi: 'Ngày Thiếu nhi Hàn Quốc',
  },
  'parents-day': {
    ko: '어버이날',
    en: 'Parents Day',
    id: 'Hari Orang Tua Korea',
    vi: 'Ngày Cha Mẹ Hàn Quốc',
  },
  'teachers-day': {
    ko: '스승의 날',
    en: 'Teachers Day',
    id: 'Hari Guru Korea',
    vi: 'Ngày Nhà giáo Hàn Quốc',
  },
  buddha: {
    ko: '부처님오신날',
    en: 'Buddha’s Birthday',
    id: 'Hari Waisak Korea',
    vi: 'Lễ Phật đản Hàn Quốc',
  },
  dano: { ko: '단오', en: 'Dano', id: 'Dano', vi: 'Dano' },
  monsoon: { ko: '장마철', en: 'rainy days', id: 'musim hujan', vi: 'mùa mưa' },
  'first-dog-day': { ko: '초복', en: 'Chobok', id: 'Chobok', vi: 'Chobok' },
  'middle-dog-day': { ko: '중복', en: 'Jungbok', id: 'Jungbok', vi: 'Jungbok' },
  'last-dog-day': { ko: '말복', en: 'Malbok', id: 'Malbok', vi: 'Malbok' },
  chuseok: { ko: '추석', en: 'Chuseok', id: 'Chuseok', vi: 'Chuseok' },
  halloween: { ko: '핼러윈', en: 'Halloween', id: 'Halloween', vi: 'Halloween' },
  pepero: { ko: '빼빼로데이', en: 'Pepero Day', id: 'Hari Pepero', vi: 'Ngày Pepero' },
  csat: { ko: '수능', en: 'exam season', id: 'musim ujian', vi: 'mùa thi' },
  'black-friday': { ko: '블랙프라이데이', en: 'Black Friday', id: 'Black Friday', vi: 'Black Friday' },
  'winter-solstice': { ko: '동지', en: 'Dongji', id: 'Dongji', vi: 'Đông chí' },
  christmas: { ko: '크리스마스', en: 'Christmas', id: 'Natal', vi: 'Giáng sinh' },
  payday: { ko: '월급날', en: 'payday', id: 'hari gajian', vi: 'ngày lĩnh lương' },
  anniversary: {
    ko: '개업 기념일',
    en: 'our anniversary',
    id: 'ulang tahun toko kami',
    vi: 'ngày kỷ niệm của tiệm',
  },
} as const satisfies Record<string, Names>

/** A day that its owner has videos made for. */
export type Occasion = keyof typeof names

export const occasions = Object.keys(names) as Occasion[]

/** What an occasion is called in a language. */
export function occasionName(occasion: Occasion, language: LanguageCode): string {
  return names[occasion][language]
}

/** The same as people look for it. */
export function occasionTag(occasion: Occasion, language: LanguageCode): string {
  return occasionName(occasion, language).replace(/^(?:the|our) | (?:kami|của tiệm)$/u, '')
}

/** In what words something is said to be for an occasion: by its name (“Wool beanie for Chuseok”), and where that stands already. */
export type OccasionWords = { named: (form: string, day: string) => string[]; alone: (day: string) => string }

/** They claim nothing of it: no gift, no custom, no price. */
export const occasionWords: Record<LanguageCode, OccasionWords> = {
  ko: {
    named: (form, day) => [`이번 ${day}엔 ${form}`, `${day}엔 ${form}`],
    alone: (day) => `이번 ${day}에`,
  },
  en: { named: (form, day) => [`${form} for ${day}`], alone: (day) => `For ${day}` },
  id: { named: (form, day) => [`${form} untuk ${day}`], alone: (day) => `Untuk ${day}` },
  vi: { named: (form, day) => [`${form} cho ${day}`], alone: (day) => `Cho ${day}` },
}
