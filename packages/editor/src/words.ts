import { countChars } from '@clipmint/film'

const TITLE_MAX = 50

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
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/^ +/u, '')
    .replace(/ {2,}/gu, ' ')
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
