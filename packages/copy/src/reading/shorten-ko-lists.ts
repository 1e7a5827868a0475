import { countChars } from '@clipmint/kit'

import { isDialect, isPredicate } from '../korean/clause-ends.ts'
import { isBareTime } from '../korean/refers-back.ts'
import { hasTopic, isDate, withoutTopic } from '../korean/words.ts'
import { lineOf, textsOf } from './clause.ts'
import type { Word } from './sentence.ts'
import { BIG_MOST, SMALL_MOST } from './shorten-ko-parts.ts'
import { noCharge } from './shorten-ko-prices.ts'

/** “핸드메이드 제작, 울 100%, 무료 배송”: a list of names is a list of thoughts; a list inside a sentence is not. */
export function listParts(words: readonly Word[]): Word[][] {
  const full = itemsOf(words)
  // “11월 15일 토요일 저녁 7시, 북토크가 열려요”: when it is, and what it is.
  const [day = []] = full
  // “매주 화요일, 금요일 새벽에 만들어요”: on both days.
  const isOneOfDays =
    lineOf(textsOf(day)).endsWith('요일') && /^[월화수목금토일]요일/u.test(full[1]?.[0]?.text ?? '')
  if (isOneOfDays) return [[...words]]
  if (full.length > 1 && isDate(textsOf(day))) return [day, full.slice(1).flat()]
  const last = textsOf(full.at(-1) ?? []).at(-1) ?? ''
  const names =
    full.length > 1 &&
    // “국 1가지, 반찬 5가지”: what is counted is told together, where it has room.
    !(
      full.every((part) => /\d+(?:가지|개|장|봉|팩|병|종)$/u.test(lineOf(textsOf(part)))) &&
      countChars(lineOf(textsOf(words))) <= BIG_MOST
    ) &&
    // “올리브유, 팜유, 코코넛오일 딱 세가지”: how many they are all together.
    !(
      countChars(lineOf(textsOf(words))) <= SMALL_MOST &&
      /(?:[두세네]|다섯|여섯|\d) ?가지(?:만|뿐)?$/u.test(lineOf(textsOf(full.at(-1) ?? [])))
    ) &&
    // “상해보험 가입, 둘이 한 조”: who does it, with what is said beside it.
    !(
      countChars(lineOf(textsOf(words))) <= SMALL_MOST &&
      full.some(([first]) => /^(?:둘이|셋이|혼자)$/u.test(first?.text ?? ''))
    ) &&
    !/(?:요|니다|다|죠|드림)$/u.test(last) &&
    !isDialect(textsOf(words)) &&
    !isContinued(full, words) &&
    // “좌석 42석, 그중 1인실 8개”
    // “식칼 한 자루 5천원, 가위도 함”: what else.
    // “디포리, 다시마, 표고, 무말랭이 네 가지뿐이고”: how many they are all together.
    !(
      countChars(lineOf(textsOf(words))) <= SMALL_MOST &&
      full
        .slice(1)
        .some((part) =>
          /(?:[두세네]|다섯|여섯|\d) ?가지(?:만|뿐)?(?:이고|이며|로|를)/u.test(
            lineOf(textsOf(part.slice(0, 4))),
          ),
        )
    ) &&
    !full.slice(1).some(([first]) => /^그중$|^[가-힣]{2,}(?<![아어여해])도$/u.test(first?.text ?? '')) &&
    // “내장만 떼고 쓰이소, 머리는 놔두고”: a sentence, and what is added to it.
    !full.slice(0, -1).some((part) => isDialect(['', part.at(-1)?.text.replace(/,$/u, '') ?? ''])) &&
    // “맵기는 순한맛, 보통맛 두 가지”: one topic of them all.
    !(
      hasTopic(textsOf(full[0] ?? [])) &&
      !isPredicate(full[0]?.at(-1)?.text.replace(/,$/u, '') ?? '') &&
      full.slice(1).some((part) => !hasTopic(textsOf(part)))
    ) &&
    full.every((part) => countChars(lineOf(textsOf(part))) >= 4)
  return names ? full.reduce(joinAlike, []) : [[...words]]
}

/** “연남동 매장 픽업만 가능, 오후 1시~7시, 월요일 휴무”: a list with what says nothing alone, where all of it has room. */
export function isOneList(words: readonly Word[]): boolean {
  const items = itemsOf(words)
  const last = textsOf(items.at(-1) ?? []).at(-1) ?? ''
  return (
    items.length > 1 &&
    countChars(lineOf(textsOf(words))) <= SMALL_MOST &&
    (items.slice(1).some(isOfOthers) ||
      shareEnd(items) ||
      // “완전분해 아님, 필터+열교환기+송풍팬까지”: what it is not, and what it is.
      items.slice(0, -1).some((part) => part.at(-1)?.text === '아님,') ||
      areOfOneKind(items) ||
      // “시험 3주 전부터 주 3회, 추가비용 없음”
      items.slice(1).some((part) => noCharge.test(lineOf(textsOf(part)))) ||
      // “해발 500m 밭, 낮밤 온도차 큼”
      (items.length === 2 && /^(?:큼|많음|적음|좋음|높음|낮음)$/u.test(last)) ||
      // “교환 가능, 밑창 오염시 X”
      /^X$/u.test(last) ||
      ((items.some(leansOnList) || shareLastTopic(items) || items.every(isByContrast)) &&
        (last === '포함' || !isPredicate(last))))
  )
}

