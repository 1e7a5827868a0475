import { isTitled } from '@clipmint/kit'

/** A scene's words: the longest form of each row first. */
type Line = {
  role: string
  headline: readonly string[]
  sub: readonly string[]
  /** The big words are not true without the small ones. */
  announces?: boolean | undefined
}

/** One scene as its owner would read it aloud: the sentence beneath where it is whole, else the big words. */
export function readAloud(line: Line, name: string): string {
  const [big = ''] = line.headline
  const [small = ''] = line.sub
  // Under the name as a title, the sentence is what is said.
  if (isTitled(line, name)) return small
  if (small === '') return big
  if (line.role === 'offer') return priceOf(big, small)
  // “Every loaf overnight” over “We bake every loaf overnight”, “곰팡이 없는 렌즈만” over “렌즈에 곰팡이가 없는 것만 골라요”.
  if (isSentence(small) && saysAll(small, big)) return small
  // “청송에서 2대째” over “사과농사 짓고 있어요”, “Free exchange” over “if the size is wrong”: each half needs the other.
  if (line.announces) return joined(big, small)
  return isSentence(small) ? small : big
}

/** A price with what it is for: “$15 per hour”, «한 팩 5,000원»; another price or a sentence beneath says nothing of it. */
function priceOf(big: string, small: string): string {
  if (saysSum(small, big)) return small
  const isOfPrice = /\p{Script=Hangul}/u.test(small) && !/\d원/u.test(small) && !koreanEnd.test(small)
  return isOfPrice ? `${small} ${big}` : big
}

/** Whether words tell a price as its owner wrote it: “$15”, «5만원», “35rb”. */
function saysSum(words: string, price: string): boolean {
  const digits = (text: string): string => text.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/gu, '')
  const amount = Number.parseFloat(digits(price).replace(/[^\d.]/gu, ''))
  const forms = [`${amount}`, `${amount / 1_000}\\s?(?:천|k|rb|ribu|ngàn|nghìn)`, `${amount / 10_000}만`]
  return new RegExp(`(?<![\\d.])(?:${forms.join('|')})(?!\\d)`, 'iu').test(digits(words))
}

/** Two rows of one sentence as an owner reads them aloud. */
function joined(big: string, small: string): string {
  if (/\p{Script=Hangul}/u.test(small)) {
    const [endsBig, endsSmall] = [big, small].map((text) => koreanEnd.test(text))
    // “보시는 앞에서” beneath “20분이면 끝나요” stands before it in the sentence.
    if (endsBig) return endsSmall ? `${big} ${small}` : `${small} ${big}`
    return `${big}${goesOn.test(big) ? '' : ','} ${small}`
  }
  // “Capacity” beneath “320 ml” is its label.
  if (/\d/u.test(big) && !small.includes(' ')) return `${small}: ${big}`
  const isOther = /^\p{Lu}/u.test(small) && !joiner.test(small)
  return isOther ? `${big}. ${small}` : `${big} ${uncapped(small)}`
}

/** Korean words that lead on: a particle, a linking ending, a time. */
const goesOn =
  /[가-힣\d](?:은|는|이|가|을|를|에|에서|에게|으로|로|까지|부터|마다|만|도|째|씩|고|며|서|면|라|지만|는데|은데|한데|니까|으니|도록|려고|때|동안|대신|다가|번)$|[,?!]$/u

/** Whether a line says each word of another, whatever particle or ending it carries. */
function saysAll(line: string, other: string): boolean {
  const stemOf = (word: string): string => (/^[가-힣]{3}/u.test(word) ? word.slice(0, 2) : word)
  return plain(other)
    .split(/[\s·]+/u)
    .every((word) => plain(line).includes(stemOf(word)))
}

const koreanEnd = /(?:[요다까죠네])[.!?…~]*$/u
/** A word that makes what follows a part of another sentence. */
const joiner =
  /^(?:if|when|while|until|before|after|because|so|and|or|but|by|for|from|in|into|on|at|to|with|without|of|as|than|kalau|jika|bila|saat|untuk|dengan|tanpa|dari|di|ke|dan|karena|nếu|khi|để|với|từ|ở|cho|và|vì|trong)(?=\s)/iu
const FEWEST_WORDS = 3

function isSentence(text: string): boolean {
  if (/\p{Script=Hangul}/u.test(text)) return koreanEnd.test(text)
  if (/[.!?…]$/u.test(text)) return true
  return !joiner.test(text) && text.split(/\s+/u).length >= FEWEST_WORDS
}

/** A clause goes on in small letters; anything else may be a name. */
function uncapped(text: string): string {
  return joiner.test(text) ? text.charAt(0).toLocaleLowerCase('en') + text.slice(1) : text
}

function plain(text: string): string {
  return text.toLocaleLowerCase('en').replace(/[.!?…]+$/u, '')
}
