import type { LanguageCode } from '@clipmint/kit'

type Manner = {
  name: string
  /** The longest that a line may be, in characters. */
  headline: number
  sub: number
  title: number
  /** How a good line sounds, said in the language itself. */
  sounds: string
}

/** How each language is written on a video. Lines longer than this are left out. */
export const manners: Readonly<Record<LanguageCode, Manner>> = {
  ko: {
    name: 'Korean',
    headline: 24,
    sub: 30,
    title: 12,
    sounds:
      '자연스러운 해요체로, 광고 문구처럼 짧고 또렷하게 써요. 번역투, 한자어 나열, 과장, 느낌표 남발을 피해요. 명사로 끝나는 짧은 구도 좋아요.',
  },
  en: {
    name: 'English',
    headline: 40,
    sub: 52,
    title: 24,
    sounds:
      'Plain and warm, as a shop owner would say it. Sentence case, short words, no hype, no exclamation marks.',
  },
  id: {
    name: 'Indonesian',
    headline: 40,
    sub: 52,
    title: 24,
    sounds:
      'Bahasa Indonesia yang wajar dan hangat, kalimat pendek, tanpa kata berlebihan dan tanpa tanda seru.',
  },
  vi: {
    name: 'Vietnamese',
    headline: 40,
    sub: 52,
    title: 24,
    sounds:
      'Tiếng Việt tự nhiên, gần gũi, câu ngắn, có dấu đầy đủ, không nói quá và không dùng dấu chấm than.',
  },
}
