import { countChars } from '@clipmint/kit'
import type { LanguageCode } from '@clipmint/kit'

import { isBeforeNoun, withoutObject, withoutSubject, withoutTopic } from '../korean/words.ts'
import { tradeIn } from '../meaning/trades.ts'
import { occasionTag } from '../phrases/occasions.ts'
import type { Point } from '../plan/point.ts'
import type { Story } from '../plan/story.ts'
import { percentOff } from '../prices.ts'
import { cleanName } from '../reading/clean.ts'
import { readers } from '../reading/languages.ts'
import { joins } from '../rewrite/joins.ts'
import type { CaptionFacts } from './types.ts'

/** Words that a hashtag may be joined from; those of a name are the owner's whatever they claim. */
export type TagIdea = { words: string; isName: boolean }

/** A whole name that is longer is no word that anybody looks for. */
const longestName = { hangul: 16, other: 24 }

/** What hashtags can be made of, the best first. */
export function tagIdeas(story: Story, facts: CaptionFacts): TagIdea[] {
  const { name, brief } = story
  const { place, brand, promotion, occasion } = facts
  const [full = '', ...shorter] = name
  const where = districtsOf(place?.address ?? '')
  const trade = tradeOf(full)
  const named = [
    ...(brand === null ? [] : [brand]),
    ...(isShort(full) ? [full] : []),
    ...where
      .slice(0, 1)
      .flatMap((district) => [...(trade === null ? [] : [`${district} ${trade}`]), district]),
    ...shorter,
  ]
  const isSale = promotion !== null && percentOff(promotion.regular, promotion.discount) > 0
  return [
    ...named.map(asName),
    ...(occasion ? [asName(occasionTag(occasion, brief.language))] : []),
    ...(isSale ? [asName(saleWord[brief.language])] : []),
    ...likenessOf(story).map(asSaid),
    ...wordsOf(full, brief.language).map(asName),
    ...nounsOf(story).map(asSaid),
    ...(place?.menu ?? []).map((dish) => asName(dish.name)),
    ...where.slice(1).map(asName),
  ]
}

function isShort(name: string): boolean {
  const most = /[가-힣]/u.test(name) ? longestName.hangul : longestName.other
  return countChars(name.replaceAll(' ', '')) <= most
}

function asName(words: string): TagIdea {
  return { words, isName: true }
}

function asSaid(words: string): TagIdea {
  return { words, isName: false }
}

const saleWord: Readonly<Record<LanguageCode, string>> = {
  ko: '할인',
  en: 'discount',
  id: 'diskon',
  vi: 'giảm giá',
}

/** What any post of ours is, where the owner's words hold no more: they claim nothing of the product. */
export function tagFillers({ language }: { language: LanguageCode }): readonly string[] {
  return fillers[language]
}

const fillers: Readonly<Record<LanguageCode, readonly string[]>> = {
  ko: ['짧은영상', '가게소식', '오늘의소식', '일상', '하루기록'],
  en: ['shortvideo', 'shopnews', 'everyday', 'shopstories', 'shortclip'],
  id: ['videosingkat', 'kabartoko', 'seharihari', 'ceritahariini', 'ceritatoko'],
  vi: ['videongắn', 'tintiệm', 'hằngngày', 'chuyệnhômnay', 'chuyệntiệm'],
}

/** “따뜻한 비니”: what it is like, with its shortest name. */
function likenessOf({ points, name, brief, sameLanguage }: Story): string[] {
  const head = name.at(-1)
  if (!sameLanguage || head === undefined || head.includes(' ')) return []
  return points.flatMap(({ quality }) =>
    quality && !quality.denied && !quality.named && !quality.about.includes(' ')
      ? [joins[brief.language].described(quality.about, head)]
      : [],
  )
}

const telling: ReadonlySet<Point['kind']> = new Set(['material', 'making', 'use', 'benefit'])

/** What it is made of, how and what for, in sentences that deny nothing. */
function nounsOf({ points, brief: { language }, sameLanguage }: Story): string[] {
  if (!sameLanguage) return []
  const { lexicon } = readers[language]
  return points.flatMap(({ kind, variants, source }) => {
    if (!telling.has(kind) || lexicon.denies.test(source.quote)) return []
    return language === 'ko' ? koreanNouns(variants[0] ?? '') : latinNouns(variants, language)
  })
}

/** Words that many a sentence ends with and nobody looks for. */
const plain =
  /^(?:추천|사용|이용|제공|운영|보관|배송|길이|크기|무게|두께|가지|문의|신청|예약|상담|듬뿍|가득|정도|모두|하나|느낌|분들?|사람|우리|저희|당김|총장|모서리|밑단|안쪽|바깥쪽|한잔|여러분|집들|이너)$/u

/** “손으로” of “손으로 빚은 머그” leans on its verb and names nothing. */
const particled = /(?:으로|에서|에게|처럼|보다|[을를])$/u

/** Nouns that carry a particle, and one that ends a phrase: “딸기를”, “수제 딸기잼”. */
function koreanNouns(text: string): string[] {
  const words = text.split(' ').map((word) => word.replace(/,$/u, ''))
  return words.flatMap((word, at) => {
    const last = at === words.length - 1 && !/[요다서게고]$/u.test(word) ? word : null
    const noun = withoutObject(word) ?? withoutTopic(word) ?? withoutSubject(word) ?? last
    return noun !== null && /^[가-힣]{2,8}$/u.test(noun) && !plain.test(noun) ? [noun] : []
  })
}

const links =
  /(?:^|\s)(?:and|or|with|for|of|in|on|to|the|an?|is|are|dan|yang|dengan|untuk|dari|di|và|với|cho|từ|có|là)(?:\s|$)/iu

/** A short saying of two or three words whole, and words that the language knows as a stuff, a craft or an occasion. */
function latinNouns(variants: readonly string[], language: LanguageCode): string[] {
  const { kinds } = readers[language].lexicon
  const short = variants.filter((text) => /^\p{L}+(?: \p{L}+){1,2}$/u.test(text) && !links.test(text))
  const known = kinds
    .filter(([kind]) => kind === 'material' || kind === 'making' || kind === 'use')
    .flatMap(([, words]) => words.exec(variants[0] ?? '')?.[0] ?? [])
    .filter((word) => /^\p{L}{4,}$/u.test(word))
  return [...short.slice(-1), ...(language === 'en' ? known : [])]
}

/** The parts of a Korean address that people look for: 망원동, 마포구. */
function districtsOf(address: string): string[] {
  const parts = address.trim().split(/[\s,]+/u)
  return [/^[가-힣]{2,}(?:동|읍|면)$/u, /^[가-힣]{2,}(?:구|군)$/u, /^[가-힣]{2,}시$/u].flatMap((ending) =>
    parts.filter((part) => ending.test(part)),
  )
}

/** What kind of shop a Korean name says that it is; null where it does not. */
function tradeOf(name: string): string | null {
  return name.split(/\s+/u).flatMap((word) => tradeIn(word) ?? [])[0] ?? null
}

/** Words of a name that mean something by themselves; those of other languages than Korean seldom do. */
function wordsOf(name: string, language: LanguageCode): string[] {
  const words = cleanName(name).split(/[\s·/,+&()[\]-]+/u)
  if (language !== 'ko') return latinNouns([name], language)
  return words.filter(
    (word) =>
      /^[가-힣]{2,}$/u.test(word) && !isBeforeNoun(word) && !plain.test(word) && !particled.test(word),
  )
}
