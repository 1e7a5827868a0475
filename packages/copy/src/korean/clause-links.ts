import { readAdjective } from './adjectives.ts'
import { adverb, isNounish, isParticled } from './boundaries.ts'
import { isPredicate } from './clause-ends.ts'
import { nameOfLink, unlinked, verbsInI } from './conjugate.ts'
import { finalOf, finals } from './hangul.ts'

/** Whether a word links its clause to another: 있고, 값이고, 드리는데, and no “오시라고”. */
export function isLink(plain: string): boolean {
  return (
    coordinates.test(plain) &&
    !isNounish(plain) &&
    (unlinked(plain) !== null || nameOfLink(`${plain}요`) !== null || /(?:이고|인데)요?$/u.test(plain))
  )
}

/** Whether a sentence may be of several clauses or offers, so far as its words tell. */
export function hasClauses(texts: readonly string[]): boolean {
  return texts.slice(0, -1).some((text) => {
    const plain = text.replace(/,$/u, '')
    return isLink(plain) || (plain !== text && (isPredicate(plain) || offered.test(plain)))
  })
}

/** Whether a clause ends in a link that the next one may be read without: “그만두고 | 트럭에 숫돌을 싣고 다녀요”. */
export function linksClauses(left: readonly string[]): boolean {
  const plain = (left.at(-1) ?? '').replace(/,$/u, '')
  return isLink(plain) && !isWith(left) && left.at(-2) !== '줄'
}

/** “종이하고 먹물값은”, “아버지하고 동생하고 셋이서”: a noun with another, and no verb (“운영을 하고”, “다 하고”). */
export function isWith(left: readonly string[]): boolean {
  const [before = '', link = ''] = ['', ...left].slice(-2)
  return /[가-힣](?<![안못])하고$/u.test(link) && !isParticled(before) && !adverb.test(before)
}

/** Whether a link closes what it says, and is no step of one act: 있고, 되고, 드리는데, 8만원이고, and no 넣고. */
export function isClosed(link: string): boolean {
  return (
    /(?:는데|은데|인데|한데|운데|지만|며)$|[고구]요$|(?:드리|보내)니까$/u.test(link) ||
    /(?:[있없되시]|드리|받|걸리|끝나|나오|들어가)고$/u.test(link) ||
    (link.endsWith('이고') && !verbsInI.test(link.slice(0, -1))) ||
    (link.endsWith('고') && (finalOf(link.at(-2) ?? '') === finals.ss || readAdjective(link) !== null))
  )
}

/** A link before another clause: 있고, 크며, 드리지만, 되는데. */
export const coordinates =
  /[가-힣](?:고|고요|구요|[시하되있없리이]구|며|지만|는데|은데|ㄴ데|인데|한데|운데|던데|[큰긴센찬먼]데)$/u

export const barePrice = /^[\d,일이삼사오육칠팔구십만천백]*[\d십만천백]원(?:부터|씩)?$/u
/** A noun that ends what is offered. */
export const offered = /(?:무료|무상|공짜|할인|가능|포함|환불|교환|별도|불가|휴무|출고|발송)$/u
