import type { Phrase } from '../phrases/book.ts'
import { lengthOf, ordered } from '../reading/clean.ts'
import type { SceneRole, ScriptLine } from '../types.ts'
import { addedTo, adds, beside, unlike } from './adds.ts'
import type { Point } from './point.ts'
import { roleOf } from './roles.ts'
import { lineLimits } from './score.ts'
import { isHeadline, nameAsHeadline, type Opening, sizesOf, type Story, subjectOf } from './story.ts'

/** As many as the longest template has scenes. */
const most = 12
/** As many scenes as a template has between its hook and its offer. */
const leastBody = 3
/** How many of the best points are told before others that are as long. */
const strongest = 2

/**
 * A scenario's lines: the hook, what is told in this order, the offer when there is a price, the call. Up to twelve;
 * where the owner says little, framing lines fill up, but no point is said twice.
 */
export function writeLines(
  story: Story,
  opening: Opening,
  { told, call }: { told: readonly Point[]; call: Phrase },
): ScriptLine[] {
  const { price, name, phrases, brief } = story
  const hook: ScriptLine = {
    role: 'hook',
    headline: opening.headline,
    sub: opening.sub.filter((text) => adds(text, opening.headline)),
    pointIds: opening.point ? [opening.point.id] : [],
  }
  const ends: ScriptLine[] = [{ role: 'cta', headline: ordered(call), sub: name, pointIds: [] }]
  if (price !== null) {
    // The name stands in every offer's scene by itself.
    const sub = brief.price?.amount === 0 ? ordered(phrases.freeCaption) : []
    ends.unshift({ role: 'offer', headline: [price], sub, pointIds: ['price'] })
  }
  const body = withRoles(writeBody(story, opening, told, most - 1 - ends.length), story, opening)
  return [hook, ...body, ...ends].map((line) => {
    const sub = line.sub.filter((text) => !line.headline.includes(text))
    // A name or a heading announces its small words and may be said in them; a point said big is said.
    const isPoint = story.points.some(({ variants }) => variants.includes(line.headline[0] ?? ''))
    return { ...line, sub: isPoint ? unlike(line.headline, sub) : sub }
  })
}

/** The points that can be shown, each once, until the video is full. */
function writeBody(story: Story, opening: Opening, told: readonly Point[], room: number): ScriptLine[] {
  const said = new Set<string>([...opening.headline, ...opening.sub])
  const inBig = (point: Point): boolean => point === opening.lead || isHeadline(story, point)
  // Few long points find room, so that the strongest of them are asked first.
  const rank = (point: Point): number => (story.points.indexOf(point) < strongest ? 0 : 1)
  const long = told.filter((point) => !inBig(point)).toSorted((a, b) => rank(a) - rank(b))
  const queue = [...told.filter(inBig), ...long]
  const headings = headingsOf(story, opening)
  const lines: ScriptLine[] = []
  const unheaded: Point[] = []
  while (queue.length > 0 && lines.length < room) {
    const point = queue.shift()
    if (!point) break
    const line = writePoint(story, point, said, headings)
    if (!line) {
      unheaded.push(point)
      continue
    }
    const sibling = line.sub.length > 0 ? -1 : siblingOf(story, queue, point)
    const [companion] = sibling < 0 || queue.length + lines.length < room ? [] : queue.splice(sibling, 1)
    const whole = companion
      ? { ...line, sub: fitting(story, companion), pointIds: [...line.pointIds, companion.id] }
      : line
    for (const text of [...whole.headline, ...whole.sub]) said.add(text)
    lines.push(whole)
  }
  return withSmall(lines, story, unheaded)
}

/** Thoughts that nothing is left to announce stand small under lines that have no small words yet. */
function withSmall(lines: readonly ScriptLine[], story: Story, points: readonly Point[]): ScriptLine[] {
  const left = points.filter((point) => story.sameLanguage && fitting(story, point).length > 0)
  return lines.map((line) => {
    const point = line.sub.length === 0 ? left.shift() : undefined
    return point ? { ...line, sub: fitting(story, point), pointIds: [...line.pointIds, point.id] } : line
  })
}

