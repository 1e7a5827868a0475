import { readAdjective } from '../korean/adjectives.ts'
import { pastOfMaking } from '../korean/making.ts'
import { isBeforeNoun, leaning, withoutObject, withoutSubject, withoutTopic } from '../korean/words.ts'

/** Whether words stand by themselves as a line: nothing in them waits for what is no longer there. */
export function isWhole(text: string): boolean {
  if (/(?:^|[^\d.])%|\(\s*\)|[→➜>:=]\s*$|^\s*[→➜:=+*)\]-]/u.test(text)) return false
  return /[가-힣]/u.test(text) ? isWholeKorean(text) : isWholeEnglish(text)
}

function isWholeKorean(text: string): boolean {
  const words = text.replace(/[.!?~…]+$/u, '').split(/[\s,]+/u)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const letters = text.match(/[가-힣]/gu)?.length ?? 0
  if (letters < 2 || leaning.test(first) || starts.test(first) || isBeforeNoun(last)) return false
  if (!finite.test(last) && (open.test(last) || !noun.test(last))) return false
  // What belongs to a verb has one after it: an object, a place, a manner.
  return words.every((word, at) => !needsVerb(word) || words.slice(at + 1).some(isVerb))
}

const finite = /(?:요|니다|죠|까|세|자)$/u
/** Endings that go on. */
const open =
  /(?:[을를의와과]|에|에서|에게|으로|까지|부터|보다|처럼|[가-힣]도|[가-힣]만|마다|라고|라는|이라|무첨가라|하고|[가-힣]고|[아어여]서|며|면서|지만|는데|니까|려고|도록|거나|[하되]게|없이|할|될|는|던|안|못|더|잘|꼭|절대|바로|누구나|모두|항상)$/u
const noun = /^[가-힣A-Za-z\d+%.,-]+$/u
const starts =
  /^(?:그리고|그래서|하지만|그런데|그러나|또|또한|및|등|은|는|이|가|을|를|의|에|도|와|과|로|으로|만|인|한|된)$/u
/** Words of manner that are a verb's own. */
const manner =
  /^(?:누구나|모두|절대|항상|언제나|무조건|반드시|꼭|바로|즉시|확실히|완전히|영원히|평생|매일|잘|다시|더|덜|안|못)$/u

function needsVerb(word: string): boolean {
  return (
    withoutObject(word) !== null ||
    (withoutSubject(word) !== null && word.length > 2) ||
    (withoutTopic(word) !== null && word.length > 2) ||
    manner.test(word) ||
    /(?:에서|에게|으로|까지|부터|[가-힣]{2}에|[가-힣]{2}도|씩|마다|하게|스럽게|없이|이나)$/u.test(word)
  )
}

function isVerb(word: string): boolean {
  return (
    finite.test(word) || isBeforeNoun(word) || pastOfMaking(word) !== null || readAdjective(word) !== null
  )
}

function isWholeEnglish(text: string): boolean {
  const plain = text.replace(/[.!?…]+$/u, '')
  const words = plain.match(/[\p{L}\d’'%$-]+/gu) ?? []
  if (!words.some((word) => /\p{L}{2}/u.test(word))) return false
  if (beginsInside.test(plain) || endsOpen.test(plain) || /(?:^|\s)-|-(?:\s|$)/u.test(plain)) return false
  // “an price”, “a oil”: the word that the article was for is gone.
  return !/\ban\s(?![aeiouhAEIOUH\d])|\ba\s(?=[aeioAEIO])|\b(?:a|an|the|our|your|my)\s(?:and|or|of|in|on|at|for|with|than|to|is|are)\b/u.test(
    plain,
  )
}

const beginsInside =
  /^(?:and|or|but|of|than|as|by|only|ever|nor|in|on|at|to|from|for|with|is|are|was|were|will|can|who|which|that|selling|rated|seller|free|off|percent|better|more|most|less|so|us|them)\b/iu
const endsOpen =
  /\b(?:the|an?|of|and|or|but|in|on|at|by|from|is|are|was|be|with|for|to|as|than|that|our|your|my|this|these|so|very|more|most|no|not|only|who|which|will|can|every|any)$/iu
