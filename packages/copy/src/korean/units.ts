import type { Word } from '../segment.ts'
import { readAdjective } from './adjectives.ts'
import { isBeforeNoun, isNegated, withoutSubject, withoutTopic } from './words.ts'

/** A stretch of a sentence that says one thing; `ending` stands for its last word where that only linked. */
export type Unit = { words: Word[]; ending: string | null }

const linkedFinite: readonly (readonly [RegExp, string])[] = [
  [/([가-힣]*[ㄱ-ㅎ가-힣])있(?:고|으며)$|^있(?:고|으며)$/u, '$1있어요'],
  [/^없(?:고|으며)$/u, '없어요'],
  [/^않(?:고|으며|아서)$/u, '않아요'],
  [/([갔났샀왔봤했됐꿨줬뒀졌렸켰쳤였겼뎠냈뺐셨썼떴컸섰폈탔땄짰았었])(?:고|으며)$/u, '$1어요'],
  [/(?<=[가-힣]{2})되(?:고|며)$/u, '돼요'],
  [/^있어서$/u, '있어요'],
  [/^만들어(?:서)?$/u, '만들었어요'],
]

/** The finished form of a linking word (따뜻해서 → 따뜻해요), or null when that is not certain. */
export function finished(word: string): string | null {
  const adjective = readAdjective(word)
  if (adjective && (adjective.form === 'and' || adjective.form === 'so')) return adjective.adjective.finite
  const measured = /^(\d[\d.,]*\s?\p{L}{0,3}?%?)(?:이라서|라서|이라|라|이고|이며)$/u.exec(word)?.[1]
  if (measured) return measured
  for (const [ending, finite] of linkedFinite) if (ending.test(word)) return word.replace(ending, finite)
  return null
}

/** Cuts a sentence where what stands before is a whole thought and what follows does not reach back over it. */
export function splitUnits(words: readonly Word[]): Unit[] {
  const units: Unit[] = []
  let from = 0
  for (let at = 0; at < words.length - 1; at += 1) {
    const raw = words[at]?.text ?? ''
    const word = raw.replace(/,$/u, '')
    const ending = finished(word) ?? (raw.endsWith(',') && isFinished(word) ? word : null)
    const left = words.slice(from, at + 1)
    if (ending === null || !mayPart(left, words.slice(at + 1), raw)) continue
    units.push({ words: left, ending })
    from = at + 1
  }
  units.push({ words: words.slice(from), ending: null })
  return units.reduce(joinBare, [])
}

function isFinished(word: string): boolean {
  return /(?:요|니다|가능|포함|무료)$/u.test(word) && word.length > 1
}

function mayPart(left: readonly Word[], rest: readonly Word[], raw: string): boolean {
  const texts = rest.map(({ text }) => text)
  const form = readAdjective(raw.replace(/,$/u, ''))?.form
  // “등받이가 높아서 편해요”: a bare outcome is told with its cause.
  if (texts.length === 1 && (form === 'so' || readAdjective(texts[0] ?? '')?.form !== 'finite')) return false
  const owned = texts.some((text) => withoutSubject(text) !== null || withoutTopic(text) !== null)
  if (raw.startsWith('만들어')) return owned && left.length > 1
  // “향이 독하지 않고 은은하게 퍼져요”: what the scent does is told with the scent.
  const subject = left.some(({ text }) => withoutSubject(text) !== null)
  const outcome = readAdjective(texts.at(-1) ?? '')?.form === 'finite'
  if (subject && !owned && !outcome && !/^(?:있|없)/u.test(raw)) return false
  if (form !== 'and') return true
  const bare = !left.some(({ text }) => withoutSubject(text) !== null || withoutTopic(text) !== null)
  if (raw.endsWith(',')) return true
  if (isNegated(texts.slice(0, 3))) return !bare
  return !bare || !texts.some((text) => isBeforeNoun(text))
}

/** “가볍고” + “따뜻해요” stay together: two bare qualities are one thought. */
function joinBare(units: Unit[], unit: Unit): Unit[] {
  const before = units.at(-1)
  const bare = (it: Unit): boolean =>
    it.words.length === 1 && readAdjective(it.ending ?? it.words[0]?.text ?? '') !== null
  const and = readAdjective(before?.words[0]?.text.replace(/,$/u, '') ?? '')?.form === 'and'
  if (!before || !and || !bare(before) || !bare(unit)) return [...units, unit]
  return [...units.slice(0, -1), { words: [...before.words, ...unit.words], ending: unit.ending }]
}
