import { countChars, isOfName, isTitled } from '@clipmint/kit'

import { maySay } from '../check/check.ts'
import { isDrawback } from '../korean/terms.ts'
import { isDrawback as isDrawbackLatin } from '../latin/drawbacks.ts'
import { lineLimits } from '../line-limits.ts'
import { isWithoutAccents, withoutAccents } from '../reading/language-of.ts'
import type { ProductBrief, ScriptLine } from '../types.ts'
import { isLabelled, leadInto } from '../voices/leads.ts'
import type { Lead, Voice } from '../voices/voice.ts'
import { voices } from '../voices/voices.ts'
import { isCaution, isRefusal, type Point } from './point.ts'
import { chore, hours, type Story } from './story.ts'
import { isTerm } from './terms/terms.ts'
import { titleOverSentences } from './title.ts'

/** Lines in the tone that was asked for (`voices/`). What breaks a rule in a tone's words is said in the owner's. */
export function speakLines(lines: readonly ScriptLine[], story: Story): ScriptLine[] {
  const { brief } = story
  const said = speakInTone(lines, story, voices[brief.language][brief.tone])
  // What an owner types without accents stands beside no words with them.
  return brief.language === 'vi' && isWithoutAccents(brief.name, brief.info)
    ? said.map((line) => mapTexts(line, withoutAccents, brief))
    : said
}

function speakInTone(lines: readonly ScriptLine[], story: Story, voice: Voice): ScriptLine[] {
  const styled = restyleLines(lines, story, voice)
  const led = leadLastFact(styled, story, voice.leads ?? [])
  return endLines(led, story, voice)
}

/** Every fact in the tone's words, or none: one style runs through a video. */
function restyleLines(lines: readonly ScriptLine[], story: Story, { restyle }: Voice): ScriptLine[] {
  if (restyle === undefined) return [...lines]
  const { brief } = story
  let isWhole = true
  const all = lines.filter(isFact).flatMap(({ headline, sub }) => [...headline, ...sub])
  const say = (text: string, room: number): string => {
    if (isOfName(text, brief.name)) return text
    const said = restyle(text, all)
    if (said !== null && mayStand(said, text, room, brief)) return said
    isWhole = false
    return text
  }
  const title = titleOverSentences(story)
  const styled = lines.map((line) => {
    if (!isFact(line)) return line
    const [words = ''] = line.headline
    const said = restyle(words, all)
    const isAlone = line.sub.length === 0 && !line.over && title.length > 0
    // “40분이면 끝나요” has room by itself, “40분이면 끝납니다” beneath the name.
    const isMoved = isAlone && said !== null && countChars(said) > lineLimits[brief.language].most
    return mapTexts(isMoved ? { ...line, headline: title, sub: [words] } : line, say, brief)
  })
  return isWhole ? styled : [...lines]
}

/** Fewer facts need no word between them: what comes second is no afterthought yet. */
const LED_LEAST = 3

/** The last fact with a lead, where one suits it: neither one that leans on another nor one that is leant on. */
function leadLastFact(lines: readonly ScriptLine[], story: Story, leads: readonly Lead[]): ScriptLine[] {
  const facts = lines.filter(isFact)
  const last = facts.at(-1)
  if (last === undefined || facts.length < LED_LEAST) return [...lines]
  const next = lines[lines.indexOf(last) + 1]
  if (last.follows !== undefined || next?.follows !== undefined) return [...lines]
  const said = leads.map((lead) => withLead(last, story, lead)).find((line) => line !== null)
  return lines.map((line) => (line === last ? (said ?? line) : line))
}

function withLead(line: ScriptLine, story: Story, lead: Lead): ScriptLine | null {
  const { brief } = story
  if (line.over || line.announces || !maySuit(line, story, lead.suits)) return null
  const { most, small } = lineLimits[brief.language]
  const isUnderName = isTitled(line, brief.name)
  const isAlone = line.sub.length === 0 || line.sub.every((text) => isOfName(text, brief.name))
  if (!isUnderName && !isAlone) return null
  const room = isUnderName ? small : most
  const texts = isUnderName ? line.sub : line.headline
  const led = leadInto(texts[0] ?? '', lead, brief)
  if (led === null || countChars(led) > room || !maySay(led, brief)) return null
  // Where there is no room for it, it is told as it is.
  return isUnderName ? { ...line, sub: [led, ...texts] } : { ...line, headline: [led, ...texts] }
}

/** A fact of less weight than this is no news; one of more is no small thing to mention in passing. */
const NEWS = 6

