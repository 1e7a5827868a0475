import { createRandom } from '@clipmint/kit'
import { deriveSeed } from '@clipmint/music'

const hangulFirst = 0xac00
const hangulCount = 11_172
const latin = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const amounts = ['1', '3', '12', '50', '100', '1.5', '2026', '3,000', '29,900', '129,000']
const units = {
  ko: ['원', ' 원', '%', ' %', ' 개월', '개', 'g', ' ml', ' 분', '인분', '시간'],
  en: ['%', ' %', ' ml', 'kg', ' days', ' hours', ' months', 'x'],
} as const
const currencies = { ko: ['₩', '₩ '], en: ['$', 'US$ '] } as const

/** A text, and the numbers in it with their units, which belong on one line. */
export type RandomWords = { text: string; numbers: string[] }

/** A text of 1 to `limit` code points, the same for the same seed: words of all lengths, signs and numbers between. */
export function randomWords(lang: 'ko' | 'en', limit: number, seed: string): RandomWords {
  const random = createRandom(deriveSeed(0, seed))
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const most = 1 + Math.floor(random() * limit)
  const words: string[] = []
  const numbers: string[] = []
  for (;;) {
    const draw = random()
    const number = draw < 0.15 ? pick(amounts) + pick(units[lang]) : pick(currencies[lang]) + pick(amounts)
    const word =
      draw < 0.2 ? number : letters(lang, 1 + Math.floor(random() ** 2 * 12), random) + mark(random)
    if ([...words, word].join(' ').length > most) break
    words.push(word)
    if (word === number) numbers.push(number)
  }
  if (words.length === 0) words.push(letters(lang, most, random))
  return { text: words.join(' '), numbers }
}

function letters(lang: 'ko' | 'en', length: number, random: () => number): string {
  const letter = () =>
    lang === 'ko'
      ? String.fromCodePoint(hangulFirst + Math.floor(random() * hangulCount))
      : (latin[Math.floor(random() * latin.length)] ?? 'a')
  return Array.from({ length }, letter).join('')
}

function mark(random: () => number): string {
  return random() < 0.08 ? (['.', ',', '!', '?'][Math.floor(random() * 4)] ?? '') : ''
}
