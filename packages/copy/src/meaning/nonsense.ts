import { isHomeRowMash, latinLikeness, rareShare } from './letters.ts'
import { isPlaceholderWord } from './placeholders.ts'
import { endsInTrade } from './trades.ts'

/** The words of dictionaries that have no vowel: few, so that they are known one by one. */
const vowelless =
  /^(?:crwths?|cwms?|cwtch(?:es)?|psst|pfft|phpht|tsk(?:tsk)?s?|grr+ls?|nth|brr+|zzz+|hmm+|shh+|mmm+|tbsp|tsp|hydr|lynx|onyx|sphynx|nymphs?|crypts?|gypsy|myrrh|lymph|pygmy|tryst|wryly|slyly|syzygy|rhythms?|flyby|sylph|gyms?|hymns?|myths?|synth|glyphs?|dryly|spryly|xyst)$/u

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
/** How a word that is none looks by its letters, by its length: short ones are abbreviations and brands more often. */
const leastLikeness = { short: -1.1, usual: -0.32 } as const

/** Whether a word was made by a hand on a keyboard, or stands where a word belongs, and means nothing. */
export function isNonsense(word: string): boolean {
  const plain = word.replace(/[\d'’-]+/gu, '').normalize('NFC')
  if (plain === '' || isPlaceholderWord(word) || isPlaceholderWord(plain)) return plain !== ''
  if (/^([a-z])\1$/u.test(plain)) return true
  if ([...plain].length >= 4 && new Set(plain.toLocaleLowerCase('en')).size === 1) return true
  if (/[ㄱ-ㅎㅏ-ㅣ\u1100-\u11FF]/u.test(plain)) return isJamoMash(plain)
  if (/[가-힣]/u.test(plain)) return isHangulMash(plain)
  return /^[\p{Script=Latin}\p{M}]+$/u.test(plain) && isLatinMash(plain)
}

/** “ㅇㅇ상회”, “ㅋㅋ만화방”: one letter or two that stand for a name, and what kind of shop bears it. */
function isShopOfLetters(word: string): boolean {
  const [, name = '', trade = ''] = /^([ㄱ-ㅎ]{1,3})([가-힣]{2,})$/u.exec(word) ?? []
  return name !== '' && (name.length < 3 || new Set(name).size === 1) && endsInTrade(trade)
}

/** Letters that make no syllable: laughter at the end of a word and one letter as a sign are people's ways to write. */
function isJamoMash(word: string): boolean {
  if (isShopOfLetters(word)) return false
  const rest = word.replace(/[ㅋㅎㅠㅜㅡㅇㄷㄱㅅ]+$/u, '')
  if (!/[가-힣A-Za-z]/u.test(rest)) return true
  if (/[ㅏ-ㅟㅢㅣ]/u.test(rest.replace(/[ㅠㅜㅡ]/gu, ''))) return true
  const stray = rest.match(/[ㄱ-ㅎ]/gu)?.length ?? 0
  return stray >= 2 && stray / [...rest].length >= 0.3 ? true : isHangulMash(rest.replace(/[^가-힣]/gu, ''))
}

/** Syllables that no Korean word has, or neighbours that none has. */
function isHangulMash(word: string): boolean {
  // “쿄쿄라멘”: an odd sound before what kind of shop bears it is a name.
  if (endsInTrade(word) && word.length >= 4) return false
  const syllables = word.match(/[가-힣]/gu) ?? []
  const rare = rareShare(word)
  // “냠냠쩝쩝”, “쫄깃쫄깃”: sounds and shapes in pairs are words, though of rare syllables.
  const isMimetic = rare < 1 && /^(?:(.)\1(.)\2|(..)\3|(.)\4[이해])$/u.test(word)
  if (syllables.length >= 3 && rare >= 0.5 && !isMimetic) return true
  if (rare === 1 && syllables.every(isOdd)) return true
  if (/^(.{1,2}?)\1{3,}$/u.test(word) || isBabble(word)) return true
  if (isRecited(syllables)) return true
  const row = new Set(syllables.map((one) => Math.floor(((one.codePointAt(0) ?? 0) - 0xac00) / 28)))
  // “가각간갇갈”: one syllable with each of its ends in turn.
  if (syllables.length >= 4 && row.size === 1 && new Set(syllables).size > 2) return true
  const glides = new Set(syllables.filter(isGlide)).size
  if (glides >= 2 && glides / syllables.length >= 0.5) return true
  return isHomeRowMash(word)
}

/** One consonant through the vowels, or one vowel through the consonants: “나너노누느니”, “허러더거서버”. */
function isRecited(syllables: readonly string[]): boolean {
  if (syllables.length < 5) return false
  const codes = syllables.map((one) => (one.codePointAt(0) ?? 0) - 0xac00)
  if (codes.some((code) => code % 28 !== 0) || new Set(codes).size < codes.length) return false
  const vowels = new Set(codes.map((code) => Math.floor((code % 588) / 28)))
  return (
    new Set(syllables.map(onsetOf)).size === 1 || (vowels.size === 1 && !vowels.has(0) && !vowels.has(20))
  )
}

/** A cry drawn out by its vowel alone: “꺄아아악”. */
function isCry(word: string): boolean {
  return /^.?(아|어|으|오|우|이|에)\1{2,}.?$/u.test(word)
}

/** One syllable over and over behind another, or two of them by turns: “에베베베베”, “우루루루루”, “냐냥냐냥냥”. */
function isBabble(word: string): boolean {
  return (
    /^.?(.)\1{3,}.?$/u.test(word) ||
    isCry(word) ||
    (word.length >= 7 && new Set([...word].map(onsetOf)).size === 1) ||
    (word.length >= 5 && new Set(word).size === 2 && !/^(.)(?!\1)(.)\1\2.$/u.test(word))
  )
}

/** A gliding vowel after a consonant that seldom has one: 뎌, 햐, 쟈, 쿄. */
function isGlide(syllable: string): boolean {
  if ('쇼켜져쳐셔펴혀효휴뷰뮤슈쥬츄큐튜표묘녀뉴며벼'.includes(syllable)) return false
  const code = (syllable.codePointAt(0) ?? 0) - 0xac00
  const onset = onsetOf(syllable)
  const vowel = Math.floor((code % 588) / 28)
  return (
    code % 28 === 0 &&
    [2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18].includes(onset) &&
    [2, 3, 6, 7, 12, 17].includes(vowel)
  )
}

/** Which consonant a syllable begins with, by its place in the alphabet. */
function onsetOf(syllable: string): number {
  return Math.floor(((syllable.codePointAt(0) ?? 0) - 0xac00) / 588)
}

/** A syllable with a doubled or breathed end, or with a rare vowel and an end: nobody names a thing so. */
function isOdd(syllable: string): boolean {
  const code = (syllable.codePointAt(0) ?? 0) - 0xac00
  const vowel = Math.floor((code % 588) / 28)
  const end = code % 28
  const isRareEnd = [2, 3, 5, 6, 9, 10, 11, 12, 13, 14, 15, 18, 20, 22, 23, 24, 25, 26, 27].includes(end)
  return isRareEnd || (end !== 0 && [3, 7, 10, 14, 15].includes(vowel))
}

function isLatinMash(word: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  const lower = plain.toLowerCase()
  if (/^(.{2,4}?)\1+$/u.test(lower) && runShare(lower) >= 0.6) return true
  if (isRun(lower)) return true
  if (vowelless.test(lower)) return false
  // Capitals alone are an abbreviation: BTS, HDMI, KFC.
  if (plain.length <= 5 && plain === plain.toUpperCase()) return false
  if (plain.length <= 3) return false
  const likeness = latinLikeness(plain)
  if (plain.length === 4) return likeness < leastLikeness.short
  if (likeness < leastLikeness.usual) return true
  const isOneRow = rows.some((row) => [...lower].every((letter) => row.includes(letter)))
  return (isOneRow && likeness < 0.35) || (runShare(lower) >= 0.7 && likeness < 0.1)
}

/** Keys that lie side by side, all in one direction: “asdf”, “poiu”, “qwer”, and rows joined: “qweasd”. */
function isRun(word: string): boolean {
  if (word.length < 3) return false
  const sides = neighbours(word)
  if (word.length === 3) return word !== 'poi' && rows.some((row) => `${row} ${reversed(row)}`.includes(word))
  return sides >= word.length - 1 || (word.length >= 6 && sides >= word.length - 2)
}

function reversed(row: string): string {
  return [...row].toReversed().join('')
}

/** The share of a word's letters that follow their neighbour on the keyboard. */
function runShare(word: string): number {
  return word.length < 2 ? 0 : neighbours(word) / (word.length - 1)
}

function neighbours(word: string): number {
  return [...word].slice(1).filter((letter, at) => {
    const before = word[at] ?? ''
    return rows.some((row) => {
      const [one, other] = [row.indexOf(before), row.indexOf(letter)]
      return one >= 0 && other >= 0 && Math.abs(one - other) === 1
    })
  }).length
}
