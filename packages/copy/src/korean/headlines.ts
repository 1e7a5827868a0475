import { countChars } from '@clipmint/kit'

import { type Head, type Rows, withoutRank } from '../facts/head.ts'
import { lineLimits } from '../line-limits.ts'
import { readAdjective } from './adjectives.ts'
import { linksOn } from './boundaries.ts'
import { advised, asked, ends, isBareVerb } from './heads/clause-heads.ts'
import { chosen, instead, names, only, upTo } from './heads/name-heads.ts'
import { freeOf, named, paid, paired } from './heads/offer-heads.ts'
import { beneathHead, leadIn, readOn } from './read-on.ts'
import { needsName } from './terms.ts'

const { most: MOST } = lineLimits.ko
/** Fewer letters say nothing. */
const LEAST = 4

type Rule = {
  worth: number
  write: (texts: readonly string[]) => Head[]
  /** It says the sentence in fewer words, so that the whole may stand beneath. */
  sums?: true
}

/** How big words are made, each way with how much they are worth by themselves. */
const rules: readonly Rule[] = [
  { worth: 3, write: named },
  { worth: 3, write: instead },
  { worth: 2.6, write: only },
  { worth: 3.4, write: paired, sums: true },
  { worth: 1.6, write: upTo },
  { worth: 1.5, write: asked },
  { worth: 1.2, write: names },
  { worth: 0.8, write: ends },
  { worth: 4, write: paid, sums: true },
  { worth: 4, write: chosen, sums: true },
  { worth: 2, write: advised, sums: true },
  { worth: 3, write: freeOf },
]
/** What a sentence in two rows is worth. */
const READ_ON = 1.8
/** A sentence that is short enough is said whole. */
const WHOLE = 10
/** A form that leaves the rest of its sentence unsaid comes after the sentence whole beneath the name. */
const UNSAID = -4

const hanging =
  /[가-힣](?:에서|에게|한테|으로|까지|부터|에도|로도|지만|는데|해서|어서|아서|으며|면서|거나|려고|라서|니까|에|와|과|의|고|며|게|해|하)$|[가-힣]{2}[을를]$|[가-힣](?:은|는) 맛$|,$|^(?:그|이|저|또|더|수|것|등|및|안|못)\s/u
const hollow =
  /^(?:있어요|없어요|좋아요|드려요|해요|돼요|것만|거예요|주문만|분만|분들만|하나만|이것만|그것만|조금만|마음만|때만|거만|사용|이용|추가|진행|안내|제공|운영|주문|작업|완성|가능)$/u

/**
 * Big words of four to fourteen letters for a sentence whose last word is in the 해요 style: what it offers by name, what
 * it limits to, what stands instead, its condition as a question, its things and its end, the best first.
 */
export function koreanHeadlines(sentence: string, shorter: readonly string[] = []): Head[] {
  const texts = sentence.split(' ')
  const seen = new Set<string>()
  const parts = rules.flatMap(({ worth, write, sums }) =>
    write(texts).flatMap((head) => {
      if (!mayStand(head.text)) return []
      const beneath = head.beneath ?? (sums || !head.isPart ? null : beneathHead(head.text, texts))
      // The sentence beneath would say words out of its middle again.
      if (head.isPart && beneath === null && !sums) return []
      return [withBeneath(head, beneath, worth + worthOf(head.text))]
    }),
  )
  const own = shorter.flatMap((text) => {
    if (text === sentence) return [{ text, isPart: false, rank: WHOLE }]
    const beneath = beneathHead(text, texts)
    return linksOn(text.split(' ')[0] ?? '') || repeats(text, beneath, sentence)
      ? []
      : [withBeneath({ text, isPart: false }, beneath, (beneath === null ? UNSAID : 1) + worthOf(text))]
  })
  const rows = readOn(texts)
  const worthOfRows = Math.max(0, ...rows.slice(0, 2).map(({ text }) => worthOf(text)))
  const ranked = rows.map((head, at) => ({ ...head, rank: head.isPoor ? 0 : READ_ON + worthOfRows - at / 2 }))
  const over = leadIn(texts)
  return [...own, ...parts, ...ranked]
    .toSorted((a, b) => b.rank - a.rank)
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .map((ranked) => opensNone(withOver(withoutRank(ranked), sentence, over)))
}

