import { countChars } from '@clipmint/kit'

import { pastWithoutPlace } from '../korean/acts.ts'
import { readAdjective } from '../korean/adjectives.ts'
import { pastOfMaking } from '../korean/making.ts'
import { shorterNouns } from '../korean/noun-phrase.ts'
import { copulaNoun, readPredicate } from '../korean/predicates.ts'
import type { Unit } from '../korean/units.ts'
import {
  isBeforeNoun,
  isNegated,
  leaning,
  withoutObject,
  withoutSubject,
  withoutTopic,
} from '../korean/words.ts'
import { lineLimits } from '../line-limits.ts'
import { type Clause, clauseOf, lineOf } from './clause.ts'

/** Stuff that names what is made of it: “국산 콩으로 만든 두부” is “국산 콩 두부”. */
const material =
  /(?:콩|쌀|밀|우유|버터|크림|꿀|오일|가죽|울|면|린넨|리넨|실크|캐시미어|원목|나무|유리|도자기|황동|은|스테인리스|대나무|라탄|왁스|고기|과일|딸기|귤|사과|배|감자|고구마|초콜릿|견과|원두|잎|흙)$/u

/** “손으로 한 코씩 뜬 울 100% 비니”: how it is made and what it is are two thoughts. */
export function partMaking(unit: Unit, texts: readonly string[]): Clause[] | null {
  const at = texts.findIndex((word, index) => index > 0 && pastOfMaking(word) !== null)
  const finite = pastOfMaking(texts[at] ?? '')
  if (finite === null || isNegated(texts)) return null
  // “삽으로 파서 잡은 낙지 열 마리 7만 5천원”: with its price it is one.
  if ((texts.at(-1) ?? '').endsWith('원') && countChars(lineOf(texts)) <= lineLimits.ko.small) return null
  const rest = texts.slice(at + 1)
  // “제가 직접 그린 | 고양이 일러스트로 만든 메모지”: what was drawn is what the thing is made of, and not the thing.
  if (rest.some((word) => isBeforeNoun(word) && readAdjective(word) === null)) return null
  const named = readPredicate(unit.words.slice(at + 1), rest)
  const noun = named.variants[0] ?? ''
  if (rest.length === 0 || leaning.test(rest[0] ?? '') || !isName(rest)) return null
  const making = [
    lineOf([...texts.slice(0, at), finite]),
    ...pastWithoutPlace([...texts.slice(0, at), finite]),
  ]
  // “산에 풀어 키운 토종닭 알”: what has no figure of its own is one, where it has room.
  const rich = rest.length > 2 || (rest.length === 2 && /\d/u.test(rest.join(' ')))
  if (rich) return [clauseOf(unit.words.slice(0, at + 1), making), named]
  const whole = lineOf([...texts.slice(0, at + 1), noun])
  const stuff = texts[at] === '만든' ? /^(.+?)(?:으로|로)$/u.exec(texts[at - 1] ?? '')?.[1] : undefined
  const compound = stuff && material.test(stuff) ? [lineOf([...texts.slice(0, at - 1), stuff, noun])] : []
  return [
    clauseOf(unit.words, [whole, ...making, ...compound, ...shorterNouns([...texts.slice(0, at + 1), noun])]),
  ]
}

/** The stretch after the describing word is one name: it ends as a noun, and no particle stands inside. */
function isName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  const noun = copulaNoun(last) !== null || !/(?:요|니다|다|죠)$/u.test(last)
  const parted = (word: string): boolean =>
    withoutSubject(word) !== null ||
    withoutObject(word) !== null ||
    withoutTopic(word) !== null ||
    /(?:에|에서|으로)$/u.test(word)
  return noun && !words.slice(0, -1).some((word) => parted(word) && !isBeforeNoun(word))
}
