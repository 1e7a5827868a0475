import { pastOfMaking } from '../korean/making.ts'
import { capital, ordered } from '../reading/clean.ts'
import { sortOf } from './score.ts'

/** Words that carry no news by themselves. */
const light =
  /^(?:저희|저희가|우리|제가|가게에서|매장에서|있어요|들어|담겨|포함돼요|판매해요|만들었어요|만든|가능해요|받아요|하는|the|and|is|are|for|with|its?|comes?|available|made|in|an?|of|ada|yang|dari|có|làm|từ)$/iu

const begins = /^(?:made|knitted|sewn|woven|baked|with|for|from|in|on|dengan|dari|untuk|di|với|từ|cho)\s/u

/**
 * What small words say beside these big ones: what they add (“In terracotta pots” beside “Small cactus and aloe”, “당일에
 * 줄여 드려요” beside “바지 길이”), or all of it where that is no phrase by itself.
 */
export function beside(text: string, big: readonly string[]): string {
  // “오일을 담은 수분크림” without its oil is filled with nothing: only a sentence does without what it is of.
  const particle = text.endsWith('요') ? /^[은는이가을를] /u : /^[은는이가] /u
  const topic = big.find((said) => particle.test(text.slice(said.length)) && text.startsWith(said))
  if (topic !== undefined) return text.slice(topic.length + 2)
  const plain = text.replace(article, '')
  const head = big.find((said) => isFront(said.replace(article, ''), plain))
  const rest = head === undefined ? '' : plain.slice(head.replace(article, '').length + 1)
  if (begins.test(rest)) return capital(rest)
  if (/^(?:사용|이용|제공|포함) /u.test(rest)) return rest
  const tail = big.find((said) => text.endsWith(` ${said}`))
  return (tail === undefined ? null : standing(text.slice(0, -tail.length - 1))) ?? text
}

const article = /^(?:the|an?|our)\s/iu

function isFront(said: string, text: string): boolean {
  return text.toLocaleLowerCase('en').startsWith(`${said.toLocaleLowerCase('en')} `)
}

/** “울 100% 실로”, left of “한 코씩 떴어요”: of what, or when; null where it is no phrase by itself. */
function standing(rest: string): string | null {
  const stuff = /^(.*[가-힣\d%])(?:으로|로)$/u.exec(rest)?.[1]
  if (stuff !== undefined && sortOf(stuff, 'ko').kind === 'material') return stuff
  return /(?:^|\s)(?:매일|아침|저녁|새벽|당일|주말)$/u.test(rest) ? rest : null
}

/** What small words say that the big ones over them do not: those that say it all again go, or what they add is left. */
export function unlike(big: readonly string[], small: readonly string[]): string[] {
  const fresh = small
    .map((text) => beside(text, big))
    .filter((text) => !big.some((said) => isEcho(text, said)))
  return ordered(fresh)
}

/** Whether one line says all of another again, which is more than a heading of one word. */
export function isEcho(text: string, said: string): boolean {
  const [told, stems] = [said, text].map((line) => new Set(contentOf(line).map(stemOf)))
  return told !== undefined && told.size > 1 && [...told].every((stem) => stems?.has(stem) ?? false)
}

function contentOf(text: string): string[] {
  return wordsOf(text).filter((word) => !/^(?:the|an?|our|and|is|are|of|it)$/u.test(word))
}

/** What small words say beside big ones, where that says more than these `known` words. */
export function addedTo(
  known: readonly string[],
  small: readonly string[],
  big: readonly string[],
): string[] {
  return small
    .map((text) => beside(text, big))
    .filter(
      (text) => adds(text, known) && !big.some((said) => /^[가-힣]/u.test(said) && text.startsWith(said)),
    )
}

/** Whether small words say more than what stands big over them: a word that is not among those said. */
export function adds(text: string, said: readonly string[]): boolean {
  const stems = new Set(said.flatMap((saying) => wordsOf(saying).map(stemOf)))
  return wordsOf(text).some(
    (word) => !light.test(word) && pastOfMaking(word) === null && !stems.has(stemOf(word)),
  )
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase('en').split(/\s+/u)
}

/** Enough of a word to know it by, whatever particle or ending it carries. */
function stemOf(word: string): string {
  return /^[가-힣]/u.test(word) ? word.slice(0, 2) : word.replace(/[,.:]$/u, '').slice(0, 5)
}
