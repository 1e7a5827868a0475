import { limits } from '@clipmint/contract'

/** As long as one sentence is; a whole description is written on the product's own page. */
const ANSWER_MAX = 120

/** The letters that an answer may have beside what is said already; 0 where there is no room for one. */
export function roomForAnswer(info: string): number {
  // One between both, and a full stop.
  return Math.max(0, Math.min(ANSWER_MAX, limits.productInfoMax - info.length - 2))
}

/** An owner's information with an answer as its last sentence; the same where it ends with it already. */
export function withAnswer(info: string, answer: string): string {
  const said = info.trim()
  const added = asSentence(answer)
  if (added === '' || said.endsWith(added)) return info
  // The owner's own words stay as they are: a line that has no full stop ends where the next begins.
  return `${said}${isWhole(said) ? ' ' : '\n'}${added}`
}

function asSentence(answer: string): string {
  const text = answer.trim().replace(/\s+/gu, ' ')
  return text === '' || isWhole(text) ? text : `${text}.`
}

function isWhole(text: string): boolean {
  return /[.!?…~。][)"'”’]*$/u.test(text)
}
