import { readAdjective } from './adjectives.ts'
import { nounsInGo, nounsInMyeon } from './nouns-like-links.ts'
import { isBeforeNoun, leaning, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/** Whether what stands before may not come over into a shorter form: a verb that links, a topic, a list. */
export function isBreak(word: string): boolean {
  return (
    word.endsWith(',') ||
    (withoutTopic(word) !== null && !/(?:에|에서|까지|부터)는$/u.test(word)) ||
    (/(?:[가-힣](?:면|서|고|며|지만|는데|한데|운데|은데|니까|려고|도록|거나)|[해아어여려셔와져쳐켜펴춰둬줘꿔봐돼]도)$/u.test(
      word,
    ) &&
      !isNounish(word))
  )
}

/** Whether words have a topic or a subject of their own, or, where that is asked for, an object. */
export function hasOwnThing(words: readonly string[], or: 'object' | null = null): boolean {
  return words.some((raw) => {
    const word = raw.replace(/,$/u, '')
    return (
      withoutTopic(word) !== null ||
      (or === null && withoutSubject(word) !== null) ||
      (or === 'object' && withoutObject(word) !== null)
    )
  })
}

/** Words that end as a linked verb does, and are none. */
const nounish =
  /^\d.*면$|^(?:하루|이틀|사흘|나흘|열흘|보름|반나절)이?면$|^(?:시간|분|번|개|명|주|달|년|하루|이틀|사흘|일주일|한달|반나절)이면$|(?:에서|데서|까지만|여기서|거기서|어디서|혼자서|둘이서|셋이서|여럿이서|으로서)$|^그리고$/u

/** Whether a word ends as a linked verb does and is none: 창고, 냉면, 하루면. */
export function isNounish(word: string): boolean {
  return nounish.test(word) || nounsInGo.test(word) || nounsInMyeon.test(word)
}

/** Whether a verb names a case in which the rest is true: 갈라지면, and no 하루면. */
export function namesCase(word: string): boolean {
  return /[가-힣][면믄],?$/u.test(word) && !isNounish(word.replace(/,$/u, ''))
}

/** What follows 고 in one verb with it: “끼고 | 가실 수 있고”, “하고 | 있어요”, “예약하고 | 오시면”. */
export const secondVerb =
  /^(?:나서|나면|나[가오]|드[시실셔세]|있|싶|계[시세셔십신실]|다니|다녀|가(?:시[는면고지]|[실셔신세십서고면도])|가요|오[시실셔신세십고면]|와서|와요)|^(?:갈|올)$/u

/** “두 번 나눠서 | 해야 돼서”, “먼저 잡고 | 해야 해서”: how it is done. */
export function isHowItIsDone(link: string, [next = '']: readonly string[]): boolean {
  return /[고서],?$/u.test(link) && /^(?:해|하)(?:야|셔야|시|고|는|면|요)/u.test(next)
}

/** “큰아이 등원하고 | 대청소는 안 해요”: one thing and another, of which one denial is. */
export function isDeniedWith(link: string, [first = '', second = '', ...more]: readonly string[]): boolean {
  const isThing = /[가-힣]{2}하고$/u.test(link) && withoutTopic(first) !== null
  return isThing && /^(?:안|못)$/u.test(second) && more.length === 1
}

/** What limits the offer before it, and is told with it: “배송 무료, 제주는 3천원 더 받아요”. */
export const excepts = /^(?:단|대신|다만|그|나머지|다른),?$|^(?:제주|도서|산간|나머지|그때|이때|이후)/u

/** A verb that links its clause to the next. */
export const linkedVerb = /[가-힣](?:고|며|서|는데|지만|니까),?$/u

/** Every stretch of words up to the end that begins where a phrase begins, with what follows it, longest first. */
export function suffixes(words: readonly string[], tail: readonly string[]): string[][] {
  return words.flatMap((_, from) => (mayBegin(words, from) ? [[...words.slice(from), ...tail]] : []))
}

/** Whether a phrase may begin at a word: it leans on nothing before it. */
export function mayBegin(words: readonly string[], from: number): boolean {
  const first = words[from] ?? ''
  const before = words[from - 1]
  if (leaning.test(first) || auxiliary.test(first) || linksOn(first)) return false
  if (before === undefined) return true
  // “화덕에서 | 구운 빵” without its oven is baked anywhere: a verb before a noun keeps what it takes.
  if (
    isBeforeNoun(first) &&
    readAdjective(first) === null &&
    isParticled(before) &&
    withoutTopic(before) === null
  )
    return false
  if (
    isBeforeNoun(before) ||
    shortAdnominal.test(before) ||
    before.endsWith('의') ||
    numeral.test(before) ||
    adverb.test(before)
  )
    return false
  // “직접 구운 식빵”: an adverb belongs to the verb after it; two bare nouns are one name.
  const isCounted = linksOn(before) && /^\d/u.test(first)
  return isCounted || isParticled(before) || /(?:요|니다|,)$/u.test(before) || isBreak(before)
}

/** Whether a word is a verb that leads to the next: 써서, 넣어, 벗겨. */
export function linksOn(word: string): boolean {
  if (nounish.test(word) || nounsInGo.test(word)) return false
  return (
    isBreak(word) ||
    (/^[가-힣]+(?:어|여|려|겨|켜|쳐|져|워|써|해)$/u.test(word) &&
      !/(?:언어|단어|장어|연어|방어|문어|상어|광어|전어|테리어|케어|도어|헤어|웨어|타이어|와이어|니어|미디어|베어)$|^(?:남|동|서|북|진|김|근)해$/u.test(
        word,
      ))
  )
}

export const auxiliary =
  /^(?:있으니|있으니까|있고|있어서|있어|있어요|없어요|드려요|드림|드[리립릴린][가-힣]+|줘요|주세요|해요|돼요|않아요|봐요|둬요|놔요|싶어요|있는|없는|수|않는|않고|아니에요|같아요|좋아요|나요|버려요|드리는|주는|있게|없이|까지|부터|만|이며|이고|정도|이상|이하|이내|안에|동안|사이|때문에|덕분에|대신|대로|만에|만큼|전에|후에|뒤에|전까지|때까지|때만|때는|때도|때에|때|해서|하고|하는|되는|된)$/u
/** Adnominals of one syllable, which nothing may part from their noun: “산 안경”, “찰 때”. */
export const shortAdnominal =
  /^(?:산|쓴|단|찬|탄|간|온|준|뗀|뺀|낀|깬|판|푼|딴|뜬|짠|튼|핀|난|든|본|한|된|친|낸|잔|캔|큰|긴|센|먼|흰|새|헌|맨|첫|옛|쓸|탈|볼|갈|올|할|될|놀|뺄)$/u
export const numeral =
  /^(?:\d[\d,.]*|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|첫|몇|단|약|총|각|매|이|그|저|제|우리|저희|모든|전|다른|같은)$/u
export const adverb =
  /^(?:더|덜|안|못|잘|꼭|딱|쏙|푹|직접|바로|매우|아주|정말|너무|거의|전혀|절대|다시|또|새로|갓|막|이미|미리|따로|함께|같이|모두|다|주로|특히|가장|제일|한번|여기서|거기서|혼자서|조금|많이|자주|오래|천천히|빨리|그대로|통째로|제대로|그냥|손수|일일이|하나하나)$/u

export function isParticled(word: string): boolean {
  return (
    withoutTopic(word) !== null ||
    withoutSubject(word) !== null ||
    withoutObject(word) !== null ||
    /[가-힣\d](?:에|에서|에게|으로|로|까지|부터|마다|만|도|씩|에는|에서는|에도|에서도|이나|보다|처럼|만에|안에|이면)$/u.test(
      word,
    ) ||
    /[가-힣](?:게|히)$/u.test(word)
  )
}