function itemsOf(words: readonly Word[]): Word[][] {
  const items: Word[][] = [[]]
  for (const word of words) {
    items.at(-1)?.push(word)
    if (word.text.endsWith(',')) items.push([])
  }
  return items.filter((item) => item.length > 0)
}

/** “평일 11시~23시, 주말 10시~20시”, “커트 12000원, 염색 25000원”: hours and prices stand beside each other. */
function joinAlike(parts: Word[][], part: Word[]): Word[][] {
  const before = parts.at(-1)
  if (!before) return [...parts, part]
  const both = [...before, ...part]
  const arePrices =
    [before, part].every((one) => endsInPrice(textsOf(one))) &&
    countChars(lineOf(textsOf(both))) <= SMALL_MOST
  if (!arePrices && !(hasHours(before) && hasHours(part))) return [...parts, part]
  return [...parts.slice(0, -1), both]
}

/** “오후 1시~7시”, “시어버터”, “초3~초6”: an hour, or a name of one word, says nothing without the list that it is in. */
function leansOnList(part: readonly Word[]): boolean {
  const [first = ''] = textsOf(part)
  return (
    hasHours(part) ||
    isBareTime(textsOf(part)) ||
    // “2인 20분 2만원, 1명 추가 5천원, 최대 6명”: of how many.
    (part.length < 3 && /^(?:최대|최소)$/u.test(first)) ||
    // “평일 11시 14시, 토 10시 13시”
    /^\S+(?: \d+시)+$/u.test(lineOf(textsOf(part))) ||
    // “일요일 휴무, 토 14시까지”
    (part.length < 3 && /^\d+시까지$/u.test(textsOf(part).at(-1) ?? '')) ||
    // “택배비 4천원, 두병부터 무료”
    (part.length < 4 && /(?:부터|이상) (?:무료|공짜)$/u.test(lineOf(textsOf(part)))) ||
    // “새벽배송 서울 전지역, 경기 일부”
    (part.length < 3 && /^(?:일부|제외|전지역|전역)$/u.test(textsOf(part).at(-1) ?? '')) ||
    (part.length < 4 && lasting.test(lineOf(textsOf(part)))) ||
    // “시안 2회까지 무료 수정, 이후 회당 5,000원”, “생활차 1만~3만, MTB 상태따라”
    (part.length < 4 && (first === '이후' || /(?:따라|시세)$/u.test(textsOf(part).at(-1) ?? ''))) ||
    // “2주에 한 번 꽃 한 다발, 월 29,000원”
    /^(?:월|연|주|1?회|1박|하루|한 달) [\d,]+(?:[만천]?원|[만천])(?:부터)?,?$/u.test(lineOf(textsOf(part))) ||
    (part.length === 1 && /^[가-힣]+$|\d.*\d/u.test(first) && !isPredicate(first))
  )
}

/** “밀봉해서 두 달” */
const lasting =
  /(?:\d+ ?(?:일|주|달|개월|년|시간|분)|[한두세네석넉] ?(?:달|주|해|시간)|하루|이틀|사흘|나흘|닷새|일주일|열흘|보름)$/u

function hasHours(part: readonly Word[]): boolean {
  return /(?:^|\s)\d{1,2}(?::\d{2}|시 ?반?)?(?:[~–-]|부터 )\d{1,2}(?:시|:\d{2})/u.test(lineOf(textsOf(part)))
}

/** “한라봉 60프로 설탕 40프로, 딴 거 안들어감”, “수원 화성만 방문, 오산은 안 감”: what is said of all others. */
function isOfOthers(part: readonly Word[]): boolean {
  const [first = '', second = ''] = textsOf(part)
  const isShort = part.length < 4
  return (
    isShort &&
    (/^(?:딴|다른|나머지|그외)/u.test(first) ||
      (first === '그' && second === '외') ||
      (withoutTopic(first) !== null && /^[안못]$/u.test(second)))
  )
}

/** “평일 점심엔 판교역 2번출구, 토요일은 탄천공원”: what is told of one thing by contrast with another. */
function isByContrast(part: readonly Word[]): boolean {
  const front = part.slice(0, -1)
  return hasTopic(textsOf(front)) || front.some(({ text }) => /[가-힣](?:엔|건)$|^건$/u.test(text))
}

