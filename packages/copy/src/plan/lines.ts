import { lineLimits } from '../line-limits.ts'
import type { Phrase } from '../phrases/book.ts'
import { lengthOf, ordered } from '../reading/clean.ts'
import type { ScriptLine } from '../types.ts'
import { adds, unlike } from './adds.ts'
import { isCaution, type Point } from './point.ts'
import { isHeadline, nameAsHeadline, type Opening, sizesOf, smallOf, type Story, subjectOf } from './story.ts'

/** As many as the longest template has scenes. */
const most = 12

/**
 * A scenario's lines: the hook, what is told in this order, the offer when there is a price, the call. Up to twelve, each
 * but the call with words of the owner's; where the owner says little there are few, and the pictures speak.
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
    ...(opening.announces ? { announces: true } : {}),
  }
  const ends: ScriptLine[] = [{ role: 'cta', headline: ordered(call), sub: name, pointIds: [] }]
  if (price !== null) {
    // The name stands in every offer's scene by itself.
    const sub = brief.price?.amount === 0 ? ordered(phrases.freeCaption) : []
    ends.unshift({ role: 'offer', headline: [price], sub, pointIds: ['price'] })
  }
  const body = writeBody(story, opening, told, most - 1 - ends.length)
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
function nameLine(story: Story, { headline }: Opening): ScriptLine[] {
  const name = nameAsHeadline(story).filter((text) => !headline.includes(text))
  // With a price after it, the picture speaks.
  if (story.price !== null) return []
  const words = name.length > 0 ? name : story.phrases.look[story.brief.tone]
  return [{ role: 'benefit', headline: ordered(words), sub: [], pointIds: [] }]
}

/** The facts that can be shown, each once, until the video is full. */
function writeBody(story: Story, opening: Opening, told: readonly Point[], room: number): ScriptLine[] {
  const said = new Set<string>([...opening.headline, ...opening.sub])
  const headings = headingsOf(story, opening)
  const lines: ScriptLine[] = []
  const write = (points: readonly Point[], framing: number): Point[] =>
    points.filter((point) => {
      const line = lines.length < room ? writePoint(story, point, said, { ...headings, framing }) : null
      if (!line) return true
      for (const text of [...line.headline, ...line.sub]) said.add(text)
      lines.push(line)
      return false
    })
  const unheaded = write(told, story.sameLanguage ? 0 : most)
  const { shown, left } = withSmall(lines, told, story, unheaded)
  lines.splice(0, lines.length, ...shown)
  write(left, 1)
  return lines
}

/** Facts that have no big words, or no scene left, stand small under another of their sentence that has none yet. */
function withSmall(
  lines: readonly ScriptLine[],
  told: readonly Point[],
  story: Story,
  points: readonly Point[],
): { shown: ScriptLine[]; left: Point[] } {
  const left = points.filter((point) => !story.sameLanguage || smallOf(story, point).length > 0)
  if (!story.sameLanguage) return { shown: [...lines], left }
  const shown = lines.map((line) => {
    const own = told.find(({ id }) => line.pointIds.includes(id))
    const at = left.findIndex(({ sentence }) => sentence === own?.sentence)
    const [point] = line.sub.length === 0 && at >= 0 ? left.splice(at, 1) : []
    return point ? { ...line, sub: smallOf(story, point), pointIds: [...line.pointIds, point.id] } : line
  })
  return { shown, left }
}

/**
 * What may stand over words that have no big ones: the name, unless it opens, and where nothing else is left a framing
 * word. Words in another language have nothing of their own to be announced by, so that each subject is framed once.
 */
type Headings = { name: string[]; framing: number }

function headingsOf(story: Story, { headline }: Opening): Headings {
  if (!story.sameLanguage) return { name: [], framing: most }
  const { most: longest } = lineLimits[story.brief.language]
  const name = nameAsHeadline(story).filter((text) => lengthOf(text) <= longest)
  return { name: name.some((text) => headline.includes(text)) ? [] : name, framing: 1 }
}

/**
 * A fact in its big words with the sentence beneath; a caution, and words in another language, under a heading; what has
 * no big words under a word of the owner's own, else under the name. Null when none of these is left.
 */
function writePoint(
  story: Story,
  point: Point,
  said: ReadonlySet<string>,
  headings: Headings,
): ScriptLine | null {
  const line = { role: 'benefit' as const, pointIds: [point.id] }
  if (isHeadline(story, point)) {
    const { big, small, isPart } = sizesOf(story, point)
    if (big.some((text) => said.has(text))) return null
    return { ...line, headline: big, sub: small, ...(isPart ? { announces: true } : {}) }
  }
  const sub = smallOf(story, point)
  if (sub.length === 0) return null
  // What a Korean sentence is about carries its particle; a label of another language only has to stand in it.
  const isTopic = (label: string): boolean =>
    sub.some((text) =>
      /[가-힣]/u.test(label)
        ? text.includes(`${label}은 `) ||
          text.includes(`${label}는 `) ||
          (/ (?:에|사용|이용|제공|포함)/u.test(text.replace(label, ' ')) && text.startsWith(label))
        : text.toLowerCase().includes(label.toLowerCase()),
    )
  const own =
    story.sameLanguage && !isCaution(point)
      ? point.labels.filter((label) => label.includes(' ') && !said.has(label) && isTopic(label))
      : []
  if (own.length > 0) return { ...line, headline: own.slice(0, 1), sub, announces: true }
  if (!isCaution(point) && headings.name.length > 0)
    return { ...line, headline: headings.name.splice(0), sub }
  const isOwn = story.sameLanguage || isCaution(point)
  const { heading } = isOwn ? story.phrases.subjects.service : subjectOf(story, point)
  const isFramed = isCaution(point) ? !said.has(heading) : headings.framing > 0
  if (!isFramed || said.has(heading)) return null
  return { ...line, headline: [heading], sub, announces: true }
}
