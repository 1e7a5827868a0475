import { isTitled } from '@clipmint/kit'

import { needsName } from '../korean/terms.ts'
import type { Phrase } from '../phrases/book.ts'
import { ordered } from '../reading/clean.ts'
import type { ScriptLine } from '../types.ts'
import { adds, unlike } from './adds.ts'
import { isCaution, type Point } from './point.ts'
import { type Opening, sizesOf, smallOf, type Story, subjectOf } from './story.ts'
import { nameAsHeadline, titleOverSentences } from './title.ts'

/** As many facts as a viewer sits through between the first line and the price. */
const bodyMost = 5

/**
 * A scenario's lines: the hook, what is told in this order, the offer when there is a price, the call. Each
 * but the call with words of the owner's; where the owner says little there are few, and the pictures speak.
 */
export function writeLines(
  story: Story,
  opening: Opening,
  { told, call }: { told: readonly Point[]; call: Phrase },
): ScriptLine[] {
  const { price, priceTerms, name, phrases, brief } = story
  // A sentence beneath the name may hold it.
  const keepsSub = opening.announces === true || (opening.point !== null && isTitled(opening, brief.name))
  const hook: ScriptLine = {
    role: 'hook',
    headline: opening.headline,
    sub: keepsSub ? opening.sub : opening.sub.filter((text) => adds(text, opening.headline)),
    pointIds: opening.point ? [opening.point.id] : [],
    ...(opening.announces ? { announces: true } : {}),
    ...(opening.over === undefined ? {} : { over: opening.over }),
  }
  const ends: ScriptLine[] = [{ role: 'cta', headline: ordered(call), sub: name, pointIds: [] }]
  if (price !== null) {
    // The name stands in every offer's scene by itself; what the price is for stays with it.
    const sub = brief.price?.amount === 0 ? ordered(phrases.freeCaption) : priceTerms
    ends.unshift({ role: 'offer', headline: [price], sub, pointIds: ['price'] })
  }
  const body = writeBody(story, opening, told)
  const shown = body.length > 0 ? body : nameLine(story, opening)
  return [hook, ...shown, ...ends].map((line) => {
    const sub = line.sub.filter((text) => !line.headline.includes(text))
    // A name or a heading announces its small words and may be said in them; a fact said big is said.
    const isFact =
      line.announces !== true &&
      story.points.some(({ heads }) => heads.some(({ text }) => text === line.headline[0]))
    return { ...line, sub: isFact ? unlike(line.headline, sub) : sub }
  })
}

/** Where nothing is left to tell, the name stands under the picture. */
function nameLine(story: Story, { headline, point }: Opening): ScriptLine[] {
  const name = nameAsHeadline(story).filter((text) => !headline.includes(text))
  // With a price after it, or with all said, the picture speaks.
  if (story.price !== null || (point !== null && name.length === 0)) return []
  const words = name.length > 0 ? name : story.phrases.look[story.brief.tone]
  return [{ role: 'benefit', headline: ordered(words), sub: [], pointIds: [] }]
}

/** The facts that can be shown, each once, until the video is full. */
function writeBody(story: Story, opening: Opening, told: readonly Point[]): ScriptLine[] {
  const title = titleOverSentences(story)
  const said = new Set<string>([...opening.headline, ...opening.sub])
  const lines: ScriptLine[] = []
  const cautions = told.filter(isCaution).length
  let last = opening.point
  for (const point of told) {
    if (point.tellAfter !== undefined && point.tellAfter !== last?.source.start) continue
    // Of what the owner warns of, one has its place in every video.
    const room = isCaution(point) || cautions === 0 ? bodyMost : bodyMost - 1
    if (lines.length + 1 + limitsOf(point, told) > room) continue
    const written = writePoint(story, point, { said, title })
    if (!written) continue
    const line =
      point.tellAfter === undefined
        ? written
        : { ...written, follows: point.limits ? ('limits' as const) : ('leans' as const) }
    for (const text of [...line.headline, ...line.sub, line.over?.sub ?? '']) said.add(text)
    lines.push(line)
    last = point
  }
  return lines
}

/** As many points as a point is not told without: it has room only where they have. */
function limitsOf({ source }: Point, told: readonly Point[]): number {
  const limit = told.find((other) => other.limits && other.tellAfter === source.start)
  return limit ? 1 + limitsOf(limit, told) : 0
}

/** “You cannot use it for 48 hours”: what it is, the name above tells. */
const namesNothing =
  /^(?:(?:you|please|do|don[’']t|cannot|can[’']t|should|must|never|not)\s)+\p{L}+ (?:it|them)(?!\p{L})/iu
/** “Not acrylic baths”: what is not done answers nobody where it stands alone. */
const deniesAlone = /^not \p{L}+(?: \p{L}+){0,2}$/iu

/**
 * A fact in its big words with the sentence beneath; what has none, or is half of a sentence, whole under the name, with a
 * heading where it warns; words in another language under a heading. Null when none of these is left.
 */
function writePoint(
  story: Story,
  point: Point,
  { said, title }: { said: ReadonlySet<string>; title: string[] },
): ScriptLine | null {
  const line = { role: 'benefit' as const, pointIds: [point.id] }
  const { big, small, isPart, isPoor, over, whole } = sizesOf(story, point)
  // What says nothing without the point before stands under the name as that does.
  const leans = point.tellAfter !== undefined && title.length > 0
  const isBig = story.sameLanguage && big.length > 0 && !leans
  const isSaid = big.some((text) => said.has(text))
  const answersNobody =
    title.length > 0 && small.length === 0 && big.some((text) => deniesAlone.test(text) || needsName(text))
  if (isBig && !isPoor && !answersNobody) {
    if (isSaid || (whole !== undefined && said.has(whole))) return null
    // Halves of a sentence stand in two rows only where the first is read first; elsewhere it is told in one.
    if (whole !== undefined && title.length > 0)
      return { ...line, headline: title, sub: [whole], ...(over ? { over } : {}) }
    return {
      ...line,
      headline: big,
      sub: small,
      ...(isPart ? { announces: true } : {}),
      ...(over === undefined ? {} : { over }),
    }
  }
  const sub = smallOf(story, point)
  const isName = point.source.field === 'name'
  // What warns stands under a heading where small words are read first; a closing day or a deposit is told as any other fact.
  const [sentence = ''] = sub
  const isWarned = isCaution(point) && point.isWarning === true && !namesNothing.test(sentence)
  if (sentence !== '' && !isName && title.length > 0) {
    if (sub.some((text) => said.has(text))) return null
    const { heading } = story.phrases.subjects.service
    const isHeaded = isWarned && !said.has(heading)
    return {
      ...line,
      headline: title,
      sub,
      ...(isHeaded ? { over: { headline: sentence, sub: heading } } : {}),
    }
  }
  if (isBig && !isSaid && title.length === 0)
    return { ...line, headline: big, sub: small, announces: true, over: null }
  if (sub.length === 0) return null
  if (story.sameLanguage && !isCaution(point) && (isBig || title.length > 0)) return null
  // Only words in another language have nothing of their own to be announced by.
  const { heading } = story.sameLanguage ? story.phrases.subjects.service : subjectOf(story, point)
  if (said.has(heading)) return null
  const asSmall = isCaution(point) ? heading : (story.name[0] ?? heading)
  const rows = story.sameLanguage ? { over: { headline: sentence, sub: asSmall } } : {}
  return { ...line, headline: [heading], sub, announces: true, ...rows }
}
