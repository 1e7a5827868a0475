import { readAdjective } from './adjectives.ts'
import { isNounish } from './boundaries.ts'
import { finalOf, finals, isOpen } from './hangul.ts'
import { isBeforeNoun } from './words.ts'

/** So long as something takes: “20분이면”, “하루면”. */
export const asLong = /(?:시간|분|일|달|루|틀)이?면$/u

/** “뒷굽은 6천원이고 | 5분이면 되고”: how long something takes, which is of what stands before. */
export function isHowLong([first = '', second = '']: readonly string[]): boolean {
  return asLong.test(first) && /^(?:되|돼|됩)/u.test(second)
}

/** “자꾸 팔라고 | 하셔서”: the verb of what is said or wished. */
export const ofQuoted = /^(?:하셔서|하시[고니면]|해서|하니까?|하는데|했는데)$/u

/** A name that is the cause: “밴드라”, “스테인리스 1.5T라”. */
export const isCauseName = /(?:[가-힣]{2}|[A-Za-z%])라$/u

/** A verb that ends its clause and leads to another. */
export const clauseEnd =
  /[가-힣](?:고|고요|며|는데|은데|한데|운데|지만|니까|면서|려고|도록|거나|다가|으니|[되하리시지]니|[건던텐]데|서|라서|이라|인데|[는은떤]지|[해아어여려셔와져쳐켜펴춰둬줘꿔봐돼]도)$|[가-힣]편이라$|^(?:건데|되니|하니|되고|하고)$|[가-힣](?<![이오방피손])해가$|[는은던한]디$|[니응잉]께$/u

/** Whether a verb describes the noun after it: 구운, 산; an adjective (작은) keeps nothing before it. */
export function isVerbal(word: string): boolean {
  return (isBeforeNoun(word) && readAdjective(word) === null) || pastVerb.test(word)
}

/** One syllable that is a verb before its noun: “다른 데서 산 안경”. */
export const pastVerb = /^(?:산|쓴|탄|온|준|판|푼|딴|뜬|짠|친|낸|든|뺀|캔|본)$/u

const predicate = /(?:[가-힣]요|니다|음|함|림|됨|줌|씀|옴|냄|뺌|킴|봄|[가-힣]짐|다|이소|더|[가-힣]유)$/u

/** Nouns that end as a verb does. */
const nounsLikeEnds =
  /(?:[크그]림|다이소|처음|얼음|모음|볶음|명함|[관납편]함|바다|소다|판다|담요|필요|수요|우유|두유|식용유|올리브유)$/u

/** Whether words end as a sentence does. */
export function isPredicate(word: string): boolean {
  return (predicate.test(word) || writtenSoftly.test(word)) && !nounsLikeEnds.test(word)
}

/** Endings of the provinces, with which a sentence stays as its owner wrote it. */
const dialect =
  /(?:[주하오가으]씨요|니더|심더|이더|시더|[라어아이예리해내려]예|데이|이소|마이소|시소|[이아어해려와워가나]유|랑께요?|당께요?|라우|쓰겄소|드래요|이래요|[요유]잉|[있없았었겠]슈|구먼유?|구만유?|마씸|마씀|제라|[가-힣]{2}여라|이[여어]라|[있없았었했]어라|보내라|드리라|드려라|온나|[옵맙]서|[내오주하]쇼|시?쇼잉|아입니까|[았었했왔갔겠있없렸]소|[있없했하허되]지라|[는능]교|허요|[좋많]소|(?:걸리|드리|올리|하|되)오|되야라|[있없좋냄심암엄염렴점이햄]수다|쿠다|[이거짜되]우다|[이되]여|(?<!소)혀|[어이]신다|카이|[든잖]예|(?:쓰|하|허|짜|팔|볶|담그|끓이|만드|보내|키우|말리)제|[가-힣]이제|[가-힣][해줘]라|[릴할을줄볼갈]게라)[.~!,]*$/u

/** Whether a sentence ends in a dialect: 익니더, 이라예, 보내라. */
export function isDialect(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return (
    words.length > 1 &&
    (dialect.test(last) ||
      // “빵꾸나모 퍼뜩 온나, 20분이면 다 때아준다”: one in the middle holds the rest.
      words.some((word) => word.endsWith(',') && dialect.test(word)) ||
      writtenSoftly.test(last.replace(/[.~!,]+$/u, '')) ||
      isDeniedPlainly(words)) &&
    !nounsLikeEnds.test(last)
  )
}

