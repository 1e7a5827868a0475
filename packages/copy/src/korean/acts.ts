import { lineOf } from '../reading/clause.ts'
import { readAdjective } from './adjectives.ts'
import { isMakingPast } from './making.ts'
import { leaning, withoutObject, withoutSubject } from './words.ts'

/** “직원이 방문해 무료로 견적을 내 드려요” → “무료로 견적을 내 드려요”: the later act holds when it stands on its own. */
export function afterAct(texts: readonly string[]): string[] {
  const at = texts.findIndex(
    (word, index) =>
      index > 0 &&
      index < texts.length - 3 &&
      /[가-힣](?:해|아|어|워|려|여|쳐|내),?$/u.test(word) &&
      readAdjective(word) === null,
  )
  const rest = texts.slice(at + 1)
  const own = withoutSubject(rest[0] ?? '') !== null || /(?:으로|로|에서|에서도|에도)$/u.test(rest[0] ?? '')
  return at > 0 && own && !leaning.test(rest[0] ?? '') ? [lineOf(rest)] : []
}

/** “창틀까지 꼼꼼하게 청소해요” → “꼼꼼하게 청소해요”: “even there” may go. */
export function withoutEven(texts: readonly string[]): string[] {
  const at = texts.length - 2
  const even = (texts[at - 1] ?? '').endsWith('까지') && readAdjective(texts[at] ?? '')?.form === 'adverb'
  return even ? [lineOf(texts.slice(at))] : []
}

/** “KC 인증을 받았어요” → “KC 인증”. */
export function certified(texts: readonly string[]): string[] {
  const noun = withoutObject(texts.at(-2) ?? '')
  if (
    !/^(?:받았어요|획득했어요|마쳤어요)$/u.test(texts.at(-1) ?? '') ||
    !/(?:인증|특허|인정|선정)$/u.test(noun ?? '')
  )
    return []
  return texts.length <= 4 && noun ? [lineOf([...texts.slice(0, -2), noun])] : []
}

/** “매일 아침 직접 구웠어요” → “직접 구웠어요”: what was done stays done without its when and where. */
export function pastWithoutPlace(texts: readonly string[]): string[] {
  if (!isMakingPast(texts.at(-1) ?? '')) return []
  const found: string[] = []
  for (let at = 1; at <= texts.length - 2; at += 1) {
    if (!/(?:으로|로|에서|에|씩|매일|아침|마다|새벽|그날|하나하나)$/u.test(texts[at - 1] ?? '')) continue
    // “꿀에 버무려 구웠어요” without its honey is left of what was stirred: a verb that leads to another keeps its own.
    if (/[해아어려여워쳐내]$/u.test(texts[at] ?? '') && at < texts.length - 1) continue
    if (!leaning.test(texts[at] ?? '') && !/^(?:아침|저녁|새벽|밤|낮)/u.test(texts[at] ?? ''))
      found.push(lineOf(texts.slice(at)))
  }
  return found
}
