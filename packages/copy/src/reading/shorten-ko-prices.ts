import { adverb, isParticled, linksOn, namesCase } from '../korean/boundaries.ts'
import { asLong, closesSentence } from '../korean/clause-ends.ts'
import { hasTopic, isNegated, withoutSubject, withoutTopic } from '../korean/words.ts'
import { textsOf } from './clause.ts'
import { isBareNoun, isOfElse } from './own-thing-ko.ts'
import type { Word } from './sentence.ts'

/** “얼레는 따로 만8천원 | 전깃줄 가까이에서 날리지 마시고 …”: what one thing costs, and a sentence of something else. */
export function isPriced(words: readonly Word[], rest: readonly Word[]): boolean {
  if (isOfSum(rest[0]?.text ?? '')) return false
  const all = words.map(({ text }) => text)
  // “한 테이블 25000원 세시간 | 상추는 텃밭에서 따드세요”: for how long is of the price.
  if (barePrice.test(all.at(-1) ?? '') && howLong.test(rest[0]?.text ?? '')) return false
  const left = barePrice.test(all.at(-2) ?? '') && howLong.test(all.at(-1) ?? '') ? all.slice(0, -1) : all
  const end = rest.findIndex(({ text }) => closesSentence(text))
  const right = textsOf(end < 0 ? rest : rest.slice(0, end + 1))
  if (isOfOther(left, right) || isOtherCase(left, textsOf(rest))) return true
  // “층당 만원 추가 | 박스는 20장까지 빌려드려요”, “셋이 타면 만원 더 | 구명조끼 다 입혀드려요”
  const [first = '', second = ''] = right
  const isMore =
    /^(?:추가|더)$/u.test(left.at(-1) ?? '') &&
    (withoutTopic(first) !== null || (isBareNoun(first) && !isPaid.test(first) && !isPaid.test(second)))
  return (
    left.length > 1 &&
    right.length > 2 &&
    (barePrice.test((isMore ? left.at(-2) : left.at(-1)) ?? '') ||
      (isMore && shortPrice.test(left.at(-2) ?? ''))) &&
    (isMore || isOfNoPrice(left, right)) &&
    closesSentence(right.at(-1) ?? '') &&
    !closesSentence(right[0] ?? '') &&
    // “2만원 한 번만 냅니다”, but “곰팡이 있으면 먼저 잡고 해야 해서 돈이 더 들어요”, “7키로 이하만 받아요”
    (right.length > 4 || !paidFor.test(right.at(-1) ?? '') || taken.test(right.at(-2) ?? '')) &&
    !/원|주문(?! ?[안못])|결제|추가|할인/u.test(right.join(' '))
  )
}

/** For how long something may be used. */
const howLong = /^(?:\d+|[한두세네]|다섯|여섯)(?:시간|박|달|회)반?$|^(?:하루|반나절|종일)$/u

/** “두병 사믄 삼만오천원 | 깨 가꼬 오시믄 한 되에 오천원”: the price in one case, and another case with a price. */
function isOtherCase(left: readonly string[], right: readonly string[]): boolean {
  const at = right.slice(1, 4).findIndex(namesCase) + 1
  return (
    barePrice.test(left.at(-1) ?? '') &&
    left.some(namesCase) &&
    at > 0 &&
    isBareNoun(right[0] ?? '', 1) &&
    right.slice(at).some((text) => /[\d만천백]원/u.test(text))
  )
}

/** “소금빵 2800원 치아바타 4500원 | 11시쯤 소금빵 나와요”, “실크 28만원 | 곰팡이 있으면 …”: whether what follows is said of no price. */
function isOfNoPrice(left: readonly string[], right: readonly string[]): boolean {
  const [first = '', second = ''] = right
  // “5만원 넘으면 그냥 보내드려요”
  if (namesCase(first) && ofAmount.test(first)) return false
  const isCase = right.slice(0, 3).some(namesCase)
  const isListed = left.slice(0, -1).some((text) => barePrice.test(text.replace(/,$/u, '')))
  // “세장 15000원 | 거품은 적은데 촉촉해요”, “4번 하시면 22만원 | 저희집에서 하고 방음돼있어요”
  const isNew = (isListed && withoutTopic(first) !== null) || (left.some(namesCase) && first.endsWith('에서'))
  // “얼룩 있는 옷은 천원 코너에 따로 있어요”, but “실크 28만원 | 곰팡이 있으면 …”
  if (ofPrice.test(first) || (isParticled(first) && !/^\d/u.test(first) && !isCase && !isNew)) return false
  return (
    hasTopic(left) ||
    isListed ||
    isNew ||
    isCase ||
    (isBareNoun(first) &&
      !isPaid.test(first) &&
      !kept.test(left[0] ?? '') &&
      right.length > 3 &&
      !isPaid.test(second))
  )
}

