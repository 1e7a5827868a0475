import type { Head } from '../facts/head.ts'
import { lineLimits } from '../line-limits.ts'
import { lengthOf } from '../reading/clean.ts'
import { readAdjective } from './adjectives.ts'
import { advised, asked, ends, isBareVerb, leads, tight } from './heads/clause-heads.ts'
import { chosen, instead, names, only, upTo } from './heads/name-heads.ts'
import { freeOf, named, paid, paired } from './heads/offer-heads.ts'

const { most: MOST } = lineLimits.ko
/** Fewer letters say nothing. */
const LEAST = 4

/** How big words are made, each way with how much they are worth by themselves. */
const rules: readonly (readonly [worth: number, write: (texts: readonly string[]) => Head[]])[] = [
  [3, named],
  [3, instead],
  [2.6, only],
  [2.2, paired],
  [1.6, upTo],
  [1.5, asked],
  [1.2, names],
  [0.8, ends],
  [4, paid],
  [4, chosen],
  [1.4, tight],
  [2, advised],
  [0.4, leads],
  [3, freeOf],
]

const hanging =
  /[가-힣](?:에서|에게|한테|으로|까지|부터|에도|로도|지만|는데|해서|어서|아서|으며|면서|거나|려고|라서|니까|에|와|과|의|고|며|게|해|하)$|[가-힣]{2}[을를]$|[가-힣](?:은|는) 맛$|,$|^(?:그|이|저|또|더|수|것|등|및|안|못)\s/u
const hollow =
  /^(?:있어요|없어요|좋아요|드려요|해요|돼요|것만|거예요|주문만|분만|분들만|하나만|이것만|그것만|조금만|마음만|때만|거만|사용|이용|추가|진행|안내|제공|운영|주문|작업|완성|가능)$/u

/**
 * Big words of four to fourteen letters for a sentence whose last word is in the 해요 style: what it offers by name, what
 * it limits to, what stands instead, its condition as a question, its things and its end, the best first.
 */
export function koreanHeadlines(sentence: string): Head[] {
  const texts = sentence.split(' ')
  const seen = new Set<string>()
  return rules
    .flatMap(([worth, write]) => write(texts).map((head) => ({ ...head, rank: worth + worthOf(head.text) })))
    .filter(({ text }) => {
      const length = lengthOf(text)
      if (length < LEAST || length > MOST || hanging.test(text) || hollow.test(text) || seen.has(text))
        return false
      if ((!text.includes(' ') && !/·|\?$/u.test(text)) || /^\d+ ?[x×*]/u.test(text)) return false
      if (isBareVerb(text.split(' ')) && !/\d|·|\?$/u.test(text)) return false
      seen.add(text)
      return !readAdjective(text)
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ text, isPart }) => ({ text, isPart }))
}

/** How much big words say: numbers, what is free, left out, alone or instead; a name of two words before a verb. */
function worthOf(text: string): number {
  const length = lengthOf(text)
  return (
    (/\d|(?:^|\s)(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|하루|반)\s/u.test(text) ? 1.5 : 0) +
    (/무료|무상|공짜|없이|없는|않|안 |만$|대신|당일|새벽|직접|국산/u.test(text) ? 1 : 0) +
    (text.includes(' ') ? 0.5 : -1) -
    (length < 6 ? 0.7 : 0)
  )
}
