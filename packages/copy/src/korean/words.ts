import { BoundedCache } from '@clipmint/kit'

import { readAdjective } from './adjectives.ts'
import { endsInConsonant, finalOf } from './hangul.ts'
import { pastOfMaking } from './making.ts'
import { nounsInMyeon } from './nouns-like-links.ts'

const nounsInI =
  /(?:고양이|곰팡이|강아지이|어린이|종이|길이|높이|깊이|넓이|잡이|걸이|볶이|놀이|먹이|호랑이|구이|튀김이|말이|멍이|덮개이|꽂이|받이|맞이|나이|차이|사이|아이|오이|많이|같이|높이|깊이|없이|굳이|손뜨개이)$/u

/** The noun before 이 or 가, when the particle agrees with the noun's last sound. */
export function withoutSubject(word: string): string | null {
  if (nounsInI.test(word)) return null
  return withoutParticle(word, '이', '가')
}

/** The noun before 을 or 를. */
export function withoutObject(word: string): string | null {
  return withoutParticle(word, '을', '를')
}

/** The noun before 은 or 는; words that describe (작은, 있는) are no topics. */
export function withoutTopic(word: string): string | null {
  return isBeforeNoun(word) ? null : withoutParticle(word, '은', '는')
}

/** Whether one of these words is a topic. */
export function hasTopic(texts: readonly string[]): boolean {
  return texts.some((text) => withoutTopic(text) !== null)
}

function withoutParticle(word: string, afterConsonant: string, afterVowel: string): string | null {
  const noun = word.slice(0, -1)
  const last = noun.at(-1)
  if (last === undefined) return null
  const consonant = finalOf(last) === null ? endsInConsonant(noun) : finalOf(last) !== 0
  const particle = word.at(-1)
  if (finalOf(last) === null) return particle === afterConsonant || particle === afterVowel ? noun : null
  return particle === (consonant ? afterConsonant : afterVowel) ? noun : null
}

const describing =
  /(?:있는|없는|시는|하는|되는|가는|오는|주는|나는|보는|쓰는|리는|지는|보이는|쓰이는|줄이는|높이는|붙이는|먹이는|모이는|쌓이는|키는|기는|맞는|먹는|입는|신는|않는|받는|읽는|앉는|사는|드는|타는|치는|피는|우는|추는|루는|르는|던)$|(?:자라|바라|놀라|다니|나누|버티|견디|꾸미|스미|보내|꺼내|지내|끝내|뽐내|드러내|아끼|느끼|달래|없애|쉬|뛰|튀|켜|펴|빼|[아어여]두)는$|[가-힣](?:된|진|킨|낸|린|친|른|힌)$|(?:끓|줄|붙|먹|모|쌓|절|졸|녹|덮|섞|높)인$|(?:남|맡|숨|담|잠|새|옮|챙|감|벗)긴$|(?:키|씌|지|치|재|비|피|깨|띄|누)운$|(?:놔|놓아|[넣꽂]어|[모심걸]아|내버려)둔$|(?:들어|가져|나|찾아|받아|잡아|내려|올라|돌아|건너)온$|(?:하|오|사|쓰|보|주|가|드|으)신$|[가-힣]처음인$|^처음인$|[가-힣]{2}한$|(?:않은|아닌|못한|담은|넣은|얹은|묶은|덮은|받은|맞은|입은|찾은|깐|쓴|채운|세운|태운|데운|배운|맞춘|갖춘|고른|자란|가져온|들여온|사온|받아온|잡아온|캐온|나온|위한|향한|통한|찍은|뽑은|깎은|볶은|삶은|남은|앉은|잡은|굳은|익은|낡은|씻은|섞은|엮은|접은|꽂은|심은|닦은|읽은|신은|품은|닫은|붙은|넘은|절인|말린|얼린|데친|싶은|있을|없을|젖은|모은|얼은|녹은|말은|감은|깔은|뜯은|얻은|찢은)$/u
const nounsThatLookSo =
  /(?:까지는|(?:가|하|자|그|마)루는|[등점안중]심은|(?:참|김|꽁|멸|갈)치는|^(?:요리|머리|자리|유리|수리|소리|[장단근]거리|[정관처]리|다리|보리|뿌리)는|(?:바지|돼지|강아지|반지|커피|쿠키|[고후배상부단]추|식사|행사|공사|이사)는|[가-힣]품은|사진|청바지진|그린|크린|클린|마린|세린|셀린|치킨|스킨|냅킨|무한|제한|기한|권한|한한|어른|^저는|^나는|^우리는|[제전광경청나원양파진여공충상영맥소]주는|[주양연월결]말은|(?:크|맵|굵|밝|세|향|고|위|후|용|아|전|공|악|시|물|모|딸|쓰레)기는)$/u

