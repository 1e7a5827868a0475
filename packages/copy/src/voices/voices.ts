import type { ProductBrief } from '../types.ts'
import { englishVoices } from './en.ts'
import { indonesianVoices } from './id.ts'
import { koreanVoices } from './ko.ts'
import { vietnameseVoices } from './vi.ts'
import type { VoicesOf } from './voice.ts'

/** The six tones of each language. */
export const voices: VoicesOf = {
  ko: koreanVoices,
  en: englishVoices,
  id: indonesianVoices,
  vi: vietnameseVoices,
}

/** How the tone that a brief asks for says words: as they are, where their form in it is not certain. */
export function restyledIn({
  language,
  tone,
}: Pick<ProductBrief, 'language' | 'tone'>): (text: string) => string {
  const { restyle } = voices[language][tone]
  return (text) => restyle?.(text, [text]) ?? text
}