/** “조미료는 안 넣어라”: in the south-west who does not tells so with the ending that elsewhere commands. */
export function isDeniedPlainly(words: readonly string[]): boolean {
  if (/^안(?:해|써|넣어)라$/u.test(words.at(-1) ?? '')) return true
  return (
    /^(?:안|못)$/u.test(words.at(-2) ?? '') &&
    /[가-힣](?:어라|아라|여라|써라|해라)$|^[써해]라$/u.test(words.at(-1) ?? '')
  )
}

/** What ends a sentence in the polite styles and in some dialects; nouns and words to somebody that end alike. */
const politeEnd =
  /(?:주일|시간|[만천]원|한 ?달)요$|[가-힣]만요$|되요$|(?<!이)거든요$|[가-힣](?:임다|슴다)$|[가-힣]{2}이요$|더라[고구]요$|(?<![아다지])니다$|[습입합됩립]니당$|지요$|(?:하|이|시)죠$|[가-힣](?:[았었였]|했|갔|왔|됐)지$/u
const question = /까요$|[ㄴ은는인한된건난]가요$/u
const dialectEnd =
  /[어아]라우$|[주하오가으]씨요$|[는능인]교$|[가-힣](?:니더|심더|시더|[임감함됨옴남]더|니데이|[어아려러해라께고구내와줘돼]예|[고구]유|이라예|(?<!다)이소|마씸|마씀|제라|[있없]슈|없소|[당랑]께|쇼잉|[아어여려쳐]부러|부러라|원이오|[하허되짜]우다|[있없좋이암엄염렴햄]수다|이우다|쿠다|이[여어]라|가지유|[릴할을줄볼갈]게라|[있없았었했]어라|드려라|[옵맙릅]서)$|^[가-힣]여라$|[가-힣]*[해줘]라$|[가-힣]{2}[어아워]라$|^되야라$|^마씸$|^(?:보내|오|주|하|드|허|치|두)쇼$|[아어여려와워]보쇼$|숴보쇼$|[으시]쇼$|^[있없](?:슈|수다|어라)$|(?:[가-힣]{2}|^반)이유$|[가-힣]이제$|[가-힣]{2}여라$|^(?:거여|(?:하|허|짜|쓰|팔|볶|담그|끓이|만드|보내|키우|말리)제)$/u
const noEnd =
  /^(?:감사합니다|고맙습니다|안녕하세요|사랑합니다|사랑해요|미안합니다|그랑께|근데요|저희가요|제가요)$|(?:이거든요|개요|(?<!이)여유|자유|사유)$/u

/** “해여”, “에용”: how the polite end is written in messages. */
const writtenSoftly =
  /(?:[에예해돼되세봐와줘려져켜펴춰아어내매]여|[나오다보]가여|(?<!신생)[에예해돼되세봐와려아어]용|보내용)$/u
/** “골라냈슈”, “넣었소”: an end of the provinces after the past. */
const pastEnd = /^.*([가-힣])(?:슈|소|제)$/u

/** Whether a word ends a sentence, with a stop after it or none: 갑니다, 가요, 나왔어예. */
export function closesSentence(word: string): boolean {
  const isVerb = word.length > 1 && /[요유]$/u.test(word) && isOpen(word.at(-2) ?? '')
  return (
    ((isVerb && !question.test(word)) ||
      politeEnd.test(word) ||
      writtenSoftly.test(word) ||
      isPastEnd(word) ||
      dialectEnd.test(word)) &&
    !noEnd.test(word)
  )
}

function isPastEnd(word: string): boolean {
  return finalOf(pastEnd.exec(word)?.[1] ?? '') === finals.ss
}

/** A verb that leads straight to the next and keeps what it takes: 담아, 구워. */
export const chained =
  /^(?!걸어서)[가-힣](?<![장문연언상단영방전광유육치고배격염샤타파수부참인])(?:아|어|워|려|여|쳐)서?$/u

/** Whether a verb gives the cause of what follows: 없어서, 목재라서. */
export function isCause(word: string): boolean {
  const plain = word.replace(/,$/u, '')
  return (
    readAdjective(plain)?.form === 'so' ||
    (/(?:[없있않]어서|[가-힣]라서|이라|니까|으니)$/u.test(plain) && !isNounish(plain))
  )
}

/** Whether a clause ends in a word that leads to another: 넣고, 밴드라. */
export function clauseEnds(word: string): boolean {
  const plain = word.replace(/,$/u, '')
  return (clauseEnd.test(plain) || isCauseName.test(plain)) && !isNounish(plain)
}
