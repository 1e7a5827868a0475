import { closesSentence } from './clause-ends.ts'
import { withoutTopic } from './words.ts'

/** What is paid more, or differs. */
const charged = /^(?:추가|별도|더|따로)$|^(?:붙|달라|올라)|추가[돼되]/u
const MOST = 7

/**
 * “털 많이 엉켜있음 | 엉킴비 만원 붙어요”, “받을 수 없으실 것 같음 | 미리 문자 주세요”: whether -음 is written as it is said for -으면, “if”,
 * by what follows: what is paid more, or asked for, in that case.
 */
export function isSpokenCase(left: readonly string[], rest: readonly string[]): boolean {
  // “500g 담아갈 수 있음”
  if (
    left.at(-1)?.endsWith('음') !== true ||
    left.at(-2) === '수' ||
    rest.slice(0, 2).some((word) => withoutTopic(word) !== null)
  )
    return false
  // “케이지 있음 됩니다”, “양말 신으셔야 하고 없음 5천원에 팔아요”: of nothing that there is.
  if (/^[되돼됩]/u.test(rest[0] ?? '') || /[가-힣](?:고|는데),?$/u.test(left.at(-2) ?? '')) return true
  const end = rest.findIndex((word) => closesSentence(word) || withoutTopic(word) !== null)
  const outcome = rest.slice(0, end < 0 ? MOST : Math.min(end + 1, MOST))
  return outcome.some((word) => charged.test(word)) || (outcome.at(-1) ?? '').endsWith('세요')
}
