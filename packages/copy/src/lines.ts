import { ordered } from './clean.ts'
import type { PointKind } from './lexicon/lexicon.ts'
import type { Point } from './point.ts'
import { fitsLargest, isHeadline, type Opening, sizesOf, type Story, subjectOf } from './story.ts'
import type { SceneRole, ScriptLine } from './types.ts'

const most = 8
const least = 6

const roleOf: Record<PointKind, SceneRole> = {
  benefit: 'benefit',
  use: 'benefit',
  feature: 'benefit',
  material: 'detail',
  choice: 'detail',
  care: 'detail',
  place: 'detail',
  service: 'detail',
  making: 'proof',
  measure: 'proof',
}

/**
 * A scenario's lines: the hook, what is told in this order, the offer when there is a price, the call. Six to eight,
 * filled up with framing lines, never with a point said twice.
 */
export function writeLines(
  story: Story,
  opening: Opening,
  told: readonly Point[],
  turn: number,
): ScriptLine[] {
  const { price, name, phrases, intent } = story
  const ends = price === null ? 1 : 2
  const chosen = told.slice(0, most - 1 - ends)
  const companions = told.slice(chosen.length)
  const body = withRoles(writeBody(story, opening, chosen, companions), story, opening, least - 1 - ends)
  const cta =
    intent !== null && turn % 2 === 0
      ? phrases.ctaFor[intent]
      : turn === 0
        ? phrases.cta[story.brief.tone]
        : turnOf(story, turn)
  const offer: ScriptLine[] =
    price === null
      ? []
      : [{ role: 'offer', headline: [price], sub: offerCaption(story, opening), pointIds: ['price'] }]
  const hook: ScriptLine = {
    role: 'hook',
    headline: opening.headline,
    sub: opening.sub,
    pointIds: opening.point
      ? [opening.point.id]
      : opening.headline[0] === price && price !== null
        ? ['price']
        : [],
  }
  const call: ScriptLine = { role: 'cta', headline: ordered(cta), sub: name, pointIds: [] }
  return [hook, ...body, ...offer, call].map((line) => ({
    ...line,
    sub: line.sub.filter((text) => !line.headline.includes(text)),
  }))
}

function turnOf({ phrases, brief }: Story, turn: number): readonly string[] {
  const own = phrases.cta[brief.tone]
  const others = phrases.otherCta.filter((phrase) => phrase[0] !== own[0])
  return turn % 2 === 0 ? own : (others[Math.floor(turn / 2) % others.length] ?? own)
}

function offerCaption({ price, name, phrases, brief }: Story, opening: Opening): string[] {
  if (opening.headline[0] !== price && name.length > 0) return name
  return ordered(brief.price?.amount === 0 ? phrases.freeCaption : phrases.offerCaption)
}

function writeBody(
  story: Story,
  opening: Opening,
  chosen: readonly Point[],
  companions: readonly Point[],
): ScriptLine[] {
  const said = new Set<string>([...opening.headline, ...opening.sub])
  const told = new Set<PointKind>(opening.point ? [opening.point.kind] : [])
  const free = [...companions]
  const lines = chosen.map((point) => {
    const words = wordsFor(story, point, told, said)
    const answers = point === opening.lead && opening.headline[0]?.endsWith('?')
    told.add(point.kind)
    const sibling = free.findIndex((other) => other.sentence === point.sentence && isHeadline(story, other))
    const companion =
      sibling >= 0 && isHeadline(story, point) && sizesOf(story, point).small.length === 0
        ? free.splice(sibling, 1)[0]
        : undefined
    const line = writePoint(
      story,
      point,
      answers ? { ...words, caption: story.phrases.answer } : words,
      companion,
    )
    const fresh = { ...line, sub: line.sub.filter((text) => !said.has(text)) }
    for (const text of [...fresh.headline, ...fresh.sub]) said.add(text)
    return fresh
  })
  // A point too long for big words needs a heading of its own; when all are used, it is left for another video.
  return lines.filter(({ headline }) => headline.length > 0)
}

/** Words for the point's subject that this video has not used: its own, its second ones, then those that fit anything. */
function wordsFor(
  story: Story,
  point: Point,
  told: ReadonlySet<PointKind>,
  said: ReadonlySet<string>,
): Words {
  const { subjects, again, look, lookAgain, pictures, slowly } = story.phrases
  const subject = subjectOf(story, point)
  const own = told.has(point.kind) && subject === subjects[point.kind] ? [] : [subject]
  const others = [again[point.kind], subjects.feature, again.feature, subjects[point.kind]]
  const plain = [look[story.brief.tone], lookAgain, pictures, slowly].map((saying) => ({
    heading: saying.slice(-1),
    caption: [],
  }))
  const all = [...own, ...others, ...plain]
  return {
    heading: all.find(({ heading }) => !said.has(heading[0] ?? ''))?.heading ?? [],
    caption: all.find(({ caption }) => caption[0] !== undefined && !said.has(caption[0]))?.caption ?? [],
  }
}

type Words = { heading: readonly string[]; caption: readonly string[] }

/** Short points are the big words; long ones, and words in another language, stand small under their subject. */
function writePoint(story: Story, point: Point, words: Words, companion: Point | undefined): ScriptLine {
  const role = roleOf[point.kind]
  if (!isHeadline(story, point))
    return { role, headline: ordered(words.heading), sub: point.variants, pointIds: [point.id] }
  const { big, small } = sizesOf(story, point)
  const caption = small.length > 0 ? small : ordered(words.caption)
  return {
    role,
    headline: fitsLargest(story, big) ? big : ordered([...big, ...words.heading]),
    sub: companion ? companion.variants : caption,
    pointIds: companion ? [point.id, companion.id] : [point.id],
  }
}

/** At least one benefit and one detail, and enough lines for a video. */
function withRoles(lines: ScriptLine[], story: Story, opening: Opening, wanted: number): ScriptLine[] {
  const body = lines.map((line) => ({ ...line }))
  const used = new Set(body.flatMap(({ headline }) => headline))
  const fillers = fillersOf(story, opening).filter(({ headline }) => !headline.some((text) => used.has(text)))
  const lacks = (role: SceneRole): boolean => !body.some((line) => line.role === role)
  const first = body[0]
  if (first && lacks('benefit')) first.role = 'benefit'
  const last = body.at(-1)
  const spare = body.length > 1 && body.length >= wanted && last !== first
  if (last && spare && lacks('detail')) last.role = 'detail'
  while (body.length < wanted || lacks('detail')) {
    const filler = fillers.shift()
    if (!filler) break
    body.push(filler)
  }
  const lead = body[0]
  if (lead && lacks('benefit')) lead.role = 'benefit'
  return body
}

/** Lines that claim nothing and only turn the eye to the pictures. */
function fillersOf({ phrases, brief, name }: Story, opening: Opening): ScriptLine[] {
  const sayings = [
    phrases.look[brief.tone],
    phrases.pictures,
    phrases.lookAgain,
    phrases.slowly,
    name,
    phrases.introduce,
  ]
  return sayings
    .filter((saying) => saying.length > 0 && saying[0] !== opening.headline[0])
    .filter((saying) => saying === name || saying[0] !== opening.sub[0])
    .map((saying) => ({ role: 'detail' as const, headline: ordered(saying), sub: [], pointIds: [] }))
}
