import { countChars } from '@clipmint/kit'
import type { LanguageCode } from '@clipmint/kit'

import { cleanWord } from '../reading/clean.ts'
import { type Range, sentenceRanges } from '../reading/sentence-ranges.ts'
import { complains } from './complaints.ts'

/** A part of a review that may be shown: whole sentences, with “…” where others stood, and where they are in it. */
export type Excerpt = { text: string; start: number; end: number }

/** How long an excerpt may be to stand small in any template. */
export const quoteLimits: Record<LanguageCode, number> = { ko: 24, en: 40, id: 40, vi: 40 }

/** What turns against the sentence before it: without it, that sentence says something else. */
const turns =
  /^(?:하지만|그런데|그러나|다만|단[, ]|근데|그치만|그래도|but\b|however\b|though\b|although\b|except\b|tapi\b|tetapi\b|namun\b|hanya saja\b|nhưng(?!\p{L})|tuy nhiên(?!\p{L})|tuy(?!\p{L}))/iu

/** Telephone numbers of any form that people write. */
const telephone = /(?<!\d)(?:\+?\d{1,3}[-.\s]?)?(?:\(?0?\d{1,4}\)?[-.\s]?)\d{3,4}[-.\s]?\d{4}(?!\d)/gu

/** A text without telephone numbers: stars stand for their digits. */
export function maskTelephones(text: string): string {
  return text.replace(telephone, (found) =>
    (found.match(/\d/gu)?.length ?? 0) >= 9 ? found.replace(/\d/gu, '*') : found,
  )
}

/** A writer's name with its first letter alone: 김민지 → 김**. */
export function maskAuthor(author: string): string {
  return `${[...author.trim().replace(/[<>"\\&]/gu, '')][0] ?? ''}**`
}

/**
 * Every part of a review that may be shown, longest first: runs of whole sentences that are one piece, “…” where the
 * review goes on before or after. A sentence that the next one takes back comes with it, and no part hides what its
 * writer complains of.
 */
export function excerptsOf(review: string): Excerpt[] {
  const groups = groupsOf(review)
  return fairRuns(groups)
    .map(([from, to]) => excerptOf(groups, from, to))
    .toSorted((a, b) => countChars(b.text) - countChars(a.text) || a.start - b.start)
}

/** From where to where a review may be cut: with all of its complaints, and with some of what it says beside them. */
function fairRuns(groups: readonly Group[]): [from: number, to: number][] {
  const first = groups.findIndex(({ complains: bad }) => bad)
  const last = groups.findLastIndex(({ complains: bad }) => bad)
  const isMixed = groups.some(({ praises }) => praises)
  const isFair = (from: number, to: number): boolean =>
    first < 0 ||
    (from <= first && to >= last && (!isMixed || groups.slice(from, to + 1).some(({ praises }) => praises)))
  return groups
    .flatMap((_, from) => groups.slice(from).map((__, more): [number, number] => [from, from + more]))
    .filter(([from, to]) => isFair(from, to))
}

/** What of a review can be shown in any template, longest first; nothing with a masked number while there is else. */
export function fittingExcerpts(text: string, { language }: { language: LanguageCode }): Excerpt[] {
  const fitting = excerptsOf(text).filter((excerpt) => countChars(excerpt.text) <= quoteLimits[language])
  const plain = fitting.filter((excerpt) => !excerpt.text.includes('**'))
  return plain.length > 0 ? plain : fitting
}

/** Why no part of a review can be shown: no sentence is short enough, or what is would hide a complaint; null for one that can. */
export function whyUnquoted(
  text: string,
  { language }: { language: LanguageCode },
): 'too-long' | 'one-sided' | null {
  if (fittingExcerpts(text, { language }).length > 0) return null
  const isShort = sentencesOf(text).some((sentence) => countChars(sentence.text) < quoteLimits[language])
  return isShort ? 'one-sided' : 'too-long'
}

function excerptOf(groups: readonly Excerpt[], from: number, to: number): Excerpt {
  const shown = groups.slice(from, to + 1)
  const words = shown.map(({ text }) => text).join(' ')
  const before = from > 0 ? '…' : ''
  const after = to < groups.length - 1 ? '…' : ''
  // A mark at the end goes only where “…” stands in its place, or where it is a plain stop.
  const said = after === '' ? words.replace(/(?<!\.)[.。]$/u, '') : words.replace(/[.。…]+$/u, '')
  return { text: before + said + after, start: shown[0]?.start ?? 0, end: shown.at(-1)?.end ?? 0 }
}

/** Sentences that are shown together, and what they say: a complaint, something else, or both. */
type Group = Excerpt & { complains: boolean; praises: boolean }

/** The sentences of a review as they may be shown, each with those that turn against it. */
function groupsOf(review: string): Group[] {
  const groups: Group[] = []
  for (const sentence of sentencesOf(review)) {
    const isBad = complains(sentence.text)
    const before = groups.at(-1)
    if (before && turns.test(sentence.text)) {
      before.text += ` ${sentence.text}`
      before.end = sentence.end
      before.complains ||= isBad
      before.praises ||= !isBad
    } else groups.push({ ...sentence, complains: isBad, praises: !isBad })
  }
  return groups
}

function sentencesOf(review: string): Excerpt[] {
  return sentenceRanges(review).flatMap((range) => readable(review, range))
}

function readable(review: string, { start, end }: Range): Excerpt[] {
  const raw = review.slice(start, end)
  const from = start + (raw.length - raw.trimStart().length)
  const to = end - (raw.length - raw.trimEnd().length)
  const text = showable(raw)
  return /[\p{L}\p{N}]/u.test(text) ? [{ text, start: from, end: to }] : []
}

/** What a video can show of a text: no pictures in letters, no telephone numbers; not a word changed. */
function showable(text: string): string {
  return maskTelephones(text)
    .split(/\s+/u)
    .map(cleanWord)
    .filter((word) => word !== '')
    .join(' ')
}

/**
 * Whether a line says a review word for word, or whole sentences of it in their order with “…” wherever others were
 * left out. Quotation marks around it, pictures in letters and a full stop at the end do not count.
 */
export function isVerbatim(line: string, review: string): boolean {
  const said = plain(line)
  if (said === '') return false
  return excerptsOf(review).some(({ text }) => plain(text) === said)
}

function plain(text: string): string {
  return showable(text.replace(/[“”"]/gu, ' '))
    .normalize('NFC')
    .replace(/\s*…\s*/gu, '…')
    .replace(/(?<!\.)[.。]$/u, '')
    .trim()
}
