import { hasListMark, isItem, isOwnLine, isPriced } from './row-kinds.ts'
import { type Sentence, textOf } from './sentence.ts'

/** As many words as a title has at most, without what is remarked of it. */
const TITLE_WORDS = 6

/** Whether a line is a title over the lines directly under it, though no word, no colon and no capitals say so. */
export function isTitle(one: Sentence, under: readonly Sentence[], text: string): boolean {
  if (!mayBeTitle(one, text)) return false
  if (standsOverMarks(one, under, text)) return true
  if (!beginsBlock(one, text)) return false
  // “BRONZE £45 / Safety check, tyres pumped”
  if (isPriced(one, text))
    return isShouted(one) && hasBlocks(text) && under.some((row) => !isPriced(row, text))
  return standsOverPrices(one, under, text) || namesKind(one, under, text)
}

function mayBeTitle(one: Sentence, text: string): boolean {
  const line = textOf(one.words)
  const after = text.slice(one.words.at(-1)?.end)
  const isShort = line.replace(/ ?\([^()]*\)/gu, '').split(/\s+/u).length <= TITLE_WORDS
  return (
    isShort &&
    isOwnLine(one, text) &&
    !one.question &&
    !/^[^\S\n]*[.!]/u.test(after) &&
    !/[가-힣]/u.test(line)
  )
}

/** “Standard clean / ✔ Dusting / ✔ Windows”: the marks of a list begin under its title. */
function standsOverMarks(one: Sentence, under: readonly Sentence[], text: string): boolean {
  const [first, second] = under
  if (first === undefined || second === undefined || hasListMark(one, text)) return false
  return [first, second].every((row) => hasListMark(row, text))
}

/** As many prices stand under a title where no blank line says what is under it; in capitals it needs fewer. */
const PRICES_LEAST = 3

/** “Party trays (feeds 10-12) / Jollof rice £45 / …” */
function standsOverPrices(one: Sentence, under: readonly Sentence[], text: string): boolean {
  const end = under.findIndex((row) => !isPriced(row, text))
  const count = end < 0 ? under.length : end
  if (hasBlocks(text) || isShouted(one)) return count > 1
  return count >= PRICES_LEAST
}

/** “Colourways / Heron / Bramble”: things of the kind that stands over them. */
function namesKind(one: Sentence, under: readonly Sentence[], text: string): boolean {
  const isPlural = /^(?:\p{L}+ ){0,2}\p{L}+s$/u.test(textOf(one.words))
  return isPlural && hasBlocks(text) && under.length > 1 && under.every((row) => isItem(row, text))
}

function isShouted(one: Sentence): boolean {
  return !/\p{Ll}{2}/u.test(textOf(one.words).replace(/\([^()]*\)/gu, ''))
}

/** Whether a line is the first of its text, or the first after a blank one. */
function beginsBlock(one: Sentence, text: string): boolean {
  return /(?:^|\n[^\S\n]*\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(0, one.words[0]?.start))
}

function hasBlocks(text: string): boolean {
  return /\n[^\S\n]*\n/u.test(text)
}
