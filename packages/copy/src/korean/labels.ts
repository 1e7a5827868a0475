import { countChars } from '@clipmint/kit'

import {
  isBeforeNoun,
  isConditional,
  isNegated,
  withoutObject,
  withoutSubject,
  withoutTopic,
} from './words.ts'

const longest = 12
/** What would be a promise when it stands alone over its own condition. */
const promising = /무료|공짜|할인|세일|특가|증정|사은품|최고|최저|보장|환불|\d\s?%/u
const particled = /(?:에|에서|에게|으로|로|까지|부터|마다|보다|처럼|만|도|고|서|며|,)$/u

/** A part of a body or of a thing says nothing of it by its bare name. */
const parts =
  /^(?:발|발등|발볼|발목|발가락|발바닥|뒤꿈치|무릎|허리|엉덩이|등|어깨|목|목둘레|팔|손|손목|손등|손가락|손톱|얼굴|피부|머리|두피|귀|눈|코|입|입술|배|가슴|몸|밑창|깔창|굽|끈|밴드|벨트|안감|겉감|원단|소매|깃|단추|지퍼|주머니|밑단|커버|쿠션|등받이|팔걸이|다리|상판|서랍|손잡이|뚜껑|바닥|안쪽|바깥쪽|겉면|표면|모서리|가장자리|버튼|화면|배터리|케이스|날|심지|잎|뿌리|줄기|껍질|속)$/u

/**
 * What a sentence is about, in its own nouns: its topic, else the things that its verb takes. Under a denial a noun
 * alone would say the opposite, and under a condition more than is true, so that there only the topic is left.
 */
export function labelsOf(text: string): string[] {
  const words = text.split(' ')
  if (isNegated(words)) return []
  const topic = words.findIndex((word) => withoutTopic(word) !== null)
  const nouns = isConditional(words) ? [topic] : [topic, ...words.keys()]
  const found = nouns.map((at) => phraseAt(words, at)).filter((label) => label !== null)
  return [...new Set(found)].filter(
    (label) =>
      countChars(label) >= 2 &&
      countChars(label) <= longest &&
      !parts.test(label) &&
      !/(?:나서|하고|면서|도록|때|전|후|동안)$/u.test(label) &&
      /[가-힣]{2}/u.test(label) &&
      !promising.test(label) &&
      !/[가-힣](?:이랑|랑|하고)\s/u.test(label),
  )
}

const limiting = /^(?:전|이전|이후|후|내|이내|외|밖|이상|이하|미만|초과|한정|당|기준|까지|부터)$/u
/** What says which one of many is meant. */
const narrows =
  /\d|(?:이상|이하|미만|초과|한정)$|(?:첫|두|세|네)\s?번째$|^(?:첫|그|이|다른|나머지|일부|모든)$/u

/** The nouns that end in the particle of this word: “펌과 염색” of “펌과 염색을”, “식기세척기” of “식기세척기 사용”. */
function phraseAt(words: readonly string[], at: number): string | null {
  const word = words[at] ?? ''
  const used = /^(?:사용|이용|제공|포함)$/u.test(words[at + 1] ?? '') && !particled.test(word) ? word : null
  const noun = withoutTopic(word) ?? withoutObject(word) ?? (used === null ? withoutSubject(word) : used)
  const inside = at + 1 < words.length && isBeforeNoun(words[at + 1] ?? '')
  if (noun === null || inside || /^(?:것|수|걸|건|분|때|점|적)$/u.test(noun)) return null
  const before = words.slice(0, at)
  const from = before.findLastIndex((other) => !isBareNoun(other))
  const phrase = [...before.slice(from + 1), noun]
  // The last of a list stands for no others: “시트러스 향” of “라벤더, 우디, 시트러스 향”.
  if (before[from]?.endsWith(',')) return null
  // Without its number, “전 주문” of “2시 전 주문” is every order, and “주문” of “두 번째 주문” any.
  if (limiting.test(phrase[0] ?? '') || narrows.test(before[from] ?? '')) return null
  return phrase.join(' ')
}

/** A noun that leans on the next one: “두피 상태”, “펌과 염색”. */
function isBareNoun(word: string): boolean {
  if (/^[가-힣]+[와과]$|^[한두세네]$/u.test(word)) return true
  if (/^[명개분팀]당$/u.test(word)) return false
  if (/^(?:그대로|함께|모두|먼저|바로|같이|더|잘|꼭|미리|직접|나만의|매일|당일)$/u.test(word)) return false
  if (particled.test(word) || /(?:은|는|을|를|이|가|의|한|된|던|게|해|요|다|데|면|며|라)$/u.test(word))
    return false
  return /^[가-힣A-Za-z]+$/u.test(word)
}
