import { type AiPlan, type Scenario, scriptOf } from '@clipmint/contract'
import type { Script } from '@clipmint/film'

/** A story as its owner would read it aloud: what it opens with, and what it says next. */
export type StoryLines = { heading: string; lines: string[] }

/** As much of a story as tells it from the others at a glance. */
const LINES_MOST = 2
const none: ReadonlySet<string> = new Set()

/** The first two or three lines that a viewer reads of a story, without the selling points that are left out. */
export function storyLines(
  plan: AiPlan,
  scenario: Scenario,
  without: ReadonlySet<string> = none,
): StoryLines {
  const told = scriptOf(plan, scenario, without).lines.filter(({ role }) => role !== 'cta')
  const [hook, ...body] = told
  if (!hook) return { heading: scenario.title, lines: [] }
  // A hook's line beneath is the name or a remark, unless the big words need it to be true.
  const heading = hook.announces ? sentenceOf(hook) : bigWordsOf(hook)
  const lines = body.map(sentenceOf).filter((text) => text !== plan.name && text !== heading)
  return { heading, lines: [...new Set(lines)].slice(0, LINES_MOST) }
}

type Line = Script['lines'][number]

/** What a viewer takes from one scene: the sentence beneath where it is whole, else the big words. */
function sentenceOf(line: Line): string {
  const big = bigWordsOf(line)
  const small = line.sub[0] ?? ''
  // What stands under a price does not say it.
  if (small === '' || line.role === 'offer') return big
  // “Every loaf overnight” over “We bake every loaf overnight”.
  if (plain(small).includes(plain(big))) return small
  // “택배비요?” over “안 받아요”, “Free exchange” over “If the size is wrong”: each half needs the other.
  if (line.announces && (big.endsWith('?') || !isSentence(small))) return `${big} ${uncapped(small)}`
  return isSentence(small) ? small : big
}

function bigWordsOf({ headline: [big = ''] }: Line): string {
  return big
}

const koreanEnd = /(?:[요다까죠네])[.!?…~]*$/u
/** A word that makes what follows a part of another sentence. */
const joiner =
  /^(?:if|when|while|until|before|after|because|so|and|or|but|by|for|from|in|into|on|at|to|with|without|of|as|than|kalau|jika|bila|saat|untuk|dengan|tanpa|dari|di|ke|dan|karena|nếu|khi|để|với|từ|ở|cho|và|vì|trong)(?=\s)/iu
const FEWEST_WORDS = 3

function isSentence(text: string): boolean {
  if (/\p{Script=Hangul}/u.test(text)) return koreanEnd.test(text)
  if (/[.!?…]$/u.test(text)) return true
  return !joiner.test(text) && text.split(/\s+/u).length >= FEWEST_WORDS
}

/** A clause goes on in small letters; anything else may be a name. */
function uncapped(text: string): string {
  return joiner.test(text) ? text.charAt(0).toLocaleLowerCase('en') + text.slice(1) : text
}

function plain(text: string): string {
  return text.toLocaleLowerCase('en').replace(/[.!?…]+$/u, '')
}
