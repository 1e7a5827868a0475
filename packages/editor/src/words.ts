import { countChars } from '@clipmint/kit'

const TITLE_MAX = 50
const NAME_MAX = 20

const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu
/** Signs that turn the direction of the letters after them. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Signs that no font draws: control characters, halves of characters, invisible ones and those of private use. */
const unseen = /(?![\t\n\v\f\r\u0085])[\p{Cc}\p{Cs}\p{Co}\u200b\u2060-\u2065\ufeff\ufff9-\ufffb]/gu
/** The tags that web pages and documents are written with; 「<NEW>」 is somebody's own. */
const tags =
  /<\/?(?:a|abbr|b|big|blockquote|body|br|center|code|div|em|font|form|h[1-6]|head|hr|html|i|iframe|img|input|li|link|mark|meta|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul)(?:[\s/][^<>]*)?>/giu

/** What keeps a title from being saved; `characters` are those that may not stand in it. */
export type TitleFault =
  | { code: 'empty' }
  | { code: 'too-long'; max: number }
  | { code: 'forbidden'; characters: readonly string[] }

/**
 * One line of plain words out of anything typed or pasted: composed Hangul, no control or invisible characters, line
 * breaks and tabs as spaces. Spaces at the end stay, because the next word may be on its way.
 */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(breaks, ' ')
    .replace(directions, '')
    .replace(unseen, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/^ +/u, '')
    .replace(/ {2,}/gu, ' ')
}

/**
 * What was taken out of words for a video, as nobody is to see it: signs of formatting, each as it was written; signs that
 * turn the direction of letters or cannot be drawn, as many as there were; breaks between lines.
 */
export type TakenOut =
  | { kind: 'tags'; tags: readonly string[] }
  | { kind: 'directions' | 'unseen'; count: number }
  | { kind: 'breaks' }

/** Words for a video out of anything typed or pasted, and what was taken out of them. */
export function cleanWords(raw: string): { words: string; taken: readonly TakenOut[] } {
  const found = [...new Set(raw.match(tags) ?? [])]
  const [turning, undrawn] = [directions, unseen].map((signs) => raw.match(signs)?.length ?? 0) as [
    number,
    number,
  ]
  const taken: TakenOut[] = [
    ...(found.length > 0 ? [{ kind: 'tags' as const, tags: found }] : []),
    ...(turning > 0 ? [{ kind: 'directions' as const, count: turning }] : []),
    ...(undrawn > 0 ? [{ kind: 'unseen' as const, count: undrawn }] : []),
    ...(/[\n\v\f\r\u0085\u2028\u2029]/u.test(raw.trim()) ? [{ kind: 'breaks' as const }] : []),
  ]
  const bare = raw.replace(tags, (tag) => (/^<\/?(br|p|div|li|tr|td|h\d)\b/iu.test(tag) ? ' ' : ''))
  return { words: cleanText(bare), taken }
}

/** A brand's name out of anything typed: as long as it may be; null where nothing is left of it. */
export function cleanName(raw: string): string | null {
  const { kept } = withinLimit(cleanText(raw), NAME_MAX)
  return kept === '' ? null : kept
}

/** The first `limit` code points of a text, and how many were left over. */
export function withinLimit(text: string, limit: number): { kept: string; over: number } {
  const over = Math.max(0, countChars(text) - limit)
  return { kept: over === 0 ? text : [...text].slice(0, limit).join(''), over }
}

/** What is wrong with an edited title: letters, digits, spaces and - _ ( ) are allowed, 1 to 50 of them. */
export function titleFault(raw: string): TitleFault | null {
  const title = cleanText(raw).trim()
  const characters = [...new Set(title.match(/[^\p{L}\p{N} _()-]/gu) ?? [])]
  if (title === '') return { code: 'empty' }
  if (characters.length > 0) return { code: 'forbidden', characters }
  // Counted as the server does: by code points after trimming.
  return countChars(title) > TITLE_MAX ? { code: 'too-long', max: TITLE_MAX } : null
}
