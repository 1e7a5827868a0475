import { disassemble, getChoseong } from 'es-hangul'

/** Words as a search sees them: folded, with Hangul taken apart, and the initials of every syllable beside them. */
export type Searchable = { letters: string; initials: string; words: readonly string[] }

/** What a text is found by. */
export function searchable(texts: readonly string[]): Searchable {
  const folded = texts.map(fold)
  const words = folded.flatMap((text) => text.split(' ')).map(lettersOf)
  return {
    letters: folded.map((text) => lettersOf(text)).join('\n'),
    initials: folded.map((text) => getChoseong(text).replaceAll(' ', '')).join('\n'),
    words: [...new Set(words)].filter((word) => word !== ''),
  }
}

/**
 * How well a text answers a search, from 0 for not at all. Every word asked for must be found: as it is, with its last
 * syllable half typed, by its initial consonants (`ㅋㅍ` finds 커피), or with one slip of the finger in longer words.
 */
export function answers(text: Searchable, search: string): number {
  const whole = lettersOf(fold(search))
  if (whole === '') return 1
  // Spaces between Korean words are a matter of taste.
  const joined = whole.replaceAll(' ', '')
  if (text.letters.replaceAll(' ', '').includes(joined)) return 4
  const scores = fold(search)
    .split(' ')
    .map((word) => wordScore(text, word))
  return Math.min(...scores)
}

function wordScore(text: Searchable, word: string): number {
  const letters = lettersOf(word)
  if (text.letters.includes(letters)) return 3
  if (/^[ㄱ-ㅎ]{2,}$/.test(word)) return text.initials.includes(word) ? 2 : 0
  if (letters.length < 5) return 0
  return text.words.some((own) => isNear(own, letters)) ? 1 : 0
}

/** Whether a word, or its beginning, is the other but for one letter left out, put in, swapped or mistaken. */
function isNear(own: string, asked: string): boolean {
  return [asked.length - 1, asked.length, asked.length + 1].some((length) =>
    oneSlip(own.slice(0, length), asked),
  )
}

function oneSlip(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const [a, b] = [one.slice(from), other.slice(from)]
  if (a.length - b.length === 1) return a.slice(1) === b
  if (b.length - a.length === 1) return b.slice(1) === a
  if (a.length !== b.length) return false
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a.slice(1) === b.slice(1) || isSwapped
}

function fold(text: string): string {
  return text
    .replaceAll(/[^ㄱ-ㅣ]+/g, withoutAccents)
    .toLowerCase()
    .replaceAll(/[’'"!?.,·()-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Also makes wide letters plain. Hangul letters that stand alone must not pass: they would turn into other signs. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

function lettersOf(folded: string): string {
  return disassemble(folded)
}
