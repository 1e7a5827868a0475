import { isParticled, namesCase } from '../korean/boundaries.ts'
import { closesSentence, isDeniedPlainly, isPredicate } from '../korean/clause-ends.ts'
import { isSpokenCase } from '../korean/spoken-case.ts'
import { hasTopic, withoutTopic } from '../korean/words.ts'

/** Whether a sentence ends at one of its words, though more words follow. */
export function endsSentence(texts: readonly string[], at: number): boolean {
  const left = texts.slice(0, at + 1)
  const rest = texts.slice(at + 1)
  // “준비물 없음 (침대, 오일 다 가져갑니다)”: a remark is of the sentence before it.
  if (rest[0]?.startsWith('(') === true) return false
  return (
    endsNoted(left, rest) ||
    endsTold(left, rest) ||
    endsDone(left, rest) ||
    endsGiven(left, rest) ||
    endsDenied(left, rest) ||
    isDeniedPlainly(left) ||
    endsLimit(texts, at) ||
    (closesSentence(left.at(-1) ?? '') && !isSong(left))
  )
}

/** “80년대 가요 | 중고 LP”: songs, and nobody who goes. */
function isSong(left: readonly string[]): boolean {
  return left.at(-1) === '가요' && /(?:년대|대중|인기|전통|트로트|옛)$/u.test(left.at(-2) ?? '')
}

/** “우편함에는 안 넣음 | 관리소 …”, “주차장있음 | 바닥 비닐 …”: what is not done or there ends its own sentence. */
function endsDenied(left: readonly string[], rest: readonly string[]): boolean {
  const [before = '', text = ''] = ['', ...left].slice(-2)
  const isDenied =
    /^(?:안|못)$/u.test(before) &&
    // “안 비우셨음 안 닦아요”: if they did not.
    !text.endsWith('셨음') &&
    /[가-힣](?:음|함|됨|감|줌|봄)$/u.test(text)
  const isNone =
    /[있없잇업]음$/u.test(text) &&
    !/^(?:때문|으로|이에요|예요|시(?:에|$))/u.test(rest[0] ?? '') &&
    // “중고타이어 있음 4만원부터”: what there is, and from which price.
    !/^\d+[만천]?원부터$/u.test(rest[0] ?? '') &&
    !isSpokenCase(left, rest)
  return isDenied || isNone
}

/** “등심은 그날그날 다름 | 사골은 겨울에만 있어요”, “꼭지는 통에 버려주기 | 유모차는 들어와요” */
function endsNoted(left: readonly string[], rest: readonly string[]): boolean {
  return (
    /(?:다름|같음|[가-힣](?:됨|주기|말기))$/u.test(left.at(-1) ?? '') && withoutTopic(rest[0] ?? '') !== null
  )
}

/** “놀이까지 함 | 사진이랑 …”, “10회 끊으면 45만원임 | 식단 …”, “영어는 안함 | 한반에 …”: a verb said as a noun, by what stands before it. */
function endsTold(left: readonly string[], rest: readonly string[]): boolean {
  const [before = '', text = ''] = ['', ...left].slice(-2)
  const isTold =
    /[만천]원임$|정도임$|^[안못잘][가-힣]{0,2}(?:함|됨|음|옴|감)$|기좋음$|[가-힣]야[됨함]$|^다님$/u.test(
      text,
    ) ||
    // “한쪽으로만 저어야 써라”, “3월까지만 해라”, “동부콩만 넣어라”: in the south-west it tells.
    /[야만] (?:[써해]|넣어)라$/u.test(`${before} ${text}`) ||
    (toldVerb.test(text) && (/[은는을를이가도만]$|까지$|이면$/u.test(before) || ofDoing.test(before)))
  return (
    isTold &&
    // “코트 안감 갈기”
    (text !== '안감' || isParticled(before)) &&
    !nounsLikeTold.test(text) &&
    // “안 비우셨음 안 닦아요”: if they did not.
    !text.endsWith('셨음') &&
    !/^(?:때문|시|없이|증|여부|있|없|아니|많|적|심|[으로이을를의])/u.test(rest[0] ?? '') &&
    !isSpokenCase(left, rest)
  )
}

const toldVerb = /^[함됨팜쉼]$|[가-힣](?:음|함|됨|줌|짐|림|옴|담금|말림)$/u
/** How something is done. */
const ofDoing =
  /^(?:안|못|잘|다|더|조금|매일|직접|같이|전부|미리|그날|바로|무료로|[가-힣]+(?:으로|해서|하게|(?:시간|분|일)(?:반|정도)?))$/u
/** Names that end as such a verb does. */
const nounsLikeTold =
  /(?:포함|명함|[가-힣]관함|보석함|[크그조]림|얼음|처음|마음|걸음|모음|볶음|소음|다음|믿음|웃음)$/u

/** “장갑은 그냥 드림 | …”, “트럭으로 실으러 감 | …”: what is given or done, where a sentence follows. */
function endsGiven(left: readonly string[], rest: readonly string[]): boolean {
  const [before = '', text = ''] = ['', ...left].slice(-2)
  const isGiven =
    /[가-힣](?:드림|[아어여해려와워켜져춰겨꿔내다]줌|챙김)$|^(?:키움|만듦|만듬|나옴|들어감|가져감|씀)$/u.test(
      text,
    ) ||
    (text === '감' && /(?:러|로|까지|에)$/u.test(before))
  const last = rest.at(-1) ?? left.at(-1) ?? ''
  return isGiven && (rest.some(isPredicate) || /추가$|^[쉼팜]$/u.test(last))
}

/** “원상복구 다함 | 견적은 …”, “불러야되서 안함 | 일요일 공휴일은 …”, “사다리차 따로 | 슬레이트는 …” */
function endsDone(left: readonly string[], rest: readonly string[]): boolean {
  const [before = '', text = ''] = ['', ...left].slice(-2)
  return (
    text !== '안감' &&
    /^(?:안|못|다|잘)[가-힣]*(?:함|됨|옴|감|음|줌|냄)$|^(?:따로|별도)$/u.test(text) &&
    !isParticled(before) &&
    // “점프비 안받음 | 125cc까지 8만”
    ((hasTopic(rest.slice(0, 2)) && !isPredicate(rest[0] ?? '')) ||
      (text === '안받음' && /^\d/u.test(rest[0] ?? '')))
  )
}

/** As many words as a limit has. */
export const LIMIT_MOST = 4

/** “옥천읍에서 20키로 안쪽만 | 부품 없으면 3일정도”: how far a shop goes, before a case of its own. */
export function endsLimit(texts: readonly string[], at: number): boolean {
  return (
    /^(?:안쪽|이내|시내|관내|까지)만$|\d[가-힣]*(?:까지|이내)만$/u.test(texts[at] ?? '') &&
    // “11월부터 2월까지만 하니더”
    !closesSentence(texts[at + 1] ?? '') &&
    // “저녁 8시까지만 반납해주시면 되고”: what a buyer does until then.
    texts
      .slice(at + 1, at + 3)
      .some((text, index) => namesCase(text) && !/^[되돼됩된]/u.test(texts[at + index + 2] ?? ''))
  )
}
