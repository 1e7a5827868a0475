import { readAdjective } from '../korean/adjectives.ts'
import { linkedVerb, namesCase } from '../korean/boundaries.ts'
import { isDialect } from '../korean/clause-ends.ts'
import { unlinked } from '../korean/conjugate.ts'
import { copulaNoun, endsInCopulaOfOutcome } from '../korean/predicates.ts'
import { withCopula } from '../korean/stands-alone.ts'
import { toPolite } from '../korean/verbs.ts'
import { hasTopic, withoutIntensifiers, withoutSubject } from '../korean/words.ts'
import { lineOf, textsOf } from './clause.ts'
import type { Word } from './sentence.ts'

export function wholeVariants(words: readonly Word[]): string[] {
  const texts = polite(textsOf(words))
  const noun = endsInCopulaOfOutcome(texts) || isOfDoer(texts) ? null : copulaNoun(texts.at(-1) ?? '')
  // “5kg 이하 목욕이랑 전체미용 가격”: the name of a price waits for the sum.
  const isOfPrice = noun !== null && texts.length > 1 && /^(?:가격|값|금액|요금|비용)$/u.test(noun)
  // “2년까지는 무상으로 봐 드리는데 … 망가진 건 제외예요”: after what is told as a sentence, an exception is one.
  const isAfter = noun !== null && bareEnd.test(noun) && texts.some((text) => /(?:는데|지만),?$/u.test(text))
  if (isAfter) return [lineOf([...texts.slice(0, -1), withCopula(noun)])]
  if (noun !== null && !isOfPrice) return [lineOf([...texts.slice(0, -1), noun])]
  return [lineOf(texts), lineOf(withoutIntensifiers(texts))]
}

const bareEnd = /^(?:제외|별도|불가|필수|유료|포함|추가)$/u

/** “출장비가 4만 원이에요”: a price of a doer keeps its verb. */
function isOfDoer(texts: readonly string[]): boolean {
  const before = texts.slice(texts.slice(0, -1).findLastIndex((text) => text.endsWith(',')) + 1, -1)
  return (
    before.some((text) => withoutSubject(text) !== null) &&
    !hasTopic(before) &&
    /원(?:이에요|입니다)$/u.test(texts.at(-1) ?? '')
  )
}

export function polite(texts: readonly string[]): string[] {
  // “수선이 불가하여 반송됩니다”, “택배비 포함이며 방문수령 시 3천원 빼드립니다”: what is written as a notice keeps its style to the end.
  if (texts.some((text) => /[가-힣](?:하여|되어|하오니|이오니|되오니|하오며|이며),?$/u.test(text)))
    return [...texts]
  // “섞어서 짭니다, 전부 국산이여라”, “많이 드시지 마이소, 답니다”, “찾아갑니다, 전화하시오”: as it was written, to the end.
  const isOfDialect = texts.some((text, at) => text.endsWith(',') && isDialect(texts.slice(0, at + 1)))
  if (isOfDialect || isDialect(texts) || oldStyle.test(texts.at(-1) ?? '')) return [...texts]
  // “갑니다(광주 전지역)”
  const isOpen = /^[^(]*\)$/u.test(texts.at(-1) ?? '')
  const last = isOpen ? texts.findLastIndex((text) => text.includes('(')) : texts.length - 1
  return texts.map((text, at) => {
    // “수선해드립니다(무료)”
    const [, plain = '', after = ''] = /^(.*?)(,|\([^()]*\)?)?$/u.exec(text) ?? []
    const isLast = at === last
    const next = texts[at + 1] ?? ''
    // “찾아갈 수 있어, 대신 …”, “안합니다 죄송합니다”: two sentences, each with an ending of its own.
    const isEnd =
      (after === ',' && (plain.endsWith('다') || goesOn.test(next))) ||
      (plain.endsWith('니다') && !quotes.test(next) && !greets.test(plain))
    if (!isLast && !isEnd) return text
    const adjective = readAdjective(plain)
    const own =
      adjective?.form === 'finite'
        ? adjective.adjective.finite
        : // “말 없이 하는 요가예요, 음악도 안 틀어요”
          ((isLast ? null : namedIn(plain)) ?? politeOf(plain, texts.slice(0, at)))
    return isLast && after === ',' ? own : `${own}${after}`
  })
}