/** Whether a line ends in a particle whose verb is missing: “신청은 인스타그램에서”. */
export function dangles(text: string): boolean {
  return /[가-힣](?:에서|에게|한테|으로|까지|부터|에도|로도)$/u.test(text) || /[가-힣]{2}를$/u.test(text)
}

/** The noun before 만, where only it is meant: “동물성 생크림만 올렸어요”. */
export function withoutOnly(word: string): string | null {
  return word.length > 2 && /[가-힣]만$/u.test(word) && !/(?:에|서|로|까지|지|라|다|동안)만$/u.test(word)
    ? word.slice(0, -1)
    : null
}

/** Whether a word describes the noun after it (따뜻한, 구운, 어울리는). */
export function isBeforeNoun(word: string): boolean {
  return beforeNoun.get(word, () => describes(word))
}

/** The same words are asked for at each place where a sentence might be cut. */
const beforeNoun = new BoundedCache<boolean>(5_000)

function describes(word: string): boolean {
  if (readAdjective(word)?.form === 'before' || pastOfMaking(word) !== null) return true
  // A topic takes 은 after a consonant: 뽑는, 맞는 are verbs.
  if (/[가-힣]{2}$/u.test(word) && word.endsWith('는') && endsInConsonant(word.slice(0, -1))) return true
  if (isPastOfVerb(word)) return true
  return describing.test(word) && !nounsThatLookSo.test(word)
}

/** Finals in which no noun but these ends: 닳은, 꺾은, 밟은 describe. */
const verbalFinals = new Set([2, 5, 6, 9, 10, 11, 13, 14, 15, 18, 27])
const nounsWithThem = /(?:닭|값|흙|삶|밖|여덟|넋|몫|칡|기슭|암탉)은$/u

function isPastOfVerb(word: string): boolean {
  return (
    /[가-힣]은$/u.test(word) && verbalFinals.has(finalOf(word.at(-2) ?? '') ?? 0) && !nounsWithThem.test(word)
  )
}

const negation = /^(?:안|못|덜)$|않|못하|못한|없|아니|아닌|말고|제외|빼고|뺀|뺐/u
/** Whether any of the words denies something; then nothing may be taken out of them. */
export function isNegated(words: readonly string[]): boolean {
  return words.some((word) => negation.test(word) && !/^(?:끊임없이|변함없이|틀림없이|어김없이)$/u.test(word))
}

const condition =
  /^(?:만약|만일|혹시|단|다만|대신)$|(?:때|때는|때도|때만|때에|경우|경우에|경우에는)$|(?:이상|이하|미만|초과|한정|한해|한하여|예정|계획)|(?:에만|에서만|으로만|로만|까지만|분만|께만|날만|개만|명만)$|거나$|든지$|더라도$|(?:[아어해여려셔워와져쳐켜펴춰둬줘꿔써커떠러겨봐돼]도)$|전까지|(?:수도|지도)$/u

const limits = /^(?:전|이전|이후|후|전후|내|이내|외|밖)(?:에|에는|의|까지|에만|으로)?$/u

/** Whether the words say when or for whom something holds; then they may only be said together. */
export function isConditional(words: readonly string[]): boolean {
  return words.some((raw, at) => {
    const word = raw.replace(/,$/u, '')
    // “오후 2시 전 주문”: which orders is said by the hour.
    const limited = limits.test(word) && /\d|[월화수목금토일]요일$/u.test(words[at - 1] ?? '')
    return limited || (/[가-힣]면$/u.test(word) && !nounsInMyeon.test(word)) || condition.test(word)
  })
}

/** Whether the words say a day or an hour and nothing else. */
export function isDate(words: readonly string[]): boolean {
  const said =
    /^(?:\d+월|\d+일|[월화수목금토일]요일|오전|오후|저녁|밤|낮|아침|새벽|매주|평일|주말|\d+시|\d+분),?$/u
  return (
    words.length > 1 && words.every((word) => said.test(word)) && words.some((word) => /\d|요일/u.test(word))
  )
}

/** Words that lean on the one before and can begin nothing. */
export const leaning =
  /^(?:것|거|게|건|걸|수|때|듯|듯이|만큼|정도|데|채|줄|중|후|뒤|전|동안|지|적|뿐|대로|김|바|등|및|안|못|된|될|않|같은|같이|처럼|인|인데|이며|이고|이나|그리고|또는|혹은|또|및|씩|쯤|가지|개|명|번|날|분|곳|집|사람|달|년|시|시간|분|일|주|개월|원|장|병|종|켤레|벌|잔|겹|층|코|kg|g|ml|cm|mm|l|m|%)(?:이|가|은|는|을|를|도|의|에|로|으로|이나|에도|에서|에서도|께|에게|이라면)?$/iu

