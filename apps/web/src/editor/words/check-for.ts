import { type CheckedLine, checkLine, type CheckOptions } from '@clipmint/copy'
import { countChars } from '@clipmint/kit'

import { safeWordsIn } from '../../app/law/law-on.ts'

/** What advertising law says of words, with safe ones that have room in their place where there are such. */
export function checkFor(room: number, words: string, options: CheckOptions): CheckedLine {
  const checked = checkLine(words, options)
  const rewrite = safeWordsIn(checked)
  if (rewrite === undefined || countChars(rewrite) <= room) return checked
  // That words are too long themselves is told by their field: only what is safe is taken of the narrower check.
  const shorter = safeWordsIn(checkLine(words, { ...options, limit: room }))
  if (shorter === undefined) return checked
  return { ...checked, findings: checked.findings.map((it) => ({ ...it, rewrite: shorter })) }
}
