import { countChars } from '@clipmint/kit'

import { type Clause, clauseOf, lineOf, type Quality, type Reading } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'
import { afterAct, certified, pastWithoutPlace, withoutEven } from './acts.ts'
import { type Adjective, readAdjective } from './adjectives.ts'
import { unlinked, verbsInI } from './conjugate.ts'
import { finalOf } from './hangul.ts'
import { qualitiesOf, qualityOf, shorterNouns, turnedAround } from './noun-phrase.ts'
import { readPresent, readPut } from './presence.ts'
import { finished } from './units.ts'
import { isNegated, withoutIntensifiers, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/** One unit's words (already finished politely) as a clause: which kind of saying it is decides what may go. */
export function readPredicate(words: readonly Word[], texts: readonly string[]): Clause {
  const { variants, quality } = read(texts)
  const calm = withoutIntensifiers(texts)
  const more = calm.length < texts.length ? read(calm).variants : []
  return clauseOf(words, [...variants, ...more], quality)
}

function read(texts: readonly string[]): Reading {
  if (isNegated(texts)) return readDenied(texts)
  return (
    readName(texts) ??
    readPossible(texts) ??
    readPut(texts) ??
    readPresent(texts) ??
    readQuality(texts) ?? {
      variants: [
        lineOf(texts),
        ...afterCause(texts).variants,
        ...pastWithoutPlace(texts),
        ...afterAct(texts),
        ...withoutEven(texts),
        ...certified(texts),
      ],
      quality: null,
    }
  )
}

/** “무겁지 않아요”: shown whole; the quality it denies is known. */
function readDenied(texts: readonly string[]): Reading {
  const at = texts.findIndex((word) => readAdjective(word)?.form === 'negatable')
  const denied = readAdjective(texts[at] ?? '')
  const name = nameWords(texts)
  const words = name ?? texts
  const line = lineOf(words)
  if (name !== null) {
    // What follows the denial is a name of its own: “소리가 나지 않는 | 무소음 벽시계”.
    const free = shorterNouns(words).filter((variant) => !isNegated(variant.split(' ')))
    return { variants: [line, ...free], quality: null }
  }
  const purpose = purposeOf(texts)
  if (purpose) return { variants: [line, ...purpose], quality: null }
  const outcome = afterDenial(texts)
  if (outcome) return { variants: [line, ...outcome.variants], quality: outcome.quality }
  const less = lessOf(texts)
  if (less) return { variants: [line], quality: less }
  const certain = denied && texts[at + 1]?.startsWith('않') && texts.length === at + 2
  return { variants: [line], quality: certain ? qualityOf(denied.adjective, true) : null }
}

/** “비 오는 날에도 덜 미끄러워요”: what is asked for is what is less so, never what is so. */
function lessOf(texts: readonly string[]): Quality | null {
  const adjective = readAdjective(texts.at(-1) ?? '')
  if (texts.at(-2) !== '덜' || adjective?.form !== 'finite') return null
  if (isNegated(texts.slice(0, -2))) return null
  return { about: `덜 ${adjective.adjective.before}`, named: false, noun: null, denied: false }
}

/**
 * “밑창은 젖은 길에서도 미끄럽지 않게 홈을 냈어요” → “미끄럽지 않게 홈을 냈어요”: what was done, and that against which it
 * was done. Where the denial holds “even there”, it holds.
 */
function purposeOf(texts: readonly string[]): string[] | null {
  const at = texts.findIndex((word) => readAdjective(word)?.form === 'negatable')
  const act = texts.slice(at + 2)
  const isPurpose = at > 0 && /^(?:않게|않도록)$/u.test(texts[at + 1] ?? '')
  const isAct =
    act.length === 2 &&
    withoutObject(act[0] ?? '') !== null &&
    /[가-힣]어요$|[가-힣]았어요$|[가-힣]했어요$/u.test(act[1] ?? '')
  if (!isPurpose || !isAct || isNegated([...texts.slice(0, at), ...act])) return null
  const before = texts.slice(0, at)
  const topic = withoutTopic(before[0] ?? '') === null ? 0 : 1
  const isEven = before.length === topic || (before.at(-1) ?? '').endsWith('도')
  const forms = [before.length > topic ? texts.slice(topic) : [], isEven ? texts.slice(at) : []]
  return forms.filter((words) => words.length > 0 && words.length < texts.length).map(lineOf)
}

/** “조미료를 쓰지 않아 맛이 깔끔해요” → “맛이 깔끔해요”: the denial is the cause, the outcome has its own subject. */
function afterDenial(texts: readonly string[]): Reading | null {
  const at = texts.findLastIndex((word) => /^(?:않아|않아서|없어|없어서|않고)$/u.test(word))
  const rest = texts.slice(at + 1)
  const own = withoutSubject(rest[0] ?? '') !== null || /[가-힣]{2}들도$/u.test(rest[0] ?? '')
  return at > 0 && rest.length >= 2 && own && !isNegated(rest) ? read(rest) : null
}

const boundHeads = /^(?:거|것|게|중|때문|정도|편|만큼|뿐|수|줄|듯|예정|아니|그만|덕분|마찬가지)$/u

/** The noun before 예요, 이에요, 입니다, 이다; null when the word is no name. */
export function copulaNoun(word: string): string | null {
  // “굴이예요” is 굴 before 이에요, as many write it.
  const misspelled = withoutSubject(/^(.+이)예요$/u.exec(word)?.[1] ?? '')
  const noun = misspelled ?? /^(.+?)(?:이에요|예요|에요|입니다|이랍니다|이죠|이다)$/u.exec(word)?.[1]
  // “소금만 넣어 끓입니다”: a verb whose stem ends as the copula does.
  if (noun === undefined || boundHeads.test(noun) || /[는은한]데$/u.test(noun) || verbsInI.test(`${noun}이`))
    return null
  if (/[가-힣]에요$/u.test(word) && !word.endsWith('이에요') && finalOf(noun.at(-1) ?? '') !== 0) return null
  return noun
}

/** “조금 가라앉는데 정상이에요”, “세 번 발라 마감했고 다리는 접이식이에요”: after another clause its noun alone hangs. */
export function endsInCopulaOfOutcome(texts: readonly string[]): boolean {
  return (
    (texts.length > 1 && /[가-힣](?:[는은한운인]데|지만|니까)$/u.test(texts.at(-2) ?? '')) ||
    // “뒷굽 교체가 15,000원이에요”: what stands after its subject.
    withoutSubject(texts.at(-2) ?? '') !== null ||
    // “제일 먼저 신경 쓰는 게 브레이크랑 바퀴 바람이에요”
    texts.slice(0, -1).some((word) => /^(?:게|것이)$/u.test(word)) ||
    // “메뉴가 칼국수 하나예요”
    (withoutSubject(texts[0] ?? '') !== null &&
      /^(?:하나|둘|셋)(?:예요|이에요|입니다)$/u.test(texts.at(-1) ?? '')) ||
    texts
      .slice(0, -1)
      .map((word) => word.replace(/,$/u, ''))
      .some((word) => /[가-힣](?<!려)고요?$/u.test(word) && unlinked(word) !== null) ||
    // “모시잎 넣은 송편이고 속은 동부콩이에요”
    texts.slice(0, -1).some((word) => /[가-힣]이[고구]$/u.test(word)) ||
    // “말 못해요, 그냥 편한 베개예요”: a sentence after another, which is no time.
    (texts.slice(0, -1).some((word) => /(?:요|니다),?$/u.test(word)) &&
      /[가-힣](?<![쯤시분원터도])(?:이에요|예요|(?<!이)에요|입니다)$/u.test(texts.at(-1) ?? '')) ||
    // “6주에 12만원이고 한 반 열 명”: a count, which no price follows.
    (/(?:명|분|마리|대)(?:이에요|예요|입니다)$/u.test(texts.at(-1) ?? '') &&
      texts.slice(0, -1).some((word) => /원이고,?$/u.test(word)))
  )
}

const nounsLikeVerbs = /(?:담요|요요|필요|중요|수요|바다|베란다|소다|판다|캐나다|보다|샐러다)$/u

/** The words without the copula, when they end in a name. */
function nameWords(texts: readonly string[]): string[] | null {
  const last = texts.at(-1) ?? ''
  const noun = copulaNoun(last)
  if (noun !== null && endsInCopulaOfOutcome(texts)) return null
  const ends = /(?:요|니다|다|죠|까|네|세)$/u.test(last) && !nounsLikeVerbs.test(last)
  if (noun === null && ends) return null
  return noun === null ? [...texts] : [...texts.slice(0, -1), noun]
}

function readName(texts: readonly string[]): Reading | null {
  const name = nameWords(texts)
  if (name === null) return null
  const { variants, quality } = qualitiesOf(name)
  const run = name === texts || !name.length ? [] : doneBy(name)
  return { variants: [lineOf(name), ...run, ...shorterNouns(name), ...variants], quality }
}

/** “1:1 예약제로 운영하는 미용실이에요” → “1:1 예약제로 운영해요”. */
function doneBy(name: readonly string[]): string[] {
  const verb = /^([가-힣]{2,})하는$/u.exec(name.at(-2) ?? '')?.[1]
  const own = name.slice(0, -2).some((word) => withoutSubject(word) !== null || withoutTopic(word) !== null)
  return verb && name.length > 2 && !own ? [lineOf([...name.slice(0, -2), `${verb}해요`])] : []
}

/** “손세탁할 수 있어요” → “손세탁 가능”. */
function readPossible(texts: readonly string[]): Reading | null {
  const last = texts.at(-1) ?? ''
  const whole = lineOf(texts)
  if (/^가능해요$/u.test(last) && texts.length > 1) {
    const noun = texts.slice(0, -1)
    const bare = withoutSubject(noun.at(-1) ?? '') ?? noun.at(-1) ?? ''
    return { variants: [whole, lineOf([...noun.slice(0, -1), bare, '가능'])], quality: null }
  }
  if (last !== '있어요' || texts.at(-2) !== '수') return null
  const verb = texts.at(-3) ?? ''
  const act = verb === '할' ? withoutObject(texts.at(-4) ?? '') : /^([가-힣]{2,})할$/u.exec(verb)?.[1]
  if (act === null || act === undefined) return { variants: [whole], quality: null }
  const before = texts.slice(0, verb === '할' ? -4 : -3)
  const object = before.length <= 2 ? withoutObject(before[0] ?? '') : null
  const grade = /^(\d.*?|[한두세네] ?(?:가지|단계))(?:으로|로)$/u.exec(before[1] ?? '')?.[1]
  if (object !== null && (before.length === 1 || grade)) {
    return { variants: [whole, lineOf([object, ...(grade ? [grade] : []), act, '가능'])], quality: null }
  }
  if (before.some((word) => withoutObject(word) !== null || readAdjective(word)?.form === 'adverb')) {
    return { variants: [whole], quality: null }
  }
  return { variants: [whole, lineOf([...before, act, '가능'])], quality: null }
}

/** “향이 은은해요” → “은은한 향”; “등받이가 높아서 편해요” → “높은 등받이”. */
function readQuality(texts: readonly string[]): Reading | null {
  const last = readAdjective(texts.at(-1) ?? '')
  if (last?.form !== 'finite') return null
  const finite = last.adjective.finite
  const body = texts.slice(0, -1)
  const whole = lineOf([...body, finite])
  const quality = qualityOf(last.adjective)
  const first = body.length === 1 ? readAdjective(body[0] ?? '') : null
  if (body.length === 0) return { variants: [whole], quality }
  if (first?.form === 'and') return { variants: [whole, finite, first.adjective.finite], quality }
  if (first?.form === 'but') return { variants: [whole, finite], quality }
  // “겁 많은 아이도 괜찮아요” praises no thing.
  if (finite === '좋아요' || finite === '괜찮아요') {
    return { variants: [whole, ...afterCause(texts).variants, ...afterAct(texts)], quality: null }
  }
  const end = body.at(-1) ?? ''
  if (readAdjective(end)?.form === 'so') {
    const cause = read([...body.slice(0, -1), finished(end) ?? end])
    return { variants: [whole, ...cause.variants.slice(1), finite], quality }
  }
  return readSubjectQuality(texts, whole, last.adjective)
}

/** A quality of a part (“향이 은은해요”) is the part's; without a subject it is the product's. */
function readSubjectQuality(texts: readonly string[], whole: string, adjective: Adjective): Reading {
  const body = texts.slice(0, -1)
  const end = body.at(-1) ?? ''
  const noun = withoutSubject(end) ?? withoutTopic(end)
  const turned = noun === null ? null : turnedAround([...body.slice(0, -1), noun], adjective)
  const quality = qualityOf(adjective)
  const cause = afterCause(texts)
  if (turned !== null) {
    const named = { ...quality, about: turned, named: true, noun: null }
    return { variants: [whole, turned, ...cause.variants], quality: named }
  }
  if (noun !== null) return { variants: [whole, ...cause.variants], quality: cause.quality }
  const likened = likenedPart(body, adjective)
  if (likened)
    return {
      variants: [whole, ...likened],
      quality: { ...quality, about: likened.at(-1) ?? '', named: true, noun: null },
    }
  // “드시기 편해요”: for what it is easy belongs to the quality, as long as it can be asked for in a breath.
  const about = lineOf([...body, adjective.before])
  const asked = body.length <= 3 && countChars(about) <= 11 ? about : adjective.before
  return { variants: [whole, ...cause.variants], quality: { ...quality, about: asked, noun: null } }
}

/**
 * What a part is like, with its quality: “발등이 양말처럼 편해요” → “편한 발등”, “양말처럼 편해요”; “쿠션은 오리털을 넣어
 * 폭신해요” → “폭신한 쿠션”.
 */
function likenedPart(body: readonly string[], adjective: Adjective): string[] | null {
  const [part = '', ...rest] = body
  const noun = withoutSubject(part) ?? withoutTopic(part)
  const turned = noun === null ? null : turnedAround([noun], adjective)
  const isLikeness = rest.length <= 2 && /[가-힣](?:처럼|만큼)$/u.test(rest.at(-1) ?? '')
  const isCause =
    rest.length > 1 && /^(?:넣어|채워|담아|달아|덧대|덧대어|써|만들어)서?$/u.test(rest.at(-1) ?? '')
  if (turned === null || (!isLikeness && !isCause)) return null
  return [...(isLikeness ? [lineOf([...rest, adjective.finite])] : []), turned]
}

/** “로스팅해서 향이 진해요” → “향이 진해요”: the outcome holds without its cause when it has its own subject. */
function afterCause(texts: readonly string[]): Reading {
  const at = texts.findLastIndex(
    (word, index) =>
      index < texts.length - 2 &&
      /(?:[아어여해와워져려겨쳐]서|니까|지만|는데|은데|때문에|덕분에),?$/u.test(word),
  )
  const rest = texts.slice(at + 1)
  const own = withoutSubject(rest[0] ?? '') ?? withoutTopic(rest[0] ?? '')
  return at < 0 || own === null ? { variants: [], quality: null } : read(rest)
}