const intensifiers =
  /^(?:아주|정말|정말로|매우|무척|참|너무|진짜|굉장히|꽤|더욱|한결|훨씬|특히|역시|정말정말|진짜진짜|너무너무|완전|그냥|무엇보다|그야말로)$/u

/** Without words that only raise the voice. */
export function withoutIntensifiers(words: readonly string[]): string[] {
  const calm = words.filter((word) => !intensifiers.test(word))
  return calm.length > 0 ? calm : [...words]
}

const linking =
  /^(?:그리고|사실|그래서|또한|또|특히|게다가|더불어|다만|단,|그러나|덕분에|물론|무엇보다|무엇보다도|아울러|참고로|거기에|여기에|또,|안녕하세요)[,]?$/u
/** Whether words begin with one that only links them to what stands before. */
function opensOn(texts: readonly string[]): boolean {
  return linking.test(texts[0] ?? '') || turnsAgainst(texts)
}

/** “근데 빵꾸는 빼고요”, misspelled as “근대 빵꾸는”: what stands against the sentence before; “근대 된장국” is of chard. */
export function turnsAgainst([first = '', ...rest]: readonly string[]): boolean {
  const isOfThing = rest.slice(0, 3).some((text) => (withoutTopic(text) ?? withoutSubject(text)) !== null)
  return but.test(first) || (first === '근대' && isOfThing && !ofChard.test(rest[0] ?? ''))
}

const ofChard = /^(?:된장|국|나물|쌈|죽|무침|아욱|시금치|한|\d)/u
const but = /^(?:근데|그런데|하지만|그치만|그렇지만),?$/u

const thisThing =
  /^(?:제품|상품|아이|친구|가게|매장|서비스|클래스|수업|카페|식당|공방|스튜디오|브랜드|집|곳|여기|이곳|이것|이건|저희|우리|모든|이)$/u
/** Of those, what may as well be who buys: “식당은 열 자루 넘으면 찾아갑니다”. */
const mayBeBuyer = /^(?:아이|친구|카페|식당|공방|스튜디오|집|곳)$/u

const sets = /^(?:세트|박스|키트|패키지|팩)$/u

/** How many words at the front only link or only name the product (그리고, 이 비니는, 저희 가게는). */
export function openingLength(words: readonly string[], nameWords: readonly string[]): number {
  let at = 0
  // “아 그리고 만둣국은 안 팔아요”
  const isSigh = /^(?:아|아참|참),?$/u.test(words[0] ?? '') && opensOn(words.slice(1))
  if (isSigh) at += 1
  while (at < words.length - 1 && opensOn(words.slice(at))) at += 1
  // “새싹 화분 세트”: the pot is a part of the set, and what is said of it is not said of the whole.
  // “짚신 멍석 짚풀장”: of several things the name says, what is said of one holds for that alone.
  const nouns = nameWords.filter((word) => /^[가-힣]+$/u.test(word))
  const whole = sets.test(nameWords.at(-1) ?? '') ? nameWords.slice(-1) : nouns.slice(-1)
  const isPointed = /^(?:이|저희|우리|본|여기)/u.test(words[at] ?? '')
  const names = (noun: string): boolean =>
    (thisThing.test(noun) && (isPointed || !mayBeBuyer.test(noun))) ||
    whole.some((known) => known === noun || (noun.length > 1 && known.endsWith(noun)))
  for (let length = 1; length <= 4 && at + length < words.length; length += 1) {
    const noun = withoutTopic(words[at + length - 1] ?? '')
    if (noun === null) continue
    const before = words.slice(at, at + length - 1)
    const points = before.every(
      (word) => /^(?:이|저희|우리|본|그|이번|여기|저희의)$/u.test(word) || nameWords.includes(word),
    )
    // “수업은 50분이에요”: a number says nothing without what it is of.
    const next = words[at + length] ?? ''
    const isCounted = /^[A-Z]?\d/u.test(next)
    // “수업은 더 안하고요”: of nothing, without its topic.
    // “매장은 없고”: nor of nothing at all.
    const isNoMore = /^(?:더|더는)$|^없/u.test(next)
    // “도어락은 가지고 다녀요”: the verb's own thing.
    const isTaken =
      !thisThing.test(noun) && /^[가-힣]+(?:고|서|어|아|해)$/u.test(next) && !readAdjective(next)
    // “하모니카는 첫 달 빌려드려요”: what is given.
    const rest = words.slice(at + length)
    const isGiven =
      /(?:드려요|드립니다|드림|줘요|줍니다|줌)[~!.]*$/u.test(rest.at(-1) ?? '') &&
      rest.every((word) => withoutObject(word) === null)
    return points && names(noun) && !isCounted && !isNoMore && !isTaken && !isGiven ? at + length : at
  }
  return at
}
