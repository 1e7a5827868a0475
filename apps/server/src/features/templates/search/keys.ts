import { disassemble, getChoseong } from 'es-hangul'

/** A text without case, width and accents; Hangul stays in syllables, and lone letters (ㅋㅍ) stay what they are. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\u3131-\u318e]+/g, (part) => part.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''))
    .normalize('NFC')
    .toLowerCase()
    .trim()
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The letters of a word: 카페 is ㅋㅏㅍㅔ, so that a syllable still being typed (카ㅍ) already begins its word. */
export function lettersOf(word: string): string {
  return disassemble(word)
}

/**
 * All that a word may be begun with: its letters, those from each later syllable on (신상 finds 겨울신상), and the
 * initial consonants of each of these (ㅋㅍ finds 카페 and 북카페).
 */
export function keysOf(word: string): string[] {
  const tails = [...word]
    .map((_, index, letters) => letters.slice(index).join(''))
    .filter((tail, index) => index === 0 || /^[가-힣]{2}/.test(tail))
  const initials = tails.filter((tail) => /^[가-힣]{2,}$/.test(tail)).map((tail) => getChoseong(tail))
  return [...new Set([...tails.map(lettersOf), ...initials])]
}

/** Shorter words have too many neighbours: shoes would find shows, and of two syllables 세일 finds 세모 and 치과 달과. */
const NEAR_FROM = 6
const SYLLABLES_FROM = 3
const NEAR_TO = 24

/** The letters of a word, whole and with each one left out: two words one slip apart share one of these. */
export function nearOf(word: string): string[] {
  const letters = lettersOf(word)
  const isShort = letters.length < NEAR_FROM || (/[가-힣]/.test(word) && word.length < SYLLABLES_FROM)
  if (isShort || letters.length > NEAR_TO) return []
  const without = [...letters].map((_, index) => letters.slice(0, index) + letters.slice(index + 1))
  return [...new Set([letters, ...without])]
}

/** Whether one letter added, left out, changed, or changed places with the next makes one word the other (Damerau ≤ 1). */
export function isOneSlipApart(word: string, other: string): boolean {
  const [a, b] = [lettersOf(word), lettersOf(other)]
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (a.length > b.length) return restA.slice(1) === restB
  if (a.length < b.length) return restA === restB.slice(1)
  const swapped = `${restA[1] ?? ''}${restA[0] ?? ''}${restA.slice(2)}`
  return restA.slice(1) === restB.slice(1) || swapped === restB
}
