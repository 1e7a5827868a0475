import { lineOf, type Reading } from '../reading/clause.ts'
import { pastOfMaking } from './making.ts'
import { shorterNouns } from './noun-phrase.ts'
import { isBeforeNoun, leaning, withoutObject, withoutOnly, withoutSubject, withoutTopic } from './words.ts'

const counts = /^(?:\d|[한두세네]$|다섯|여섯|일곱|여덟|아홉|열)/u

const emptyHeads =
  /^(?:효과|도움|장점|인기|재미|맛|수|특징|가능성|의미|매력|점|것|이유|자신|관심|차이|적|일)$/u

/** “네 가지 색이 있어요” → “네 가지 색”; “역 앞에 있어요” → “역 앞”. */
export function readPresent(texts: readonly string[]): Reading | null {
  if (texts.at(-1) !== '있어요' || texts.length < 2) return null
  const whole = lineOf(texts)
  const body = texts.slice(0, -1)
  const place = /^(.*(?:앞|옆|뒤|근처|맞은편|안|층|골목|사거리|시장|출구))에$/u.exec(body.at(-1) ?? '')?.[1]
  if (place) return { variants: [whole, lineOf([...body.slice(0, -1), place])], quality: null }
  const floated = floatedCount(body)
  if (floated) return { variants: [whole, ...floated], quality: null }
  // “1.5kg 6천원 중면도 있어요”: the price is that of another.
  const isAlso = /^[가-힣]+도$/u.test(body.at(-1) ?? '') && !body.some((word) => /\d/u.test(word))
  const noun = withoutSubject(body.at(-1) ?? '') ?? (isAlso ? body.at(-1)?.slice(0, -1) : undefined)
  const name = nounPhraseEnding(body, noun ?? null)
  if (!name || emptyHeads.test(name.at(-1) ?? '') || name.length < 2)
    return { variants: [whole], quality: null }
  return { variants: [whole, lineOf(name), ...shorterNouns(name)], quality: null }
}

/** “주머니가 두 개 있어요” → “주머니 두 개”. */
function floatedCount(body: readonly string[]): string[] | null {
  const at = body.findIndex((word, index) => index < body.length - 1 && withoutSubject(word) !== null)
  const after = body.slice(at + 1)
  const noun = withoutSubject(body[at] ?? '')
  const from = after.findIndex((word) => counts.test(word))
  const count = after.slice(from)
  if (
    at < 0 ||
    noun === null ||
    from < 0 ||
    count.length > 2 ||
    !after.slice(0, from).every((word) => word.endsWith('에'))
  )
    return null
  return [lineOf([...body.slice(0, at), noun, ...after]), lineOf([noun, ...count])]
}

const put =
  /^(?:판매해요|써요|사용해요|담았어요|넣었어요|썼어요|사용했어요|채웠어요|골랐어요|더했어요|올렸어요|둘렀어요|곁들였어요|달았어요|심었어요|묶었어요)$/u

/** “안감에 부드러운 기모를 넣었어요” → “부드러운 기모”. What is given under a condition never comes here. */
export function readPut(texts: readonly string[]): Reading | null {
  const last = texts.at(-1) ?? ''
  if (
    /^(?:드려요|보내요|배송해요|배달해요|내놓아요|내놔요|선보여요|구워요|내려요|팔아요|준비해요|내드려요)$/u.test(
      last,
    )
  )
    return readServed(texts)
  const held = last === '있어요' && /^(?:들어|담겨|달려|붙어|포함되어|포함돼)$/u.test(texts.at(-2) ?? '')
  const entered = /^(?:들어갔어요|담겼어요|포함돼요)$/u.test(last)
  if (!put.test(last) && !held && !entered) return null
  const body = texts.slice(0, held ? -2 : -1)
  const end = body.at(-1) ?? ''
  const only = put.test(last) ? withoutOnly(end) : null
  const noun = only ?? (put.test(last) ? withoutObject(end) : withoutSubject(end))
  const whole = lineOf(texts)
  if (noun !== null && counts.test(body.at(-2) ?? '') && body.length <= 6 && !put.test(last)) {
    return { variants: [whole, lineOf([...body.slice(0, -1), noun])], quality: null }
  }
  const name = nounPhraseEnding(body, noun) ?? (only === null ? null : wholeName(body, only))
  if (!name || name.length < 2) return null
  const act = only !== null && name.length < body.length ? [lineOf([...name.slice(0, -1), end, last])] : []
  return { variants: [whole, ...act, lineOf(name), ...shorterNouns(name)], quality: null }
}

/** All the words before an object as its name, where no other thing has a part in the sentence. */
function wholeName(body: readonly string[], noun: string): string[] | null {
  const before = body.slice(0, -1)
  return before.some(
    (word) => withoutTopic(word) !== null || withoutSubject(word) !== null || withoutObject(word) !== null,
  )
    ? null
    : [...before, noun]
}

/** “매일 아침 직접 구운 식빵을 문 앞까지 보내 드려요” → “직접 구운 식빵”: only a thing whose making is told. */
function readServed(texts: readonly string[]): Reading | null {
  const end = texts.findIndex((word) => withoutObject(word) !== null)
  const body = texts.slice(0, end + 1)
  const noun = withoutObject(texts[end] ?? '')
  const before = body.slice(0, -1)
  const whole = !before.some((word) => withoutTopic(word) !== null || withoutSubject(word) !== null)
  const name = whole && noun !== null ? [...before, noun] : nounPhraseEnding(body, noun)
  if (!name?.some((word) => pastOfMaking(word) !== null) || name.length < 2) return null
  return { variants: [lineOf(texts), lineOf(name), ...shorterNouns(name)], quality: null }
}

/** A verb that says how or what for. */
const manner = /[가-힣](?<!가|무|집|지|조)게$|도록$/u

/** The name that ends a stretch: its words after the last particle, with the last word's particle taken off. */
function nounPhraseEnding(body: readonly string[], noun: string | null): string[] | null {
  if (noun === null || noun === '') return null
  const inner = body.slice(0, -1)
  const cut = inner.findLastIndex(
    (word) =>
      /,$|(?:에서|에게|으로|에|로|까지|부터|만|도|마다|해서|아서|어서|고)$/u.test(word) ||
      manner.test(word) ||
      withoutTopic(word) !== null ||
      withoutObject(word) !== null ||
      (withoutSubject(word) !== null && word.length > 1),
  )
  // After a list (“라벤더, 쑥, 숯 세 가지 향”) only what is counted may stand alone.
  const count = inner.findIndex((word, index) => index > cut && counts.test(word))
  if (inner[cut]?.endsWith(',')) return count < 0 ? null : [...inner.slice(count), noun]
  // “따라할 수 있게 영상 QR이 들어 있어요”: what it is for belongs to the verb, and is lost with it.
  if (manner.test(inner[cut] ?? '')) return null
  const name = [...inner.slice(cut + 1), noun]
  const dangling =
    isBeforeNoun(inner[cut + 1] ?? '') &&
    cut >= 0 &&
    withoutTopic(inner[cut] ?? '') === null &&
    !/에$|에는$/u.test(inner[cut] ?? '')
  return dangling || leaning.test(name[0] ?? '') ? null : name
}
