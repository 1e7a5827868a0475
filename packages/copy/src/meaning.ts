import { withoutEmoji } from './clean.ts'

export type Meaning =
  | { ok: true }
  | { ok: false; reason: 'empty' | 'too_short' | 'only_digits' | 'only_symbols' | 'repeated' | 'meaningless' }

/** Shortest information, in code points. */
const infoLeast = 10

const placeholders =
  /^(?:test|testing|tes|asdf\w*|qwer\w*|zxcv\w*|null|undefined|none|nothing|n\/?a|na|xxx+|abc|abcd|lorem|ipsum|dolor|sample|dummy|foo|bar|baz|blah|coba|kosong|thử|테스트\d*|테스트입니다|테스트중|없음|없어요|없습니다|아무거나|아무말|몰라|모름|상품|제품|제품명|상품명|이름|내용|설명|상품설명|제품설명|임시|샘플|가나다라?\S*|ㅇㅇ|ㄴㄴ|ㅋ+|ㅎ+)$/iu
const keyboardRuns = /^(?:[asdfghjkl]{4,}|[qwertyuiop]{4,}|[zxcvbnm]{4,}|1234\d*)$/iu
const realWordsOnOneRow =
  /^(?:wet|pretty|your?|type|route|power|tower|salads?|glass|flasks?|flags?|hall|fall|alfalfa|half|write|quiet|quite|tire|trip|property|query|pepper|poetry|porter|potter|pottery|outer|prior|putter|repo?rt|retire|rope|top|try|tutor|upper|were|wire|worry|power|toy|tie|pie|purity|pop|jewel|flash|gala|sash|dash|lash|slash|kafka)$/iu

/**
 * Whether an owner's text says anything. Short real names pass as a name; information needs 10 code
 * points and at least two different words of letters.
 */
export function isMeaningful(text: string, kind: 'name' | 'info'): Meaning {
  const plain = text
    .normalize('NFC')
    .replace(/[\u200B-\u200D\u2060\uFEFF\u3164\u115F\u1160]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (plain === '') return refuse('empty')
  const letters = withoutEmoji(plain).match(/\p{L}/gu) ?? []
  if (letters.length === 0) return refuse(/\d/u.test(plain) ? 'only_digits' : 'only_symbols')
  if (isRepeated(plain)) return refuse('repeated')
  const words = plain.split(/[^\p{L}\p{N}\p{M}’'-]+/u).filter((word) => /\p{L}/u.test(word))
  const sensible = words.filter((word) => !isNonsense(word))
  if (kind === 'name') return readName(letters, sensible)
  if ([...plain].length < infoLeast) return refuse('too_short')
  const different = new Set(sensible.map((word) => word.toLocaleLowerCase('en')))
  if (different.size < 2 || isOnePhraseAgain(plain))
    return refuse(sensible.length >= 2 ? 'repeated' : 'meaningless')
  return { ok: true }
}

function refuse(reason: Extract<Meaning, { ok: false }>['reason']): Meaning {
  return { ok: false, reason }
}

/** One letter is a name in Hangul or Chinese signs (떡, 茶), not in an alphabet. */
function readName(letters: readonly string[], sensible: readonly string[]): Meaning {
  if (sensible.length === 0) return refuse('meaningless')
  const signs = letters.some((letter) =>
    /[가-힣]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(letter),
  )
  return signs || letters.length >= 2 ? { ok: true } : refuse('too_short')
}

function isRepeated(plain: string): boolean {
  const signs = [...plain.replace(/[\s.,!~]/gu, '').toLocaleLowerCase('en')]
  if (signs.length < 3) return false
  const kinds = new Set(signs).size
  return kinds === 1 || (kinds === 2 && signs.length >= 6 && longestRun(signs) >= 3)
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

function isNonsense(word: string): boolean {
  if (placeholders.test(word)) return true
  if (/^[ㄱ-ㅎㅏ-ㅣ\u1100-\u11FF]+\d*$/u.test(word)) return true
  if (keyboardRuns.test(word) && !realWordsOnOneRow.test(word)) return true
  if (/^[a-z]{6,}$/u.test(word) && !/[aeiouy]/u.test(word)) return true
  return [...word].length >= 4 && new Set(word.toLocaleLowerCase('en')).size === 1
}
