import { type CheckedLine, checkLine, type CheckOptions } from '@clipmint/copy'
import { countChars } from '@clipmint/film'

/** What advertising law says of words, with safe ones that have room in their place where there are such. */
export function checkFor(room: number, words: string, options: CheckOptions): CheckedLine {
  const checked = checkLine(words, options)
  const rewrite = checked.findings.find((it) => it.rewrite !== undefined)?.rewrite
  // Words that are too long themselves are told so by their field, not by the law.
  const isCramped = rewrite !== undefined && countChars(rewrite) > room && countChars(words) <= room
  return isCramped ? checkLine(words, { ...options, limit: room }) : checked
}
