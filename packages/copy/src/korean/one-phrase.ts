import { adverb, isParticled, namesCase, numeral, shortAdnominal } from './boundaries.ts'
import { asLong, chained, clauseEnds, isPredicate, isVerbal } from './clause-ends.ts'
import { isBeforeNoun } from './words.ts'

/** Whether the last word before a pause and the first after it are one phrase, which nothing may part. */
export function isOnePhrase(left: readonly string[], rest: readonly string[]): boolean {
  const plain = (left.at(-1) ?? '').replace(/,$/u, '')
  const [next = ''] = rest
  return (
    isBeforeNoun(plain) ||
    shortAdnominal.test(plain) ||
    numeral.test(plain) ||
    adverb.test(plain) ||
    /^(?:가로|세로|높이|길이|폭|너비|지름|깊이)$/u.test(plain) ||
    /^(?:됩니다|돼요|되고|되는|됨|안 ?되|안돼|반(?:에|부터|까지)?$)/u.test(next) ||
    /[가-힣]히$/u.test(plain) ||
    // “사진 보내기, 기차표 | 예매, 병원 예약”: an item of a list.
    (left.some((word) => word.endsWith(',')) && isInItem(left.at(-1) ?? '', next)) ||
    /^(?:[x×*~-]|이후|이전|이내|이상|이하)$/iu.test(next) ||
    // “방이라 해봐야”: said of how little it is.
    (plain.endsWith('라') && /^(?:해봐야|해도|하면|하는|불러|불리는|부르는)/u.test(next)) ||
    // “밤 10시 | 넘으면”, “저녁 | 8시”: one time.
    (/(?:시|분|일|월)$/u.test(plain) && /^(?:넘|지나|반|이면|되면|쯤)/u.test(next)) ||
    (/(?:새벽|아침|저녁|오전|오후|밤|낮|요일|매주|매일)$/u.test(plain) &&
      /^(?:\d|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)/u.test(next)) ||
    (plain.endsWith('부터') && rest.slice(0, 3).some((other) => other.includes('까지'))) ||
    // “태워 | 입히니까”, “돌 맞아 | 금 간 앞유리”, “허벅지 안쪽 쓸려 | 구멍난 청바지”: one act, and what a thing is after it.
    isHeldVerb(plain, rest) ||
    // “알아서 | 맞춰드려요”, “빨아도 | 되게”, “걸어서 | 7분”, “5일 안에 | 떨어지면”.
    // “그동안 | 탈 자전거 빌려드려요”
    /^(?:알아서|그동안|그때)$/u.test(plain) ||
    // “뿌리가 안 내리고 | 죽으면”, “심고 3년은 | 지나야”
    (plain.endsWith('고') && left.length > 1 && namesCase(next)) ||
    (/\d[가-힣]{1,2}은$/u.test(plain) && next.startsWith('지나')) ||
    // “한 채 4만 | 5천원”
    (/[\d한두세네]\s?[만천백]$/u.test(plain) && /^\d/u.test(next)) ||
    // “고춧가루는 김장용하고 | 고추장용 굵기 따로”: one and the other.
    // “향나무 가루하고 | 느릅나무 풀만”
    /(?:[가-힣]용|가루|물|기름|소금|설탕)하고$/u.test(plain) ||
    // “설탕하고 오미자하고 | 일대일로 재았다가”
    (plain.endsWith('하고') && left.at(-2)?.endsWith('하고') === true) ||
    // “꺼두셔도 | 좋을 만큼”
    (/[아어여해려셔와져]도$/u.test(plain) && /^좋(?:을|은)$/u.test(next)) ||
    // “보증 1년 또는 | 충전 300회”
    /^(?:또는|및|혹은)$/u.test(plain) ||
    // “물고 | 빨아도”, “주문 받고 | 만들기 때문에”: one phrase.
    (/^[가-힣]고$/u.test(plain) && (/[아어여해]도$/u.test(next) || rest[1] === '때문에')) ||
    (/[아어여해]도$/u.test(plain) && /^(?:돼|되|됩|된)/u.test(next)) ||
    (/^(?:걸어서|차로)$/u.test(plain) && /^\d/u.test(next)) ||
    (/(?:안에|넘게|이내에)$/u.test(plain) &&
      rest.slice(0, 3).some((other) => namesCase(other) || other.endsWith('믄'))) ||
    (/^(?:제가|저희가)$/u.test(plain) && next === '직접') ||
    // “둘째 | 주부터”
    /(?:첫|둘|셋|넷|번)째$/u.test(plain) ||
    // “한 반에 | 여섯 명”
    (plain.endsWith('에') && numeral.test(next) && rest.length === 2 && !isPredicate(rest[1] ?? '')) ||
    isTimed(plain, rest) ||
    // “한 번도 | 안 해보신 분”
    (/(?:번|하나|조금|아무것)도$/u.test(plain) && /^(?:안|못)$/u.test(next))
  )
}

/** Whether two bare nouns, the second before a comma, are one item. */
function isInItem(word: string, next: string): boolean {
  const isNoun = (text: string): boolean =>
    /^[가-힣]+$/u.test(text) && !isParticled(text) && !isPredicate(text)
  return next.endsWith(',') && isNoun(word) && isNoun(next.slice(0, -1))
}

/** Whether a verb leads straight to the next one, which links, or describes the noun that ends them all. */
function isHeldVerb(word: string, rest: readonly string[]): boolean {
  const [next = '', second = ''] = rest
  if (!chained.test(word) || word.endsWith('서')) return false
  const describes = (other: string): boolean =>
    isVerbal(other) || shortAdnominal.test(other) || /[가-힣][난슨든른킨친뜬튼]$/u.test(other)
  return clauseEnds(next) || describes(next) || (next.length === 1 && describes(second))
}

/** “925 은으로 | 두 시간이면 | 만들어서 …”: what it is made of and how long it takes are told with what is done first. */
function isTimed(word: string, rest: readonly string[]): boolean {
  const words = [word, ...rest]
  const time = words.findIndex((other) => asLong.test(other))
  const verb = words.findIndex((other, at) => at > 0 && clauseEnds(other))
  const isOf = time === 0 || (time > 0 && time < verb && word.endsWith('로'))
  return isOf && verb < words.length - 1 && (words[verb] ?? '').endsWith('서')
}