/** How a sum is paid or passed. */
const ofAmount = /^(?:넘|내|주|사|추가|더|결제|받|들|쓰|보태|얹|채우)/u

/** What is paid first, of which what follows tells. */
const kept = /(?:계약|예약|보증|선)금(?:은|이)?$/u
const isPaid = /^(?:내|주|들|받|드)/u

/** “서울까지 13만원 | 기사가 같이 들어드려요”, “한 팩이 12000원, | 콩고물은 따로 싸드려요”: a price, and what is of something else. */
function isOfOther(left: readonly string[], right: readonly string[]): boolean {
  const [first = ''] = right
  const last = left.at(-1) ?? ''
  if (left.length < 2 || right.length < 3 || !barePrice.test(last.replace(/,$/u, ''))) return false
  const isDoer = /^[가-힣]{3,}$/u.test(first) && withoutSubject(first) !== null && !ofSum.test(first)
  if (isDoer) return !right.slice(0, 3).some((text) => text.includes('원'))
  const isClosed = closesSentence(right.at(-1) ?? '') && !paidFor.test(right.at(-1) ?? '')
  return (
    // “사천은 만원 | 나물은 일곱가진데 철 따라 바뀌어요”
    (hasTopic(left) ? right.length > 3 : last.endsWith(',')) &&
    withoutTopic(first) !== null &&
    isClosed &&
    !isNegated(right) &&
    !right.some((text) => /원|결제|추가|할인/u.test(text))
  )
}

/** What is said of a sum. */
const ofSum = /^(?:차이|금액|가격|비용|요금|할인|추가|정도|[가-힣]*비|[가-힣]*료|보증금)[이가]$/u

/** A price with nothing after it, or from which it goes up. */
export const barePrice = /^[\d,일이삼사오육칠팔구십만천백]*[\d십만천백]원(?:부터|씩|이요)?$/u

/** What a price is said with: “쌍둥이는 하루 3만원 더 주셔야 합니다”, “설계비는 2만원 한 번만 냅니다”. */
const ofPrice =
  /^(?:더|덜|씩|따로|별도|별도로|추가|추가로|각각|이상|이하|정도|시작|짜리|어치|미만|초과|택배비|배송비|포함|한|첫|매번|매달|먼저|선불로?|후불로?)$/u
const paidFor = /^(?:내|냅|주셔|주시|주세|줘|줍|받|드려|드립|들어|듭|붙|나와|나옵|해요|합니|깎|빼)[가-힣]*$/u

/** “13만 | 인데요”, “5천원씩 | 붙음”, “보증금 3만원 | 받고”: whether a word says of the sum before it what it is, or what is done with it. */
function isOfSum(word: string): boolean {
  return /^(?:인데|이[고구]|이며|이에요|예요|입니다|임$|정도)/u.test(word) || paidFor.test(word)
}

/** Who or what is taken, before its verb. */
const taken = /(?:이하|이상|미만|까지|명|마리|분)만$/u

