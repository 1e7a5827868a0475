import { countChars } from '@clipmint/kit'

import { adverb, isParticled, linksOn, namesCase } from '../korean/boundaries.ts'
import { clauseEnds, closesSentence, isDialect, isPredicate } from '../korean/clause-ends.ts'
import { nameOfLink, unlinked } from '../korean/conjugate.ts'
import { follows, givesReason, isBareTime, namesDoer, refersBack } from '../korean/refers-back.ts'
import { needsName } from '../korean/terms.ts'
import { hasTopic, isNegated, withoutTopic } from '../korean/words.ts'
import { lineLimits } from '../line-limits.ts'
import { lineOf, textsOf } from './clause.ts'
import { isOffered, ofOffer } from './offers-ko.ts'
import { isOfElse, opensBuyersAct, opensOwnCase, tellsOfThing } from './own-thing-ko.ts'
import { endsLimit, endsSentence, LIMIT_MOST } from './sentence-ends-ko.ts'
import type { Sentence, Word } from './sentence.ts'
import { quotes } from './shorten-ko-endings.ts'
import { barePrice, endsPrice, isPriced, noCharge } from './shorten-ko-prices.ts'

const { most, small } = lineLimits.ko

/** “… 보내드려요 마지막 두 달은 …”: sentences that their writer put no stop between. */
export function withoutStops(sentence: Sentence): Sentence[] {
  const parts: Word[][] = [[]]
  for (const [at, word] of sentence.words.entries()) {
    const part = parts.at(-1) ?? []
    const rest = sentence.words.slice(at + 1)
    // “미리 말해라 거기에 맞춰서 짜준다”: told to a buyer, and with what it is for; in the south-west it tells.
    const isTold = /[가-힣]해라$/u.test(word.text) && /(?<!니)다$/u.test(rest.at(-1)?.text ?? '')
    const told = isTold ? { ...word, text: word.text.replace(/해라$/u, '해 주세요,') } : word
    part.push(endsPrice(part, word, rest) ? withComma(word) : told)
    const closed = closedLink(word.text)
    // “발가락이 안 아파요 하고 또 사러 오세요”: what somebody says is of who says it.
    // “쓰겄소 못 쓰겄소 한께”: both are what somebody says.
    const quotedBy = rest[1]?.text === word.text ? rest[2] : rest[0]
    const isQuoted = quotes.test(quotedBy?.text ?? '')
    const isEnd = !isQuoted && !isTold && (closed !== null || endsSentence(textsOf(sentence.words), at))
    // “사진 보내주세요 다시 보내드릴게요”: what is asked, and what for.
    const isAsked = word.text.endsWith('세요') || closed?.endsWith('세요') === true
    // “저녁에 찾아가세요 | 속통은 새로 씌워드리고 커버는 없음”: of something else.
    const isPricedCase = opensOwnCase(textsOf(rest)) && barePrice.test(rest.at(-1)?.text ?? '')
    const isNew = hasTopic(textsOf(rest).slice(0, 2)) || isPricedCase || isOfElse(rest[0]?.text ?? '')
    const after = isAsked && !isNew ? 5 : 2
    const isOf = isEnd && goesOn(part, rest)
    const isApart =
      isEnd &&
      ((rest.length === 2 && seasonal.test(lineOf(textsOf(rest)))) ||
        isOwn(rest) ||
        (closed === null && (isDayOff(part, rest) || isCounted(part, rest))) ||
        (rest.length > after && !isOf))
    // “택배비포함 이고요 상한거 오면 …”: one word of what is in the price.
    if (isApart && (part.length > 1 || inPrice.test(closed ?? ''))) {
      if (closed !== null) part.splice(-1, 1, { ...word, text: closed })
      parts.push([])
    } else if (ofThePrice.test(word.text) && part.length > 2 && rest.length > 1) {
      part.splice(-1, 1, { ...word, text: word.text.replace(/이[고며],?$/u, '이에요') })
      parts.push([])
    } else if (isOffered(part, rest) || isPriced(part, rest) || endsExtra(part, rest)) parts.push([])
    else if (endsFact(word, rest)) part.splice(-1, 1, withComma(word))
    // “… 2만원 더 받아요, 누수는 안해요”: without a mark, two sentences read as one.
    else if (isEnd && part.length + rest.length > 2 && (isOf || closed === null))
      part.splice(-1, 1, withComma(word))
  }
  return parts.map((words, at) => ({
    ...sentence,
    words,
    question: sentence.question && at === parts.length - 1,
  }))
}

