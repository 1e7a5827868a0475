import { angleRules } from '../angles/all.ts'
import { promotionFacts } from '../kinds/promotion.ts'
import { kindWords } from '../kinds/words.ts'
import type { Opening, Story } from '../plan/story.ts'
import { formatPrice } from '../prices.ts'
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

/** A caption as its paragraphs; each is lines. */
export type Draft = string[][]

/**
 * One manner of caption: everything that it makes of the material, the best first. Nothing where the owner's words do not
 * allow it.
 */
type Shape = (material: Material) => Draft[]

/** The manners, in the order in which an owner sees one of each: short and long, told and asked, take turns. */
export const shapes: readonly Shape[] = [sold, short, told, asked, listed, shown, brief]

/** What is paid and until when, then what it is: for a price, a sale, or nothing at all where there is neither. */
function sold(material: Material): Draft[] {
  const { story, sayings, facts, turn } = material
  const { promotion } = facts
  if (promotion) {
    const [much, ...more] = saleOf(promotion, facts)
    return ringOf(sayings, turn).map(({ text }) => [
      [much ?? '', nameOf(story)],
      more,
      [promotion.text, text],
      callOf(material, 0),
    ])
  }
  if (priceOf(story, facts).length === 0) return []
  const call = closed(story.phrases.offerCta[0] ?? '')
  return ringOf(sayings, turn).map(({ text }) => [tailOf(story, facts), [text], [call]])
}

/** By how much less, from what to what, and until when. */
function saleOf(promotion: Promotion, { brief: own }: CaptionFacts): string[] {
  const words = kindWords[own.language]
  const { percent, regular, discount, period } = promotionFacts(own, promotion)
  const [much = discount] = percent > 0 ? words.percent(percent) : []
  return [much, ...(percent > 0 ? words.fromTo(regular, discount).slice(0, 1) : []), ...period.slice(0, 1)]
}

/** A first line of a video and what it is of. */
function short({ story, facts }: Material): Draft[] {
  return openingsOf(story)
    .filter(
      ({ headline: [first = ''], point }) =>
        point !== null && !isQuestion(first) && !story.name.includes(first),
    )
    .map(({ headline }) => [[headline[0] ?? '', ...tailOf(story, facts)]])
}

/** The owner's words in their order, from another sentence on each time. */
function told(material: Material): Draft[] {
  const { story, sayings, facts, turn } = material
  if (sayings.length < 2) return []
  return sayings.map((_, index) => [
    [nameOf(story)],
    paragraphOf(
      ringOf(sayings, turn + index)
        .slice(0, 4)
        .toSorted((a, b) => a.at - b.at),
    ),
    facts.promotion ? tailOf(story, facts) : [],
    callOf(material, index + 1),
  ])
}

/** A question, and the owner's words that answer it. */
function asked(material: Material): Draft[] {
  const { story, sayings, facts, turn } = material
  const spare = angleRules.flatMap((rule) => rule.spare?.(story) ?? [])
  return [...openingsOf(story), ...spare]
    .filter(({ headline }) => isQuestion(headline[0]))
    .map(({ headline, point, lead }, index) => {
      const about = point ?? lead
      const answers = about ? sayings.filter(({ pointIds }) => pointIds.includes(about.id)) : []
      const others = ringOf(sayings, turn + index).filter((saying) => !answers.includes(saying))
      const answer = paragraphOf([...answers, ...others].slice(0, 2))
      const tail = tailOf(story, facts)
      // What is asked of no word of the owner's is asked of the thing, or of its price: that answers first.
      const rest = about ? [answer, tail] : [tail, answer]
      return [
        [about ? (headline[0] ?? '') : ofThing(story, headline[0] ?? '')],
        ...rest,
        callOf(material, index),
      ]
    })
}

/** A question with the name of what it asks after: “손뜨개 울 비니, 얼마일까요?” */
function ofThing({ name, brief: { language } }: Story, question: string): string {
  const [full] = name
  return full === undefined || name.some((form) => question.includes(form))
    ? question
    : joins[language].told(full, question)
}