/** Another thought of the same sentence, which may stand in small under this one. */
function siblingOf(story: Story, queue: readonly Point[], point: Point): number {
  return queue.findIndex(
    (other) => other.sentence === point.sentence && story.sameLanguage && fitting(story, other).length > 0,
  )
}

function fitting({ brief }: Story, { variants }: Point): string[] {
  return variants.filter((text) => lengthOf(text) <= lineLimits[brief.language].small)
}

/**
 * What may stand over words that are too long to be big: the name, unless it opens, and one framing word a video. Words
 * in another language have nothing of their own to be announced by, so that each subject is framed once.
 */
type Headings = { name: string[]; framing: number }

function headingsOf(story: Story, { headline }: Opening): Headings {
  if (!story.sameLanguage) return { name: [], framing: most }
  const { most: longest } = lineLimits[story.brief.language]
  const name = nameAsHeadline(story).filter((text) => lengthOf(text) <= longest)
  return { name: name.some((text) => headline.includes(text)) ? [] : name, framing: 1 }
}

/**
 * Short points are the big words. Long ones, and words in another language, stand small under a word of the owner's
 * own, else under the name, else once a video under a framing word; null when none of these is left.
 */
function writePoint(
  story: Story,
  point: Point,
  said: ReadonlySet<string>,
  headings: Headings,
): ScriptLine | null {
  const line = { role: roleOf[point.kind], pointIds: [point.id] }
  if (isHeadline(story, point)) {
    const { big, small } = sizesOf(story, point)
    return {
      ...line,
      headline: big,
      sub: addedTo(
        [...big, ...story.name],
        small.filter((text) => !said.has(text)),
        big,
      ),
    }
  }
  const sub = fitting(story, point)
  if (sub.length === 0) return null
  const shown = (label: string): boolean =>
    sub.some((text) => text.toLowerCase().includes(label.toLowerCase()))
  const own = story.sameLanguage ? point.labels.filter((label) => !said.has(label) && shown(label)) : []
  if (own.length > 0)
    return { ...line, headline: own.slice(0, 1), sub: ordered(sub.map((text) => beside(text, own))) }
  if (headings.name.length > 0) return { ...line, headline: headings.name.splice(0), sub }
  const { heading } = subjectOf(story, point)
  if (headings.framing === 0 || said.has(heading)) return null
  headings.framing -= 1
  return { ...line, headline: [heading], sub }
}

/** At least one benefit and one detail, and enough lines for a video. */
function withRoles(lines: ScriptLine[], story: Story, opening: Opening): ScriptLine[] {
  const body = lines.map((line) => ({ ...line }))
  const used = new Set([...opening.headline, ...body.flatMap(({ headline }) => headline)])
  const fillers = fillersOf(story).filter(({ headline }) => !headline.some((text) => used.has(text)))
  const lacks = (role: SceneRole): boolean => !body.some((line) => line.role === role)
  const [first] = body
  // Videos show a benefit after the hook, so that what answers a question has to be one to come next.
  if (first && (opening.lead !== null || lacks('benefit'))) first.role = 'benefit'
  const last = body.at(-1)
  if (last && last !== first && lacks('detail')) last.role = 'detail'
  while (body.length < leastBody || lacks('detail')) {
    const filler = fillers.shift()
    if (!filler) break
    body.push(filler)
  }
  const [lead] = body
  if (lead && lacks('benefit')) lead.role = 'benefit'
  return body
}

/** Lines that claim nothing: the name, then words that only turn the eye to the pictures. */
function fillersOf(story: Story): ScriptLine[] {
  const { phrases, brief } = story
  return [nameAsHeadline(story), phrases.look[brief.tone], phrases.pictures, phrases.slowly]
    .filter((saying) => saying.length > 0)
    .map((saying) => ({ role: 'detail' as const, headline: ordered(saying), sub: [], pointIds: [] }))
}
