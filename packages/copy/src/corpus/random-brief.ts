import { createRandom, currencies, must } from '@clipmint/kit'

import type { ProductBrief } from '../types.ts'
import { shopBriefs } from './shops.ts'

const noise = [
  '🧶', '✨✨', '👩‍👩‍👧', '"정말"', '<b>', "'quoted'", '&', '\\', '!!!', '~~', '^^', 'ㅋㅋㅋ', '…', '1.', '•', '(국내산)',
  '(제주 제외)', '3+1', '12,900원', '₩5,000', '50%', '#신상', 'https://a.kr', '010-1234-5678', '최고', 'No.1', '🇰🇷', '- ', '\n',
  '한 번', '< 5kg', 'the best', 'tidak', 'không', '은', '를', '，', '「」', '\u200b', '①', '5~7일', '2m x 3m', "don't",
] // prettier-ignore

/** A brief stitched from sentences of the shops, noise, and random choices of everything else. */
export function randomBrief(seed: number): ProductBrief {
  const next = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => must(list[Math.floor(next() * list.length)], 'a choice')
  const pieces = shopBriefs.flatMap(({ info }) => info.split(/(?<=[.!?\n])\s*/u))
  const words = shopBriefs.flatMap(({ info }) => info.split(/\s+/u))
  const parts = Array.from({ length: 1 + Math.floor(next() * 9) }, () => {
    const kind = next()
    if (kind < 0.55) return pick(pieces)
    if (kind < 0.75) return pick(noise)
    return Array.from({ length: 1 + Math.floor(next() * 7) }, () => pick(words)).join(' ')
  })
  const currency = pick(currencies)
  return {
    name: next() < 0.8 ? pick(shopBriefs).name : `${pick(noise)} ${pick(words)} ${pick(noise)}`,
    info: parts.join(next() < 0.8 ? ' ' : ''),
    price: next() < 0.3 ? null : { amount: next() < 0.1 ? 0 : Math.floor(next() * 300_000), currency },
    purpose: pick([
      '',
      'new-arrival',
      'promotion',
      'brand',
      'season',
      'everyday',
      '할인 행사',
      '문의 늘리기',
    ]),
    language: pick(['ko', 'ko', 'en', 'id', 'vi'] as const),
    gender: pick(['all', 'male', 'female'] as const),
    ages: next() < 0.5 ? [] : ['20', '30'],
    tone: pick(['informative', 'trustworthy', 'casual', 'professional', 'fun', 'popular'] as const),
    mediaCount: 1 + Math.floor(next() * 30),
  }
}