/** “콘덴서 개당 2천원 | 진공관은 시세대로 받고요”: what one thing costs, and a word of another. */
export function endsPrice(before: readonly Word[], word: Word, after: readonly Word[]): boolean {
  const { text } = word
  const rest = textsOf(after)
  const [next = '', second = ''] = rest
  if (isOfSum(next)) return false
  // “7만 5천원” is one sum.
  const isTimed = howLong.test(text) && barePrice.test(before.at(-1)?.text ?? '')
  const isPrice = barePrice.test(text) || isTimed || (shortPrice.test(text) && !/^\d/u.test(next))
  if ((isPrice || shortPrice.test(text)) && before.length > 0 && (nextPrice(rest) || nextCase(rest)))
    return true
  const isOther =
    (text.endsWith('부터') && namesCase(next)) ||
    // “한병 만팔천원, 두병 사믄 삼만오천원”
    (/^(?:\d|[한두세네]|다섯|열)/u.test(next) && namesCase(second)) ||
    // “배터리 교체 만원, 5분이면 됩니다”
    asLong.test(next) ||
    (withoutTopic(next) !== null && !/^(?:이상|이하|넘)/u.test(next))
  // “20미 삼만오천원, 다 손질한거는 사만원”
  const topic = adverb.test(next) ? second : next
  const isNew =
    (withoutTopic(topic) !== null || (/[는은]건$/u.test(second) && !ofPrice.test(next))) &&
    !/^(?:이상|이하|넘)/u.test(next)
  // “중간은 3만원, 꽃은 새벽시장에서 …”, “그림은 만이천원, 10분이면 …”, “한팩 5500원, 열팩부터 배달돼요”
  const isElse =
    // “2만5천원, 실값 들어있어요”, “5만5천원, 필터까지 갈아드려요”, “이만오천원, 만든거 200그람 가져가요”
    /^(?:들어|들었)/u.test(second) ||
    /[가-힣]{2}까지$|[든은한]거$/u.test(next) ||
    isNew ||
    asLong.test(next) ||
    isOfElse(next) ||
    fromHowMany.test(next)
  if (isPrice && before.length > 0 && isElse && !isPriced([...before, word], after)) return true
  return isPrice && isOther && before.length > 1 && before.every((word) => withoutTopic(word.text) === null)
}

/** “열팩부터” */
const fromHowMany = /^(?:\d+|[한두세네]|다섯|열|스무)[가-힣]+부터$/u

/** “출장비 3만원, 밤 10시 넘으면 5만원”, “39,000원, 그 뒤로는 45,000원”: the price in one case, and in another. */
function nextCase(rest: readonly string[]): boolean {
  const at = rest
    .slice(0, CASE_MOST)
    .findIndex(
      (text, index) =>
        (index > 0 && (namesCase(text) || afterwards.test(text))) || /^넘으?[면믄]$/u.test(text),
    )
  const [next = ''] = rest
  return (
    at >= 0 &&
    rest.slice(at + 1, at + 4).some((text) => /[\d만천백]원/u.test(text)) &&
    !ofPrice.test(next) &&
    !/^(?:정도|쯤)/u.test(next) &&
    !/^포함(?!하)/u.test(rest[1] ?? '') &&
    (at === 0 || !linksOn(next))
  )
}
const CASE_MOST = 4
const afterwards = /^(?:뒤|후|이후|다음)(?:로는|에는|부터는|부터)$/u

/** What is not paid more. */
export const noCharge = /^(?:추가 ?|별도 ?)?(?:요금|비용|추가금)[은는이도]? ?(?:없음|없어요|없습니다)/u

/** “쑥식빵 6,500원, 무화과깜빠뉴 8,000원”, “1곡 500원, 3곡 1,000원”: whether what follows is another thing with its price. */
function nextPrice(rest: readonly string[]): boolean {
  const at = rest
    .map((text) => text.replace(/(?<=원)이(?:고|며|에요)|(?<=[만천원])부터|,$/gu, ''))
    .findIndex((text) => barePrice.test(text) || shortPrice.test(text))
  const thing = rest.slice(0, at)
  return (
    at > 0 &&
    at < THING_MOST &&
    thing.every(
      (text, index) =>
        /^[가-힣A-Za-z\d]+$/u.test(text) &&
        (/^\d|^추가$/u.test(text) ||
          !isParticled(text) ||
          (index === at - 1 && withoutTopic(text) !== null)) &&
        // “청바지 밑단 원단 살려서 7천원”
        (!linksOn(text) || (index === at - 1 && text.endsWith('서'))),
    ) &&
    !ofPrice.test(thing[0] ?? '')
  )
}
const THING_MOST = 5
/** “SUV 5만” */
const shortPrice = /^\d[\d.]*[만천](?:\d천)?$/u
