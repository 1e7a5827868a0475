import { readLawfully } from '../plan/lawful.ts'
import type { Story } from '../plan/story.ts'
import { occasionForms } from '../plan/tell-occasion.ts'
import { cleanWord } from '../reading/clean.ts'
import { isPrivate } from '../reading/private.ts'
import { captionCheck } from './grounds.ts'
import type { Material } from './pieces.ts'
import { inRegister, registersOf } from './registers.ts'
import { sayingsOf } from './sayings.ts'
import { type Draft, shapes } from './shapes.ts'
import type { CaptionFacts } from './types.ts'

/** As many captions as an owner is offered of one video. */
const MOST = 10
/** Ours are read on a phone: far below what any network takes. */
const LONGEST = 400

/**
 * Up to ten captions out of the owner's own words, no two of which begin alike: first one of each manner, then the second
 * of each, in Korean in the 해요 and the 합니다 style by turns. None holds a number, claim or name that the owner did not say, what advertising law bans, emoji, or any of
 * < > ' " & \. The same facts and seed give the same captions; thin words give fewer.
 */
export function captionsFor(
  facts: CaptionFacts,
  { seed = 0, most = MOST }: { seed?: number; most?: number } = {},
): string[] {
  const read = readLawfully(facts.brief)
  const story = { ...read, name: read.name.filter((form) => !isPrivate(form)) }
  const material: Material = { facts, story, sayings: sayingsOf(story), turn: Math.abs(Math.trunc(seed)) }
  if (material.sayings.length === 0 && story.name.length === 0) return []
  const maySay = captionCheck(facts)
  const occasion = occasionLine(facts, story)
  const registers = registersOf(facts.brief)
  const begun = new Set<string>()
  const found: string[] = []
  for (const draft of inTurns(shapes.map((shape) => shape(material)))) {
    if (found.length >= Math.min(most, MOST)) break
    const register = registers[found.length % registers.length]
    const text = inRegister(textOf([...draft, occasion]), register, facts.brief.language)
    const [first = ''] = text.split('\n')
    if (text === '' || [...text].length > LONGEST || begun.has(plain(first)) || !maySay(text)) continue
    begun.add(plain(first))
    found.push(text)
  }
  return found
}

/** What day all of it is for, at the end: captions of one campaign begin differently, and each says it. */
function occasionLine({ occasion, brief }: CaptionFacts, { name }: Story): string[] {
  if (!occasion) return []
  const { named, alone } = occasionForms(occasion, brief, name)
  return [named[0] ?? alone]
}

/** The first of each list, then the second of each. */
function inTurns(lists: readonly Draft[][]): Draft[] {
  const deepest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: deepest }, (_, depth) =>
    lists.flatMap((list) => list.slice(depth, depth + 1)),
  ).flat()
}

/** Lines under each other, paragraphs with a blank line between, in letters that every caption may hold. */
function textOf(draft: Draft): string {
  return draft
    .map((lines) => lines.map(cleanLine).filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function cleanLine(line: string): string {
  const words = line.normalize('NFC').split(/\s+/u).map(cleanWord)
  return words.filter((word) => word !== '').join(' ')
}

function plain(text: string): string {
  return text.toLocaleLowerCase('en').replaceAll(/[\s.,!?·:-]/gu, '')
}