/** 요가예요 of 요가입니다; null where it ends in no name. */
function namedIn(word: string): string | null {
  const noun = /^([가-힣\d,.]*[가-힣])입니다$/u.exec(word)?.[1]
  if (noun === undefined || copulaNoun(word) === null) return null
  return withCopula(noun)
}

/** The ending of a sentence in the 해요 style, by what stands before it. */
function politeOf(word: string, before: readonly string[]): string {
  // “산 채로는 안 보내요, 죽어서 가거든요”: the reason of what is told with it.
  if (word.endsWith('거든요') && before.some((other) => /[가-힣](?:요|니다),$/u.test(other))) return word
  // “기사님이 가져가십니다” is told of somebody, and asks nobody.
  const clause = before.slice(before.findLastIndex((other) => linkedVerb.test(other) || namesCase(other)) + 1)
  const isOfSomebody = clause.some((other) => /(?:분들?|님|들|손님)(?:이|은|도|께서)$/u.test(other))
  // “많이 오세요” asks.
  if (isOfSomebody && /(?<!오)십니다$/u.test(word)) return word.replace(/십니다$/u, '세요')
  const named = endsInCopulaOfOutcome([...before, word]) ? namedIn(word) : null
  if (named !== null) return named
  // “세라믹칼은 못 갑니다”, “숫돌 세 장으로 갑니다”: ground, and nobody who goes.
  const isGround = clause.some((other) => grinds.test(other)) || groundOn.test(clause.join(' '))
  if (/^(?:갑니다|간다)$/u.test(word) && isGround) return '갈아요'
  // “도장 팝니다”, “도장 손으로 팝니다” is of who sells seals as of who carves them.
  if (/^(?:팝니다|판다)$/u.test(word) && clause.some((other) => carved.test(other))) return word
  // “안 치는 피아노 삽니다” buys, and “둘이 삽니다” lives; 짜요 is salty, too.
  if (/^(?:삽니다|짭니다)$/u.test(word)) return word
  // “집에서 보고 고르시면 되고”: its writer put no more after it.
  if (/(?:되|있|없|드리|걸리)고$/u.test(word)) return unlinked(word) ?? word
  // “맛은 상관없구요”
  if (/[가-힣][있없][고구]요$/u.test(word)) return word.replace(/[고구]요$/u, '어요')
  return toPolite(word, before.at(-1))
}

/** What is carved or dug. */
const carved =
  /(?:도장|인감|낙관|명패|문패|현판|비석|이름|글씨|글자|문구|무늬|구멍|홈|우물|관정|땅|굴)(?:을|를|도|만)?$/u

/** What has an edge or is milled. */
const grinds = /(?:칼|가위|톱|끌|대패|낫|도끼|호미|원두|콩|고추|깨)(?:은|는|을|를|도|만)?$/u

/** What it is ground on: “숫돌 싣고 출장 갑니다” goes. */
const groundOn = /(?:숫돌|맷돌)(?: \S+ ?장)?(?:으?로|에)$/u

/** What is said to somebody, and may stand in a sentence as a name does: “감사합니다 수어 하나 알려드려요”. */
const greets = /^(?:감사|고맙|안녕|사랑|미안)/u
/** What follows words that somebody says. */
export const quotes =
  /^(?:라고|라는|라며|하고|하는|하면|하며|하시는|하시면|하시며|(?:한|허|항|하니|허니)(?:께|게)(?:네|로)?$|하니까|카(?:는데|니까)|캐[싸서])/u

/** How a sentence ends in the style of older people. */
const oldStyle = /[가-힣]시오$/u

const goesOn = /^(?:대신|단|다만|하지만|그래서|그때는|그땐|그러면)$/u