/** Name and points, one under the other. */
function listed({ story, facts, turn }: Material): Draft[] {
  const { points, sameLanguage } = story
  if (!sameLanguage || points.length < 3) return []
  return [0, 3].flatMap((from) => {
    const some = ringOf(points, turn + from).slice(0, 4)
    const [look = ''] = story.phrases.look[story.brief.tone]
    return [
      [[ofThing(story, look)], some.map(({ variants }) => `- ${variants[0] ?? ''}`), tailOf(story, facts)],
    ]
  })
}

/** Where it is and what it offers there. */
function shown(material: Material): Draft[] {
  const { story, turn } = material
  const { place, brief: own } = material.facts
  if (!place) return []
  const menu = place.menu.map(({ name, price }) =>
    [name, price === null ? '' : formatPrice(price, own.language)].filter((part) => part !== '').join(' '),
  )
  const where = tailOf(story, material.facts)
  const visit = callOf(material, 0)
  return [
    ...(menu.length > 0
      ? [[[kindWords[own.language].menu], ringOf(menu, turn).slice(0, 5), where, visit]]
      : []),
    [[kindWords[own.language].here[0] ?? ''], where],
    [[...where, menu.slice(0, 2).join(', ')], visit],
  ]
}

/** One sentence and what to do. */
function brief(material: Material): Draft[] {
  const { story, sayings, facts, turn } = material
  const own = ringOf(sayings, turn).map(({ text }, index) => [
    [text],
    [...tailOf(story, facts), ...callOf(material, index)],
  ])
  return own.length > 0 ? own : [[tailOf(story, facts), callOf(material, 0)]]
}

/** The name with what is paid for it, and until when where that ends; of a place with where it is. */
function tailOf(story: Story, facts: CaptionFacts): string[] {
  const { place, promotion, brief: own } = facts
  const name = nameOf(story)
  if (place) return [name, place.address.trim()]
  const [price] = priceOf(story, facts)
  if (price === undefined) return [name]
  const priced = name === '' ? price : (joins[own.language].priced(name, price).at(-1) ?? name)
  return [priced, ...(promotion ? promotionFacts(own, promotion).until.slice(0, 1) : [])]
}

/** What is paid; nothing where no price is known, and the words of the language for what costs nothing. */
function priceOf({ price, brief: own }: Story, { place }: CaptionFacts): string[] {
  if (price === null || place) return []
  return own.price?.amount === 0 ? joins[own.language].free.slice(0, 1) : [price]
}

function nameOf({ name }: Story): string {
  return name[0] ?? ''
}

/** Every first line that some angle has, one of each in turn. */
function openingsOf(story: Story): Opening[] {
  const rows = angleRules
    .toSorted((a, b) => b.weight(story) - a.weight(story))
    .map((rule) => rule.openings(story))
  const deepest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: deepest }, (_, depth) =>
    rows.flatMap((row) => row.slice(depth, depth + 1)),
  ).flat()
}

/** What a reader can do next, in turn: what the thing and its owner's words ask for, then what suits the tone. */
function callOf({ story, facts, turn }: Material, index: number): string[] {
  const { phrases, intent, brief: own } = story
  const suited = facts.place ? 'visit' : intent
  const all = [
    ...(suited === null ? [] : [phrases.ctaFor[suited]]),
    phrases.cta[own.tone],
    ...phrases.otherCta,
  ]
  const [[said = ''] = []] = ringOf(all, turn + index)
  return [closed(said)]
}

/** Sentences side by side; what is none stands on a line of its own. */
function paragraphOf(sayings: readonly Saying[]): string[] {
  const lines: string[] = []
  for (const { text } of sayings) {
    const last = lines.at(-1)
    if (last !== undefined && isSentence(last) && isSentence(text))
      lines[lines.length - 1] = `${last} ${text}`
    else lines.push(text)
  }
  return lines
}

function isQuestion(text: string | undefined): boolean {
  return text?.endsWith('?') === true
}

/** A list from another place on, as if its ends met. */
function ringOf<Item>(list: readonly Item[], from: number): Item[] {
  const at = list.length === 0 ? 0 : from % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
