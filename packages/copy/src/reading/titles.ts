import { withoutEmoji } from './clean.ts'
import {
  hasBlocks,
  hasListMark,
  isOwnLine,
  isShouted,
  isStatement,
  markOf,
  startsBlock,
  withoutRemarks,
} from './lines.ts'
import { isBarePrice, isItem, isPriced, itemsOf, topicOf } from './row-kinds.ts'
import { type Sentence, textOf } from './sentence.ts'

/** As many words as a title has at most, without what is remarked of it. */
const TITLE_WORDS = 6

/** Whether a line is a title over the lines directly under it, though no word, no colon and no capitals say so. */
export function isTitle(one: Sentence, under: readonly Sentence[], text: string): boolean {
  const [first] = under
  if (first === undefined || !mayBeTitle(one, first, text)) return false
  // “What isn’t? / Insides / Roofs – priced separate”
  if (one.question) return asksForList.test(textOf(one.words)) && under.every((row) => isItem(row, text))
  if (standsOverMarks(one, under, text)) return !goesOnWithPrices(one, under, text)
  if (isPricedTitle(one, under, text) || isDecorated(one, under, text)) return true
  if (isPriced(one, text) || topicOf(one, text) !== null) return false
  // “E-bike / $25 / 2 hrs”
  if (isBarePrice(first) && !hasListMark(one, text)) return true
  if (!beginsBlock(one, text)) return false
  return (
    namesAnswer.test(textOf(one.words)) ||
    isNameOverPrice(under, text) ||
    (isInCapitals(one, text) && hasBlocks(text) && under.every((row) => isItem(row, text))) ||
    standsOverRows(one, under, text) ||
    namesKind(one, under, text)
  )
}

/** “Where I go / Croydon, Purley”, “What we offer / …” */
const namesAnswer = /^(?:what|where|when|how|who)(?:[’']s| (?:i|we|you|to)(?!\p{L}))/iu
const asksForList = /^(?:what|which|how|when|where|who)(?!\p{L})/iu

function mayBeTitle(one: Sentence, first: Sentence, text: string): boolean {
  const line = withoutRemarks(one)
  const isStopped = /[.!…]$/u.test(text.slice(0, one.words.at(-1)?.end))
  const named = line.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word))
  const isShort = named.length <= TITLE_WORDS && (!line.includes(', ') || isBarePrice(first))
  // “takes 1 hr / - gas safe”: what goes on in small letters.
  const goesOn = /^\p{Ll}/u.test(line) && !beginsBlock(one, text)
  const isOpen = !isStopped && !goesOn && !isStatement(line)
  return isShort && isOpen && isOwnLine(one, text) && !/[가-힣]/u.test(line)
}

/** “£6 an hour / • home cooked lunch”: a price is of the prices before it, but for one whose list stands further in. */
function goesOnWithPrices(one: Sentence, [first]: readonly Sentence[], text: string): boolean {
  const isInside = first !== undefined && /^\s/u.test(markOf(first, text))
  return isPriced(one, text) && !beginsBlock(one, text) && !isInside
}

/** “Standard clean / ✔ Dusting / ✔ Windows”: the marks of a list begin under its title, and of a list of one in a block of its own. */
function standsOverMarks(one: Sentence, [first, second]: readonly Sentence[], text: string): boolean {
  if (first === undefined || hasListMark(one, text) || !hasListMark(first, text)) return false
  return second === undefined ? beginsBlock(one, text) : hasListMark(second, text)
}

/** “✨ Tea boxes ✨ / 👉 For 2 / 👉 For 4”: pictures on both sides. */
function isDecorated(one: Sentence, [first]: readonly Sentence[], text: string): boolean {
  const [after = ''] = text.slice(one.words.at(-1)?.end).split('\n', 1)
  const own = markOf(one, text)
  return (
    /\p{Extended_Pictographic}/u.test(own) &&
    withoutEmoji(after) !== after &&
    first !== undefined &&
    markOf(first, text) !== own
  )
}

/** As many rows stand under a title where no blank line says what is under it; in capitals it needs fewer. */
const ROWS_LEAST = 3

/** “Party trays (feeds 10-12) / Jollof rice £45 / …”, “Menu minggu ini / Senin: …” */
function standsOverRows(one: Sentence, under: readonly Sentence[], text: string): boolean {
  const end = under.findIndex((row) => !isPriced(row, text) && topicOf(row, text) === null)
  const count = end < 0 ? under.length : end
  if (hasBlocks(text) || isInCapitals(one, text)) return count > 1
  return count >= ROWS_LEAST
}

/** “Maple Pecan / oats, pecans, sea salt / 400g $11”: a price that says of no thing, under what is told of one. */
function isNameOverPrice(under: readonly Sentence[], text: string): boolean {
  const price = under.at(-1)
  if (price === undefined || !hasBlocks(text)) return false
  const isAlone = isBarePrice(price) || (/^\d/u.test(textOf(price.words)) && topicOf(price, text) === 'price')
  return isAlone && under.every((row) => row === price || !isPriced(row, text))
}

/** “Colourways / Heron / Bramble”: things of the kind that stands over them. */
function namesKind(one: Sentence, under: readonly Sentence[], text: string): boolean {
  const isPlural = /^(?:\p{L}+ ){0,2}\p{L}+s$/u.test(withoutRemarks(one))
  return isPlural && hasBlocks(text) && under.length > 1 && itemsOf(under, text).size === under.length
}

/** Whether a line was written in capitals; “&” is read as “and”. */
function isInCapitals({ words }: Sentence, text: string): boolean {
  return isShouted(text.slice(words[0]?.start, words.at(-1)?.end))
}

/** A line in capitals with its price, and the line after it. */
const shoutedPrice = /^[^\p{Ll}\n]*\p{Lu}{3}[^\p{Ll}\n]*[$£€]\d\S*[^\S\n]*\n([^\n]*)/gmu

/** “BRONZE £45 / Safety check, tyres pumped”: what one of several prices buys stands under each. */
function isPricedTitle(one: Sentence, [first]: readonly Sentence[], text: string): boolean {
  if (first === undefined || !isInCapitals(one, text) || !isPriced(one, text) || isPriced(first, text))
    return false
  const after = [...text.matchAll(shoutedPrice)].map(([, next = '']) => next)
  return after.length > 1 && after.every((next) => /\p{Ll}{2}/u.test(next) && !/[$£€]\d/u.test(next))
}

function beginsBlock(one: Sentence, text: string): boolean {
  return startsBlock(text, one.words[0]?.start ?? 0)
}
