import { openingsOf } from '../angles/openings.ts'
import { kindWords } from '../kinds/words.ts'
import { offerCalls } from '../plan/calls.ts'
import { formatPrice } from '../prices.ts'
import { clausesOf } from './clauses.ts'
import {
  callOf,
  isQuestion,
  type Material,
  nameOf,
  paragraphOf,
  priceOf,
  ringOf,
  saleOf,
  tailOf,
} from './pieces.ts'
import { closed, type Saying } from './sayings.ts'

/** A caption as its paragraphs; each is lines. */
export type Draft = string[][]

/**
 * One manner of caption: everything that it makes of the material, the best first. Nothing where the owner's words do not
 * allow it.
 */
type Shape = (material: Material) => Draft[]

/** The manners, in the order in which an owner sees one of each: short and long, told and asked, take turns. */
export const shapes: readonly Shape[] = [sold, short, told, asked, listed, shown, brief]

/** A sale: by how much, until when and of what. A price: what is said first of what it buys. Nothing where there is neither. */
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
  const [[call] = []] = offerCalls(story)
  const calls = call === undefined ? callOf(material, 0) : [closed(call)]
  return strongestFirst(material).map(({ text }) => [[text], tailOf(story, facts), calls])
}

/** The owner's sentences, what weighs most with a buyer first. */
function strongestFirst({ story, sayings, turn }: Material): Saying[] {
  const strengthOf = ({ pointIds }: Saying): number =>
    Math.max(0, ...story.points.filter(({ id }) => pointIds.includes(id)).map(({ strength }) => strength))
  return ringOf(
    sayings.toSorted((a, b) => strengthOf(b) - strengthOf(a)),
    turn,
  )
}

/** A first line of a video and what it is of; then each thing that the owner says, and what of it stands by itself. */
function short({ story, sayings, facts }: Material): Draft[] {
  const opened = openingsOf(story)
    .filter(({ headline: [first = ''], point }) => point !== null && !isQuestion(first))
    .map(({ headline, announces, point, isNamed }) => {
      // Big words that need the line beneath are told as the sentence that they are of.
      return announces || isNamed ? (point?.variants[0] ?? '') : (headline[0] ?? '')
    })
  const points = story.sameLanguage ? story.points.map(({ variants }) => variants[0] ?? '') : []
  const clauses = [...sayings.map(({ text }) => text), ...points].flatMap(clausesOf)
  return [...opened, ...points, ...clauses].map((said) => [[said, ...tailOf(story, facts)]])
}

/** The owner's words in their order, from another sentence on each time. */
function told(material: Material): Draft[] {
  const { story, sayings, facts, turn } = material
  if (sayings.length < 2) return []
  return sayings.map((_, index) => [
    paragraphOf(
      ringOf(sayings, turn + index)
        .slice(0, 4)
        .toSorted((a, b) => a.at - b.at),
    ),
    tailOf(story, facts),
    callOf(material, index + 1),
  ])
}

/** A question, and the owner's words that answer it. */
function asked(material: Material): Draft[] {
  const { story, sayings, facts, turn } = material
  return (
    openingsOf(story)
      // What is asked of none of the owner's words (“얼마일까요?”) could open any shop's caption.
      .filter(({ headline, point, lead }) => isQuestion(headline[0]) && (point ?? lead) !== null)
      .map(({ headline, point, lead }, index) => {
        const answers = sayings.filter(({ pointIds }) => pointIds.includes((point ?? lead)?.id ?? ''))
        const others = ringOf(sayings, turn + index).filter((saying) => !answers.includes(saying))
        const answer = paragraphOf([...answers, ...others].slice(0, 2))
        return [[headline[0] ?? ''], answer, tailOf(story, facts), callOf(material, index)]
      })
  )
}

/** Name and points, one under the other. */
function listed({ story, facts, turn }: Material): Draft[] {
  const { points, sameLanguage } = story
  if (!sameLanguage || points.length < 3) return []
  return [0, 3].flatMap((from) => {
    const some = ringOf(points, turn + from).slice(0, 4)
    const [, ...more] = tailOf(story, facts)
    return [
      [
        [nameOf(story)],
        some.map(({ variants }) => `- ${variants[0] ?? ''}`),
        [...priceOf(story, facts), ...more],
      ],
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
