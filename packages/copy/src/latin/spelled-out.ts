import { capital } from '../reading/clean.ts'
import type { Word } from '../reading/sentence.ts'
import type { LatinGrammar } from './grammar.ts'

/** “bh 24 tháng”, “utk anak”, “we cant”, “its on the ticket”, as they are spelled; “, vs máy” at a beginning or after a comma alone. */
export function spelledOut(
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
  { spelled }: LatinGrammar,
): Word {
  const [, typed = '', mark = ''] = /^(.*?)([,;:?]*)$/u.exec(word.text) ?? []
  // “lapor SPT tahunan”: a tax return, and no “seperti” typed in a hurry.
  if (typed === 'SPT') return word
  const both = `${word.text} ${next?.text ?? ''}`.replace(/[,;:?]+$/u, '')
  const begins = before === undefined || before.text.endsWith(',')
  const keys = [...(begins ? [`, ${both}`] : []), both, typed].map((key) => key.toLocaleLowerCase('en'))
  const text = keys.map((key) => spelled.get(key)).find((found) => found !== undefined)
  if (text === undefined) return word
  return { ...word, text: `${/^\p{Lu}/u.test(typed) ? capital(text) : text}${mark}` }
}
