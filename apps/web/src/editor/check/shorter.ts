import { readingMs, SHRUNK_BELOW } from '@clipmint/film'
import { countChars } from '@clipmint/kit'

/** What shorter words have to keep to: the ones they replace, how long they stand, and how they would be drawn. */
export type ShorterTask = {
  present: string
  sceneMs: number
  /** How large they would be drawn, as a share of the size that the sample in their place is drawn in. */
  shareOf: (words: string) => number
}

/**
 * The line to put in place of words that are too long: the first that has a word of theirs, is shorter, can be read
 * while it stands and is drawn large enough. Null when none is: a line that is still too long mends nothing, and one
 * that says something else is not theirs.
 */
export function shorterLine(
  lines: readonly string[],
  { present, sceneMs, shareOf }: ShorterTask,
): string | null {
  const shorter = lines.filter((line) => countChars(line) < countChars(present))
  const fits = (line: string) => readingMs(line) <= sceneMs && shareOf(line) >= SHRUNK_BELOW
  return shorter.find((line) => speaksOf(line, present) && fits(line)) ?? null
}

/** Words that stand in many a line and make none of them somebody's own. */
const anybodys = new Set(
  '오늘 지금 바로 정말 우리 the and for you your our with this that from are now today here yang dan untuk các cho của'.split(
    ' ',
  ),
)

/** Whether a line has a word of another in it. */
function speaksOf(line: string, words: string): boolean {
  const theirs = wordsOf(line)
  return wordsOf(words).some((word) => !anybodys.has(word) && theirs.some((it) => isOneWord(it, word)))
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLocaleLowerCase('en')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Endings change: two syllables of Hangul are enough, wherever they stand, and all but two letters of other words. */
function isOneWord(one: string, other: string): boolean {
  if (/\d/u.test(other)) return /\d+/u.exec(one)?.[0] === /\d+/u.exec(other)?.[0]
  const letters = [...other]
  if (/\p{Script=Hangul}/u.test(other)) {
    const stem = letters.slice(0, 2).join('')
    return letters.length >= 2 && !anybodys.has(stem) && one.includes(stem)
  }
  return letters.length >= 3 && one.startsWith(letters.slice(0, Math.max(4, letters.length - 2)).join(''))
}