/** “초 1개, 나이프 포함”: what is said of all of them stands at the last. */
function shareEnd(items: readonly (readonly Word[])[]): boolean {
  const isBare = (part: readonly Word[]): boolean =>
    part.length < 4 && !hasTopic(textsOf(part)) && !isPredicate(textsOf(part).at(-1) ?? '')
  const last = textsOf(items.at(-1) ?? [])
  return (
    ((last.length === 2 && /^(?:포함|별도|제외|제공)$/u.test(last[1] ?? '')) ||
      // “온도 18~26도, 습도 50% 유지”
      (last.length < 4 && /^유지$/u.test(last.at(-1) ?? ''))) &&
    items.slice(0, -1).every(isBare)
  )
}

/** “촬영장 커피차, 행사 커피차”: names of one thing, each for another use. */
function areOfOneKind(items: readonly (readonly Word[])[]): boolean {
  const [first = '', ...others] = items.map((item) => textsOf(item).at(-1)?.replace(/,$/u, '') ?? '')
  return (
    items.every((item) => item.length > 1 && item.length < 4) &&
    /^[가-힣]{2,}$/u.test(first) &&
    !isPredicate(first) &&
    others.every((other) => other === first)
  )
}

/** “다리 조정, 코받침 교체는 평생 무료”: one topic of them all, which stands at the last. */
function shareLastTopic(items: readonly (readonly Word[])[]): boolean {
  const isBare = (part: readonly Word[]): boolean =>
    part.length < 3 &&
    part.every(({ text }) => !/\d/u.test(text) && !isPredicate(text.replace(/,$/u, ''))) &&
    !/(?:무료|가능|포함|불가|휴무|별도),?$/u.test(part.at(-1)?.text ?? '') &&
    !hasTopic(textsOf(part))
  return items.slice(0, -1).every(isBare) && hasTopic(textsOf(items.at(-1)?.slice(0, -1) ?? []))
}

/** “휜 상대는 못 펴고 새로 깎아야 함, 단풍나무로 12만원”: a sentence, and what is still said of it. */
function isContinued(parts: readonly (readonly Word[])[], words: readonly Word[]): boolean {
  if (countChars(lineOf(textsOf(words))) > SMALL_MOST) return false
  // “높이 180 기준 24만원, 10cm 올라갈 때마다 만원씩”
  if (parts.slice(1).some((part) => textsOf(part).some((text) => text.endsWith('때마다')))) return true
  // “작은 상자 9천원, 과일바구니는 만 6천원”, “높이 85cm, 무게 6.2kg”: prices and measures stand beside each other.
  if ([endsInPrice, isMeasured, isAnswered].some((is) => parts.every((part) => is(textsOf(part)))))
    return true
  const ends = parts.findIndex((part) => {
    const [verb = ''] = textsOf(part).slice(-1)
    return isPredicate(verb) && withoutTopic(textsOf(part)[0] ?? '') === null
  })
  const next = parts[ends + 1]
  return ends >= 0 && next !== undefined && !hasTopic(textsOf(next))
}

/** “어그 1만5천원”, “팔 전체 40,000”: what costs how much, and no more. */
export function endsInPrice(texts: readonly string[]): boolean {
  return /(?:[\d만천백]원|\d[만천]|\d,\d{3})(?:부터|씩)?,?$/u.test(texts.at(-1) ?? '')
}

/** “온수샤워장 O”, “매점 X”: what there is, and what not. */
function isAnswered(texts: readonly string[]): boolean {
  return /^[OX],?$/u.test(texts.at(-1) ?? '')
}

/** “무게 6.2kg”: how long or heavy something is, and no more. */
export function isMeasured(texts: readonly string[]): boolean {
  return texts.length < 4 && measure.test(texts.at(-1) ?? '') && !hasTopic(texts)
}

const measure = /^\d[\d.,x×*~–-]*(?:cm|mm|m|g|kg|ml|l|w|v|도|센치|센티|미터|인치|그램|키로|킬로|리터),?$/iu

/** “오신채(파 마늘 부추 달래 흥거) 하나도 안 들어가요”: things named say nothing by themselves. */
export function isNounList(words: readonly Word[]): boolean {
  return words.length >= NOUNS_LEAST && words.every(({ text }) => bareNoun.test(text))
}
const NOUNS_LEAST = 2
/** A Korean word without a particle, an ending, a number, or a noun that says whether or how. */
const bareNoun =
  /^(?!.*(?:가능|불가|휴무|무료|별도|있|없|포함|제외|필수|추가|안$|못$))[가-힣]{1,4}\d{0,2}(?<![음함됨림감옴임은는이가을를도만서고면요다죠엔에])[,.]?$/u
