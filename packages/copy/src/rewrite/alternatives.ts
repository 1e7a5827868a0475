import { countChars, isOfName } from '@clipmint/kit'

import { ungroundedIn } from '../grounding/grounding.ts'
import { promotionWords } from '../kinds/promotion.ts'
import { readLawfully } from '../plan/lawful.ts'
import type { Story } from '../plan/story.ts'
import type { ProductBrief, Promotion } from '../types.ts'
import { restyledIn } from '../voices/voices.ts'
import { ideasFor } from './ideas.ts'
import type { Idea, LineSlot } from './slot.ts'

/** As many other lines as an owner is shown at once. */
const LINES = 3

export type LineAlternatives = {
  id: string
  /** Up to three, best first; none where the owner's words allow no other. */
  lines: string[]
  /** Another turn gives others. */
  more: boolean
}

export type RewriteOptions = {
  brand: string | null
  /** The sale or event that the video tells of; the brief's price is then what is paid in it. */
  promotion: Promotion | null
  /** What the video says elsewhere: no line repeats it. */
  beside: readonly string[]
  /** 0 gives the best lines, 1 the next ones, and so on, beginning again when all were given. */
  turn: number
}

/**
 * Up to three other lines for each slot from the owner's own words: each within its slot's limit and holding nothing
 * that the brief does not. The first lines of all slots together say nothing twice; where several lines are asked for, each
 * says something else than any line now: a name stays, and no fact gives way to the bare name or price. Same input, same lines.
 */
export function alternativesFor(
  brief: ProductBrief,
  slots: readonly LineSlot[],
  { brand, promotion, beside, turn }: RewriteOptions,
): LineAlternatives[] {
  const story = readLawfully(brief)
  const find = ungroundedIn(
    promotion ? { ...brief, also: [...(brief.also ?? []), ...promotionWords(brief, promotion)] } : brief,
  )
  const restyle = restyledIn(brief)
  const said = new Set(beside.map(plain))
  /** Ideas that the first lines of the slots before tell already. */
  const used = new Set<string>()
  return slots.map((slot) => {
    const ideas = ideasFor(story, slot, { brand, promotion }).map(({ key, forms }) => ({
      key,
      forms: forms
        // What has no room in the tone's words is offered in the owner's.
        .flatMap((text) => [restyle(text), text].find((form) => countChars(form) <= slot.limit) ?? [])
        .filter((text) => find(text).length === 0),
    }))
    const others = slots.filter((other) => other !== slot).map(({ present }) => present)
    const isOffered = (idea: Idea): boolean =>
      !used.has(idea.key) && !tellsSame(idea, others) && (slots.length === 1 || mayReplace(idea, slot, story))
    const pool = inTurns(freshFirst(ideas, said).filter(isOffered)).filter(
      (text) => plain(text) !== plain(slot.present) && !said.has(plain(text)),
    )
    const start = pool.length === 0 ? 0 : (turn * LINES) % pool.length
    const lines = [...pool.slice(start), ...pool.slice(0, start)].slice(0, LINES)
    const [best] = lines
    if (slots.length > 1 && best !== undefined) {
      said.add(plain(best))
      for (const { key, forms } of ideas) if (forms.includes(best)) used.add(key)
    }
    return { id: slot.id, lines, more: pool.length > LINES }
  })
}

/** Whether an idea is what one of these lines says, whatever style or mark it ends in. */
function tellsSame({ forms }: Idea, lines: readonly string[]): boolean {
  return forms.some((form) => {
    const words = plain(form)
    const stem = words.slice(0, Math.max(STEM_LEAST, words.length - ENDING))
    return lines.some((line) => plain(line).includes(stem))
  })
}

/** As many letters as an ending of another style differs in, and as few as still tell which words they are of. */
const ENDING = 3
const STEM_LEAST = 4

/** Whether an idea says something else than its line does now, and no less. */
function mayReplace(idea: Idea, { role, present }: LineSlot, story: Story): boolean {
  if (present === '') return true
  const isName = isOfName(present, story.brief.name) && role !== 'name' && role !== 'brand'
  const isBare = /^(?:name$|price)/u.test(idea.key)
  return !isName && !(isBare && saysFact(story, present)) && !tellsSame(idea, [present])
}

/** Whether a line says a fact of the owner's. */
function saysFact({ points }: Story, line: string): boolean {
  return points.some(({ id, variants }) => tellsSame({ key: id, forms: variants }, [line]))
}

/** What the video does not tell yet comes before another form of what it does. */
function freshFirst(ideas: readonly Idea[], said: ReadonlySet<string>): Idea[] {
  const isTold = ({ forms }: Idea): number => (forms.some((text) => said.has(plain(text))) ? 1 : 0)
  return ideas.toSorted((a, b) => isTold(a) - isTold(b))
}

/** The best form of each idea, then the second of each: lines side by side say different things. */
function inTurns(ideas: readonly Idea[]): string[] {
  const seen = new Set<string>()
  const byKey = new Map<string, Set<string>>()
  for (const { key, forms } of ideas) {
    const known = byKey.get(key) ?? new Set()
    for (const text of forms) known.add(text)
    byKey.set(key, known)
  }
  const rows = [...byKey.values()].map((forms) => [...forms])
  const deepest = Math.max(0, ...rows.map((row) => row.length))
  const turns = Array.from({ length: deepest }, (_, depth) =>
    rows.flatMap((row) => row.slice(depth, depth + 1)),
  )
  return turns.flat().filter((text) => {
    if (seen.has(plain(text))) return false
    seen.add(plain(text))
    return true
  })
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replace(/[\s.,!?·:]/gu, '')
}
