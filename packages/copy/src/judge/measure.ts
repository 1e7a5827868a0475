import { countChars, isOfName, type LanguageCode } from '@clipmint/kit'

import { ungroundedIn } from '../grounding/grounding.ts'
import { lineLimits } from '../line-limits.ts'
import { planProduct } from '../plan/plan.ts'
import type { Plan, ProductBrief, ScriptLine } from '../types.ts'

/** What an owner typed, and the words that must be seen for each thing they said: alternatives are parted by “|”. */
export type OwnerInput = {
  lang: LanguageCode
  name: string
  price: number | null
  info: string
  facts: readonly string[]
}

/** Inputs as a file holds them. Throws with the place and the rule where one is none. */
export function readInputs(read: unknown): OwnerInput[] {
  if (!Array.isArray(read)) throw new TypeError('A file of inputs is a list.')
  return read.map((one: Partial<OwnerInput>, at) => {
    const { lang, name, info, facts, price = null } = one
    const isWhole =
      lang &&
      lang in currencyOf &&
      typeof name === 'string' &&
      typeof info === 'string' &&
      Array.isArray(facts)
    if (!isWhole)
      throw new TypeError(`Input ${at + 1} needs lang (ko, en, id or vi), name, info and a list of facts.`)
    return { lang, name, info, facts, price }
  })
}

/** What a plan makes of one input. */
export type Measured = {
  input: OwnerInput
  plan: Plan
  /** Facts that no video says, and that no first line says. */
  unsaid: string[]
  unopened: string[]
  /** Lines but offers and calls, and those of them that say nothing of the owner's information. */
  lines: number
  empty: string[]
  /** Lines longer than their room, lines said twice in one video, and words that the input does not hold. */
  long: string[]
  repeated: string[]
  ungrounded: string[]
}

const currencyOf = { ko: 'KRW', en: 'KRW', id: 'IDR', vi: 'VND' } as const

/** The brief of an input; whatever the owner did not type is the commonest choice. */
export function briefOfInput({ lang, name, price, info }: OwnerInput): ProductBrief {
  return {
    name,
    info,
    price: price === null ? null : { amount: price, currency: currencyOf[lang] },
    purpose: '',
    language: lang,
    gender: 'all',
    ages: [],
    tone: 'casual',
    mediaCount: 3,
  }
}

/** Plans an input and measures the plan: the longest variant of each line is what is read. */
export function measure(input: OwnerInput, brief = briefOfInput(input)): Measured {
  const plan = planProduct(brief)
  const { most, title, small } = lineLimits[input.lang]
  const room = (text: string): number => (isOfName(text, input.name) ? title : most)
  const find = ungroundedIn(brief)
  const shown = plan.scenarios.map(({ lines }) =>
    lines.filter(({ role }) => role !== 'offer' && role !== 'cta'),
  )
  const said = plainly(shown.flat().map(wordsOf).join('\n'))
  const opened = plainly(
    shown
      .flatMap((lines) => lines.slice(0, 1))
      .map(wordsOf)
      .join('\n'),
  )
  const missing = (words: string) =>
    input.facts.filter((fact) => !fact.split('|').some((form) => words.includes(plainly(form))))
  const all = plan.scenarios.flatMap(({ lines }) => lines)
  const own = plainly(input.info)
  return {
    input,
    plan,
    unsaid: missing(said),
    unopened: missing(opened),
    lines: shown.flat().length,
    empty: shown
      .flat()
      .filter((line) => !saysOwn(line, own))
      .map(wordsOf),
    long: all.flatMap(({ headline, sub, role }) => [
      ...headline.slice(-1).filter((text) => role !== 'offer' && countChars(text) > room(text)),
      ...sub.slice(-1).filter((text) => countChars(text) > small),
    ]),
    repeated: shown.flatMap((lines) => repeatsIn(lines.map(wordsOf))),
    ungrounded: [...new Set(all.flatMap(({ headline, sub }) => [...headline, ...sub]))].filter(
      (text) => find(text).length > 0,
    ),
  }
}

function wordsOf({ headline, sub }: ScriptLine): string {
  return [headline[0], sub[0]].filter(Boolean).join(' / ')
}

/** Whether a line holds a word of the owner's information: two Hangul letters of one, or a word of four Latin letters. */
function saysOwn(line: ScriptLine, own: string): boolean {
  const words = wordsOf(line).match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    words.some((word) => {
      const stem = /^\p{Script=Hangul}/u.test(word) ? word.slice(0, 2) : word
      return (
        (/\d/u.test(stem) || [...stem].length >= (stem === word && !/[가-힣]/u.test(word) ? 3 : 2)) &&
        own.includes(plainly(stem))
      )
    }) && line.pointIds.some((id) => id !== 'price')
  )
}

function repeatsIn(list: readonly string[]): string[] {
  return list.filter((text, at) => text !== '' && list.indexOf(text) !== at)
}

function plainly(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replaceAll('’', "'")
    .replace(/[^\S\n]+/gu, '')
}
