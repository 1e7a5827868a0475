import { homeRowPairs, koreanSyllables, latinLevels } from './letter-tables.ts'

const letters = '^abcdefghijklmnopqrstuvwxyz'
/** Letters that do not come apart into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
}
/** What a letter of each level says of its word; from never seen after those two to common. */
const weights = [-3, -0.6, 0.5, 1] as const

/**
 * How much a word of Latin letters looks like one of a language, from -3 (no two of its letters belong together) to 1.
 * Marks on letters do not count.
 */
export function latinLikeness(word: string): number {
  const plain = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[đøłßæœıþð]/gu, (letter) => plainLetters[letter] ?? '')
    .replace(/[^a-z]/gu, '')
  if (plain === '') return 0
  const places = [...`^^${plain}^`].map((letter) => letters.indexOf(letter))
  let sum = 0
  for (let at = 2; at < places.length; at += 1)
    sum +=
      weights[levelAt(((places[at - 2] ?? 0) * 27 + (places[at - 1] ?? 0)) * 27 + (places[at] ?? 0))] ?? 0
  return sum / (places.length - 2)
}

function levelAt(index: number): number {
  const sign = latinLevels.charCodeAt(Math.floor(index / 3)) - 48
  const value = sign === 64 ? 44 : sign
  return (value >> (4 - 2 * (index % 3))) & 3
}

const known = new Set(koreanSyllables)
const pairs = new Set(homeRowPairs.match(/../gu))
const homeRow =
  /^[나낭난남너넌넘넝노논놈농니닌님닝날널놀닐낳넣놓라란람랑러런럼렁로론롬롱리린림링랄럴롤릴마만맘망머먼멈멍모몬몸몽미민밈밍말멀몰밀아안암앙어언엄엉오온옴옹이인임잉알얼올일하한함항허헌험헝호혼홈홍히힌힘힝할헐홀힐]+$/u

/** The share of a word's Hangul syllables that no Korean word has. */
export function rareShare(word: string): number {
  const syllables = word.match(/[가-힣]/gu) ?? []
  if (syllables.length === 0) return 0
  return syllables.filter((one) => !known.has(one)).length / syllables.length
}

/** Whether a word was made by fingers that never left the middle row: “나러미아너”. */
export function isHomeRowMash(word: string): boolean {
  const signs = [...word]
  if (signs.length < 4 || !homeRow.test(word)) return false
  const strange = signs
    .slice(1)
    .filter((sign, at) => !pairs.has(`${signs[at] ?? ''}${sign}`) && !isEcho(signs[at] ?? '', sign))
  return strange.length / (signs.length - 1) >= 0.4
}

/** One syllable after itself, whatever ends them: “모모”, “맘마”. Names play so; fingers on a row move on. */
function isEcho(one: string, other: string): boolean {
  const open = (sign: string): number => Math.floor(((sign.codePointAt(0) ?? 0) - 0xac00) / 28)
  return open(one) === open(other)
}
