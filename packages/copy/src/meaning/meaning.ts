import { withoutEmoji } from '../reading/clean.ts'
import { isNonsense } from './nonsense.ts'
import { isPlaceholder, isPlaceholderWord } from './placeholders.ts'

export type Meaning =
  | { ok: true }
  | {
      ok: false
      reason:
        | 'empty'
        | 'too_short'
        | 'only_digits'
        | 'only_symbols'
        | 'only_link'
        | 'repeated'
        | 'meaningless'
    }

/** What a text is for: a name may be one short word, information has a length, a sentence has neither. */
export type InputKind = 'name' | 'info' | 'sentence'

/** Shortest information, in code points. */
const infoLeast = 10

/**
 * Whether an owner's text says anything. Short real names pass as a name; information needs 10 code
 * points and at least two different words of letters; any other sentence one sensible word.
 */
export function isMeaningful(text: string, kind: InputKind): Meaning {
  const plain = withoutTags(text)
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u3164\u115F\u1160]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (plain === '') return refuse('empty')
  if (/^(?:(?:[a-z][a-z+.-]*:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+)$/iu.test(plain))
    return refuse('only_link')
  const letters = withoutEmoji(plain).match(/\p{L}/gu) ?? []
  if (letters.length === 0) return refuse(/\d/u.test(plain) ? 'only_digits' : 'only_symbols')
  if (isAmount(plain)) return refuse('only_digits')
  if (isRepeated(plain)) return refuse('repeated')
  if (isPlaceholder(plain)) return refuse('meaningless')
  if (isLaughter(plain)) return refuse('repeated')
  const words = plain.split(/[^\p{L}\p{N}\p{M}’'-]+/u).filter((word) => /\p{L}/u.test(word))
  if (isSpelledNonsense(words)) return refuse('meaningless')
  const sensible = words.filter((word) => !isNonsense(word))
  if (kind !== 'info') return readWords(plain, sensible, words)
  if ([...plain].length < infoLeast) return refuse('too_short')
  const different = new Set(sensible.map((word) => word.toLocaleLowerCase('en')))
  if (different.size < 2 || isOnePhraseAgain(plain))
    return refuse(sensible.length >= 2 ? 'repeated' : 'meaningless')
  return isMostlySense(sensible, words) ? { ok: true } : refuse('meaningless')
}

function refuse(reason: Extract<Meaning, { ok: false }>['reason']): Meaning {
  return { ok: false, reason }
}

/** Text as a page would show it. */
function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z!][^>]*>|&(?:nbsp|amp|lt|gt|quot|#\d+);/giu, ' ')
}

/** “1,000원”, “30개”: a price or a count tells how much, and not of what; “29CM” is a name. */
function isAmount(plain: string): boolean {
  return /^(?:약\s?)?[₩$]?\d[\d.,\s]*(?:만|천|억)?\s?(?:원|won|krw|usd|달러|dollars?|퍼센트|percent|프로|개|명|번|회)?$/iu.test(
    plain,
  )
}

/** “q w e r t y”, “테 스 트”: what means nothing as a word means nothing letter by letter. */
function isSpelledNonsense(words: readonly string[]): boolean {
  const word = words.join('')
  return (
    words.length >= 3 &&
    words.every((sign) => [...sign].length === 1) &&
    (isPlaceholder(word) || isNonsense(word))
  )
}

/** One letter says something in Hangul or Chinese signs (떡, 茶) or with figures (B612), not in an alphabet. */
function readWords(plain: string, sensible: readonly string[], words: readonly string[]): Meaning {
  if (sensible.length === 0 || !isMostlySense(sensible, words)) return refuse('meaningless')
  if (isOnePhraseAgain(plain) || isOneWordAgain(words)) return refuse('repeated')
  const signs = /[가-힣]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(plain)
  const letters = plain.match(/\p{L}/gu)?.length ?? 0
  return signs || letters >= 2 || /\d/u.test(plain) ? { ok: true } : refuse('too_short')
}

/** At least half of the letters stand in words that are words; “test” beside one is a word (“test kit”). */
function isMostlySense(sensible: readonly string[], words: readonly string[]): boolean {
  const counted = words.filter((word) => sensible.includes(word) || !isPlaceholderWord(word))
  return 2 * lengthOf(sensible) >= lengthOf(counted)
}

function lengthOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + [...word].length, 0)
}

/** One word three times and more, and no other. */
function isOneWordAgain(words: readonly string[]): boolean {
  return words.length >= 3 && new Set(words.map((word) => word.toLocaleLowerCase('en'))).size === 1
}

function isRepeated(plain: string): boolean {
  const signs = [...plain.replace(/[\s.,!?~…^-]/gu, '').toLocaleLowerCase('en')]
  if (signs.length < 3) return false
  const kinds = new Set(signs).size
  return kinds === 1 || (kinds === 2 && signs.length >= 6 && longestRun(signs) >= 3)
}

/** Two or three signs in turns, again and again: “하하하하”, “hahaha”, “랄랄라랄랄라”. */
function isLaughter(plain: string): boolean {
  const signs = plain.replace(/[\s.,!?~…^-]/gu, '').toLocaleLowerCase('en')
  // The last turn may be cut: “lolololol”.
  return signs.length >= 6 && /^(.{1,4}?)\1{2,}$|^(..)\2{2,}.$/u.test(signs)
}

function longestRun(signs: readonly string[]): number {
  let longest = 0
  let run = 0
  signs.forEach((sign, index) => {
    run = sign === signs[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

/** The same few letters over and over: “가나가나가나가나가나”. */
function isOnePhraseAgain(plain: string): boolean {
  const signs = plain.replace(/\s+/gu, '')
  return /^(.{1,6}?)\1{2,}$/u.test(signs)
}