/** Whether a lead suits what a line tells: never what is sold, with which the owner begins, nor what the price is for. */
function maySuit(line: ScriptLine, story: Story, suits: Lead['suits']): boolean {
  const points = pointsOf(line, story)
  if (points.some(({ sentence, variants: [text = ''] }) => sentence <= 0 || story.priceTerms.includes(text)))
    return false
  switch (suits) {
    case 'notes':
      return !points.every(isGood)
    case 'gains':
      return points.every((point) => point.strength < NEWS && isGood(point) && !isSize(point))
    case 'news':
      return points.every((point) => point.strength >= NEWS && isGood(point))
  }
}

function pointsOf({ pointIds }: ScriptLine, { points }: Story): Point[] {
  return points.filter(({ id }) => pointIds.includes(id))
}

function isSize({ kind, topic }: Point): boolean {
  return kind === 'measure' || topic === 'size'
}

/** A size or a count in a note, and no sentence that tells it. */
function isBareSize(point: Point): boolean {
  return (
    isSize(point) &&
    point.strength < NEWS &&
    !/요$|(?<!\p{L})(?:we|I|you|it|they|our|your|kami|kita|mình|bạn)(?!\p{L})/iu.test(point.variants[0] ?? '')
  )
}

/** Whether nobody minds a fact, as one does a warning, a chore, opening hours, a wait, a fee or a limit. */
function isGood(point: Point): boolean {
  const [text = ''] = point.variants
  return (
    !isCaution(point) &&
    !isRefusal(point) &&
    !chore.test(text) &&
    !hours.test(text) &&
    !isTerm(text) &&
    !(/[가-힣]/u.test(text) ? isDrawback(text) : isDrawbackLatin(text))
  )
}

function endLines(
  lines: readonly ScriptLine[],
  story: Story,
  { end, endsAll, call, leads = [] }: Voice,
): ScriptLine[] {
  const { brief } = story
  const facts = lines.filter(isFact)
  let isWhole = true
  const closed = lines.map((line) => {
    if (!isFact(line) || end === undefined) return line
    const isLed = [...line.headline, ...line.sub].some((text) =>
      leads.some(({ words }) => text.startsWith(words)),
    )
    const points = pointsOf(line, story)
    // Nobody cheers at a size: “42 cm square and 50 cm high, 6 kg”.
    const isNote = [...line.headline, ...line.sub].some((text) => isLabelled(text)) || points.some(isBareSize)
    const isWelcome = !isNote && points.every(isGood)
    const place = isWelcome ? (isLed ? 0 : facts.indexOf(line)) : null
    const close = (text: string, room: number): string => {
      if (isOfName(text, brief.name)) return text
      const said = end(text, place)
      if (mayStand(said, text, room, brief)) return said
      isWhole = false
      return text
    }
    return endLine(line, close, brief)
  })
  if (endsAll && !isWhole) return [...lines]
  return closed.map((line) => (line.role === 'cta' && call ? endCall(line, call, brief) : line))
}

/** A line with its last words closed. */
function endLine(
  line: ScriptLine,
  close: (text: string, room: number) => string,
  brief: ProductBrief,
): ScriptLine {
  const isSmallLast = line.sub.some((text) => !isOfName(text, brief.name))
  const said = mapTexts(line, close, brief)
  return {
    ...said,
    headline: isSmallLast ? line.headline : said.headline,
    ...(line.over ? { over: { headline: said.over?.headline ?? '', sub: line.over.sub } } : {}),
  }
}

function endCall(line: ScriptLine, call: (text: string) => string, brief: ProductBrief): ScriptLine {
  const { most } = lineLimits[brief.language]
  const say = (text: string): string => (mayStand(call(text), text, most, brief) ? call(text) : text)
  return { ...line, headline: line.headline.map(say) }
}

/** A fact of the owner's, and no price and no call. */
function isFact({ role, pointIds }: ScriptLine): boolean {
  return role !== 'cta' && role !== 'offer' && pointIds.length > 0
}

/** Whether words in a tone have room and break no rule that they did not break before. */
function mayStand(said: string, text: string, room: number, brief: ProductBrief): boolean {
  return said === text || (countChars(said) <= room && maySay(said, brief))
}

/** A line with each of its words said by `say`, which is given their room in letters. */
function mapTexts(
  line: ScriptLine,
  say: (text: string, room: number) => string,
  { language }: ProductBrief,
): ScriptLine {
  const { most, small: least } = lineLimits[language]
  const { over } = line
  return {
    ...line,
    headline: line.headline.map((text) => say(text, most)),
    sub: line.sub.map((text) => say(text, least)),
    ...(over ? { over: { headline: say(over.headline, least), sub: say(over.sub, least) } } : {}),
  }
}
