import { capital } from './clean.ts'
import { pastOfMaking } from './korean/verbs.ts'

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
  const head = big.find((said) => text.startsWith(`${said} `))
  const rest = head === undefined ? '' : text.slice(head.length + 1)
  return begins.test(rest) ? capital(rest) : text
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
  return /^[가-힣]/u.test(word) ? word.slice(0, 2) : word.replace(/[,.]$/u, '').slice(0, 5)
}
