import { countChars } from '@clipmint/kit'

import { excepts, namesCase } from '../korean/boundaries.ts'
import { closesSentence, isPredicate } from '../korean/clause-ends.ts'
import { hasTopic, withoutTopic } from '../korean/words.ts'
import { lineLimits } from '../line-limits.ts'
import { lineOf, textsOf } from './clause.ts'
import type { Word } from './sentence.ts'

const { small } = lineLimits.ko

/** What is free, offered or possible: “무료 주차 가능” is one fact. */
export const ofOffer =
  /^(?:주차|배송|배달|체험|상담|교환|반품|수선|증정|제공|이용|설치|픽업|입장|대여|시식|개방|견적|점검|방문|출장|예약|택배|수리)/u

/** “서울 경기 배송 설치 무료, | 3개월 안에 고장나면 무료로 고쳐드려요”: an offer told by its noun, and a sentence after it. */
export function isOffered(words: readonly Word[], rest: readonly Word[]): boolean {
  const left = words.map(({ text }) => text)
  const right = textsOf(rest)
  const isOffer = /^(?:[가-힣]*(?:무료|무상|공짜|할인|가능|포함|증정|환불|교환)|필수|출고|발송),$/u.test(
    left.at(-1) ?? '',
  )
  // “이니셜은 두 글자까지 무료 | 짝꿍이랑 오면 만원씩 빼드려요”
  const isFree = /^(?:무료|공짜)$/u.test(left.at(-1) ?? '') && hasTopic(left)
  // “커피 프린트 다 공짜 | 사업자등록 주소로 쓰셔도 돼요”, “타이어 갈면 얼라이먼트 공짜 | 중고타이어 있음”
  const isAllFree =
    /^(?:무료|공짜)$/u.test(left.at(-1) ?? '') &&
    (left.at(-2) === '다' ||
      left.slice(0, -2).some(namesCase) ||
      (left.length === 2 && hasTopic(left)) ||
      // “두병부터 무료 | 올해 아카시아는 …”
      (/[가-힣]부터$/u.test(left.at(-2) ?? '') && hasTopic(right.slice(0, 3))))
  if (isAllFree && right.length > 1 && !ofOffer.test(right[0] ?? '')) return right.some(isPredicate)
  if (isFree && right.length > 2 && right.slice(0, 3).some(namesCase))
    return closesSentence(right.at(-1) ?? '')
  if (!isOffer || left.length < 2 || right.length < 3 || !closesSentence(right.at(-1) ?? '')) return false
  if (excepts.test(right[0] ?? '')) return false
  const has = (texts: readonly string[]): boolean =>
    texts.some((text) => namesCase(text) || withoutTopic(text.replace(/,$/u, '')) !== null)
  // “대전 시내는 배달 무료, 세종은 만원 받아요”: one by contrast with the other.
  const isContrast = hasTopic(left) && hasTopic(right.slice(0, 2))
  if (isContrast && countChars(lineOf([...left, ...right])) <= small) return false
  return !has(left) || has(right.slice(0, 2)) || right.some(namesCase)
}
