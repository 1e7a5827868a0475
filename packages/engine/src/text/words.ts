import { BoundedCache } from '@clipmint/kit'

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })
/** A film sets the same few words over and over while it looks for their size and moves them. */
const letters = new BoundedCache<readonly string[]>(4096)

/** What a reader sees as single letters, Hangul syllables and emoji whole. */
export function splitLetters(text: string): readonly string[] {
  return letters.get(text, () => [...segmenter.segment(text)].map(({ segment }) => segment))
}

/** Particles and endings that lean on the word before them, when someone put a space between (「Nike 를」). */
const particle =
  /^(은|는|이|가|을|를|의|에|에서|에게|도|와|과|로|으로|만|까지|부터|보다|처럼|마다|이나|나|라도)$/u
const endsInLatinOrDigit = /[\p{Script=Latin}\p{Nd}%]$/u

/** Words that count: they stay with the number before them (「3 개월」, 「50 %」, "500 ml"). */
const latinUnit =
  /^(%|％|°C|℃|[kKmMcC]?[mM]|[kKmM]?[gG]|[mM]?[lL]|oz|lb|lbs|inch|in|ft|km\/h|W|kW|kWh|V|Hz|GB|MB|TB|px|pcs|min|mins|sec|hr|hrs|h|hours?|days?|weeks?|months?|years?|won|KRW|USD|IDR|VND|AM|PM|am|pm|x)[.,!?]?$/u
/** Those that are written out, also in capitals ("3 DAYS"): of the short ones capitals can mean another thing. */
const spelledUnit = /^(inch|mins?|hrs?|hours?|days?|weeks?|months?|years?|won)[.,!?]?$/iu
/** Korean numbers as they stand before what they count (「한 번」, 「세 가지」). */
const nativeNumber = /^(한|두|세|네|석|넉|다섯|여섯|일곱|여덟|아홉|열|열한|열두|스무|몇)$/u
const endsInDigit = /\p{Nd}[,.]?$/u
const currencyBefore = /^(₩|\$|€|¥|£|Rp|US\$|KRW|USD|IDR|VND|No\.|#)$/u

/**
 * The words of one line of text, none of which is broken: what is between spaces, with a number and its unit, a
 * currency and its number, and a particle and its word held together.
 */
export function splitWords(line: string): string[] {
  const words: string[] = []
  for (const word of line.split(/[ \t\u3000]+/u)) {
    if (word === '') continue
    const before = words.at(-1)
    if (before !== undefined && staysWith(before, word)) words[words.length - 1] = `${before} ${word}`
    else words.push(word)
  }
  return words
}

const chinese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Small kana, length marks and closing signs do not begin a line; opening signs do not end one (JIS X 4051). */
const clings =
  /^[、。，．・：；？！）］｝」』】〉》ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー々〜…%!?.,:;)\]}]/u
const opens = /[（［｛「『【〈《([{]$/u

/** Where a word may part when it has to: Chinese and Japanese have no spaces and break between letters. */
export function splitAnywhere(word: string): string[] {
  if (!chinese.test(word) || /\p{Script=Hangul}/u.test(word)) return [word]
  const pieces: string[] = []
  for (const letter of splitLetters(word)) {
    const before = pieces.at(-1)
    const bound =
      before !== undefined &&
      (clings.test(letter) ||
        opens.test(before) ||
        !(chinese.test(letter) || chinese.test(before.at(-1) ?? '')))
    if (bound) pieces[pieces.length - 1] = before + letter
    else pieces.push(letter)
  }
  return pieces
}

function staysWith(before: string, word: string): boolean {
  if (endsInDigit.test(before)) return latinUnit.test(word) || spelledUnit.test(word) || isCounter(word)
  if (nativeNumber.test(before)) return isCounter(word)
  if (currencyBefore.test(before)) return /^\p{Nd}/u.test(word)
  return particle.test(word) && endsInLatinOrDigit.test(before)
}

/** A Korean counter: up to three syllables and what leans on them (「개월」, 「시간」, 「명」, 「분만에」). */
function isCounter(word: string): boolean {
  return /^(개월?|명|분|시간?|초|일간?|주일?|주간|년간?|달|월|원|만|천|억|층|번길?|호점?|회|번|배|배나|권|장|벌|켤레|잔|병|봉|팩|박스|세트|종|가지|인분|그램|킬로|리터|미터|평|도|살|세|위|차|단계|퍼센트|프로)(은|는|이|가|을|를|의|에|도|로|으로|만|만에|까지|부터|째|간|이면|이나|예요|이에요|입니다|뿐|뿐이에요|뿐입니다|짜리|씩|대|동안|안에)?[.,!?]?$/u.test(
    word,
  )
}
