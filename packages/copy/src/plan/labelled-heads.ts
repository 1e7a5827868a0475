import { countChars } from '@clipmint/kit'
import type { LanguageCode } from '@clipmint/kit'

import type { Head } from '../facts/head.ts'
import { lineLimits } from '../line-limits.ts'
import { capital } from '../reading/clean.ts'

/** The name of a field and what stands after it. */
type Labelled = { label: string; value: string }

/**
 * “제작기간: 주문 후 3주”: label and value as one saying where both fit, with what else is said beneath (“Lead time 3 weeks | Each
 * one is thrown to order”); else the label over its value.
 */
export function labelledHeads(
  { label, value: given }: Labelled,
  language: LanguageCode,
  most: number,
): Head[] {
  const isVerb = language === 'en' && saidOfIt.test(label)
  // “Lasts: About 1,000 loads”: one sentence needs one capital.
  const value = isVerb
    ? given.replace(/^(?:About|Around|Up|Over|At|For|In|From)(?= )/u, (word) => word.toLocaleLowerCase('en'))
    : given
  // A number under a label opens no video, nor does a Korean form’s field that is not of what is sold.
  const isOfGoods = ofGoods.test(label) || gained.test(value)
  const opensNone = language === 'ko' ? !isOfGoods : isFigure(value)
  const mark = opensNone ? { isLabel: true as const } : {}
  const [first = '', ...rest] = value.split(/,\s+/u)
  // “Dried 18 hours at 70 degrees” is a sentence of its own.
  const isSaid = isVerb || (/\p{L}{3}ed$/u.test(label) && howDone.test(value))
  const parting = isSaid ? ' ' : ': '
  const whole = `${label}${parting}${value}`
  const isList = language === 'ko' && value.includes(', ')
  if (countChars(whole) <= most && !isList) return [{ text: whole, isPart: false, ...mark }]
  // “사양 | 메모리 16기가, SSD 512기가”: two values have one label.
  const isPair = language !== 'ko' && value.split(/,?\s/u).every((word) => /^\p{Lu}\p{Ll}/u.test(word))
  if (rest.length === 1 && !isList && !isPair && countChars(`${label}${parting}${first}`) <= most)
    return [{ text: `${label}${parting}${first}`, isPart: true, beneath: capital(rest.join(', ')), ...mark }]
  const over = countChars(value) <= most ? { headline: value, sub: label } : null
  // A label alone is no first line, where its value has no room with it.
  const isAlone = language === 'ko' || countChars(whole) > lineLimits[language].small
  return [
    { text: label, isPart: true, beneath: capital(value), over, ...(isAlone ? { isLabel: true } : mark) },
  ]
}

/** How, where or for how long something was done; “Vaccinated: Marek’s” is no sentence. */
const howDone = /^(?:\d|(?:by|in|at|for|from|with|to|on|over|twice|once|every|only|and|\p{L}+ly)(?!\p{L}))/iu

/** A number under a label opens no video: “Weight: 180kg empty”, but “Membership: £75/month, 24hr access, shelf included”. */
function isFigure(value: string): boolean {
  const words = value.split(/\s+/u).filter((word) => /^\P{N}*\p{L}{3}\P{N}*$/u.test(word))
  return /\d/u.test(value) && words.length < SAYING_WORDS
}
/** As many words beside its figures as a value has that says something. */
const SAYING_WORDS = 3

/** Labels that say something of what is sold. */
const saidOfIt = /^(?:lasts|makes|serves|weighs|comes|includes|covers|burns)$/iu

/** Fields of what is sold, and what a buyer gains. */
const ofGoods = /^(?:소재|재질|재료|원료|원단|품종|구성품?|포함(?: ?사항)?|맛|마감|특징|종류|원산지)$/u
const gained = /무료|무상|할인|덤|증정/u
