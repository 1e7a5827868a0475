import { promotionFacts } from '../kinds/promotion.ts'
import { kindWords } from '../kinds/words.ts'
import { allCalls } from '../plan/calls.ts'
import type { Story } from '../plan/story.ts'
import { joins } from '../rewrite/joins.ts'
import type { Promotion } from '../types.ts'
import { closed, isSentence, type Saying } from './sayings.ts'
import type { CaptionFacts } from './types.ts'

/** All that captions are put together from. */
export type Material = {
  facts: CaptionFacts
  story: Story
  sayings: readonly Saying[]
  /** Turns what may come in any order, so that two videos of one product are not told alike. */
  turn: number
}

/** By how much less, from what to what, and until when. */
export function saleOf(promotion: Promotion, { brief: own }: CaptionFacts): string[] {
  const words = kindWords[own.language]
  const { percent, regular, discount, period } = promotionFacts(own, promotion)
  const [much = discount] = percent > 0 ? words.percent(percent) : []
  return [much, ...(percent > 0 ? words.fromTo(regular, discount).slice(0, 1) : []), ...period.slice(0, 1)]
}

/** The name with what is paid for it, and until when where that ends; of a place with where it is. */
export function tailOf(story: Story, facts: CaptionFacts): string[] {
  const { place, promotion, brief: own } = facts
  const name = nameOf(story)
  if (place) return [name, place.address.trim()]
  const [price] = priceOf(story, facts)
  if (price === undefined) return [name]
  const priced = name === '' ? price : (joins[own.language].priced(name, price).at(-1) ?? name)
  return [priced, ...(promotion ? promotionFacts(own, promotion).until.slice(0, 1) : [])]
}

/** What is paid; nothing where no price is known, and the words of the language for what costs nothing. */
export function priceOf({ price, brief: own }: Story, { place }: CaptionFacts): string[] {
  if (price === null || place) return []
  return own.price?.amount === 0 ? joins[own.language].free.slice(0, 1) : [price]
}

export function nameOf({ name }: Story): string {
  return name[0] ?? ''
}

/** What a reader can do next, in turn: what the thing and its owner's words ask for, then what suits the tone. */
export function callOf({ story, facts, turn }: Material, index: number): string[] {
  const all = allCalls(facts.place ? { ...story, intent: 'visit', serves: true } : story)
  const [[said = ''] = []] = ringOf(all, turn + index)
  return [closed(said)]
}

/** Sentences side by side; what is none stands on a line of its own. */
export function paragraphOf(sayings: readonly Saying[]): string[] {
  const lines: string[] = []
  for (const { text } of sayings) {
    const last = lines.at(-1)
    if (last !== undefined && isSentence(last) && isSentence(text))
      lines[lines.length - 1] = `${last} ${text}`
    else lines.push(text)
  }
  return lines
}

export function isQuestion(text: string | undefined): boolean {
  return text?.endsWith('?') === true
}

/** A list from another place on, as if its ends met. */
export function ringOf<Item>(list: readonly Item[], from: number): Item[] {
  const at = list.length === 0 ? 0 : from % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
