import { withoutEmoji } from './clean.ts'
import { hasListMark, isItem, isOwnLine, isPriced, markOf } from './row-kinds.ts'
import { type Sentence, textOf } from './sentence.ts'

/** As many words as a title has at most, without what is remarked of it. */
const TITLE_WORDS = 6

/** Whether a line is a title over the lines directly under it, though no word, no colon and no capitals say so. */
export function isTitle(one: Sentence, under: readonly Sentence[], text: string): boolean {
  if (!mayBeTitle(one, text)) return false
  if (standsOverMarks(one, under, text)) return !goesOnWithPrices(one, under, text)
  if (isPricedTitle(one, under, text)) return true
  if (!beginsBlock(one, text) || isPriced(one, text)) return false
  return standsOverPrices(one, under, text) || namesKind(one, under, text)
}

function mayBeTitle(one: Sentence, text: string): boolean {
  const line = textOf(one.words).replace(/ ?\([^()]*\)/gu, '')
  const isStopped = /[.!…]$/u.test(text.slice(0, one.words.at(-1)?.end))
  const isShort = line.split(/\s+/u).length <= TITLE_WORDS
  return (
    isShort &&
    !statement.test(line) &&
    isOwnLine(one, text) &&
    !one.question &&
    !isStopped &&
    !/, |[가-힣]/u.test(line)
  )
}

/** “Parts extra”, “We bring everything”: what says something of its own. */
const statement =
  /^(?:just|then|simply|now)(?!\p{L})|(?<!\p{L})(?:extra|free|included|only|available|accepted|welcome|possible|required|min|max|gratis|termasuk|miễn phí)$|^(?:we|i|you|it|our|my|no|not|all|every|free|from|kami|saya|bisa|mình|em|bên em)(?!\p{L})/iu

/** “£6 an hour / • home cooked lunch”: a price is of the prices before it, but for one whose list stands further in. */
function goesOnWithPrices(one: Sentence, [first]: readonly Sentence[], text: string): boolean {
  const isInside = first !== undefined && /^\s/u.test(markOf(first, text))
  return isPriced(one, text) && !beginsBlock(one, text) && !isInside
}

/** “Standard clean / ✔ Dusting / ✔ Windows”: the marks of a list begin under its title. */
function standsOverMarks(one: Sentence, under: readonly Sentence[], text: string): boolean {
  const [first, second] = under
  if (first === undefined || second === undefined) return false
  const areMarked = [first, second].every((row) => hasListMark(row, text))
  if (!hasListMark(one, text)) return areMarked
  // “✨ Tea boxes ✨ / 👉 For 2 / 👉 For 4”
  const [after = ''] = text.slice(one.words.at(-1)?.end).split('\n', 1)
  return areMarked && withoutEmoji(after) !== after && markOf(one, text) !== markOf(first, text)
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
  return !/\p{Ll}{2}/u.test(textOf(one.words).replace(/\([^()]*\)|[$£€]\d\S*/gu, ''))
}

/** A line in capitals with its price, and the line after it. */
const shoutedPrice = /^[^\p{Ll}\n]*\p{Lu}{3}[^\p{Ll}\n]*[$£€]\d\S*[^\S\n]*\n([^\n]*)/gmu

/** “BRONZE £45 / Safety check, tyres pumped”: what one of several prices buys stands under each. */
function isPricedTitle(one: Sentence, [first]: readonly Sentence[], text: string): boolean {
  if (first === undefined || !isShouted(one) || !isPriced(one, text) || isPriced(first, text)) return false
  const after = [...text.matchAll(shoutedPrice)].map(([, next = '']) => next)
  return after.length > 1 && after.every((next) => /\p{Ll}{2}/u.test(next) && !/[$£€]\d/u.test(next))
}

/** Whether a line is the first of its text, or the first after a blank one. */
function beginsBlock(one: Sentence, text: string): boolean {
  return /(?:^|\n[^\S\n]*\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(0, one.words[0]?.start))
}

function hasBlocks(text: string): boolean {
  return /\n[^\S\n]*\n/u.test(text)
}