/** “오일에 필터까지 다 합친 가격이고 | 빼낸 오일은 직접 보여드려요”: what stands beside the price, and another fact. */
const ofThePrice = /^(?:가격|금액|요금|값)이[고며],?$/u

/** “당일 예약 가능 | 카드 됨”, “환불X | 상해서 오면 100% 환불”: two facts of a notice side by side. */
function endsFact({ text }: Word, rest: readonly Word[]): boolean {
  const [next = ''] = textsOf(rest)
  const last = textsOf(rest).at(-1) ?? ''
  // “카드O 현금영수증O”
  if (/[가-힣][OX]$/u.test(text) && /[가-힣][OX]$/u.test(next)) return true
  if (endsFee(text, textsOf(rest))) return true
  // “방부제 X 색소 X”
  if (/^[OX]$/u.test(text) && /^[OX],?$/u.test(textsOf(rest)[1] ?? '')) return true
  return (
    rest.length > 1 &&
    closesFact.test(text) &&
    (closesFact.test(last) || offers.test(last)) &&
    (text === '포함' || !ofOffer.test(next)) &&
    !/^\d+[만천]?원부터$|^(?:여부|시간|지역|기간|날짜|인원)|^(?:수|것|때|등|후|시)[가-힣]?$|^\(/u.test(next)
  )
}

/** “원단 밑단 살리는 건 3천원 추가 | 맡기면 이틀 뒤에 찾아가고 …”: what costs more, and a case of another matter. */
function endsExtra(part: readonly Word[], rest: readonly Word[]): boolean {
  const [before = '', last = ''] = textsOf(part).slice(-2)
  return last === '추가' && barePrice.test(before) && namesCase(rest[0]?.text ?? '') && rest.length > 3
}

/** “5천원 추가, 연장은 안해여”, “미끼 포함, 낚싯대 없으면 …”, “한시간 반씩, 숙제 안해오면 …”: what is of another thing or case. */
function endsFee(text: string, [first = '', second = '']: readonly string[]): boolean {
  const isTime = /(?:시간|반|분|번|회)씩$/u.test(text)
  const isFee = /^(?:추가|별도|포함|무료)$/u.test(text)
  return (
    (isFee && withoutTopic(first) !== null) ||
    ((isFee || isTime) && /^[가-힣]{2,}$/u.test(first) && !isParticled(first) && namesCase(second))
  )
}

/** How a fact of a notice ends, and what is offered in one. */
const closesFact =
  /^(?:가능|불가|무료|휴무|필수|별도|포함|있음|없음)$|[가오하주시]심$|^(?:됨|안됨|쉼)$|[가-힣]X$/u
const offers = /^(?:무상|환불|할인|포함|제외)$|^\d+시까지$|^\d+(?:일|주|개월)$/u

function withComma(word: Word): Word {
  return { ...word, text: `${word.text},` }
}

/** “… 문 닫아요 보통 오후 2시쯤입니다”, “… 배송비가 없어요 그 외 지역은 5만원”: whether words are told with the sentence before them. */
function goesOn(part: readonly Word[], rest: readonly Word[]): boolean {
  const word = part.at(-1)?.text ?? ''
  const texts = textsOf(rest)
  if (rest.length === 0) return false
  return (
    (/(?:세요|이소|시소|시쇼)$/u.test(word) && isAskedInCase(part, rest)) ||
    // “부두에 대시면 됩니다 공짜예요 | 어린이는 …”, “방 한칸도 합니다 25만원부터 | 곰팡이 있는집은 …”
    ofFree.test(texts[0] ?? '') ||
    (texts[0]?.endsWith('원부터') === true &&
      barePrice.test(texts[0]) &&
      hasTopic(texts.slice(1, 4)) &&
      !/무료|배송|할인/u.test(texts[1] ?? '')) ||
    // “당근에서 사면 불안하시죠 한시간 써보고 가져가세요”: what is asked of nobody, and its answer.
    word.endsWith('시죠') ||
    follows.test(texts[0] ?? '') ||
    refersBack(texts) ||
    refersBack(texts.slice(0, endOfFirst(rest) + 1)) ||
    // “주문 못받아요 손이 모자라서요 냉동했다 드셔도 맛 똑같아요”
    givesReason(texts.slice(0, endOfFirst(rest) + 1), []) ||
    // “많이 안 떼와요 남으면 버려야 되니까, 그래서 …”: why.
    /(?:니까|[아어여해려와워셔라돼져]서),$/u.test(
      texts[texts.findIndex((text) => text.endsWith(','))] ?? '',
    ) ||
    isScrap(rest) ||
    // “트럭으로 실으러 감 옥천읍에서 20키로 안쪽만”: where to.
    texts.slice(0, LIMIT_MOST).some((_, at) => endsLimit(texts, at)) ||
    givesReason(texts, textsOf(part)) ||
    isBareTime(texts) ||
    // “신분증 없으면 못타요 법이 그래요”: why.
    soItIs.test(texts[1] ?? '') ||
    isSameThought(part, rest) ||
    // “손질해서 보내드려요 살아있는 것만 못하긴 해도”
    (addedLast.test(texts.at(-1) ?? '') && !texts.some((text) => closesSentence(text))) ||
    isDeniedInstead(part, texts) ||
    // “청양고추 따로 넣어드려요 안매운거 좋아하시면 빼세요”: what to leave out.
    (texts.length < 5 && namesCase(texts.at(-2) ?? '') && /^(?:빼|덜|바꾸)/u.test(texts.at(-1) ?? '')) ||
    // “모기 많아요 긴팔 입고 오세요”
    (part.length === 2 && texts.length < 5 && (texts.at(-1) ?? '').endsWith('세요') && !namesDoer(texts)) ||
    // “비오면 천막 씌우고 갑니다 추가요금 없음”: of what stands before it.
    noCharge.test(lineOf(texts.slice(0, 3)))
  )
}

const inPrice = /(?:포함|별도|무료)이에[요여]$/u
const ofFree = /^(?:공짜|무료)(?:예요|에요|입니다)$/u
const soItIs = /^(?:그래|그렇|그랴|그려)(?:요|유|여|습니다)$/u

/** “명이만 씀, 중국산 안 섞음”: what is not done, beside what is done instead. */
function isDeniedInstead(part: readonly Word[], texts: readonly string[]): boolean {
  const [first = '', second = ''] = texts
  return (
    texts.length === 3 &&
    /^(?:안|못)$/u.test(second) &&
    withoutTopic(first) === null &&
    !ofSale.test(first) &&
    part.some(({ text }) => /[가-힣]만$/u.test(text)) &&
    countChars(lineOf([...textsOf(part), ...texts])) <= small
  )
}

/** How words end that are added to a sentence. */
const addedLast = /(?:[아어여해]도|고|지만|[아어여해려와워셔라돼]서|니까)$/u

/** “물고임 때문에 생긴 건 빼고요 | 겨울엔 안합니다” */
const seasonal =
  /^(?:봄|여름|가을|겨울|장마철|명절|주말|평일)에?[엔는] (?:안|못|쉬|쉽)|^[월화수목금토일]요일[은엔]? (?:쉬|쉽)/u

/** “차량은 없습니다”, “번개치면 안가요”, “을지로3가역 11번출구”: a few words that say something by themselves. */
function isOwn(rest: readonly Word[]): boolean {
  const [first = '', second = ''] = textsOf(rest)
  // “가지러 갑니다 서울만요” limits what is offered.
  const isLimit = textsOf(rest).at(-1)?.endsWith('만요') === true
  if ((needsName(lineOf(textsOf(rest))) && !isLimit) || (rest.length === 2 && placed.test(second)))
    return true
  const isOf = withoutTopic(first) !== null || ofSale.test(first)
  return (
    !refersBack(textsOf(rest)) &&
    rest.length === 2 &&
    (isOf || (namesCase(first) && /^[안못]/u.test(second))) &&
    isPredicate(second)
  )
}

/** “… 짜드립니다 | 토요일은 오전만”: when a shop is open, after what is of no hour. */
function isDayOff(part: readonly Word[], rest: readonly Word[]): boolean {
  const isDay = /^(?:[월화수목금토일]요일|주말|평일|공휴일|명절)[은엔]$/u.test(rest[0]?.text ?? '')
  return isDay && rest.length === 2 && !part.some(({ text }) => /\d시|요일|주말|평일/u.test(text))
}

/** “… 걸립니다 | 색은 7가지”, “폭죽은 안드려요 | 배달은 만원”: how many or how much, after what is of no number. */
function isCounted(part: readonly Word[], rest: readonly Word[]): boolean {
  const [first = '', second = ''] = textsOf(rest)
  const isFigure = /^\d+(?:가지|종|종류|색)$/u.test(second) || barePrice.test(second)
  return (
    rest.length === 2 &&
    withoutTopic(first) !== null &&
    isFigure &&
    !part.some(({ text }) => /가지|[만천]원/u.test(text))
  )
}

/** What a shop takes or has, or not: “주차 안돼요”, “카드 됩니다”. */
const ofSale = /^(?:주차|카드|배달|택배|예약|환불|포장|현금|반품|교환|발송|단체)$/u
const placed = /(?:역|출구|건너편|맞은편)$/u

/** Where the first sentence of these words ends: “택배비만 받고요 | 이니셜은 …”. */
function endOfFirst(words: readonly Word[]): number {
  return words.findIndex(({ text }) => closesSentence(text) || closedLink(text) !== null)
}

/** “24시간 고아요 사골 잡뼈 반반”: a few names with no verb, which say nothing by themselves. */
function isScrap(rest: readonly Word[]): boolean {
  return (
    rest.length < 4 &&
    rest.every(
      ({ text }) =>
        /^[가-힣]+$/u.test(text) && !isPredicate(text) && !clauseEnds(text) && withoutTopic(text) === null,
    )
  )
}

/** “음악은 안 틉니다 조용히 책 읽기 좋아요”: two short sentences, of which the next names no thing, or is of the same topic. */
function isSameThought(words: readonly Word[], rest: readonly Word[]): boolean {
  const end = endOfFirst(rest)
  const next = textsOf(end < 0 ? rest : rest.slice(0, end + 1))
  const [first = ''] = next
  const last = next.at(-1) ?? ''
  const isShort = countChars(lineOf([...words.map(({ text }) => text), ...next])) < small
  // “밤 12시까지 해요 학기말엔 새벽 3시”, “올해 바로 열려요 한 나무에 500g쯤”
  const isPriceRow = next.some((text) => barePrice.test(text))
  const isFigure = end < 0 && !isPriceRow && /^\d[\d:~.]*(?:시|분|g|cm|쯤|정도)/u.test(last)
  const leads =
    adverb.test(first) ||
    linksOn(first) ||
    isParticled(first) ||
    /^\d+시$|^제$/u.test(first) ||
    next[1] === '때' ||
    hasTopic(textsOf(words))
  // “현관 도어락 설치해요, 국산만 써요”
  const isClosed = closesSentence(words.at(-1)?.text ?? '')
  const isBare =
    (next.length === 2 || (next.length === 3 && /^[안못]$/u.test(next[1] ?? ''))) &&
    !tellsOfThing(next) &&
    !namesDoer(next) &&
    (isPredicate(last) || isDialect(next))
  // “진정만 합니다 | 당일취소 시 만원 차감돼요”: of a case of its own.
  if (next.slice(0, 3).includes('시')) return false
  // “국산 명태는 이제 없어요 | 눅눅하면 전자렌지에 돌리세요”
  if (namesCase(first) && next.length > 3 && hasTopic(textsOf(words))) return false
  // “줄넘기 대회도 나가요 | 한달 쉬면 넘겨드려요”, “돈 안 받아요 | 인천 부평 계양만 가요”
  // “가라앉는거는 안보냅니더 | 깨지거나 물러서 오모 …”: a case in a dialect.
  if (opensOwnCase(next) || first.endsWith('거나') || needsName(lineOf(next))) return false
  // “앉아서 하다 가세요 | 왼손잡이도 돼요”
  if (words.at(-1)?.text.endsWith('세요') === true && isOfElse(first)) return false
  // “급한 건 30분이면 돼요 | 메일로 보내주시면 미리 뽑아놔요”, “하루 말려요 | 하자 1년 봐드려요”
  if (opensBuyersAct(next) || (next.length > 2 && tellsOfThing(next))) return false
  if (isShort && isClosed && isBare) return true
  // “전화상담은 안받아요, 얼굴 보고만 해요”: what is not done, and what is done for it.
  // “돌침대는 안받습니다 | 당일도 전화주시면 되는날 있음”: what else there is.
  const isDenied = /^[안못][가-힣]/u.test(words.at(-1)?.text ?? '') || isNegated(textsOf(words).slice(-2))
  const isRefused = /^[안못]/u.test(words.at(-1)?.text ?? '') || /^[안못]$/u.test(words.at(-2)?.text ?? '')
  const isElse = isOfElse(first) || next.some((text) => text.endsWith('까지만'))
  if (isRefused && isElse) return false
  if (isShort && isClosed && isDenied && next.length < 5 && isPredicate(last) && !namesDoer(next)) return true
  return isShort && next.length > 2 && !namesDoer(next) && (isFigure || (leads && isPredicate(last)))
}

/** “동정 교체 만오천원이고요 금박 있는 데는 …”: a link in the polite style ends a sentence, here as one ends; null where it is none. */
function closedLink(word: string): string | null {
  const [, noun, style] = /^([가-힣\dA-Za-z]{2,})이[고구]([요여])$/u.exec(word) ?? []
  if (noun !== undefined) return `${noun}이에${style}`
  // “한 9년 되는데요 요즘은 …”
  return /[가-힣](?:[고구]|는데)요$/u.test(word) ? (nameOfLink(word) ?? unlinked(word)) : null
}

/** “한 달 안에 시들면 사진 보내주세요 바꿔드려요”: what is asked for in a case is told with its answer, where both have room. */
function isAskedInCase(asked: readonly Word[], rest: readonly Word[]): boolean {
  const end = rest.findIndex(({ text }) => closesSentence(text))
  const answer = end < 0 ? rest : rest.slice(0, end + 1)
  // “아침에 가져오시면 저녁에 찾아가세요 | 속통은 새로 씌워드려요”, “앉아서 하다 가세요 | 왼손잡이도 돼요”
  const [first = ''] = textsOf(rest)
  const isOfIt = withoutTopic(first) === null && !isOfElse(first)
  // “컴퓨터 느리면 가져오세요 | 윈도우 새로 까는데 3만원 자료 백업하면 2만원 더 받아요”
  const isPriceList = textsOf(answer).filter((text) => /[\d만천백]원$/u.test(text)).length > 1
  return (
    isOfIt &&
    !isPriceList &&
    textsOf(asked).some(namesCase) &&
    countChars(lineOf(textsOf([...asked, ...answer]))) <= most + small
  )
}