/** Nothing but a thing and its count or size (“카드키 4개”, “바닥은 40센치”), what a price is of, and what one must do. */
function opensNone(head: Head): Head {
  const { text, beneath = '' } = head
  // “5kg 이하 기준 가격이고 | 발톱, 귀청소 다 포함”: told as a name is, with no link left open.
  const basis = priceBasis.exec(text)?.[1]
  if (basis !== undefined) return { ...head, text: basis, over: null, isLabel: true }
  const last = text.split(' ').at(-1) ?? ''
  const isCount = beneath === '' && !text.includes(',') && bareCount.test(last) && !telling.test(text)
  const isDuty = /야 ?(?:[해혀허]요|[해혀돼]유|해예|합니더|됩니더|돼요|함|됨|합니다|됩니다)$/u.test(
    beneath === '' ? text : beneath,
  )
  return isCount || isDuty || needsName(text) ? { ...head, isLabel: true } : head
}

const priceBasis = /^(.* (?:[가-힣]*(?:가격|금액|요금|비용)|기준))(?:이고|고|이며)$/u

const bareCount =
  /^(?:약|총)?\d[\d.,~x×]*(?:가지|종|종류|개|장|병|팩|봉|매|권|층|원|만원|천원|g|kg|ml|L|cm|mm|m|미터|센치|센티|인치|쪽|일|도)?$|^(?:하나|둘|셋|한개|두개)$/iu
/** What makes a number worth stopping for. */
const telling = /무료|무상|공짜|할인|보증|만 |까지|부터|하루|매일|매주|째|년|째|한정/u

/** What opens its sentence reads on downwards alone. */
function withOver(head: Head, sentence: string, over: Rows | null): Head {
  const { text, beneath } = head
  const opens = sentence.startsWith(text.replace(/요?\?$/u, ''))
  return beneath !== undefined && opens ? { ...head, over } : head
}

/**
 * Whether the sentence beneath would say big words again, for they are words out of its middle. The end of a sentence that stands
 * big itself (“한 코씩 떴어요” of “손으로 한 코씩 떴어요”) is its form for a smaller place, and has nothing beneath.
 */
function repeats(text: string, beneath: string | null, sentence: string): boolean {
  const isSmaller = countChars(sentence) <= MOST && sentence.endsWith(` ${text}`)
  return beneath === null && !isSmaller && ` ${sentence} `.includes(` ${text} `)
}

function withBeneath(head: Head, beneath: string | null, rank: number): Head & { rank: number } {
  return { ...head, ...(beneath === null ? {} : { beneath }), rank }
}

function mayStand(text: string): boolean {
  const length = countChars(text)
  if (length < LEAST || length > MOST || hanging.test(text) || hollow.test(text)) return false
  if ((!text.includes(' ') && !/·|\?$/u.test(text)) || /^\d+ ?[x×*]/u.test(text)) return false
  if (isBareVerb(text.split(' ')) && !/\d|·|\?$/u.test(text)) return false
  return !readAdjective(text)
}

/** How much big words say: numbers, what is free, left out, alone or instead; a name of two words before a verb. */
function worthOf(text: string): number {
  const length = countChars(text)
  return (
    (/\d|(?:^|\s)(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|하루|반)\s/u.test(text) ? 1.5 : 0) +
    (/무료|무상|공짜|없이|없는|않|안 |만$|대신|당일|새벽|직접|국산/u.test(text) ? 1 : 0) +
    (text.includes(' ') ? 0.5 : -1) -
    (length < 6 ? 0.7 : 0)
  )
}
